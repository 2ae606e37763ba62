import { expect, test } from 'vitest';
import { foretell, linesOf } from './foretell.ts';

test('positions are looked at twice, and the document says of how many kinds they were', async () => {
  const args = ['honesty', 'greedy', 'red-aggro', 'narset-jace-control', '--positions', '6', '--threads', '0'];
  const ended = await foretell([...args, '--json']);
  expect(ended.code).toBe(0);
  const document = JSON.parse(ended.out) as { kinds: Record<string, number>; moved: number };
  expect(document).toMatchObject({ schema: 1, player: 'greedy', seed: 1, positions: 6, same: 6, leaks: [] });
  expect(Object.values(document.kinds).reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(document.moved).toBeGreaterThan(6 * 20);
  const words = await foretell(args);
  expect(words.out).toMatch(/^greedy: the same decision and the same analysis at 6 of 6 positions\n/);
});

test('players and decks that do not exist are refused in one line', async () => {
  const player = await foretell(['honesty', 'strongest']);
  expect(player).toMatchObject({ code: 2, out: '' });
  expect(linesOf(player.talk)).toEqual(['strongest: there is no player strongest; did you mean strong?']);
  const deck = await foretell(['honesty', 'flat@8', 'red-agro']);
  expect(linesOf(deck.talk)).toEqual(['red-agro: no file and no built-in deck of that name; did you mean red-aggro?']);
});
