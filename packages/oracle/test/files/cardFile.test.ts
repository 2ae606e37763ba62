// Card files: both formats, as JSON and NDJSON, cut anywhere; what is no such file is told with its place.
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CardFileReader, type FileCard, formatCardFileProblem } from '../../src/index.ts';
import { atomic, cards, scryfall } from './samples.ts';

/** The cards of the text, given in these pieces; or the problem in one line. */
function read(pieces: readonly string[]): { cards: FileCard[]; skipped: Record<string, number> } | string {
  const reader = new CardFileReader();
  const found: FileCard[] = [];
  for (const piece of pieces) {
    const step = reader.write(piece);
    if (!step.ok) return formatCardFileProblem('FILE', step.problem);
    found.push(...step.cards);
  }
  const last = reader.end();
  if (!last.ok) return formatCardFileProblem('FILE', last.problem);
  return { cards: [...found, ...last.cards], skipped: Object.fromEntries(reader.skipped) };
}

const lines = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const atomicFile = (indent?: number): string => JSON.stringify({ meta: { version: '5' }, data: atomic }, null, indent);

const whole: readonly (readonly [string, string, Record<string, number>])[] = [
  ['a list of Scryfall', JSON.stringify(scryfall), { token: 1 }],
  ['an indented list of Scryfall', `${JSON.stringify(scryfall, null, 2)}\n`, { token: 1 }],
  ['a result of Scryfall’s search', JSON.stringify({ object: 'list', has_more: false, data: scryfall }), { token: 1 }],
  ['NDJSON of Scryfall', lines(scryfall), { token: 1 }],
  [
    'NDJSON with a byte order mark and Windows line ends',
    `\ufeff${lines(scryfall).replaceAll('\n', '\r\n')}`,
    { token: 1 },
  ],
  ['AtomicCards', atomicFile(), {}],
  ['indented AtomicCards', atomicFile(4), {}],
  ['NDJSON of lists of faces', lines(Object.values(atomic)), {}],
  ['NDJSON of faces', lines(Object.values(atomic).flat()), {}],
];

describe.each(whole)('%s', (_, text, skipped) => {
  test('gives the cards', () => {
    expect(read([text])).toEqual({ cards, skipped });
  });

  test.prop([fc.array(fc.nat({ max: text.length }), { maxLength: 12 })], { numRuns: 60 })(
    'wherever it is cut',
    (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), text.length];
      expect(read(places.map((place, at) => text.slice(place, places[at + 1] ?? text.length)))).toEqual({
        cards,
        skipped,
      });
    },
  );

  test('is not taken for whole when its end is missing', () => {
    const cut = text.trimEnd().slice(0, -40);
    expect(read([cut])).toMatch(/^FILE: (line \d+|after card \d+): .*; .*load the file again$/);
  });
});

test('a meld card and what it melds into are cards by themselves, the words of the formats are one', () => {
  const face = { layout: 'meld', type: 'Creature — Angel', types: ['Creature'], text: 'Flying' };
  const meld = ['Left', 'Both'].map((faceName, at) => ({ ...face, name: 'Left // Both', faceName, side: 'ab'[at] }));
  const aftermath = ['Now', 'Later'].map((faceName, at) => ({
    ...face,
    layout: 'aftermath',
    name: 'Now // Later',
    faceName,
    side: 'ab'[at],
  }));
  const found = read([JSON.stringify({ data: { 'Left // Both': meld, 'Now // Later': aftermath } })]);
  if (typeof found === 'string') throw new Error(found);
  expect(found.cards.map(({ source }) => [source.name, source.layout, source.faces.length])).toEqual([
    ['Left', 'meld', 1],
    ['Both', 'meld', 1],
    ['Now // Later', 'split', 2],
  ]);
});

test('of several cards that share a name the first is read', () => {
  const card = { name: 'Many', layout: 'normal', type: 'Artifact', types: ['Artifact'], isFunny: true };
  const found = read([
    JSON.stringify({
      data: {
        Many: [
          { ...card, text: 'First' },
          { ...card, text: 'Second' },
        ],
      },
    }),
  ]);
  if (typeof found === 'string') throw new Error(found);
  expect(found.cards.map(({ source }) => [source.faces.map(({ text }) => text), source.setType])).toEqual([
    [['First'], 'funny'],
  ]);
});

const GIVE =
  'give Scryfall’s "oracle cards" bulk file or MTGJSON’s AtomicCards.json, as JSON or NDJSON, or either with gzip';
const card = { name: 'Opal', layout: 'normal', type_line: 'Artifact', oracle_text: 'Flying', mana_cost: '{1}' };

const refused: readonly (readonly [string, string, string])[] = [
  ['an empty file', ' \n', `the file is empty; ${GIVE}`],
  ['another text', 'name,cost\nOpal,{1}', `is neither JSON nor NDJSON; ${GIVE}`],
  ['a list without cards', '[]', `there is no card in it; ${GIVE}`],
  ['an object without cards', '{"meta": {}, "data": {}}', `there is no card in it; ${GIVE}`],
  ['a list of something else', '[1]', `card 1: is no card; ${GIVE}`],
  ['a missing name', lines([{ ...card, name: undefined }]), `line 1: name is missing; ${GIVE}`],
  ['an empty name', lines([card, { ...card, name: ' ' }]), `line 2 ( ): name is empty; ${GIVE}`],
  [
    'a missing type line',
    JSON.stringify([card, { ...card, type_line: undefined }]),
    `card 2 (Opal): type_line is missing; ${GIVE}`,
  ],
  [
    'missing rules text',
    lines([card, { ...card, oracle_text: undefined }]),
    `line 2 (Opal): oracle_text is missing; ${GIVE}`,
  ],
  [
    'a face without type',
    JSON.stringify([{ ...card, card_faces: [card, { ...card, type_line: null }] }]),
    `card 1 (Opal): card_faces[1].type_line is missing; ${GIVE}`,
  ],
  [
    'a number for a text',
    lines([{ ...card, power: 2 }]),
    `line 1 (Opal): power is a number where a text is needed; ${GIVE}`,
  ],
  [
    'faces that are none',
    lines([{ ...card, card_faces: [] }]),
    `line 1 (Opal): card_faces is no list of objects; ${GIVE}`,
  ],
  [
    'an atomic card without layout',
    '{"data": {"Opal": [{"name": "Opal", "type": "Artifact", "types": []}]}}',
    `card 1 (Opal): layout is missing; ${GIVE}`,
  ],
  ['an atomic card without faces', '{"data": {"Opal": []}}', `card 1 (Opal): there is no face in the list; ${GIVE}`],
  [
    'a broken line',
    `${lines([card])}{"name": \n`,
    'line 2: is no whole JSON value; write one card a line, or load the file again',
  ],
  [
    'a broken list',
    `[${JSON.stringify(card)}, }]`,
    'after card 1: is not JSON: unexpected RIGHT_BRACE ("}"); load the file again',
  ],
  ['two lists', `[${JSON.stringify(card)}] []`, 'after card 1: is not JSON: unexpected "["; load the file again'],
  [
    'printings',
    '{"meta": {}, "data": {"ABC": {"code": "ABC", "cards": []}}}',
    'card 1 (ABC): is a set with its printings, not a card; give AtomicCards.json instead of AllPrintings.json',
  ],
  [
    'rulings',
    lines([{ oracle_id: 'x', published_at: '2004-10-04', comment: 'Yes.' }]),
    'line 1: is a ruling, not a card; give the file of cards; this one goes with --rulings',
  ],
  [
    'cards that lost their text',
    lines([{ ...card, oracle_text: '' }]),
    'no card in it has rules text, not even Opal; load the file again',
  ],
];

test.each(refused)('%s is refused', (_, text, says) => {
  expect(read([text])).toBe(`FILE: ${says}`);
});
