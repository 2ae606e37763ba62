// The built-in decks are legal sixty-card decks of pool cards, and the same in files and in the module for browsers.
import { readdirSync, readFileSync } from 'node:fs';
import { Supertype } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { type BuiltInDeck, builtInDecks, cardByName } from '../src/index.ts';

const folder = new URL('../decks/', import.meta.url);

/** Counts by card name; fails on a line that is not `COUNT CARD`. */
function parse(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const [heading, ...lines] = text.trimEnd().split('\n');
  expect(heading).toBe('Deck');
  for (const line of lines) {
    const match = /^([1-9]\d*) (\S.*)$/.exec(line);
    if (match === null) throw new Error(`not a deck line: ${line}`);
    const [, count = '', name = ''] = match;
    expect(counts.has(name)).toBe(false);
    counts.set(name, Number(count));
  }
  return counts;
}

describe('built-in decks', () => {
  it('are the files of the deck folder', () => {
    const files = readdirSync(folder).toSorted();
    expect(builtInDecks.map((deck) => `${deck.name}.txt`).toSorted()).toEqual(files);
  });

  it.each(builtInDecks.map((deck): [string, BuiltInDeck] => [deck.name, deck]))('%s is legal', (name, deck) => {
    expect(deck.text).toBe(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
    const counts = parse(deck.text);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(60);
    for (const [cardName, count] of counts) {
      const card = cardByName(cardName);
      if (card === undefined) throw new Error(`${cardName} is not in the pool`);
      expect(card.name).toBe(cardName);
      // 100.2a: at most four of a card that is not a basic land.
      const basic = card.faces.some((face) => (face.supertypes & Supertype.Basic) !== 0);
      if (!basic) expect(count, cardName).toBeLessThanOrEqual(4);
    }
  });
});
