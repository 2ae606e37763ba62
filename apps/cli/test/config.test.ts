// The configuration file: what was typed goes first, then the command's own options in the file, then those for all, then what is built in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { readConfig } from '../src/config/file.ts';
import { settled } from '../src/config/settle.ts';
import { nameOf, surfaceOf } from '../src/surface.ts';
import { foretell, scratchFolder } from './foretell.ts';

const surfaces = commands.map(surfaceOf);

/** The arguments with those of the file, and where these come from. */
function settle(file: string, ...typed: readonly string[]) {
  const config = readConfig(file, 'x.yaml', surfaces);
  if (!config.ok) throw new Error(config.error.lines.join('\n'));
  const surface = surfaces.find(({ name }) => name === typed[0]);
  if (surface === undefined) throw new Error(`no command ${typed[0]}`);
  const { args, fromFile } = settled(typed, surface, config.value);
  return [args.slice(typed.length), Object.fromEntries(fromFile)];
}

const FILE = 'all: {seed: 7, threads: 1, cards: c.json}\nrun: {games: 007, seed: 8, json: true, quiet: false}\n';

test('typed options go first, then those of the command, then those of all; what a command does not have is left out', () => {
  expect(settle(FILE, 'run', 'a', 'b', '--games=3')).toEqual([
    ['--seed=8', '--json', '--threads=1', '--cards=c.json'],
    { seed: 'run', json: 'run', threads: 'all', cards: 'all' },
  ]);
  expect(settle(FILE, 'perft', 'x.yaml')).toEqual([[], {}]);
  expect(settle(FILE, 'exam')).toEqual([['--threads=1'], { threads: 'all' }]);
  expect(settle('', 'exam')).toEqual([[], {}]);
});

test('values are what was written, and come before two hyphens', () => {
  expect(settle('run: {games: 007, players-a: "strong@4:worlds=8"}', 'run')[0]).toEqual([
    '--games=007',
    '--players-a=strong@4:worlds=8',
  ]);
  const config = readConfig('perft: {depth: 3}', 'x.yaml', surfaces);
  const perft = surfaces.find(({ name }) => name === 'perft');
  if (!config.ok || perft === undefined) throw new Error('not read');
  expect(settled(['perft', '--', '--depth'], perft, config.value).args).toEqual([
    'perft',
    '--depth=3',
    '--',
    '--depth',
  ]);
});

test('what excludes an option that was typed is not taken from the file, nor from all what excludes one of the command', () => {
  const budgets = 'all: {json: true}\nexplain: {budget-sims: 9, ndjson: true, level: max}\n';
  expect(settle(budgets, 'explain', 'x', '--budget-ms', '5')[0]).toEqual(['--ndjson', '--level=max']);
  expect(settle(budgets, 'explain', 'x', '--json')[0]).toEqual(['--budget-sims=9', '--level=max']);
});

test.each([
  ['runn: {}', /^x\.yaml:1:1: there is no command runn; did you mean run\?$/],
  ['run:\n  game-s: 3', /^x\.yaml:2:3: run: there is no option game-s; did you mean games\?$/],
  ['all:\n  sed: 3', /^x\.yaml:2:3: all: there is no option sed; did you mean seed\?$/],
  ['run: {config: y.yaml}', /there is no option config/],
  ['run: {json: yes}', /json is set or not; write true or false$/],
  ['run: {games: }', /games needs a value/],
  ['run: {games: [1]}', /games needs a value/],
  ['run: {games: true}', /games needs a value/],
  ['run: {games: 1}\nrun: {}', /^x\.yaml:2:1: /],
  ['run: 3', /^x\.yaml:1:6: run: write its options below it/],
  ['- run', /names no command; write run:/],
  ['run: {', /^x\.yaml:\d+:\d+: /],
])('%s', (text, problem) => {
  const read = readConfig(text, 'x.yaml', surfaces);
  expect(read).toMatchObject({ ok: false, error: { exit: 2 } });
  if (!read.ok) {
    expect(read.error.lines).toHaveLength(1);
    expect(read.error.lines[0]).toMatch(problem);
  }
});

test('a bad value is told with the file that has it', async () => {
  const file = join(scratchFolder(), 'mine.yaml');
  writeFileSync(file, 'run: {games: many}\n');
  const ended = await foretell(['run', 'red-aggro', 'red-aggro', '--config', file]);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.talk).toContain(`${file}: --games many: give a whole number`);
});

test('a file that is named and is not there is told; help needs no file', async () => {
  expect(await foretell(['exam', '--config', 'absent.yaml'])).toMatchObject({
    code: 2,
    talk: expect.stringContaining('absent.yaml: '),
  });
});

test('what the file adds is told, and what it says holds', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'mine.yaml');
  writeFileSync(file, 'perft:\n  depth: 1\n  json: true\n');
  const position = join(folder, 'x.yaml');
  writeFileSync(
    position,
    'setup: [{zone: hand, player: A, card: Forest}]\ndecide: {turn: 1, step: precombat_main, player: A}\n',
  );
  const ended = await foretell(['perft', position, '--config', file]);
  expect(ended).toMatchObject({ code: 0 });
  expect(JSON.parse(ended.out)).toMatchObject({ depth: 1 });
  expect(ended.talk).toContain(`${file}: --depth=1 --json\n`);
});

test.each(commands.map(nameOf))('%s prints its options in a form that can be read again', async (name) => {
  const file = join(scratchFolder(), 'mine.yaml');
  writeFileSync(file, 'all: {threads: 2}\n');
  const ended = await foretell([...name.split(' '), '--print-config', '--config', file]);
  expect(ended).toMatchObject({ code: 0, talk: '' });
  expect(readConfig(ended.out, 'x.yaml', surfaces)).toMatchObject({ ok: true });
  const hasThreads = surfaces.some(
    (one) => one.name === name && one.options.some((option) => option.name === 'threads'),
  );
  expect(ended.out.includes('  threads: 2 # ')).toBe(hasThreads);
});

test('options in force say where they come from', async () => {
  const file = join(scratchFolder(), 'mine.yaml');
  writeFileSync(file, 'goldfish: {keep: "3-5", out: "a b"}\n');
  const { out } = await foretell(['goldfish', '--print-config', '--games', '4', '--config', file]);
  expect(out.split('\n')).toEqual(
    expect.arrayContaining([
      'goldfish:',
      '  games: 4 # command line',
      '  # turns: 8 (built in)',
      `  keep: 3-5 # ${file}`,
      `  out: "a b" # ${file}`,
      '  # json: false (built in)',
    ]),
  );
  expect(await foretell(['goldfish', '--print-config', '--gmes', '4'])).toMatchObject({ code: 2, out: '' });
});
