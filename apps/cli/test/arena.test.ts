import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foretell, linesOf, program, scratchFolder } from './foretell.ts';

interface Report {
  readonly games: number;
  readonly total: { readonly blocks: number; readonly score: number };
  readonly pairs: readonly { readonly decks: readonly string[]; readonly blocks: number }[];
  readonly sprt: { readonly verdict: string } | null;
}

const arena = (out: string, ...more: string[]): string[] => ['arena', 'random', 'random', '--out', out, ...more];
const summaryIn = (folder: string): string => readFileSync(join(folder, 'summary.json'), 'utf8');

test('an arena that was cut off goes on to the same result, whatever the threads', async () => {
  const folder = scratchFolder();
  const [whole, cut] = [join(folder, 'whole'), join(folder, 'cut')];
  const decks = ['red-aggro', 'green-creatures'];
  const ended = await foretell([...arena(whole), ...decks, '--blocks', '2', '--threads', '0', '--json']);
  expect(ended.code).toBe(0);
  const report = JSON.parse(ended.out) as Report;
  expect(report).toMatchObject({ games: 8, sprt: null, total: { blocks: 2 } });
  expect(report.pairs.map((pair) => [pair.decks, pair.blocks])).toEqual([[decks, 2]]);
  // A player against itself.
  expect(report.total.score).toBe(0.5);
  await foretell([...arena(cut), ...decks, '--blocks', '1', '--threads', '0']);
  const file = join(cut, 'games.ndjson');
  truncateSync(file, readFileSync(file).length - 10);
  const continued = await program([...arena(cut), ...decks, '--blocks', '2', '--threads', '1']);
  expect(continued.talk).toContain('has 3 of 8 games; going on');
  expect(summaryIn(cut)).toBe(summaryIn(whole));
});

test('a sequential test ends an arena early, and says in words what it found', async () => {
  const out = join(scratchFolder(), 'arena');
  const ended = await foretell([...arena(out), 'red-aggro', '--blocks', '40', '--sprt', '100,600', '--threads', '0']);
  expect(ended.code).toBe(0);
  expect(ended.out).toMatch(/random is not the stronger one: LLR -\d+\.\d\d of \[-2\.94, 2\.94\] for Elo 100 or 600/);
  expect(ended.out).toMatch(/red-aggro \/ red-aggro: /);
  expect((JSON.parse(summaryIn(out)) as Report).games).toBeLessThan(40);
});

test.each([
  [['arena', 'gredy', 'random'], /^gredy: there is no player gredy; did you mean greedy\?$/],
  [['arena', 'greedy@5', 'random'], /^greedy@5: a budget is playouts per decision, for players that search/],
  [['arena', 'strong:world=8', 'random'], /^strong:world=8: there is no setting world; did you mean worlds\?$/],
  [['arena', 'flat:worlds=0', 'random'], /^flat:worlds=0: worlds=0: give a whole number from 1 to 1024$/],
  [['arena', 'greedy', 'random', '--sprt', '20,0'], /^--sprt 20,0: give two Elo differences, the smaller one first/],
  [['arena', 'greedy', 'random', 'no-such-deck'], /^no-such-deck: no file and no built-in deck of that name/],
])('%j is refused in one line', async (args, line) => {
  const ended = await foretell(args);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(linesOf(ended.talk)[0]).toMatch(line);
});
