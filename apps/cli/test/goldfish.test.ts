import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

const alone = (out: string, ...more: string[]): string[] => [
  'goldfish',
  'red-aggro',
  ...['--player', 'random', '--turns', '3', '--threads', '0', '--out', out],
  ...more,
];
const fileIn = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

test('a goldfish study that was cut off goes on to the same results, with exact values beside what was counted', async () => {
  const folder = scratchFolder();
  const [whole, cut] = [join(folder, 'whole'), join(folder, 'cut')];
  const ended = await foretell(alone(whole, '--games', '12', '--json'));
  expect(ended.code).toBe(0);
  const summary = JSON.parse(ended.out) as { kept: { exact: number }[]; landDrops: unknown[] };
  expect(summary).toMatchObject({ study: 'goldfish', games: 12, seat: 'play', library: { cards: 60, lands: 20 } });
  // 20 lands in 60 cards: C(20, k) C(40, 7 - k) / C(60, 7) for 2 to 5 lands.
  expect(summary.kept[0]?.exact).toBeCloseTo(0.748738, 6);
  expect(summary.landDrops).toHaveLength(3);
  await foretell(alone(cut, '--games', '5'));
  const file = join(cut, 'games.ndjson');
  truncateSync(file, readFileSync(file).length - 10);
  const continued = await foretell(alone(cut, '--games', '12'));
  expect(continued.talk).toContain('has 4 of 12 games; going on');
  for (const name of ['games.ndjson', 'summary.json', 'report.html', 'tables/game_turns.csv', 'tables/castable.csv'])
    expect(fileIn(cut, name)).toBe(fileIn(whole, name));
  expect(linesOf(fileIn(whole, 'tables/game_turns.csv'))).toHaveLength(1 + 12 * 3);
});

test.each([
  [['--keep', '5-2'], /^--keep 5-2: give the least and the most lands of a hand that is kept, such as 2-5$/],
  [['--seat', 'left'], /^--seat left: there is no left; /],
])('%j is refused in one line', async (args, line) => {
  const ended = await foretell(['goldfish', 'red-aggro', ...args]);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(linesOf(ended.talk)[0]).toMatch(line);
});
