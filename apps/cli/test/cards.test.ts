// Card files on the command line: imported, measured, shown, and their cards in decks, games, positions and scenarios.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Ended, foretell, linesOf, program, scratchFolder } from './foretell.ts';

const creature = {
  layout: 'normal',
  mana_cost: '{G}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '3',
  toughness: '2',
  legalities: { vintage: 'legal', standard: 'not_legal' },
  set: 'abc',
};
const RIDDLE = 'Colourless ideas sleep furiously';
const cards: readonly object[] = [
  { ...creature, name: 'Tally Bear', oracle_id: 'id-1' },
  { ...creature, name: 'Grizzly Bears', oracle_text: 'Text of a built-in card.', oracle_id: 'id-2' },
  { ...creature, name: 'Riddle of Bears', oracle_text: RIDDLE, set: 'xyz' },
  { ...creature, name: 'Riddle of Wolves', oracle_text: RIDDLE, legalities: { standard: 'legal' } },
  { ...creature, name: 'Jest', oracle_text: 'Another unreadable text.', set_type: 'funny' },
  { ...creature, name: 'Bear', layout: 'token' },
];
const SHARED = `"${RIDDLE}" is not understood; 2 cards share this gap`;

/** A new folder with these files and the card file `cards.json`. */
function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): (name: string) => string {
  const folder = scratchFolder();
  for (const [name, text] of Object.entries({ 'cards.json': JSON.stringify(cards), ...files }))
    writeFileSync(join(folder, name), text);
  return (name) => join(folder, name);
}

/** Lines of talk without those of progress, which slow machines show. */
const talkOf = ({ talk }: Ended): string[] => linesOf(talk).filter((line) => !line.startsWith('compiling '));

const deck = (...lines: string[]): string => `Deck\n${lines.join('\n')}\n`;
const playable = deck('20 Forest', '36 Grizzly Bears', '4 Tally Bear').replace('36 Grizzly', '36 Forest\n4 Grizzly');

test('a card file is compiled once and kept beside it', async () => {
  const at = folderWith();
  const first = await foretell(['cards', 'import', at('cards.json')]);
  expect(first).toMatchObject({
    code: 0,
    out: `${at('cards.json')}: 5 cards, 1 of them can be played (20.0 %)\nleft out: 1 token\n`,
  });
  expect(talkOf(first)).toEqual([expect.stringMatching(/^compiled in /)]);
  expect(readdirSync(at('.')).sort()).toEqual([
    'cards.json',
    expect.stringMatching(/^cards\.json\..*\.foretell-cards$/),
  ]);
  const second = await foretell(['cards', 'import', at('cards.json'), '--json']);
  expect(second.talk).toBe('as they were compiled before\n');
  expect(JSON.parse(second.out)).toMatchObject({
    schema: 1,
    cards: 5,
    compiled: 1,
    duplicates: 0,
    skipped: { token: 1 },
  });
});

test('coverage: by format, layout and set, joke cards apart, and the clauses that are not read', async () => {
  const at = folderWith();
  const json = await foretell(['cards', 'coverage', '--cards', at('cards.json'), '--json']);
  expect(json.code).toBe(0);
  expect(JSON.parse(json.out)).toMatchObject({
    schema: 1,
    total: 4,
    compiled: 1,
    formats: { vintage: { total: 3, compiled: 1 }, standard: { total: 1, compiled: 0 } },
    layouts: { normal: { total: 4, compiled: 1 } },
    sets: { abc: { total: 3, compiled: 1 }, xyz: { total: 1, compiled: 0 } },
    apart: { funny: { total: 1, compiled: 0 } },
    gaps: [
      { code: 'unread', cards: 2, unlocks: 2, examples: ['Riddle of Bears', 'Riddle of Wolves'] },
      { code: 'unread', cards: 1, unlocks: 1, examples: ['Grizzly Bears'] },
    ],
  });
  const text = await foretell(['cards', 'coverage', '--cards', at('cards.json'), '--top', '1', '--sets']);
  expect(text.out).toContain('vintage        1 of      3  33.3 %');
  expect(text.out).toContain('funny       0 of      1   0.0 %');
  expect(linesOf(text.out).filter((line) => line.includes('Riddle of Bears'))).toHaveLength(1);
  expect(text.out).not.toContain('Grizzly');
});

test('coverage: the cards that cannot be played, with their words, in a file that is not there yet', async () => {
  const at = folderWith();
  const args = ['cards', 'coverage', '--cards', at('cards.json'), '--unread', at('unread.ndjson')];
  expect((await foretell(args)).code).toBe(0);
  const unread = linesOf(readFileSync(at('unread.ndjson'), 'utf8')).map((line) => JSON.parse(line));
  // Neither the joke card nor the one that is read.
  const names: readonly string[] = unread.map(({ name }) => name);
  expect([...names].sort((a, b) => (a < b ? -1 : 1))).toEqual(['Grizzly Bears', 'Riddle of Bears', 'Riddle of Wolves']);
  expect(unread.find(({ name }) => name === 'Riddle of Wolves')).toMatchObject({
    formats: ['standard'],
    gaps: [{ code: 'unread', words: RIDDLE }],
  });
  const again = await foretell(args);
  expect(again.code).toBe(2);
  expect(again.talk).toContain('unread.ndjson: is there already; choose another name, or remove it');
});

test('cards are shown with text, abilities and rulings, or with what is not understood', async () => {
  const at = folderWith({
    'rulings.json': JSON.stringify([
      { oracle_id: 'id-1', published_at: '2020-02-02', comment: 'It counts.' },
      { oracle_id: 'id-2', published_at: '2020-02-02', comment: 'It does not.' },
    ]),
  });
  const files = ['--cards', at('cards.json'), '--rulings', at('rulings.json')];
  const shown = await foretell(['cards', 'show', 'tally bear', ...files, '--ir']);
  expect(shown.code).toBe(0);
  expect(shown.out).toMatch(
    /^Tally Bear {2}\{G\}\nCreature — Bear\n3\/2\n\nas it is played here:\n\(no abilities\)\n\n\{\n {2}"name": "Tally Bear",[\s\S]*\n\nrulings:\n2020-02-02 {2}It counts\.\n$/,
  );
  const builtIn = await foretell(['cards', 'show', 'Grizzly Bears', ...files, '--json']);
  expect(JSON.parse(builtIn.out)).toMatchObject({
    schema: 2,
    cards: [
      {
        name: 'Grizzly Bears',
        builtIn: true,
        card: { faces: [{ power: 2 }] },
        printed: [[]],
        source: { faces: [{ text: 'Text of a built-in card.' }] },
        refusal: null,
        gaps: [],
        rulings: [{ text: 'It does not.' }],
      },
    ],
  });
  const refused = await foretell(['cards', 'show', 'Riddle of Bears', 'Tally Beer', ...files]);
  expect(refused.code).toBe(3);
  expect(refused.out).toContain(`${RIDDLE}\n3/2\n\nRiddle of Bears cannot be played: ${SHARED}\n`);
  expect(talkOf(refused)).toEqual(['there is no card "Tally Beer" in the pool; did you mean Tally Bear?']);
});

test('decks: a companion is held to its condition, and in Commander it lies beside the hundred', async () => {
  const text = 'Companion \u2014 Each creature card in your starting deck has mana value 2 or less.';
  const friend = { ...creature, name: 'Small Friend', type_line: 'Legendary Creature \u2014 Bear', oracle_text: text };
  const at = folderWith({
    'friends.json': JSON.stringify([...cards, friend]),
    'small.txt': `Companion\n1 Small Friend\n\n${deck('56 Forest', '4 Llanowar Elves')}`,
    'large.txt': `Companion\n1 Small Friend\n\n${deck('56 Forest', '4 Kalonian Tusker', '1 Craterhoof Behemoth')}`,
    'led.txt': `Commander\n1 Rofellos, Llanowar Emissary\nCompanion\n1 Small Friend\n${deck('99 Forest')}`,
    'twice.txt': `Commander\n1 Rofellos, Llanowar Emissary\nCompanion\n1 Small Friend\n${deck('98 Forest', '1 Small Friend')}`,
  });
  const names = ['small.txt', 'led.txt', 'large.txt', 'twice.txt'].map(at);
  const checked = await foretell(['deck', 'check', ...names, '--cards', at('friends.json')]);
  expect(checked.code).toBe(4);
  expect(linesOf(checked.out)).toEqual([
    `${at('small.txt')}: a legal constructed deck of 60 cards and a sideboard of 1, read as MTG Arena text`,
    `${at('led.txt')}: a legal commander deck of 100 cards and a companion, read as MTG Arena text`,
  ]);
  expect(talkOf(checked).filter((line) => !line.startsWith('compiled in'))).toEqual([
    `${at('large.txt')}:2: the deck does not fulfil the condition of Small Friend as its companion; change the deck as its companion ability asks, or list it in the sideboard`,
    `${at('twice.txt')}:4: 2 copies of Small Friend, at most 1 are allowed; take out 1`,
    '4 decks: 2 legal, 2 illegal',
  ]);
});

test('decks: cards of the file are known, those not understood are refused with their line', async () => {
  const at = folderWith({
    'good.txt': playable,
    'bad.txt': deck('20 Forest', '4 riddle of bears', '4 Riddle of Wolves', '32 Forest'),
    'unknown.txt': deck('59 Forest', '1 Taly Bear'),
  });
  const names = ['good.txt', 'bad.txt', 'unknown.txt'].map(at);
  const checked = await foretell(['deck', 'check', ...names, '--cards', at('cards.json')]);
  expect(checked.code).toBe(3);
  expect(checked.out).toBe(`${at('good.txt')}: a legal constructed deck of 64 cards, read as MTG Arena text\n`);
  expect(talkOf(checked)).toEqual([
    `${at('bad.txt')}:3: Riddle of Bears cannot be played: ${SHARED}; take another card`,
    `${at('bad.txt')}:4: Riddle of Wolves cannot be played: ${SHARED}; take another card`,
    `${at('bad.txt')}: 1 of its 3 different cards can be played`,
    `${at('unknown.txt')}:3: main: there is no card "Taly Bear" in the pool; did you mean Tally Bear?`,
    '3 decks: 1 legal, 2 with cards that cannot be played',
  ]);
  const without = await foretell(['deck', 'check', at('good.txt')]);
  expect(without).toMatchObject({ code: 3, out: '' });
});

test('games: the same on any number of threads, and not continued with cards that are compiled otherwise', async () => {
  const at = folderWith({ 'good.txt': playable });
  const game = ['run', at('good.txt'), at('good.txt'), '--games', '2', '--cards', at('cards.json')];
  const one = await foretell([...game, '--threads', '0', '--out', at('one'), '--json']);
  const two = await program([...game, '--threads', '2', '--out', at('two'), '--json']);
  expect(one.code).toBe(0);
  expect(JSON.parse(two.out)).toEqual(JSON.parse(one.out));
  const stronger = JSON.stringify(cards).replaceAll('"power":"3"', '"power":"4"');
  writeFileSync(at('stronger.json'), stronger);
  const other = await foretell([...game.slice(0, -1), at('stronger.json'), '--threads', '0', '--out', at('one')]);
  expect(other.code).toBe(2);
  expect(other.talk).toMatch(/one has .* as side A, not this .*; choose another --out/);
});

const DECIDE = 'decide: {turn: 1, step: precombat_main, player: A}\n';
const position = (card: string): string => `id: p
setup:
  - {zone: hand, player: A, card: ${card}}
  - {zone: battlefield, player: A, card: Forest, count: 3}
`;

test('positions and scenarios use cards of the file', async () => {
  const at = folderWith({
    'p.yaml': position('Tally Bear') + DECIDE,
    'lists.yaml': `${position('Forest')}${DECIDE}beliefs: {A: {deck: pool, lists: [good.txt]}}\n`,
    's.yaml': `${position('Tally Bear')}actions:
  - {turn: 1, step: precombat_main, player: A, op: cast, card: Tally Bear}
asserts:
  - {op: permanentCount, player: A, name: Tally Bear, count: 1}
`,
    'r.yaml': position('Riddle of Bears') + DECIDE,
    'good.txt': playable,
  });
  const explained = await program([
    'explain',
    at('p.yaml'),
    ...['--cards', at('cards.json'), '--budget-sims', '32', '--threads', '2', '--json'],
  ]);
  expect(explained.code).toBe(0);
  expect(JSON.parse(explained.out)).toMatchObject({ best: expect.stringContaining('Tally Bear') });
  const played = await foretell(['scenario', 'run', at('s.yaml'), '--cards', at('cards.json')]);
  expect(played).toMatchObject({ code: 0, out: '1 passed, 0 failed, 0 unsupported\n' });
  const refused = await foretell(['explain', at('r.yaml'), '--cards', at('cards.json'), '--threads', '0']);
  expect(refused).toMatchObject({
    code: 3,
    out: '',
    talk: expect.stringContaining(`${at('r.yaml')}:1: p: Riddle of Bears cannot be played: ${SHARED}\n`),
  });
  const scenario = await foretell(['scenario', 'run', at('r.yaml'), '--cards', at('cards.json')]);
  expect(scenario.code).toBe(3);
  expect(scenario.out).toContain(`Riddle of Bears cannot be played: ${SHARED}`);
});

test('MTGJSON with gzip is read as well', async () => {
  const face = { layout: 'normal', name: 'Tally Bear', manaCost: '{G}', type: 'Creature — Bear', types: ['Creature'] };
  const atomic = { meta: {}, data: { 'Tally Bear': [{ ...face, power: '3', toughness: '2' }] } };
  const at = folderWith({ 'AtomicCards.json.gz': gzipSync(JSON.stringify(atomic)), 'good.txt': playable });
  const checked = await foretell(['deck', 'check', at('good.txt'), '--cards', at('AtomicCards.json.gz')]);
  expect(checked).toMatchObject({ code: 0 });
});

const packed = gzipSync(JSON.stringify(Array.from({ length: 2000 }, (_, at) => ({ ...cards[0], name: `Bear ${at}` }))));
expect(gunzipSync(packed).length).toBeGreaterThan(packed.length);
const broken: readonly (readonly [string, string | Uint8Array, readonly string[], RegExp])[] = [
  ['no file', '', ['--cards', 'absent.json'], /^absent\.json: there is no such file; check the path$/],
  ['a folder', '', ['--cards', '.'], /^\.: is a folder where a file is needed/],
  ['standard input', '', ['--cards', '-'], /^cards cannot be read from standard input: .*/],
  [
    'a cut gzip file',
    packed.subarray(0, 2000),
    ['--cards', 'x'],
    /^x: the gzip file ends in the middle; load the file again$/,
  ],
  ['an empty file', '', ['--cards', 'x'], /^x: the file is empty; give Scryfall/],
  ['a deck list', 'Deck\n4 Forest\n', ['--cards', 'x'], /^x: is neither JSON nor NDJSON; give Scryfall/],
  [
    'half a list',
    JSON.stringify(cards).slice(0, -9),
    ['--cards', 'x'],
    /^x: after card 5: the file ends in the middle; load/,
  ],
  [
    'a card without type',
    '[{"name": "A", "layout": "normal"}]',
    ['--cards', 'x'],
    /^x: card 1 \(A\): type_line is missing; give/,
  ],
  ['no card file at all', '', [], /^say which card file is meant: --cards FILE$/],
];

test.each(broken)('%s ends with one clear line', async (_, content, args, says) => {
  const at = folderWith({ x: content });
  const ended = await foretell(['cards', 'coverage', ...args.map((arg) => (arg === 'x' ? at('x') : arg))]);
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(talkOf(ended).map((line) => line.replace(at('x'), 'x'))).toEqual([expect.stringMatching(says)]);
  expect(readdirSync(at('.')).sort()).toEqual(['cards.json', 'x']);
});

test('trials: cards of the file and built-in ones; names that cannot be played are told', async () => {
  const at = folderWith();
  const few = ['--games', '2', '--decisions', '40'];
  const all = await program(['cards', 'try', '--cards', at('cards.json'), ...few, '--json']);
  expect(all.code).toBe(0);
  const report = JSON.parse(all.out) as { cards: number; failed: number; happened: Record<string, number> };
  expect(report).toMatchObject({ schema: 1, cards: 1, failed: 0, failures: [], untouched: [] });
  const again = await program([
    'cards',
    'try',
    'Tally Bear',
    '--cards',
    at('cards.json'),
    ...few,
    '--threads',
    '1',
    '--json',
  ]);
  expect(again.out).toBe(all.out);
  const builtIn = await program(['cards', 'try', 'Grizzly Bears', ...few]);
  expect(builtIn.code).toBe(0);
  expect(builtIn.out).toMatch(/^1 cards tried, 0 failed; cast 1, /);
  const unknown = await foretell(['cards', 'try', 'Riddle of Bears', '--cards', at('cards.json')]);
  expect(unknown).toMatchObject({ code: 3, out: '' });
  expect(talkOf(unknown)).toEqual(['Riddle of Bears: no card that can be played; foretell cards show tells why']);
});
