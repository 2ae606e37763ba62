// The published JSON Schemas: real documents of every command keep to them, and they are valid themselves.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { DOCUMENT_NAMES } from '../src/documents.ts';
import { nameOf } from '../src/surface.ts';
import { example, foretell, linesOf, program, scratchFolder } from './foretell.ts';

const folder = fileURLToPath(new URL('../../../schemas/', import.meta.url));
const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true, allErrors: true });
const validators = new Map<string, ValidateFunction>();
const seen = new Set<string>();

/** What the document has against its schema. */
function against(name: string, document: unknown): string[] {
  const read = (): object => JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8')) as object;
  const validate = validators.get(name) ?? ajv.compile(read());
  validators.set(name, validate);
  seen.add(name);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${name}${instancePath} ${message}`);
}

const conforms = (name: string, text: string): void => expect(against(name, JSON.parse(text))).toEqual([]);

test('every command with --json or --ndjson says which documents it prints', () => {
  const silent = commands
    .filter(({ options }) => options.some(([flag]) => flag === '--json' || flag === '--ndjson'))
    .filter(({ documents = [] }) => documents.length === 0);
  expect(silent.map(nameOf)).toEqual([]);
});

test('every document has a schema, and every schema is one of a document', () => {
  expect(readdirSync(folder).sort()).toEqual(DOCUMENT_NAMES.map((name) => `${name}.schema.json`).sort());
});

test('what a document has too much, too little or otherwise is found', () => {
  const right = { schema: 1, depth: 2, options: 3, lines: 4 };
  expect(against('perft', right)).toEqual([]);
  expect(against('perft', { ...right, schema: 2 })).not.toEqual([]);
  expect(against('perft', { ...right, other: 1 })).not.toEqual([]);
  expect(against('perft', { ...right, lines: '4' })).not.toEqual([]);
  expect(against('perft', { schema: 1 })).not.toEqual([]);
});

const POSITION = 'setup: [{zone: hand, player: A, card: Forest}]\ndecide: {turn: 1, step: precombat_main, player: A}\n';
const FAILING = 'setup: [{zone: hand, player: A, card: Forest}]\nasserts: [{op: life, player: A, value: 19}]\n';
const CARDS = [
  {
    layout: 'normal',
    name: 'Tally Bear',
    mana_cost: '{G}',
    type_line: 'Creature — Bear',
    oracle_text: '',
    power: '3',
    toughness: '2',
  },
  {
    layout: 'normal',
    name: 'Riddle',
    mana_cost: '{G}',
    type_line: 'Instant',
    oracle_text: 'Colourless ideas sleep furiously.',
  },
].map((card) => ({ ...card, legalities: { vintage: 'legal' }, set: 'abc' }));

/** With `@NAME` for files. */
const FILES: Readonly<Record<string, string>> = {
  'x.yaml': POSITION,
  'failing.yaml': FAILING,
  'illegal.txt': 'Deck\n20 Grizzly Bears\n40 Forest\n',
  'cards.json': JSON.stringify(CARDS),
};

test.each([
  ['explain', ['explain', example('jace-piles'), '--budget-sims', '40', '--threads', '0', '--json']],
  ['explain-list', ['explain', '@x.yaml', '@x.yaml', '--budget-sims', '8', '--threads', '0', '--json']],
  ['explain-line', ['explain', '@x.yaml', '--budget-sims', '8', '--threads', '0', '--ndjson']],
  ['exam', ['exam', 'random', '--questions', '1', '--family', 'blocks', '--threads', '0', '--json']],
  ['honesty', ['honesty', 'random', '--positions', '4', '--threads', '0', '--json']],
  ['scenario-run', ['scenario', 'run', '@failing.yaml', '--json']],
  ['deck-check', ['deck', 'check', 'red-aggro', '@illegal.txt', '@x.yaml', '--json']],
  ['cards-show', ['cards', 'show', 'Forest', 'Tally Bear', 'Riddle', '--cards', '@cards.json', '--json']],
  ['cards-import', ['cards', 'import', '@cards.json', '--json']],
  ['cards-coverage', ['cards', 'coverage', '--cards', '@cards.json', '--json']],
  ['perft', ['perft', '@x.yaml', '--json']],
  ['bench', ['bench', '--suite', 'boards', '--rounds', '1', '--ms', '10', '--json']],
])('%s keeps to its schema', async (name, args) => {
  const at = scratchFolder();
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(at, file), text);
  const { out } = await foretell(args.map((arg) => arg.replace(/^@/, `${at}/`)));
  conforms(name, out);
});

test('each line of cards coverage --unread keeps to its schema', async () => {
  const at = scratchFolder();
  writeFileSync(join(at, 'cards.json'), JSON.stringify(CARDS));
  await foretell(['cards', 'coverage', '--cards', join(at, 'cards.json'), '--unread', join(at, 'unread.ndjson')]);
  const lines = linesOf(readFileSync(join(at, 'unread.ndjson'), 'utf8'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) conforms('cards-unread', line);
});

test('each line of scenario run --ndjson keeps to its schema', async () => {
  const file = join(scratchFolder(), 'x.yaml');
  writeFileSync(file, FAILING);
  for (const line of linesOf((await foretell(['scenario', 'run', file, '--ndjson'])).out)) conforms('scenario', line);
});

const FAST = ['--threads', '0', '--json'];
const RANDOM = ['--player', 'random'];

test.each([
  ['run', ['run', 'red-aggro', 'green-creatures', '--games', '3', '--players-a', 'random', '--players-b', 'random']],
  [
    'compare',
    [
      'compare',
      'red-aggro',
      'green-creatures',
      '--vs',
      'red-aggro',
      '--games',
      '4',
      ...RANDOM,
      '--field-player',
      'random',
    ],
  ],
  [
    'gauntlet',
    ['gauntlet', 'red-aggro', '--vs', 'green-creatures', '--games', '3', ...RANDOM, '--field-player', 'random'],
  ],
  ['goldfish', ['goldfish', 'red-aggro', '--games', '3', '--turns', '3', ...RANDOM]],
  ['matrix', ['matrix', 'red-aggro', 'green-creatures', '--games', '2', ...RANDOM]],
  ['arena', ['arena', 'random', 'policy', 'red-aggro', 'green-creatures', '--blocks', '2', '--sprt', '0,20']],
  ['tune', ['tune', 'red-aggro', 'green-creatures', '--games', '40', '--turn-limit', '6', ...RANDOM]],
] as const)('%s, its manifest and its games keep to their schemas', async (name, args) => {
  const out = join(scratchFolder(), 'out');
  const ended = await foretell([...args, ...FAST, '--out', out]);
  expect(ended.code).toBe(0);
  conforms(name, ended.out);
  conforms(name, readFileSync(join(out, 'summary.json'), 'utf8'));
  conforms('manifest', readFileSync(join(out, 'manifest.json'), 'utf8'));
  const games = linesOf(readFileSync(join(out, 'games.ndjson'), 'utf8'));
  expect(games).not.toEqual([]);
  for (const game of games) conforms('game', game);
});

test('a shard and its manifest keep to their schemas', async () => {
  const out = join(scratchFolder(), 'out');
  const ended = await foretell([
    'run',
    'red-aggro',
    'red-aggro',
    '--games',
    '2',
    '--shard',
    '1/2',
    '--players-a',
    'random',
    '--players-b',
    'random',
    ...FAST,
    '--out',
    out,
  ]);
  conforms('shard', ended.out);
  conforms('manifest', readFileSync(join(out, 'manifest.json'), 'utf8'));
});

test('a game played again, its decisions, and what else could have been done', async () => {
  const out = join(scratchFolder(), 'out');
  const random = ['--players-a', 'random', '--players-b', 'random'];
  await foretell(['run', 'red-aggro', 'green-creatures', '--games', '1', ...random, ...FAST, '--out', out]);
  const again = await foretell(['replay', out, '--game', '0', '--json']);
  conforms('replay', again.out);
  const lines = linesOf((await foretell(['replay', out, '--game', '0', '--ndjson'])).out);
  for (const line of lines) conforms('replay-decision', line);
  const [first] = (JSON.parse(again.out) as { readonly decisions: readonly { readonly n: number }[] }).decisions;
  const asked = ['whatif', out, '--game', '0', '--at', `${first?.n}`, '--budget-sims', '16', ...FAST];
  conforms('whatif', (await foretell(asked)).out);
});

test('what needs threads keeps to its schema, and the built program prints schemas', async () => {
  const [tried, spoken, schema, unknown] = await Promise.all([
    program(['cards', 'try', 'Forest', '--games', '1', '--json']),
    program(['run', 'red-aggro', 'red-agro', '--progress', 'json']),
    program(['schema', 'game']),
    program(['schema', 'gane']),
  ]);
  conforms('cards-try', tried.out);
  for (const line of linesOf(spoken.talk)) conforms('progress', line);
  conforms(
    'progress',
    '{"event":"progress","text":"1/2 games","games":1,"of":2,"gamesPerSecond":3.5,"secondsLeft":null,"headline":null}',
  );
  expect(schema.out).toBe(readFileSync(join(folder, 'game.schema.json'), 'utf8'));
  expect(unknown).toMatchObject({ code: 2, talk: expect.stringContaining('did you mean game?') });
}, 120_000);

test('every schema was looked at with a document', () => {
  expect([...seen].sort()).toEqual([...DOCUMENT_NAMES].sort());
});
