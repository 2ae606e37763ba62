/** Where doing something costs nothing, simple players pass after a while. */
import { expect, test } from 'vitest';
import { Acts, PASS_INDEX } from '../src/passing.ts';

test('a player who has acted often only passes until the next turn', () => {
  const acts = new Acts();
  const first = Array.from({ length: 60 }, () => acts.limited(3, 7));
  expect(first.lastIndexOf(3)).toBe(first.indexOf(PASS_INDEX) - 1);
  expect(first[0]).toBe(3);
  expect(first.at(-1)).toBe(PASS_INDEX);
  expect(acts.limited(3, 8)).toBe(3);
});

test('passing is not counted', () => {
  const acts = new Acts();
  for (let i = 0; i < 100; i++) acts.limited(PASS_INDEX, 1);
  expect(acts.limited(2, 1)).toBe(2);
});
