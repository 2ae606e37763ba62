// A whole card file, where one is there: every card of it is read, and the same cards in MTGJSON's shape, as one big object, are the same.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CardFileReader, type FileCard } from '../../src/index.ts';

const beside = new URL('../../../../../shared/data/oracle-cards.ndjson.gz', import.meta.url);
const file = process.env['FORETELL_ORACLE_CARDS'] ?? fileURLToPath(beside);
const PIECE = 100_003;

function read(text: string): FileCard[] {
  const reader = new CardFileReader();
  const cards: FileCard[] = [];
  for (let at = 0; at < text.length; at += PIECE) {
    const step = reader.write(text.slice(at, at + PIECE));
    if (!step.ok) throw new Error(JSON.stringify(step.problem));
    cards.push(...step.cards);
  }
  const last = reader.end();
  if (!last.ok) throw new Error(JSON.stringify(last.problem));
  return [...cards, ...last.cards];
}

/** The card in MTGJSON's shape: a list of faces. Meld cards are left out: MTGJSON tells what they meld into. */
function atomicOf({ source, oracleId }: FileCard): object[] {
  const legalities = Object.fromEntries(
    Object.entries(source.legalities).map(([format, word]) => [format, word.charAt(0).toUpperCase() + word.slice(1)]),
  );
  return source.faces.map((face, at) => ({
    name: source.name,
    ...(source.faces.length > 1 ? { faceName: face.name, side: 'abcde'.charAt(at) } : {}),
    layout: source.layout,
    ...(face.manaCost === '' ? {} : { manaCost: face.manaCost }),
    ...(face.text === '' ? {} : { text: face.text }),
    type: face.typeLine,
    types: [],
    ...Object.fromEntries(
      (['power', 'toughness', 'loyalty', 'defense', 'colorIndicator'] as const).flatMap((key) =>
        face[key] === null ? [] : [[key, face[key]]],
      ),
    ),
    colorIdentity: source.colorIdentity,
    legalities,
    ...(source.set === null ? {} : { firstPrinting: source.set.toUpperCase() }),
    ...(source.setType === 'funny' ? { isFunny: true } : {}),
    ...(oracleId === null ? {} : { identifiers: { scryfallOracleId: oracleId } }),
  }));
}

test.runIf(existsSync(file))('both formats', () => {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  const cards = read(text);
  const lines = text.split('\n').filter((line) => line !== '');
  expect(cards.map(({ source }) => source.name)).toEqual(
    lines.map((line) => (JSON.parse(line) as { readonly name: string }).name),
  );
  // A set's kind other than `funny` has no counterpart in MTGJSON.
  const wanted = cards
    .filter(({ source }) => source.layout !== 'meld')
    .map(({ source, oracleId }) => ({
      oracleId,
      source: { ...source, setType: source.setType === 'funny' ? 'funny' : null },
    }));
  const data = Object.fromEntries(wanted.map((card) => [card.source.name, atomicOf(card)]));
  const found = read(JSON.stringify({ meta: {}, data }));
  expect(found.length).toBe(wanted.length);
  const differing = found.filter((card, at) => !isDeepStrictEqual(card, wanted[at]));
  expect(differing.map(({ source }) => source.name)).toEqual([]);
});
