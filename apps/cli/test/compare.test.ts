import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompareSummary, GauntletSummary, MatrixSummary } from '@foretell/study';
import { expect, test } from 'vitest';
import { compareWords } from '../src/compare/words.ts';
import { matrixWords } from '../src/matrix/conclusion.ts';
import { foretell, linesOf, program, scratchFolder } from './foretell.ts';

const RANDOM = ['--player', 'random', '--field-player', 'random'];
const BEARS = '22 Forest\n20 Island\n4 Grizzly Bears\n4 Kalonian Tusker\n4 Leatherback Baloth\n4 Llanowar Elves\n';

/** Two decks that differ in two cards, and a field. */
function decks(): { folder: string; old: string; next: string; field: string } {
  const folder = scratchFolder();
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  mkdirSync(join(folder, 'field'));
  write('field/b-growth.txt', `Deck\n${BEARS}2 Giant Growth\n`);
  write('field/a-bolts.txt', 'Deck\n52 Mountain\n4 Lightning Bolt\n4 Mogg Fanatic\n');
  write('field/notes.md', 'not a deck\n');
  const old = write('old.txt', `Deck\n${BEARS}2 Rancor\n`);
  const next = write('new.txt', `Deck\n${BEARS}2 Giant Growth\n`);
  return { folder, old, next, field: join(folder, 'field') };
}

const textIn = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

test('a comparison says what to expect, stops when it knows enough, and is the same however it is played', async () => {
  const { folder, old, next, field } = decks();
  const [once, cut] = [join(folder, 'once'), join(folder, 'cut')];
  const asked = ['compare', old, next, '--vs', field, ...RANDOM, '--until', '15%', '--turn-limit', '16'];
  const ended = await foretell([...asked, '--threads', '0', '--json', '--out', once]);
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.talk).toMatch(/^.*field: left alone, by their names no deck files: notes\.md$/m);
  expect(ended.talk).toMatch(
    /^about [\d,]+ games are expected to know the difference to 15\.0 wins in 100, [\d,]+ at most$/m,
  );
  const summary = JSON.parse(ended.out) as CompareSummary;
  expect(JSON.parse(textIn(once, 'summary.json'))).toEqual(summary);
  expect(summary).toMatchObject({
    schema: 1,
    study: 'compare',
    old: { deck: 'old' },
    new: { deck: 'new' },
    changes: [
      { card: 'Rancor', old: 2, new: 0 },
      { card: 'Giant Growth', old: 0, new: 2 },
    ],
    pairing: { sharedCards: 58, changedCards: 2 },
    stop: { until: 0.15, reached: true },
  });
  expect(summary.opponents.map(({ deck }) => deck)).toEqual(['a-bolts', 'b-growth']);
  expect((summary.difference.ci95[1] - summary.difference.ci95[0]) / 2).toBeLessThanOrEqual(0.15);
  expect(summary.games % 8).toBe(0);
  expect(linesOf(textIn(once, 'games.ndjson'))).toHaveLength(summary.games);
  // A wider interval first, cut off in the middle of a game, and then on threads.
  const wider = asked.map((arg) => (arg === '15%' ? '30%' : arg));
  await foretell([...wider, '--threads', '0', '--out', cut]);
  truncateSync(join(cut, 'games.ndjson'), textIn(cut, 'games.ndjson').length - 9);
  expect(await program([...asked, '--threads', '2', '--out', cut])).toMatchObject({ code: 0 });
  for (const name of ['games.ndjson', 'summary.json', 'manifest.json'])
    expect(textIn(cut, name)).toBe(textIn(once, name));
});

test('who requires a verdict is told by the exit code that there is none; the last words are one plain sentence', async () => {
  const { folder, old, next, field } = decks();
  const asked = [
    'compare',
    old,
    next,
    '--vs',
    field,
    ...RANDOM,
    '--games',
    '10',
    '--turn-limit',
    '16',
    '--threads',
    '0',
  ];
  const [plain, strict] = [
    await foretell([...asked, '--out', join(folder, 'plain')]),
    await foretell([...asked, '--require-verdict', '--out', join(folder, 'strict')]),
  ];
  expect([plain.code, strict.code]).toEqual([0, 5]);
  expect(strict.talk).toMatch(/^16 games, which will tell the difference to about \d+\.\d wins in 100$/m);
  expect(linesOf(strict.out).at(-2)).toMatch(
    /^Cannot tell yet whether new is better than old against this field: .*\.$/,
  );
  expect(strict.out).toMatch(/^ {2}-2 Rancor, \+2 Giant Growth$/m);
  // Decks that have little in common do not make a line of it all.
  const changes = Array.from({ length: 16 }, (_, at) => ({
    card: `card ${at}`,
    old: at % 2 === 0 ? 4 : 0,
    new: at % 2 === 0 ? 0 : 3,
  }));
  const summary = JSON.parse(textIn(join(folder, 'plain'), 'summary.json')) as CompareSummary;
  expect(linesOf(compareWords({ ...summary, changes })).slice(1, 3)).toEqual([
    '  -4 card 0, -4 card 2, -4 card 4, -4 card 6, -4 card 8, -4 card 10, and 8 more cards of 2 names',
    '  +3 card 1, +3 card 3, +3 card 5, +3 card 7, +3 card 9, +3 card 11, and 6 more cards of 2 names',
  ]);
});

test('a gauntlet and a matrix: tables for people, documents for programs', async () => {
  const { folder, old, field } = decks();
  const rest = ['--games', '6', '--turn-limit', '16', '--threads', '0', '--json'];
  const one = await foretell([
    'gauntlet',
    old,
    '--vs',
    field,
    '--weights',
    'a-bolts=3',
    ...RANDOM,
    ...rest,
    '--out',
    join(folder, 'g'),
  ]);
  expect(one.code).toBe(0);
  const gauntlet = JSON.parse(one.out) as GauntletSummary;
  expect(gauntlet.opponents.map(({ deck, weight, games }) => [deck, weight, games])).toEqual([
    ['a-bolts', 0.75, 6],
    ['b-growth', 0.25, 6],
  ]);
  const all = await foretell(['matrix', field, old, '--player', 'random', ...rest, '--out', join(folder, 'm')]);
  expect(all.code).toBe(0);
  const matrix = JSON.parse(all.out) as MatrixSummary;
  const widths = [3, 30].map((count) => {
    const decks = Array.from({ length: count }, () => matrix.decks[0] as MatrixSummary['decks'][0]);
    return Math.max(...linesOf(matrixWords({ ...matrix, decks })).map(({ length }) => length));
  });
  expect(Math.max(...widths)).toBeLessThan(120);
  expect(matrix.decks.map(({ deck, total }) => [deck, total.games])).toEqual([
    ['a-bolts', 12],
    ['b-growth', 12],
    ['old', 12],
  ]);
  expect(matrix.cells.map((row) => row.map((cell) => cell?.games ?? 0))).toEqual([
    [0, 6, 6],
    [6, 0, 6],
    [6, 6, 0],
  ]);
  // Other weights of the same games, and more of them.
  const more = await foretell([
    'gauntlet',
    old,
    '--vs',
    field,
    ...RANDOM,
    ...rest.slice(2),
    '--games',
    '8',
    '--out',
    join(folder, 'g'),
  ]);
  expect(JSON.parse(more.out)).toMatchObject({ games: 16, opponents: [{ weight: 0.5 }, { weight: 0.5 }] });
  expect(linesOf(textIn(join(folder, 'g'), 'games.ndjson'))).toHaveLength(16);
});

test('all that is wrong with a field is told at once', async () => {
  const { folder, old, next, field } = decks();
  writeFileSync(join(field, 'c.txt'), 'Deck\n60 Florest\n');
  writeFileSync(join(field, 'd.txt'), 'Deck\n30 Forest\n');
  const ended = await foretell(['compare', old, next, '--vs', field, '--out', join(folder, 'o')]);
  expect(ended).toMatchObject({ code: 4, out: '' });
  expect(ended.talk).toMatch(/c\.txt:2: .*Florest/);
  expect(ended.talk).toMatch(/d\.txt: .*60/);
});

test.each([
  [['compare', 'red-aggro', 'red-aggro'], /^say against which decks: --vs FOLDER/],
  [
    ['compare', 'red-aggro', 'red-aggro', '--vs', 'red-aggro', '--until', '1'],
    /^--until 1: give half the width of the interval/,
  ],
  [
    ['compare', 'red-aggro', 'red-aggro', '--vs', 'red-aggro', '--sprt', '5,5'],
    /^--sprt 5,5: give two Elo differences/,
  ],
  [
    ['compare', 'red-aggro', 'red-aggro', '--vs', 'red-aggro', '--sprt', '0,5', '--until', '1%'],
    /^--until and --sprt exclude each other/,
  ],
  [
    ['compare', 'red-aggro', 'red-aggro', '--vs', 'red-aggro,gren-creatures'],
    /^gren-creatures: no file and no built-in deck .*green-creatures\?$/,
  ],
  [
    ['gauntlet', 'red-aggro', '--vs', 'red-aggro', '--weights', 'red=2'],
    /^--weights red=2: the field has no deck red; known: red-aggro$/,
  ],
  [
    ['gauntlet', 'red-aggro', '--vs', 'red-aggro', '--weights', 'red-aggro=0'],
    /^--weights red-aggro=0: give at least one opponent a weight above 0$/,
  ],
  [['matrix', 'red-aggro'], /^a matrix needs two decks or more/],
  [['matrix', 'red-aggro', '--player', 'gredy'], /^--player gredy: there is no player gredy; did you mean greedy\?$/],
])('%j is refused in one line', async (args, line) => {
  const ended = await foretell(args);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(linesOf(ended.talk)).toEqual([expect.stringMatching(line)]);
});
