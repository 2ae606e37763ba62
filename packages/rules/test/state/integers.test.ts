// Handles have to be integers for the engine that runs the program as well: one floating point number in a list of handles makes the list, and every
// list that its handles come to, one of floating point numbers, and games take an eighth longer. Serialising tells the two apart.
import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { makeHandle, STAMP_LIMIT, slotOf } from '../../src/state/handle.ts';

/** Whether the list, which holds small whole numbers alone, is kept as one of integers. */
function isOfIntegers(list: readonly number[]): boolean {
  return serialize(list).equals(serialize(Array.from(list, (value) => value | 0)));
}

test('lists of integers are told apart from lists of floating point numbers', () => {
  const list = [1, 2];
  const big = Number('4294967296.5');
  list[0] = big - (big - 2);
  expect(list).toEqual([2, 2]);
  expect(isOfIntegers(list)).toBe(false);
  expect(isOfIntegers([2, 2])).toBe(true);
});

test('handles are integers up to the last', () => {
  const handles = [makeHandle(1, 4096), makeHandle(4095, STAMP_LIMIT), makeHandle(7, 2 * STAMP_LIMIT - 1)];
  expect(handles.map(slotOf)).toEqual([1, 4095, 7]);
  expect(handles.every((handle) => handle > 0)).toBe(true);
  expect(isOfIntegers(handles)).toBe(true);
});
