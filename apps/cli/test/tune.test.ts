import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

interface Report {
  readonly games: number;
  readonly positions: { readonly fitted: number; readonly heldOut: number; readonly otherPairs: number };
  readonly judged: readonly { readonly name: string }[];
  readonly calibration: unknown;
}

const DECKS = ['red-aggro', 'green-creatures'];
const tune = (out: string): string[] =>
  ['tune', ...DECKS, '--player', 'random', '--games', '40', '--turn-limit', '8', '--positions', '2'].concat([
    '--threads',
    '0',
    '--out',
    out,
  ]);
const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

test('a fit whose games were cut off plays the rest and comes to the same weights, with where they are from', async () => {
  const [whole, cut] = [join(scratchFolder(), 'whole'), join(scratchFolder(), 'cut')];
  const ended = await foretell([...tune(whole), '--json']);
  expect(ended.code).toBe(0);
  const report = JSON.parse(ended.out) as Report;
  const { fitted, heldOut, otherPairs } = report.positions;
  expect(report).toMatchObject({ games: 40, calibration: null });
  expect(fitted + heldOut + otherPairs).toBeGreaterThan(60);
  expect(report.judged.map(({ name }) => name)).toEqual(['hand-set', 'in use', 'fitted']);
  expect(read(whole, 'weights.ts')).toContain(
    "command: 'foretell tune --games 40 --player random --positions 2 --seed 1 --turn-limit 8'",
  );
  await foretell(tune(cut));
  const games = join(cut, 'games.ndjson');
  truncateSync(games, Math.floor(readFileSync(games).length / 2));
  expect((await foretell(tune(cut))).talk).toMatch(/has \d+ of 40 games; going on/);
  for (const name of ['games.ndjson', 'summary.json', 'weights.ts']) expect(read(cut, name)).toBe(read(whole, name));
});

test.each([
  [['--judge', 'greedy'], /^--judge greedy: does not search and predicts nothing; say for example standard@64$/],
  [
    ['--player', 'greedy:weights=fited'],
    /^--player greedy:weights=fited: there are no weights fited; did you mean fitted\?$/,
  ],
  [['--games', '5'], /^--games 5: give a whole number from 40 to /],
])('tune %j is refused in one line', async (args, line) => {
  const ended = await foretell(['tune', ...args]);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(linesOf(ended.talk)[0]).toMatch(line);
});
