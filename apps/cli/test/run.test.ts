import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contents, foretell, linesOf, program, scratchFolder } from './foretell.ts';

const RANDOM = ['--players-a', 'random', '--players-b', 'random'];
const match = (out: string, ...more: string[]): string[] => [
  'run',
  'red-aggro',
  'green-creatures',
  ...RANDOM,
  '--out',
  out,
  ...more,
];

interface Game {
  readonly game: number;
  readonly first: number;
  readonly winner: number | null;
  readonly end: string;
}

test('twenty games twice give the same files to the byte, on two threads and on none', async () => {
  const folder = scratchFolder();
  const [once, again] = [join(folder, 'once'), join(folder, 'again')];
  const ended = [
    await program(match(once, '--games', '20', '--threads', '2')),
    await foretell(match(again, '--games', '20', '--threads', '0')),
  ];
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  const tables = ['endings.csv', 'games.csv', 'games.parquet', 'lengths.csv', 'wins.csv'];
  expect(Object.keys(contents(once))).toEqual([
    'games.ndjson',
    'manifest.json',
    'report.html',
    'summary.json',
    ...tables.map((name) => `tables/${name}`),
  ]);
  expect(contents(again)).toEqual(contents(once));
  const games = linesOf(contents(once)['games.ndjson'] ?? '').map((line) => JSON.parse(line) as Game);
  expect(games.map(({ game }) => game)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(games.filter(({ first }) => first === 0)).toHaveLength(10);
  const summary = JSON.parse(contents(once)['summary.json'] ?? '') as {
    sides: { wins: number }[];
    draws: number;
    turnLimit: number;
  };
  expect(summary.sides.map(({ wins }) => wins)).toEqual(
    [0, 1].map((side) => games.filter(({ winner }) => winner === side).length),
  );
});

test('a study that was cut off in the middle of a line goes on to the same results', async () => {
  const folder = scratchFolder();
  const [whole, cut] = [join(folder, 'whole'), join(folder, 'cut')];
  await foretell(match(whole, '--games', '20', '--threads', '0'));
  await foretell(match(cut, '--games', '12', '--threads', '0'));
  const file = join(cut, 'games.ndjson');
  truncateSync(file, readFileSync(file).length - 10);
  const ended = await program(match(cut, '--games', '20', '--threads', '1'));
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.talk).toContain('has 11 of 20 games; going on');
  expect(contents(cut)).toEqual(contents(whole));
});

test('of two runs into one folder at once only one goes on, and its games are whole', async () => {
  const folder = scratchFolder();
  const [out, alone] = [join(folder, 'both'), join(folder, 'alone')];
  const args = (path: string): string[] => match(path, '--games', '6', '--threads', '0');
  const ended = await Promise.all([foretell(args(out)), foretell(args(out))]);
  expect(ended.map(({ code }) => code).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 1]);
  const stopped = ended.find(({ code }) => code === 1);
  expect(stopped).toMatchObject({ out: '', talk: expect.stringMatching(/games\.ndjson: another study writes there/) });
  await foretell(args(alone));
  expect(contents(out)).toEqual(contents(alone));
});

test('a folder of another study is left alone', async () => {
  const out = join(scratchFolder(), 'study');
  await foretell(match(out, '--games', '2', '--threads', '0'));
  const before = contents(out);
  const ended = await foretell(match(out, '--games', '2', '--threads', '0', '--seed', '2'));
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.talk).toMatch(/has seed 1, not 2; choose another --out/);
  appendFileSync(join(out, 'games.ndjson'), '{"game":7}\n');
  const broken = await foretell(match(out, '--games', '4', '--threads', '0'));
  expect(broken.code).toBe(2);
  expect(linesOf(broken.talk)).toHaveLength(1);
  expect({ ...contents(out), 'games.ndjson': before['games.ndjson'] }).toEqual(before);
});

test.each([
  [
    'games.ndjson',
    'a line that is no JSON',
    '{"game":\n',
    /games\.ndjson:1: is not the record of game 0; choose another/,
  ],
  ['games.ndjson', 'a game without its result', '{"game":0}\n', /games\.ndjson:1: is not the record of game 0; choose/],
  [
    'manifest.json',
    'a manifest that is nothing',
    'null\n',
    /manifest\.json: is not the manifest of such a study; choose another/,
  ],
  [
    'manifest.json',
    'a manifest that is no JSON',
    '{"schema":',
    /manifest\.json: is not the manifest of such a study; choose/,
  ],
])('a folder whose %s has %s is left alone', async (name, _, text, problem) => {
  const out = join(scratchFolder(), 'study');
  await foretell(match(out, '--games', '2', '--threads', '0'));
  writeFileSync(join(out, name), text);
  const before = contents(out);
  const ended = await foretell(match(out, '--games', '4', '--threads', '0'));
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(linesOf(ended.talk)).toEqual([expect.stringMatching(problem)]);
  expect(contents(out)).toEqual(before);
});

test('a later line that is broken is named by its number', async () => {
  const out = join(scratchFolder(), 'study');
  await foretell(match(out, '--games', '2', '--threads', '0'));
  appendFileSync(join(out, 'games.ndjson'), 'x\n');
  const ended = await foretell(match(out, '--games', '4', '--threads', '0'));
  expect(linesOf(ended.talk)).toEqual([expect.stringContaining('games.ndjson:3: is not the record of game 2')]);
});

test('games that cannot be kept end the study with one line', async () => {
  const out = join(scratchFolder(), 'study');
  mkdirSync(out);
  symlinkSync(join(out, 'absent', 'games'), join(out, 'games.ndjson'));
  const ended = await foretell(match(out, '--games', '400', '--threads', '0'));
  expect(ended).toMatchObject({ code: 1, out: '' });
  expect(linesOf(ended.talk)).toEqual([
    expect.stringMatching(/games\.ndjson: cannot be written: there is no such file/),
  ]);
  expect(readdirSync(out).sort()).toEqual(['games.ndjson', 'manifest.json']);
});

test('a summary that cannot be written is told in one line', async () => {
  const out = join(scratchFolder(), 'study');
  mkdirSync(join(out, 'report.html.part'), { recursive: true });
  const ended = await foretell(match(out, '--games', '2', '--threads', '0'));
  expect(ended).toMatchObject({ code: 1, out: '' });
  expect(linesOf(ended.talk)).toEqual([expect.stringMatching(/report\.html: cannot be written: is a folder/)]);
});

test('a finished study is shown again without a file being written', async () => {
  const out = join(scratchFolder(), 'study');
  const once = await foretell(match(out, '--games', '4', '--threads', '0'));
  const files = Object.keys(contents(out));
  const written = (): unknown[] => files.map((file) => [file, statSync(join(out, file)).ino]);
  const before = written();
  expect(await foretell(match(out, '--games', '4', '--threads', '0'))).toMatchObject({ code: 0, out: once.out });
  expect(written()).toEqual(before);
  rmSync(join(out, 'summary.json'));
  await foretell(match(out, '--games', '4', '--threads', '0'));
  expect(Object.keys(contents(out))).toEqual(files);
});

test('a game stopped at the turn limit is no draw by the rules', async () => {
  const out = join(scratchFolder(), 'short');
  const ended = await foretell(match(out, '--games', '4', '--threads', '0', '--turn-limit', '2', '--json'));
  expect(JSON.parse(ended.out)).toMatchObject({ games: 4, draws: 0, turnLimit: 4, meanTurns: 2, errors: 0 });
});

test('decks come from files too, and players of different kinds meet', async () => {
  const folder = scratchFolder();
  const deck = join(folder, 'bears.txt');
  writeFileSync(
    deck,
    'Deck\n36 Forest\n4 Grizzly Bears\n4 Kalonian Tusker\n4 Leatherback Baloth\n4 Giant Growth\n4 Llanowar Elves\n4 Rancor\n',
  );
  const out = join(folder, 'study');
  const ended = await foretell([
    'run',
    deck,
    deck,
    '--games',
    '2',
    '--players-b',
    'random',
    '--threads',
    '0',
    '--out',
    out,
  ]);
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.out).toContain('A  bears (greedy)');
  expect(ended.out).toContain('B  bears (random)');
  expect(contents(out)['report.html']).not.toMatch(/<script|src=|href=/);
});

test('positions that a judge looks at become a table and a chart of the chance to win by turn', async () => {
  const out = join(scratchFolder(), 'judged');
  const ended = await foretell(match(out, '--games', '3', '--judge', 'flat@4', '--positions', '3', '--threads', '0'));
  expect(ended.code).toBe(0);
  const files = contents(out);
  const samples = linesOf(files['games.ndjson'] ?? '').map(
    (line) => (JSON.parse(line) as { samples: unknown[] }).samples,
  );
  expect(samples.map(({ length }) => length)).toEqual([3, 3, 3]);
  const [, ...rows] = linesOf(files['tables/predictions.csv'] ?? '').map((line) => line.trimEnd().split(','));
  // Games, turn, positions, mean, quartiles.
  expect(rows.reduce((sum, [, , positions]) => sum + Number(positions), 0)).toBe(9);
  for (const [, , , ...shares] of rows)
    for (const share of shares.map(Number)) expect(share >= 0 && share <= 1).toBe(true);
  expect(files['report.html']).toContain('Chance of red-aggro to win, turn by turn');
  const other = await foretell(match(out, '--games', '3', '--threads', '0'));
  expect(other.talk).toMatch(/has 3 positions a game judged by flat@4, not no judge; choose another --out/);
});

test.each([
  [['--judge', 'greedy'], /^--judge greedy: does not search; name a player that does, for example standard@256$/],
  [['--positions', '3'], /^--positions: say who judges them, for example --judge standard@256$/],
])('%j is refused in one line', async (args, line) => {
  const ended = await foretell(['run', 'red-aggro', 'red-aggro', ...args]);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(linesOf(ended.talk)).toEqual([expect.stringMatching(line)]);
});

test('what stands where results should be written is told in one line, with the place and how to mend it', async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'deep/out/summary.json'), { recursive: true });
  const refused = async (out: string): Promise<readonly [number | null, string]> => {
    const { code, talk } = await foretell(match(join(folder, out), '--games', '1', '--threads', '0', '--quiet'));
    return [code, talk.replace(`${folder}/`, '')];
  };
  expect(await refused('deep/out')).toEqual([
    1,
    'deep/out/summary.json: cannot be written: is a folder where a file is needed; name a file, or move the folder away\n',
  ]);
  expect(await refused('file')).toEqual([2, 'file: is a file where a folder is needed; choose another name\n']);
  expect(await refused('file/a/b')).toEqual([2, 'file/a/b: a part of the path is a file; check the path\n']);
});
