// The facts of every pool card (name, layout, costs, types, numbers, keyword flags) against a card file, where there is one.
import { colorIdentityOf } from '@foretell/rules';
import {
  type CardDefinition,
  type CardFace,
  CardType,
  COLOR_LETTERS,
  KEYWORD_NAMES,
  type Layout,
  type Quantity,
  Supertype,
} from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { builtInPool } from '../src/index.ts';
import { cardDataPresent, type PrintedCard, type PrintedFace, readCards } from './cardData.ts';

const LETTERS: readonly string[] = COLOR_LETTERS.slice(0, 5);

/** Words of a type line in its fixed order: supertypes, card types, subtypes (205.1). */
const SUPERTYPES = ['Basic', 'Legendary', 'Snow', 'World'] as const;
const CARD_TYPES = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Instant',
  'Land',
  'Planeswalker',
  'Sorcery',
  'Kindred',
] as const;

function words(typeLine: string): { supertypes: number; types: number; subtypes: string[] } {
  const [left = '', right = ''] = typeLine.split(' — ');
  let supertypes = 0;
  let types = 0;
  for (const word of left.split(' ')) {
    const supertype = SUPERTYPES.find((known) => known === word);
    const type = CARD_TYPES.find((known) => known === word);
    if (supertype !== undefined) supertypes |= Supertype[supertype];
    if (type !== undefined) types |= CardType[type];
  }
  return { supertypes, types, subtypes: right === '' ? [] : right.split(' ') };
}

const KEYWORDS: readonly string[] = KEYWORD_NAMES;

/** Keywords of rules text: lines that hold nothing but keywords, without reminder text. */
function keywordMask(text: string): number {
  let mask = 0;
  for (const line of text.replace(/ ?\([^)]*\)/g, '').split('\n')) {
    for (const part of line.toLowerCase().split(/, |; /)) {
      const bit = KEYWORDS.indexOf(part.trim());
      if (bit >= 0) mask |= 1 << bit;
    }
  }
  return mask;
}

/** A printed number, or null where the card defines it by a rule (`*`) or has none. */
function printedNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

function ourNumber(value: Quantity | null): number | null {
  return typeof value === 'number' ? value : null;
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  normal: 'normal',
  split: 'split',
  adventure: 'adventure',
  modal_dfc: 'modalDoubleFaced',
  transform: 'transforming',
  mutate: 'normal',
};

/** Colours by the mana cost, or by the colour indicator (202.2, 204). */
function colorsOf(face: CardFace): number {
  if (face.colors !== undefined) return face.colors;
  return LETTERS.reduce((set, letter, at) => ((face.manaCost ?? '').includes(letter) ? set | (1 << at) : set), 0);
}

function ours(face: CardFace): unknown {
  return {
    name: face.name,
    manaCost: face.manaCost,
    supertypes: face.supertypes,
    types: face.types,
    subtypes: face.subtypes,
    power: ourNumber(face.power),
    toughness: ourNumber(face.toughness),
    loyalty: ourNumber(face.loyalty),
    keywords: face.keywords,
    colors: colorsOf(face),
  };
}

function printed(face: PrintedFace, colors: readonly string[]): unknown {
  const cost = face.mana_cost ?? '';
  return {
    name: face.name,
    manaCost: cost === '' ? null : cost,
    ...words(face.type_line),
    power: printedNumber(face.power),
    toughness: printedNumber(face.toughness),
    loyalty: printedNumber(face.loyalty),
    keywords: keywordMask(face.oracle_text ?? ''),
    colors: colorSet(colors),
  };
}

function colorSet(letters: readonly string[]): number {
  return letters.reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0);
}

/** Halves of split cards and adventures have no colours of their own in the file: their cost gives them. */
function facesOf(print: PrintedCard): unknown[] {
  return (print.card_faces ?? [print]).map((face) =>
    printed(face, face.colors ?? (face.mana_cost ?? '').match(/[WUBRG]/g) ?? []),
  );
}

describe.skipIf(!cardDataPresent)('facts of the pool', () => {
  const names = new Set(builtInPool.map((card) => card.name));
  const cards = cardDataPresent ? readCards(names) : new Map<string, PrintedCard>();

  it.each(builtInPool.map((card): [string, CardDefinition] => [card.name, card]))('%s', (name, card) => {
    const print = cards.get(name);
    if (print === undefined) throw new Error(`${name} is not in the card file`);
    const aftermath = print.card_faces?.some((face) => face.oracle_text?.startsWith('Aftermath'));
    expect(card.layout).toBe(aftermath === true ? 'aftermath' : LAYOUTS[print.layout]);
    expect(card.faces.map(ours)).toEqual(facesOf(print));
    expect(colorIdentityOf(card)).toBe(colorSet(print.color_identity));
  });
});
