import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

async function study(...more: readonly string[]): Promise<string> {
  const out = join(scratchFolder(), 'study');
  const decks = ['red-aggro', 'green-creatures'];
  const ended = await foretell(['run', ...decks, '--games', '3', '--threads', '0', '--out', out, ...more]);
  expect(ended.code).toBe(0);
  return out;
}

const fast = ['--players-a', 'policy', '--players-b', 'random'];

test('a game of a study is played again as recorded, and told', async () => {
  const out = await study(...fast);
  const record = JSON.parse(linesOf(readFileSync(join(out, 'games.ndjson'), 'utf8'))[2] ?? '') as { turns: number };
  const told = await foretell(['replay', out, '--game', '2']);
  expect(told).toMatchObject({ code: 0, talk: '' });
  const lines = linesOf(told.out);
  expect(lines[0]).toMatch(
    /^game 2 of .*: A red-aggro \(policy\) against B green-creatures \(random\); A begins, seed \d+/,
  );
  expect(lines.at(-1)).toMatch(new RegExp(`on turn ${record.turns} after \\d+ decisions, as recorded$`));
});

test('a record that is another game is a failure, and says in what', async () => {
  const out = await study(...fast);
  const file = join(out, 'games.ndjson');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/"turns":(\d+)/, (_, turns) => `"turns":${Number(turns) + 1}`),
  );
  const told = await foretell(['replay', out, '--game', '0', '--json']);
  expect(told.code).toBe(1);
  expect(told.talk).toMatch(/^game 0 of .*: is not the game that was recorded: turns is (\d+), recorded \d+\n$/);
  expect(JSON.parse(told.out)).toMatchObject({ asRecorded: false });
});

test('a replay file is the same game by itself', async () => {
  const out = await study(...fast);
  const file = join(out, 'game.replay.json');
  expect(await foretell(['replay', out, '--game', '1', '--out', file])).toMatchObject({ code: 0, out: '' });
  const [folder, alone] = await Promise.all([
    foretell(['replay', out, '--game', '1', '--ndjson']),
    foretell(['replay', file, '--ndjson']),
  ]);
  expect(alone).toEqual(folder);
  expect(linesOf(alone.out).length).toBeGreaterThan(10);
  const other = readFileSync(file, 'utf8')
    .replace(/foretell [\d.]+/, 'foretell 0.0.1')
    .replace('"play ', '"lay ');
  writeFileSync(file, other);
  const unfit = await foretell(['replay', file]);
  expect(unfit.code).toBe(1);
  expect(unfit.talk).toMatch(
    /stopped fitting at decision \d+: [AB] chose "lay .*it was recorded by foretell 0\.0\.1, this is/,
  );
});

test('what cannot be played again is one line', async () => {
  const out = await study(...fast);
  const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
    [['replay', out], 2, /say which of its games with --game N$/],
    [['replay', out, '--game', '3'], 2, /has 3 games, and game 3 is not among them/],
    [['replay', scratchFolder(), '--game', '0'], 2, /manifest\.json/],
    [['replay', join(out, 'summary.json')], 2, /is no replay/],
    [['replay', join(out, 'games.ndjson')], 2, /name the folder and one of its games: \S+study --game N$/],
    [['replay', join(out, 'games.ndjson'), '--game', '1'], 2, /one of its games: \S+study --game 1$/],
    [['whatif', out, '--game', '0'], 2, /say which decision with --at N/],
    [['whatif', out, '--game', '0', '--at', '99999'], 2, /its last one is \d+$/],
  ];
  for (const [args, code, words] of cases) {
    const ended = await foretell(args);
    expect(ended).toMatchObject({ code, out: '' });
    expect(linesOf(ended.talk)).toHaveLength(1);
    expect(ended.talk.trim()).toMatch(words);
  }
});

interface WhatIf {
  readonly n: number;
  readonly best: string;
  readonly options: readonly { readonly key: string; readonly pairedDiff: { readonly mean: number } }[];
  readonly chosen: { readonly key: string; readonly rank: number; readonly pairedDiff: { readonly mean: number } };
}

test('what a game took stands among the options of its decision', async () => {
  const out = await study(...fast);
  const { out: text } = await foretell(['replay', out, '--game', '0', '--ndjson']);
  const decisions = linesOf(text).map((line) => JSON.parse(line) as { n: number; kind: string; pick: string });
  const cast = decisions.find(({ pick }) => pick.startsWith('cast '));
  const asked = ['whatif', out, '--game', '0', '--at', String(cast?.n), '--budget-sims', '40', '--level', 'novice'];
  const args = [...asked, '--threads', '0'];
  const [document, again, table] = [
    await foretell([...args, '--json']),
    await foretell([...args, '--json']),
    await foretell(args),
  ];
  const steady = (one: string): string => one.replace(/"elapsedMs":\d+/, '');
  expect(steady(again.out)).toBe(steady(document.out));
  const { n, chosen, options } = JSON.parse(document.out) as WhatIf;
  expect(n).toBe(cast?.n);
  expect(chosen.key.startsWith(cast?.pick ?? '')).toBe(true);
  expect(options[chosen.rank - 1]).toMatchObject({ key: chosen.key, pairedDiff: chosen.pairedDiff });
  expect(table.out).toContain('◂ chosen');
  expect(linesOf(table.out).at(-1)).toMatch(
    chosen.rank === 1
      ? /^ {2}chosen in the game: cast .*, the best option found$/
      : /^ {2}best: \S.*; chosen in the game: cast .* behind/,
  );
});
