// Bad input: one clear line that says where, what and how to mend it, the right exit code, nothing on standard output, no trace.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visible } from '../src/terminal.ts';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

/** Files by name, the arguments (`@name` = that file), exit code, and what the line says. */
type Case = readonly [string, Readonly<Record<string, string>>, readonly string[], number, RegExp];

const POSITION = 'setup:\n  - {zone: hand, player: A, card: Grizzly Bears}\n';
const DECIDE = 'decide: {turn: 1, step: precombat_main, player: A}\n';

const cases: readonly Case[] = [
  ['nothing to do', {}, [], 2, /^say what to do: explain, run, .*--help/],
  ['an unknown command', {}, ['explian', 'x.yaml'], 2, /no command explian; did you mean explain\?/],
  ['half a command', {}, ['deck'], 2, /no command deck; say deck check/],
  ['an unknown option', {}, ['explain', 'x.yaml', '--sed', '3'], 2, /no option --sed; did you mean --seed\?/],
  [
    'an option without a value',
    {},
    ['explain', 'x.yaml', '--seed'],
    2,
    /--seed <n> value is missing; foretell explain --help/,
  ],
  ['a seed that is no number', {}, ['explain', 'x.yaml', '--seed', 'x'], 2, /^--seed x: give a whole number from 0 to/],
  ['a negative number', {}, ['run', 'a', 'b', '--games=-1'], 2, /^--games -1: give a whole number from 1 to/],
  [
    'a negative number as a word',
    {},
    ['run', 'a', 'b', '--games', '-1'],
    2,
    /^--games -1: give a whole number from 1 to/,
  ],
  ['the contrary of an option', {}, ['run', 'a', 'b', '--no-quiet'], 2, /no option --no-quiet; did you mean --quiet\?/],
  ['a name missing', {}, ['matrix', 'red-aggro,'], 2, /^red-aggro,: a name is missing beside a comma; write/],
  [
    'a weight twice',
    {},
    ['gauntlet', 'red-aggro', '--vs', 'red-aggro', '--weights', 'red-aggro=1,red-aggro=2', '--threads', '0'],
    2,
    /^--weights .*: red-aggro is given twice; give it once/,
  ],
  ['a fraction', {}, ['run', 'a', 'b', '--games', '1.5'], 2, /^--games 1\.5: give a whole number/],
  ['an unknown level', {}, ['explain', 'x.yaml', '--level', 'strng'], 2, /there is no strng; did you mean strong\?/],
  ['two budgets', {}, ['explain', 'x', '--budget-ms', '9', '--budget-sims', '9'], 2, /exclude each other/],
  ['an option twice', {}, ['explain', 'x', '--seed', '1', '--seed', '2'], 2, /^--seed is given 2 times/],
  ['a missing argument', {}, ['run', 'red-aggro'], 2, /missing required args.*run <deck-a> <deck-b>/],
  ['a missing file', {}, ['explain', 'absent.yaml'], 2, /^absent\.yaml: there is no such file; check the path$/],
  ['an empty folder', {}, ['explain', '@'], 2, /no \.yaml, \.json or \.ndjson file in it/],
  [
    'a file of another kind',
    { 'x.txt': POSITION },
    ['explain', '@x.txt'],
    2,
    /must end in \.yaml, \.json, \.ndjson or \.pzl/,
  ],
  ['an empty file', { 'x.yaml': '' }, ['explain', '@x.yaml'], 2, /no position in it; write one/],
  ['malformed YAML', { 'x.yaml': 'setup: [\n' }, ['explain', '@x.yaml'], 2, /x\.yaml:2:1: /],
  ['malformed JSON', { 'x.json': '{"setup": ' }, ['explain', '@x.json'], 2, /x\.json:1:\d+: /],
  ['broken gzip', { 'x.yaml.gz': 'no gzip' }, ['explain', '@x.yaml.gz'], 2, /x\.yaml\.gz: .*gzip|header/],
  [
    'an unknown field',
    { 'x.yaml': `${POSITION}actions:\n  - {turn: 1, step: upkeep, player: A, op: wait, twice: true}\n` },
    ['explain', '@x.yaml'],
    2,
    /x\.yaml:4:\d+: actions\[0\]\.twice/,
  ],
  [
    'an unknown card in a position',
    { 'x.yaml': POSITION.replace('Bears', 'Bear') + DECIDE },
    ['explain', '@x.yaml', '--threads', '0'],
    3,
    /x\.yaml:1: .*no card "Grizzly Bear" in the pool; did you mean Grizzly Bears/,
  ],
  [
    'an action that is not possible',
    {
      'x.yaml': `${POSITION}actions:\n  - {turn: 1, step: precombat_main, player: A, op: cast, card: Grizzly Bears}\n${DECIDE}`,
    },
    ['explain', '@x.yaml', '--threads', '0'],
    1,
    /cannot be reached: illegal-action: A cannot cast Grizzly Bears now; possible: pass/,
  ],
  [
    'a decision that never comes',
    { 'x.yaml': `${POSITION}decide: {turn: 1, step: first_combat_damage, player: A}\nstopAt: {turn: 2, step: draw}\n` },
    ['explain', '@x.yaml', '--threads', '0'],
    1,
    /cannot be reached/,
  ],
  [
    'an unknown deck',
    {},
    ['run', 'red-agro', 'red-aggro'],
    2,
    /^red-agro: no file and no built-in deck.*did you mean red-aggro\?/,
  ],
  ['a missing deck file', {}, ['deck', 'check', 'absent.txt'], 2, /^absent\.txt: there is no such file/],
  [
    'a count that is none',
    { 'd.txt': 'Deck\nx4 Forest\n' },
    ['deck', 'check', '@d.txt'],
    2,
    /d\.txt:2: no number of copies/,
  ],
  [
    'too many of a card on one line',
    { 'd.txt': 'Deck\n9999 Forest\n' },
    ['deck', 'check', '@d.txt'],
    2,
    /d\.txt:2: 9999 copies/,
  ],
  [
    'an unknown card in a deck',
    { 'd.txt': 'Deck\n59 Forest\n1 Gizzly Bears\n' },
    ['deck', 'check', '@d.txt'],
    3,
    /d\.txt:3: .*"Gizzly Bears".*did you mean Grizzly Bears/,
  ],
  [
    'a deck too small',
    { 'd.txt': 'Deck\n59 Forest\n' },
    ['run', '@d.txt', '@d.txt'],
    4,
    /d\.txt: 59 cards, at least 60.*add 1/,
  ],
  [
    'too many copies',
    { 'd.txt': 'Deck\n55 Forest\n5 Grizzly Bears\n' },
    ['deck', 'check', '@d.txt'],
    4,
    /d\.txt:3: 5 copies of Grizzly Bears, at most 4.*take out 1/,
  ],
  [
    'a commander who cannot lead',
    { 'd.txt': 'Commander\n1 Grizzly Bears # all bears\nDeck\n99 Forest\n' },
    ['run', '@d.txt', '@d.txt'],
    4,
    /d\.txt:2: Grizzly Bears cannot be a commander; take a legendary creature/,
  ],
  [
    'two commanders without partner abilities',
    { 'd.txt': 'Commander\n1 Thalia, Heretic Cathar\n1 Isamaru, Hound of Konda\nDeck\n98 Plains\n' },
    ['deck', 'check', '@d.txt'],
    4,
    /d\.txt:3: Thalia, Heretic Cathar and Isamaru, Hound of Konda cannot be commanders together; take one of them/,
  ],
  [
    "a card outside the commander's colours",
    { 'd.txt': 'Commander\n1 Selvala, Explorer Returned\nDeck\n97 Forest\n1 Lightning Helix\n1 Plains\n' },
    ['deck', 'check', '@d.txt'],
    4,
    /d\.txt:5: Lightning Helix is red, the commander's color identity is white and green; take it out/,
  ],
  [
    "a basic land outside the commander's colours",
    { 'd.txt': 'Commander\n1 Ulamog, the Infinite Gyre\nDeck\n98 Wastes\n1 Forest\n' },
    ['deck', 'check', '@d.txt'],
    4,
    /d\.txt:5: Forest is green, the commander's color identity is colorless; take it out/,
  ],
  [
    'a companion that is none',
    { 'd.txt': 'Companion\n1 Grizzly Bears\n\nDeck\n60 Forest\n' },
    ['deck', 'check', '@d.txt'],
    4,
    /d\.txt:2: Grizzly Bears has no companion ability; list it in the sideboard/,
  ],
  [
    'an unknown card to show',
    {},
    ['cards', 'show', 'Narset, Enlightened Mister'],
    3,
    /did you mean Narset, Enlightened Master/,
  ],
  [
    'an id that no scenario has',
    { 'x.yaml': POSITION },
    ['scenario', 'run', '@x.yaml', '--only', '007'],
    2,
    /^--only 007: none of/,
  ],
  ['a folder without scenarios', {}, ['scenario', 'run', '@'], 2, /no \.yaml, \.json or \.ndjson file in it/],
  [
    'perft without depth',
    { 'x.yaml': POSITION + DECIDE },
    ['perft', '@x.yaml', '--depth', '0'],
    2,
    /^--depth 0: give a whole number from 1/,
  ],
  [
    'a results folder that is a file',
    { out: '' },
    ['run', 'red-aggro', 'red-aggro', '--out', '@out'],
    2,
    /out: .*choose another/,
  ],
];

test.each(cases)('%s', async (_, files, args, code, says) => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'empty'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const typed = args.map((arg) => (arg === '@' ? join(folder, 'empty') : arg.replace(/^@/, `${folder}/`)));
  const ended = await foretell(typed);
  expect(ended).toMatchObject({ code, out: '' });
  expect(linesOf(ended.talk)).toHaveLength(1);
  expect(ended.talk.replaceAll(`${folder}/`, '').trim()).toMatch(says);
  expect(ended.talk).not.toMatch(/\n\s+at |node:|undefined|\bError\b/);
});

test('several positions end with the worst of their exit codes, whichever comes last', async () => {
  const folder = scratchFolder();
  const [unknown, impossible] = [join(folder, 'unknown.yaml'), join(folder, 'impossible.yaml')];
  writeFileSync(unknown, POSITION.replace('Bears', 'Bear') + DECIDE);
  writeFileSync(
    impossible,
    `${POSITION}actions:\n  - {turn: 1, step: precombat_main, player: A, op: cast, card: Grizzly Bears}\n${DECIDE}`,
  );
  for (const positions of [
    [unknown, impossible],
    [impossible, unknown],
  ]) {
    const ended = await foretell(['explain', ...positions, '--threads', '0']);
    expect(ended).toMatchObject({ code: 3, out: '' });
    expect(linesOf(ended.talk)).toHaveLength(3);
    expect(linesOf(ended.talk)[2]).toBe('0 of 2 positions analysed, 2 not to be analysed');
  }
});

test('a deck list in another encoding', async () => {
  const file = join(scratchFolder(), 'd.txt');
  for (const [text, encoding] of [
    ['Deck\n60 M\u00f6untain\n', 'latin1'],
    ['\ufeffDeck\n60 Mountain\n', 'utf16le'],
  ] as const) {
    writeFileSync(file, text, encoding);
    const talk = `${file}: is no text in UTF-8; save it as UTF-8\n`;
    expect(await foretell(['deck', 'check', file])).toEqual({ code: 2, out: '', talk });
  }
});

test('what a terminal would take for a command is spelled out', () => {
  expect(visible('a\u001b[2Jb\r\u009b1m\tc\u00e9\n')).toBe('a\\u001b[2Jb\\u000d\\u009b1m\tc\u00e9\n');
});
