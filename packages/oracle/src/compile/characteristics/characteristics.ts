/** What a face's printed facts say beside its rules text: cost, colours, type line and numbers (202, 204, 205, 208, 209). */
import { type CardFace, CardType, COLOR_LETTERS, type Quantity } from '@foretell/rules/ir';
import type { FaceSource } from '../outcome.ts';
import { readTypeLine } from './typeLine.ts';

export type Characteristics = Omit<CardFace, 'keywords' | 'abilities'>;

/** Numbers, X, colours, colourless, snow, hybrids and Phyrexian ones (107.4). */
const MANA_SYMBOL = /\{(?:0|[1-9]\d{0,6}|[XWUBRGCS]|[WUBRGC2]\/[WUBRG]|[WUBRG]\/P|[WUBRG]\/[WUBRG]\/P)\}/;
const MANA_COST = new RegExp(`^(?:${MANA_SYMBOL.source})+$`);

/** Whether a text is mana symbols and nothing else, as costs are. */
export function isManaCost(text: string): boolean {
  return MANA_COST.test(text);
}

/** Null where a cost, a type line or a number means nothing to the engine. A star is 0 here: the text defines it (208.2). */
export function readCharacteristics(source: FaceSource): Characteristics | null {
  const line = readTypeLine(source.typeLine);
  if (line === null) return null;
  if (source.manaCost !== '' && !isManaCost(source.manaCost)) return null;
  const power = numberOf(source.power);
  const toughness = numberOf(source.toughness);
  const loyalty = numberOf(source.loyalty);
  if (power === undefined || toughness === undefined || loyalty === undefined) return null;
  const defense = source.defense === null ? null : Number(source.defense);
  if (((line.types & CardType.Battle) !== 0) !== Number.isInteger(defense)) return null;
  if ((line.types & CardType.Creature) !== 0 && (power === null || toughness === null)) return null;
  if ((line.types & CardType.Planeswalker) !== 0 && loyalty === null) return null;
  // An instant or sorcery does what it says: where nothing is said, the text is missing.
  if ((line.types & (CardType.Instant | CardType.Sorcery)) !== 0 && source.text.trim() === '') return null;
  const colors = source.colorIndicator === null ? {} : { colors: colorsOf(source.colorIndicator) };
  return {
    name: source.name,
    manaCost: source.manaCost === '' ? null : source.manaCost,
    ...colors,
    ...line,
    // 721.2c: the size of a station card belongs to a station symbol.
    power: isStationCard(source) ? null : power,
    toughness: isStationCard(source) ? null : toughness,
    loyalty,
    ...(defense === null ? {} : { defense }),
  };
}

function isStationCard({ text }: FaceSource): boolean {
  return /^Station\b/m.test(text);
}

const LETTERS: readonly string[] = COLOR_LETTERS;

function colorsOf(letters: readonly string[]): number {
  return letters.reduce((colors, letter) => colors | (1 << LETTERS.indexOf(letter)), 0);
}

/** Undefined for what is no number, null where nothing is printed. */
function numberOf(printed: string | null): Quantity | null | undefined {
  if (printed === null) return null;
  if (printed === 'X') return { kind: 'x' };
  if (/^[+-]?\d{1,9}$/.test(printed)) return Number(printed);
  return printed.includes('*') ? 0 : undefined;
}
