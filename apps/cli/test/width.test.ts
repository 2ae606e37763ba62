// Widths as the Unicode Standard has them (Annex #11): W and F are two columns, H, Na, N and A one; what joins a character takes none.
import { expect, test } from 'vitest';
import { columns } from '../src/studies/words.ts';
import { padEnd, padStart, shortened, widthOf } from '../src/width.ts';

test.each([
  ['', 0],
  ['Red aggro', 9],
  ['赤単アグロ', 10],
  ['ｱｸﾞﾛ', 4],
  ['ＡＢ', 4],
  ['한국', 4],
  ['e\u0301te\u0301', 3],
  ['− 50 % …', 8],
])('%j is %i columns wide', (text, width) => {
  expect(widthOf(text)).toBe(width);
  expect([widthOf(padEnd(text, 12)), widthOf(padStart(text, 12))]).toEqual([12, 12]);
});

test('what is too wide is cut between characters, and never is wider than it may be', () => {
  expect(shortened('赤単アグロ', 10)).toBe('赤単アグロ');
  expect(shortened('赤単アグロ', 9)).toBe('赤単アグ…');
  expect(shortened('赤単アグロ', 8)).toBe('赤単ア…');
  expect(shortened('Red aggro', 8)).toBe('Red agg…');
});

test('columns of decks with names in any script end at the same place', () => {
  const lines = columns([
    ['against', 'score'],
    ['赤単アグロ', '51.0 %'],
    ['Green', '9.5 %'],
  ]);
  expect(lines).toEqual(['against      score', '赤単アグロ  51.0 %', 'Green        9.5 %']);
});
