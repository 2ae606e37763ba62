// Deck lists of other programs. The samples are written after what the programs themselves write.
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  DECK_FORMAT_NAMES,
  DECK_SECTIONS,
  type Deck,
  type DeckEntry,
  type DeckFormatName,
  deckFormat,
  detectDeckFormat,
  formatProblem,
  readDeck,
  writeDeck,
} from '../src/index.ts';

const MOXFIELD = `1 Ashling, the Limitless (ECL) 1 *F*
4 Counterspell (CMR) 632 *E* #!Control #Cheap tricks

SIDEBOARD:
1 Pegasus Guardian // Rescue the Foal (CLB) 36
`;
const ARCHIDEKT = `1x Atraxa, Praetors' Voice (2xm) 190 *F* [Commander{top}] ^Have,#37d67a^
1x Insidious Roots (mkm) 313 [Ramp] ^Don't Have,#f47373^
2x Sol Ring (c21) 263 [Maybeboard{noDeck}{noPrice},Ramp]
1x Duress (xln) 105 [Sideboard]
`;
const MTGO_TEXT = '4 Biovisionary\r\n20 Island\r\n4 Wear/Tear\r\n\r\n4 Island\r\n2 Infinite Reflection\r\n';
const MTGO = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="47759" Quantity="4" Sideboard="false" Name="Biovisionary" />
  <Cards CatID="60058" Quantity="10" Sideboard="false" Name="Fire &amp; Water" Annotation="0" />
  <Cards CatID="58176" Quantity="4" Sideboard="true" Name="Urza&apos;s Saga" />
</Deck>
`;
const FORGE = `[metadata]
Name=Faerie Schemes
Deck Type=constructed
[Avatar]
1 Akroma, Angel of Wrath Avatar
[Commander]
1 Gwenna, Eyes of Gaea+|BRO|1
[Main]
4 Attended Socialite|SNC|1
7 Plains
[Sideboard]
4 Glorious Sunrise|VOW|[187]
`;
const XMAGE = `NAME:Selesnya Enchantments
4 [NEO:225] Jukai Naturalist
8 [AFR:262] Plains
SB: 3 [PKLD:5s] Authority of the Consuls
LAYOUT MAIN:(1,3)(NONE,false,46)|([NEO:225],[NEO:225])
LAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([PKLD:5s])
`;
const COCKATRICE = `<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Gatewatch é😀</deckname>
    <comments>4 of each</comments>
    <zone name="main">
        <card number="1" price="0" name="Kiora, the Crashing Wave" setShortName="BNG" collectorNumber="149"/>
        <card number="4" name="Opt"/>
    </zone>
    <zone name="side">
        <card number="2" name="Duress"/>
    </zone>
    <zone name="tokens">
        <card number="1" price="0" name="Kraken"/>
    </zone>
</cockatrice_deck>
`;
const PLAIN_COCKATRICE = `// My deck

// 24 Maindeck
// 4 Creature
4 Biovisionary

// 20 Land
20 Island

// 2 Sideboard
SB: 2 Duress
`;
const SAMPLES = [MOXFIELD, ARCHIDEKT, MTGO_TEXT, MTGO, FORGE, XMAGE, COCKATRICE, PLAIN_COCKATRICE];

function brief(text: string, file: string): unknown {
  const { format, result } = readDeck(text, file);
  if (!result.ok) return result.error.map(formatProblem);
  const { name, commander, companion, main, sideboard } = result.value.deck;
  const line = ({ count, name: card, printing }: DeckEntry): string =>
    [count, card, printing?.set, printing?.number].filter((part) => part !== undefined).join(' ');
  return {
    format: format.name,
    ...(name === undefined ? {} : { name }),
    ...(commander.length === 0 ? {} : { commander: commander.map(line) }),
    ...(companion === undefined ? {} : { companion: companion.map(line) }),
    main: main.map(line),
    sideboard: sideboard.map(line),
    notices: result.value.notices.map(formatProblem),
  };
}

describe('what the programs write', () => {
  test('Moxfield', () => {
    expect(brief(MOXFIELD, 'deck.txt')).toEqual({
      format: 'arena',
      main: ['1 Ashling, the Limitless ECL 1', '4 Counterspell CMR 632'],
      sideboard: ['1 Pegasus Guardian // Rescue the Foal CLB 36'],
      notices: [],
    });
  });

  test('Archidekt', () => {
    expect(brief(ARCHIDEKT, 'deck.txt')).toEqual({
      format: 'mtgo-text',
      commander: ["1 Atraxa, Praetors' Voice 2XM 190"],
      main: ['1 Insidious Roots MKM 313'],
      sideboard: ['1 Duress XLN 105'],
      notices: ['deck.txt:3: 2 Sol Ring under Maybeboard: no part of the deck'],
    });
  });

  test('MTGO text', () => {
    expect(brief(MTGO_TEXT, 'deck.txt')).toEqual({
      format: 'mtgo-text',
      main: ['4 Biovisionary', '20 Island', '4 Wear/Tear'],
      sideboard: ['4 Island', '2 Infinite Reflection'],
      notices: [],
    });
  });

  test('MTGO', () => {
    expect(brief(MTGO, 'deck.dek')).toEqual({
      format: 'mtgo',
      main: ['4 Biovisionary', '10 Fire & Water'],
      sideboard: ["4 Urza's Saga"],
      notices: [],
    });
  });

  test('Forge', () => {
    expect(brief(FORGE, 'deck.dck')).toEqual({
      format: 'forge',
      name: 'Faerie Schemes',
      commander: ['1 Gwenna, Eyes of Gaea BRO'],
      main: ['4 Attended Socialite SNC', '7 Plains'],
      sideboard: ['4 Glorious Sunrise VOW'],
      notices: ['deck.dck:5: 1 Akroma, Angel of Wrath Avatar under avatar: no part of the deck'],
    });
  });

  test('XMage', () => {
    expect(brief(XMAGE, 'deck.dck')).toEqual({
      format: 'xmage',
      name: 'Selesnya Enchantments',
      main: ['4 Jukai Naturalist NEO 225', '8 Plains AFR 262'],
      sideboard: ['3 Authority of the Consuls PKLD 5s'],
      notices: [],
    });
  });

  test('Cockatrice', () => {
    expect(brief(COCKATRICE, 'deck.cod')).toEqual({
      format: 'cockatrice',
      name: 'Gatewatch é😀',
      main: ['1 Kiora, the Crashing Wave BNG 149', '4 Opt'],
      sideboard: ['2 Duress'],
      notices: ['deck.cod:13: 1 Kraken under the zone "tokens": no part of the deck'],
    });
  });

  test('TappedOut', () => {
    const text = '1x Ashling, the Limitless (ECL) *CMDR*\n1x Island (ISD) *F*\n';
    expect(brief(text, 'd')).toMatchObject({ commander: ['1 Ashling, the Limitless ECL'], main: ['1 Island ISD'] });
  });

  test('text with marked sideboard cards: blank lines only separate', () => {
    expect(brief(PLAIN_COCKATRICE, 'deck.txt')).toMatchObject({
      main: ['4 Biovisionary', '20 Island'],
      sideboard: ['2 Duress'],
    });
  });
});

describe('which format it is', () => {
  test.each([
    ['4 Opt', 'x.dck', 'mtgo-text'],
    ['', 'x.dck', 'forge'],
    ['', 'x.cod', 'cockatrice'],
    [FORGE, 'x.txt', 'forge'],
    [XMAGE, 'x.txt', 'xmage'],
    [MTGO_TEXT, 'x.dek', 'mtgo-text'],
    [`\ufeff${COCKATRICE}`, 'standard input', 'cockatrice'],
    ['<deck game="x"><section name="Main"/></deck>', 'x.o8d', 'mtgo'],
    ['nothing', 'x', 'arena'],
  ] as const)('%j in %s', (text, file, name) => {
    expect(detectDeckFormat(text, file).name).toBe(name);
  });
});

describe('what is wrong with a file', () => {
  test.each([
    [
      '<deck game="x"><section/></deck>',
      'd.o8d',
      'd.o8d:1: <deck> is no deck of MTGO or Cockatrice; export it as text',
    ],
    ['<Deck>\n<Cards Name="Opt"/></Deck>', 'd', 'd:2: no Quantity of "Opt"; write Quantity="1"'],
    ['<Deck><Cards Quantity="0" Name="Opt"/></Deck>', 'd', 'd:1: 0 copies of Opt; write a number from 1 to 1000'],
    ['<Deck>\r\n\r\n<Card Quantity="1" Name="Opt"/></Deck>', 'd', 'd:3: <Card> is no element for cards; write Cards'],
    [
      '<Deck><Cards Quantity="1" Name="A&b;"/></Deck>',
      'd',
      "d:1: Named entity isn't defined: &b;; export it anew, or mend the XML",
    ],
    [
      '<cockatrice_deck><card number="1" name="Opt"/></cockatrice_deck>',
      'd',
      'd:1: "Opt" is in no zone; put it into a zone',
    ],
    [
      '<Deck><X><Cards Quantity="x" Name="Opt"/></X></Deck>',
      'd',
      'd:1: x copies of Opt; write a number from 1 to 1000',
    ],
    [
      '<cockatrice_deck><zone name="main"><crad number="1" name="Opt"/></zone></cockatrice_deck>',
      'd',
      'd:1: <crad> is no element for cards; write card',
    ],
    ['[Mian]\n4 Opt', 'd.dck', 'd.dck:1: there is no section [mian]; did you mean main?'],
    ['[metadata]\n4 Opt\n[main]\n1 Opt', 'd', 'd:2: "4 Opt" stands before the deck; write [Main] above it'],
    ['NAME:x\n[M11:1] Opt', 'd', 'd:2: no number of copies before "[M11:1] Opt"; write 1 [M11:1] Opt'],
  ])('%j', (text, file, expected) => {
    const told = brief(text, file);
    expect(Array.isArray(told) ? told[0] : told).toBe(expected);
  });

  test('entities do not grow, and depth ends in a problem', () => {
    const doctype = '<!DOCTYPE Deck [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(brief(`${doctype}<Deck><Cards Quantity="1" Name="&b;"/></Deck>`, 'd')).toEqual([
      expect.stringContaining("Named entity isn't defined"),
    ]);
    const deep = `<Deck>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</Deck>`;
    expect(brief(deep, 'd')).toEqual(['d:1: elements are nested too deeply; export it anew, or mend the XML']);
  });
});

const WORDS = [
  'Fire',
  '//',
  'Ice,',
  "Urza's",
  '(Big One)',
  'X',
  '7',
  'Æ',
  'of',
  '+2',
  '&',
  '<b>',
  '"Q"',
  'Lim-Dûl',
  '*',
];
const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const printing = fc.record(
  { set: fc.constantFrom('M11', '2XM', 'PLST'), number: fc.constantFrom('1', '12a', 'XLN-5') },
  { requiredKeys: ['set'] },
);
const entry: fc.Arbitrary<DeckEntry> = fc.record(
  { count: fc.integer({ min: 1, max: 1000 }), name, printing },
  { requiredKeys: ['count', 'name'] },
);
const entries = fc.array(entry, { maxLength: 4 });
const deck: fc.Arbitrary<Deck> = fc
  .record(
    {
      name: fc.constantFrom('Burn', 'a & b'),
      commander: entries,
      main: entries,
      sideboard: entries,
      hasCompanion: fc.boolean(),
    },
    { requiredKeys: ['commander', 'main', 'sideboard', 'hasCompanion'] },
  )
  .map(({ hasCompanion, ...one }) => {
    const [first, ...others] = one.sideboard;
    if (!hasCompanion || first === undefined) return one;
    return { ...one, sideboard: [first, ...others.filter((other) => other.name !== first.name)], companion: [first] };
  })
  .filter(({ commander, main, sideboard }) => commander.length + main.length + sideboard.length > 0);

function withoutLines(one: Deck): Deck {
  const plain = (list: readonly DeckEntry[]): DeckEntry[] =>
    list.map(({ count, name: card, printing: from }) => ({
      count,
      name: card,
      ...(from === undefined ? {} : { printing: from }),
    }));
  const { commander, main, sideboard, companion } = one;
  const cards = { commander: plain(commander), main: plain(main), sideboard: plain(sideboard) };
  return { ...one, ...cards, ...(companion === undefined ? {} : { companion: plain(companion) }) };
}

/** What can be left of a deck in a format without places for some of it, by what its program can write down. */
function held(one: Deck, format: DeckFormatName): Deck {
  if (format === 'arena') return one;
  const keepsNumber = format === 'xmage' || format === 'cockatrice';
  const kept = (list: readonly DeckEntry[]): DeckEntry[] =>
    list.map(({ count, name: card, printing: from }) => {
      const isKept =
        from !== undefined && !format.startsWith('mtgo') && (format !== 'xmage' || from.number !== undefined);
      if (!isKept) return { count, name: card };
      return { count, name: card, printing: keepsNumber ? from : { set: from.set } };
    });
  const { name: title, ...cards } = one;
  const main = kept(cards.main);
  const titled = title === undefined || format.startsWith('mtgo') ? {} : { name: title };
  if (format === 'forge')
    return { ...titled, commander: kept(cards.commander), main, sideboard: kept(cards.sideboard) };
  return { ...titled, commander: [], main, sideboard: kept([...cards.commander, ...cards.sideboard]) };
}

const total = (list: readonly DeckEntry[]): number => list.reduce((sum, { count }) => sum + count, 0);

describe.each(DECK_FORMAT_NAMES)('%s', (format) => {
  test.prop([deck], { numRuns: 60 })(
    'what is printed reads back as what the format can hold; the rest is told',
    (one) => {
      fc.pre(total([...one.main, ...one.commander, ...one.sideboard]) !== 100);
      fc.pre(format !== 'mtgo-text' || one.main.length > 0);
      const { text, losses } = writeDeck(one, deckFormat(format));
      const back = deckFormat(format).parse(text, 'd');
      expect(back.ok && withoutLines(back.value.deck)).toEqual(held(one, format));
      expect(losses.length === 0).toBe(JSON.stringify(held(one, format)) === JSON.stringify(one));
      // Without names of sets XMage's lines are those of text.
      if (format !== 'mtgo-text' && format !== 'xmage') expect(detectDeckFormat(text, 'd').name).toBe(format);
    },
  );
});

test('the commander of a hundred cards is known again where there is no place for it', () => {
  const one: Deck = {
    commander: [{ count: 1, name: 'Ashling' }],
    main: [{ count: 99, name: 'Mountain' }],
    sideboard: [],
  };
  for (const format of DECK_FORMAT_NAMES) {
    const { text, losses } = writeDeck(one, deckFormat(format));
    const back = deckFormat(format).parse(text, 'd');
    expect([format, back.ok && withoutLines(back.value.deck), losses]).toEqual([format, one, []]);
  }
});

test('names are spelt as each program spells them', () => {
  const one: Deck = {
    commander: [],
    main: ['Wear // Tear', 'Delver // Aberration', 'What // Ever'].map((card) => ({ count: 1, name: card })),
    sideboard: [],
  };
  const kinds = new Map([
    ['Wear // Tear', 'split'],
    ['Delver // Aberration', 'faces'],
  ] as const);
  const written = (format: DeckFormatName) =>
    writeDeck(one, deckFormat(format), (card) => kinds.get(card as 'Wear // Tear'));
  expect(written('mtgo-text').text).toBe('1 Wear/Tear\n1 Delver\n1 What // Ever\n');
  expect(written('mtgo-text').doubts).toEqual([expect.stringMatching(/^What \/\/ Ever stands as it is/)]);
  expect(written('forge').text).toContain('1 Wear // Tear\n1 Delver\n');
  expect(written('arena')).toMatchObject({ text: expect.stringContaining('1 Delver // Aberration'), doubts: [] });
});

/** Samples with pieces cut out, doubled, exchanged or replaced. */
const piece = fc.constantFrom(
  '4',
  '\n',
  '\n\n',
  'x',
  'Deck',
  'SB:',
  '[',
  ']',
  '<',
  '"',
  '&amp;',
  '|',
  '-',
  '[main]\n',
  '*F*',
  '\ufeff',
  'é',
);
const mutated = fc
  .tuple(
    fc.constantFrom(...SAMPLES),
    fc.array(fc.tuple(fc.nat(700), fc.nat(40), piece), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, edits]) =>
    edits.reduce(
      (now, [at, length, put]) => now.slice(0, at % now.length) + put + now.slice((at % now.length) + length),
      text,
    ),
  );
const arbitrary = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

const CARD_LINE = /^(?:SB: )?\d+x? [A-Z]|^ *<(?:card|Cards) .*\/>$/;

/** Lines that a person would call card lines: a number and a word, or an element for a card. */
function cardLines(text: string): number[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  return lines.flatMap((line, index) => (CARD_LINE.test(line) ? [index + 1] : []));
}

test('10,000 files: no crash, and no card line without a place in deck, problems or notices', () => {
  const counts = { decks: 0, problems: 0 };
  const lost: string[] = [];
  const samples = fc.sample(fc.oneof({ weight: 4, arbitrary: mutated }, { weight: 1, arbitrary }), {
    numRuns: 10_000,
    seed: 7,
  });
  for (const text of samples) {
    const { result } = readDeck(text, 'd');
    counts[result.ok ? 'decks' : 'problems']++;
    // A list with mistakes is no deck: its other lines are asked for again once these are mended.
    if (!result.ok) continue;
    const { deck: read, notices } = result.value;
    const cards = [...DECK_SECTIONS.flatMap((section) => read[section]), ...(read.companion ?? [])];
    const told = new Set([...cards, ...notices].map(({ line }) => line));
    if (cardLines(text).some((line) => !told.has(line))) lost.push(text);
  }
  expect(lost).toEqual([]);
  expect(counts.decks).toBeGreaterThan(1000);
  expect(counts.problems).toBeGreaterThan(1000);
});
