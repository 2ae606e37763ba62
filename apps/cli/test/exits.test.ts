// Exit codes: every command ends with the same code for the same kind of trouble.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askedFor, main } from '../src/cli.ts';
import { commands } from '../src/commands.ts';
import { EXIT_MEANINGS, Exit } from '../src/exit.ts';
import { nameOf, surfaceOf } from '../src/surface.ts';
import { foretell, linesOf, scratchFolder } from './foretell.ts';

const surfaces = commands.map(surfaceOf);

test('every code has one meaning', () => {
  expect(EXIT_MEANINGS.map(([code]) => code)).toEqual(Object.values(Exit));
});

test.each(commands.map(nameOf))('%s: an option that there is not, 2', async (name) => {
  const ended = await foretell([...name.split(' '), 'x', '--no-such-option']);
  expect(ended).toMatchObject({ code: Exit.usage, out: '' });
  expect(linesOf(ended.talk)).toHaveLength(1);
});

test.each(surfaces.filter(({ args }) => args.includes('<')))('$name: a missing argument, 2', async ({ name }) => {
  expect(await foretell(name.split(' '))).toMatchObject({ code: Exit.usage, out: '' });
});

test.each(
  surfaces.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === 'n').map((option) => ({ name, option: option.name })),
  ),
)('$name --$option: a number that is none, 2', async ({ name, option }) => {
  const ended = await foretell([...name.split(' '), 'x', 'y', `--${option}=many`]);
  expect(ended).toMatchObject({ code: Exit.usage, out: '' });
});

/** Deck files by name; `@deck` is what is looked at. */
const UNKNOWN = 'Deck\n4 Grizly Bears\n56 Forest\n';
const ILLEGAL = 'Deck\n20 Grizzly Bears\n40 Forest\n';
const WITH_DECKS: readonly (readonly string[])[] = [
  ['run', '@deck', 'red-aggro'],
  ['compare', 'red-aggro', '@deck', '--vs', 'green-creatures'],
  ['compare', 'red-aggro', 'red-aggro', '--vs', '@deck'],
  ['gauntlet', '@deck', '--vs', 'red-aggro'],
  ['goldfish', '@deck'],
  ['matrix', '@deck', 'red-aggro'],
  ['arena', 'greedy', 'random', '@deck', 'red-aggro'],
  ['tune', '@deck', 'red-aggro'],
  ['honesty', 'greedy', '@deck'],
  ['bench', '@deck', 'red-aggro', '--suite', 'boards'],
  ['deck check', '@deck'],
];

test.each(WITH_DECKS)('%s %s %s: unknown cards 3, an illegal list 4', async (...args) => {
  for (const [text, code] of [
    [UNKNOWN, Exit.unsupportedCards],
    [ILLEGAL, Exit.illegalDeck],
  ] as const) {
    const deck = join(scratchFolder(), 'deck.txt');
    writeFileSync(deck, text);
    const typed = args.flatMap((arg) => (arg === '@deck' ? [deck] : arg.split(' ')));
    expect(await foretell(typed)).toMatchObject({ code, out: '' });
  }
});

const POSITION = 'setup: [{zone: hand, player: A, card: CARD}]\ndecide: {turn: 1, step: precombat_main, player: A}\n';
const SCENARIO = 'setup: [{zone: hand, player: A, card: CARD}]\nasserts: [{op: life, player: A, value: 19}]\n';

/** With a file `@`. */
const OTHERS: readonly (readonly [string, readonly string[], number, string?])[] = [
  ['an unknown card in a position', ['explain', '@', '--threads', '0'], 3, POSITION.replace('CARD', 'Forst')],
  ['an unknown card in a position', ['perft', '@'], 3, POSITION.replace('CARD', 'Forst')],
  ['an unknown card in a scenario', ['scenario', 'run', '@'], 3, SCENARIO.replace('CARD', 'Forst')],
  ['a scenario that fails', ['scenario', 'run', '@'], 1, SCENARIO.replace('CARD', 'Forest')],
  ['an unknown card', ['cards', 'show', 'Forst'], 3],
  ['an unknown card', ['cards', 'try', 'Forst'], 3],
  ['a card that is known', ['cards', 'show', 'Forest'], 0],
  ['no card file', ['cards', 'coverage'], 2],
  ['a card file that is none', ['cards', 'import', '@'], 2, 'no cards'],
  ['a folder that is no study', ['merge', '@', '--out', '@-whole'], 2, ''],
];

test.each(OTHERS.map(([what, args, code, text = '']) => ({ what, args, code, text })))(
  '$what: $args, $code',
  async ({ args, code, text }) => {
    const file = join(scratchFolder(), 'x.yaml');
    writeFileSync(file, text);
    expect(await foretell(args.map((arg) => arg.replace('@', file)))).toMatchObject({ code });
  },
);

const PLAYERS = ['--player', 'random', '--field-player', 'random'];

test('a comparison that cannot tell: 0, and 5 where a verdict is required', async () => {
  const out = join(scratchFolder(), 'out');
  const asked = [
    'compare',
    'red-aggro',
    'red-aggro',
    '--vs',
    'red-aggro',
    '--games',
    '4',
    '--threads',
    '0',
    ...PLAYERS,
  ];
  expect(await foretell([...asked, '--out', out])).toMatchObject({ code: Exit.ok });
  expect(await foretell([...asked, '--out', out, '--require-verdict'])).toMatchObject({ code: Exit.inconclusive });
});

test.each([
  [['perft', '@']],
  [['exam', 'random', '--questions', '1', '--threads', '0']],
  [['honesty', 'random', '--positions', '1', '--threads', '0']],
  [['explain', '@', '--threads', '0']],
  [['run', 'red-aggro', 'red-aggro', '--games', '1', '--threads', '0', '--out', '@-out']],
])('%s: interrupted, 130', async (args) => {
  const file = join(scratchFolder(), 'x.yaml');
  writeFileSync(file, POSITION.replace('CARD', 'Forest'));
  const nothing = (): undefined => undefined;
  const terminal = {
    out: nothing,
    talk: nothing,
    notice: nothing,
    progress: nothing,
    endProgress: nothing,
    now: () => 0,
  };
  const asked = askedFor(args.map((arg) => arg.replace('@', file)));
  expect(await main(asked, terminal, AbortSignal.abort())).toBe(Exit.interrupted);
});
