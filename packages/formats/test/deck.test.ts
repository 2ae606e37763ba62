import { Color } from '@foretell/rules/ir';
import { describe, expect, test } from 'vitest';
import {
  checkDeck,
  type Deck,
  type DeckEntry,
  deckFormat,
  formatDeckFault,
  formatProblem,
  readDeck,
  resolveDeck,
  unknownNameProblems,
} from '../src/index.ts';

function deckOf(text: string): Deck {
  const { result } = readDeck(text, 'deck.txt');
  if (!result.ok) throw new Error(result.error.map(formatProblem).join('\n'));
  return withoutLines(result.value.deck);
}

function withoutLines(deck: Deck): Deck {
  const plain = (entries: readonly DeckEntry[]) => entries.map(({ count, name }) => ({ count, name }));
  const { commander, main, sideboard, companion } = deck;
  const cards = { commander: plain(commander), main: plain(main), sideboard: plain(sideboard) };
  return { ...deck, ...cards, ...(companion === undefined ? {} : { companion: plain(companion) }) };
}

describe('reading', () => {
  test('headings, set codes, comments', () => {
    const deck = deckOf(`About
Name Burn

Commander
1 Ashling, the Limitless (ECL) 1

Deck
// creatures
# more
4 Lightning Bolt (M11) 146
2x Wear // Tear
1 Fire (DSK) 12a *F*
1 B.F.M. (Big Furry Monster)
1 1996 World Champion

20 Mountain
Sideboard:
3 Smash to Smithereens
`);
    expect(deck).toEqual({
      name: 'Burn',
      commander: [{ count: 1, name: 'Ashling, the Limitless' }],
      main: [
        { count: 4, name: 'Lightning Bolt' },
        { count: 2, name: 'Wear // Tear' },
        { count: 1, name: 'Fire' },
        { count: 1, name: 'B.F.M. (Big Furry Monster)' },
        { count: 1, name: '1996 World Champion' },
        { count: 20, name: 'Mountain' },
      ],
      sideboard: [{ count: 3, name: 'Smash to Smithereens' }],
    });
  });

  test('without headings a blank line begins the sideboard', () => {
    const deck = deckOf('\n4 Island\r\n2 X\r\n\r\n1 Duress\n\n1 Negate');
    expect(deck.main.map(({ name }) => name)).toEqual(['Island', 'X']);
    expect(deck.sideboard.map(({ name }) => name)).toEqual(['Duress', 'Negate']);
  });

  test('with a heading anywhere blank lines only separate', () => {
    const deck = deckOf('4 Island\n\n4 Opt\n\nSideboard (1)\nSB: 1 Duress');
    expect(deck.main.map(({ name }) => name)).toEqual(['Island', 'Opt']);
    expect(deck.sideboard.map(({ name }) => name)).toEqual(['Duress']);
    expect(deckOf('4 Island\nSB: 1 Duress\n4 Opt').sideboard).toEqual([{ count: 1, name: 'Duress' }]);
  });

  test('a companion is one of the sideboard, once', () => {
    const companion = [{ count: 1, name: 'Lurrus' }];
    for (const text of ['Companion\n1 Lurrus\n\nDeck\n60 Plains\n', 'Companion\n1 Lurrus\nSideboard\n1 Lurrus'])
      expect(deckOf(text)).toMatchObject({ companion, sideboard: companion });
    const among = deckOf('Companion\n1 Lurrus\nSideboard\n2 Duress\n1 Lurrus');
    expect(among.sideboard.map(({ name }) => name)).toEqual(['Lurrus', 'Duress']);
    expect(deckOf(deckFormat('arena').print(among))).toEqual(among);
    expect(deckOf('60 Plains\n\n1 Lurrus').companion).toBeUndefined();
  });

  test('what follows a # is no part of the name', () => {
    expect(deckOf('4 Opt # cheap\n1 Duress (XLN) 105 #hand\n2 Shock#1').main).toEqual([
      { count: 4, name: 'Opt' },
      { count: 1, name: 'Duress' },
      { count: 2, name: 'Shock#1' },
    ]);
  });

  test('entries know their lines', () => {
    const { result } = readDeck('Deck\n\n4 Opt', 'd');
    expect(result).toMatchObject({ ok: true, value: { deck: { main: [{ count: 4, name: 'Opt', line: 3 }] } } });
  });
});

describe('one line a mistake', () => {
  test.each([
    ['4 Opt\n0 Island', 'd:2: 0 copies of Island; write a number from 1 to 1000'],
    ['-1 Island', 'd:1: -1 copies of Island; write a number from 1 to 1000'],
    ['2.5 Island', 'd:1: 2.5 copies of Island; write a number from 1 to 1000'],
    ['99999999999999999999 Island', 'd:1: 99999999999999999999 copies of Island; write a number from 1 to 1000'],
    ['Lightning Bolt', 'd:1: no number of copies before "Lightning Bolt"; write 1 Lightning Bolt'],
    ['constructor', 'd:1: no number of copies before "constructor"; write 1 constructor'],
    ['Deck\n4', 'd:2: no card name after the number; write for example 4 Lightning Bolt'],
    ['4x', 'd:1: no card name after the number; write for example 4 Lightning Bolt'],
    ['4 (M11) 146', 'd:1: no card name after the number; write for example 4 Lightning Bolt'],
    ['4 Opt\nSidebord:\n1 Duress', 'd:2: "Sidebord:" is no heading; did you mean Sideboard?'],
    ['About\nAuthor me\nDeck\n4 Opt', 'd:2: "Author me" under About; write Name and the name, or a heading'],
    ['', 'd:1: no cards; write one card a line, such as 4 Lightning Bolt'],
    ['Deck\n\nSideboard\n', 'd:4: no cards; write one card a line, such as 4 Lightning Bolt'],
  ])('%j', (text, expected) => {
    const { result } = readDeck(text, 'd');
    expect(result.ok ? [] : result.error.map(formatProblem)).toEqual([expected]);
  });

  test('every wrong line is reported', () => {
    const { result } = readDeck('x4 Opt\n4\n4 Opt\n0 Opt', 'd');
    expect(result.ok ? [] : result.error.map(({ line, code }) => [line, code])).toEqual([
      [1, 'bad-count'],
      [2, 'empty-name'],
      [4, 'bad-count'],
    ]);
  });
});

describe('names against a pool', () => {
  const pool = [
    'Wear // Tear',
    'Lightning Bolt',
    "Lim-Dûl's Vault",
    'Delver of Secrets // Insectile Aberration',
    'Lurrus',
  ];
  const has = (one: string) => pool.includes(one);
  const main = (...names: string[]): Deck => ({
    commander: [],
    main: names.map((one, index) => ({ count: 1, name: one, line: index + 1 })),
    sideboard: [],
  });

  test.each([
    ['Wear///Tear', 'Wear // Tear'],
    ['wear', 'Wear // Tear'],
    ['Delver of Secrets/Insectile Aberration', 'Delver of Secrets // Insectile Aberration'],
    ['LIM-DÛL`S  VAULT', "Lim-Dûl's Vault"],
    ['Lightning Bolt', 'Lightning Bolt'],
    ['lightning bolt', 'Lightning Bolt'],
    ['Lim-Dul\u2019s Vault', "Lim-Dûl's Vault"],
    ['Wear/Tear', 'Wear // Tear'],
    ['Wear /// Tear', 'Wear // Tear'],
    ['Delver of Secrets', 'Delver of Secrets // Insectile Aberration'],
    ['Lurrus // Something', 'Lurrus'],
  ])('%s is %s', (written, known) => {
    const result = resolveDeck(main(written), has, pool);
    expect(result.ok && result.value.main).toEqual([{ count: 1, name: known, line: 1 }]);
  });

  test('unknown names come with the nearest known ones', () => {
    const result = resolveDeck(
      { ...main('Lurrus', 'Lightening Bolt'), sideboard: [{ count: 1, name: 'Zzz' }] },
      has,
      pool,
    );
    const unknown = [
      { name: 'Lightening Bolt', section: 'main', line: 2, nearest: ['Lightning Bolt'] },
      { name: 'Zzz', section: 'sideboard', nearest: [] },
    ];
    expect(result).toEqual({ ok: false, error: unknown });
    expect(result.ok ? [] : unknownNameProblems(result.error, 'd').map(formatProblem)).toEqual([
      'd:2: main: there is no card "Lightening Bolt" in the pool; did you mean Lightning Bolt?',
      'd:1: sideboard: there is no card "Zzz" in the pool; check the spelling, or add card data that has it',
    ]);
  });
});

describe('deck construction', () => {
  const facts = {
    isBasicLand: (one: string) => one === 'Plains',
    copyLimit: (one: string) => (one === 'Rats' ? Number.POSITIVE_INFINITY : undefined),
    colorIdentity: (one: string) =>
      one === 'Plains' ? Color.White : one === 'Elk' ? Color.Green : Color.White | Color.Green,
    mayBeCommander: (one: string) => one !== 'Elk',
    mayBeCommandersTogether: (...both: readonly string[]) => both.includes('Bear') && both.includes('Wolf'),
    companion: (one: string) => (one === 'Cat' ? 'fulfilled' : one === 'Dog' ? 'unfulfilled' : 'none'),
  } as const;
  const check = (text: string, rules: 'constructed' | 'commander' = 'constructed') =>
    checkDeck(deckOf(text), rules, facts);

  test('legal decks (100.2a, 100.4a, 903.5)', () => {
    expect(check('56 Plains\n4 Bear\n\n15 Plains')).toEqual([]);
    expect(check('200 Plains\n100 Rats')).toEqual([]);
    expect(check('Commander\n1 Bear\nDeck\n99 Plains', 'commander')).toEqual([]);
    expect(check('Commander\n1 Bear\n1 Wolf\nDeck\n97 Plains\n1 Elk', 'commander')).toEqual([]);
    expect(check('Companion\n1 Cat\nDeck\n60 Plains\nSideboard\n14 Plains\n1 Cat')).toEqual([]);
    expect(check('Commander\n1 Bear\nCompanion\n1 Cat\nDeck\n99 Plains', 'commander')).toEqual([]);
  });

  test.each([
    ['59 Plains', 'constructed', [{ code: 'too-few-cards', have: 59, least: 60 }]],
    ['60 Plains\n\n16 Plains', 'constructed', [{ code: 'sideboard-too-large', have: 16, most: 15 }]],
    ['60 Plains\n3 Bear\n\n2 Bear', 'constructed', [{ code: 'too-many-copies', name: 'Bear', have: 5, most: 4 }]],
    [
      'Commander\n1 Bear\nDeck\n59 Plains',
      'constructed',
      [{ code: 'wrong-commander-count', have: 1, least: 0, most: 0 }],
    ],
    ['Commander\n1 Bear\nDeck\n100 Plains', 'commander', [{ code: 'too-many-cards', have: 101, most: 100 }]],
    [
      'Commander\n1 Bear\nDeck\n97 Plains\n1 Bear',
      'commander',
      [
        { code: 'too-few-cards', have: 99, least: 100 },
        { code: 'too-many-copies', name: 'Bear', have: 2, most: 1 },
      ],
    ],
    [
      'Commander\n1 Elk\nDeck\n99 Plains',
      'commander',
      [
        { code: 'no-commander', name: 'Elk' },
        { code: 'outside-identity', name: 'Plains', beyond: Color.White, allowed: Color.Green },
      ],
    ],
    ['Commander\n1 Bear\n1 Fox\nDeck\n98 Plains', 'commander', [{ code: 'no-partners', name: 'Fox', other: 'Bear' }]],
    ['Commander\n1 Bear\n1 Elk\nDeck\n98 Plains', 'commander', [{ code: 'no-commander', name: 'Elk' }]],
    ['Companion\n1 Dog\nDeck\n60 Plains', 'constructed', [{ code: 'companion-unfulfilled', name: 'Dog' }]],
    ['Companion\n2 Cat\nDeck\n60 Plains', 'constructed', [{ code: 'too-many-companions', have: 2, most: 1 }]],
    [
      'Companion\n1 Cat\n1 Elk\nDeck\n60 Plains\nSideboard\n14 Plains',
      'constructed',
      [
        { code: 'sideboard-too-large', have: 16, most: 15 },
        { code: 'too-many-companions', have: 2, most: 1 },
        { code: 'no-companion', name: 'Elk' },
      ],
    ],
    [
      'Commander\n1 Bear\nCompanion\n1 Cat\nDeck\n99 Plains\nSideboard\n1 Plains',
      'commander',
      [{ code: 'sideboard-too-large', have: 1, most: 0 }],
    ],
    [
      'Deck\n100 Plains\nSideboard\n1 Plains',
      'commander',
      [
        { code: 'sideboard-too-large', have: 1, most: 0 },
        { code: 'wrong-commander-count', have: 0, least: 1, most: 2 },
      ],
    ],
  ] as const)('%j in %s', (text, rules, faults) => {
    expect(check(text, rules)).toEqual(faults);
    for (const fault of faults) expect(formatDeckFault(fault)).toMatch(/^[^\n;]+$/);
  });
});
