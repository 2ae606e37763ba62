import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { ai, deckOf, newGame, Page, person } from './tables.ts';

test('a game of random answers against a player that searches comes to its end, and its record gives the same state', async () => {
  const page = new Page();
  await page.open(newGame([person(deckOf('red-aggro')), ai('random', deckOf('green-creatures'))], 3));
  const end = await page.play(({ options, number }) => new Random(number).below(options.length));
  expect(end.end?.how).toBe('win');
  const record = await page.table.record();
  const again = new Page();
  await again.open(record);
  const reopened = await again.asked();
  expect(reopened.scene).toEqual(end.scene);
  expect(reopened.end).toEqual(end.end);
});
