import { expect, test } from 'vitest';
import { formatCardFileProblem, type RuledCard, type Ruling, RulingsReader } from '../../src/index.ts';

function read(text: string, card: RuledCard): readonly Ruling[] | string {
  const reader = new RulingsReader(card);
  const half = Math.floor(text.length / 2);
  const problem = reader.write(text.slice(0, half)) ?? reader.write(text.slice(half)) ?? reader.end();
  return problem === null ? reader.found : formatCardFileProblem('FILE', problem);
}

const bulk = JSON.stringify([
  { object: 'ruling', oracle_id: 'id-1', source: 'wotc', published_at: '2004-10-04', comment: 'First.' },
  { object: 'ruling', oracle_id: 'id-2', source: 'wotc', published_at: '2005-10-04', comment: 'Other.' },
  { object: 'ruling', oracle_id: 'id-1', source: 'wotc', published_at: '2006-10-04', comment: 'Second.' },
]);
const named =
  '{"name":"Opal","published_at":"2010-01-01","comment":"Yes."}\n{"name":"Onyx","published_at":"2011-01-01","comment":"No."}\n';

test('by Scryfall’s name for the card', () => {
  expect(read(bulk, { name: 'Opal', oracleId: 'id-1' })).toEqual([
    { date: '2004-10-04', text: 'First.' },
    { date: '2006-10-04', text: 'Second.' },
  ]);
  expect(read(bulk, { name: 'Opal', oracleId: null })).toEqual([]);
});

test('by the card’s own name', () => {
  expect(read(named, { name: 'Opal', oracleId: null })).toEqual([{ date: '2010-01-01', text: 'Yes.' }]);
});

test('what is no ruling is told', () => {
  const give = 'give Scryfall’s "rulings" bulk file, or lines with name, published_at and comment';
  const card = { name: 'Opal', oracleId: null };
  expect(read('[{"name": "Opal"}]', card)).toBe(`FILE: card 1: published_at is missing; ${give}`);
  expect(read('[{"published_at": "x", "comment": "y"}]', card)).toBe(`FILE: card 1: oracle_id is missing; ${give}`);
  expect(read('[1]', card)).toBe(`FILE: card 1: is no ruling; ${give}`);
});
