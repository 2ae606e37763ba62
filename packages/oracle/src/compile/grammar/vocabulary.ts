/** Single words and symbols of rules text: numbers, colours, card types, supertypes, keywords, zones, steps, sizes. */

import {
  CardType,
  KEYWORD_NAMES,
  type ManaType,
  type Quantity,
  Step,
  type StepId,
  Supertype,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { plural } from '../../print/english.ts';
import { isManaCost } from '../characteristics/characteristics.ts';
import { subtypeOf } from '../characteristics/subtypes.ts';
import { either, first, phrase, type Reader, token } from '../parsing.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth';

function positions(list: string): ReadonlyMap<string, number> {
  return new Map(list.split(' ').map((word, at) => [word, at]));
}

const NUMBER_OF = positions(NUMBERS);
const ORDINAL_OF = positions(ORDINALS);

/** A plain number in words or digits, not an article. */
export const numeral: Reader<number> = first(
  token('word', (text) => NUMBER_OF.get(text) ?? null),
  token('number', (text) => (/^\d+$/.test(text) ? Number(text) : null)),
);

export const ordinal: Reader<number> = token('word', (text) => ORDINAL_OF.get(text) ?? null);

/** "Second": the word for a place. */
export function ordinalWord(place: number): string {
  return ORDINALS.split(' ')[place] ?? String(place);
}

const COLORS = positions('white blue black red green');

/** A colour as a bit (105.1). */
export const colorWord: Reader<number> = token('word', (text) => {
  const at = COLORS.get(text);
  return at === undefined ? null : 1 << at;
});

export function colorBit(word: string): number | null {
  const at = COLORS.get(word);
  return at === undefined ? null : 1 << at;
}

const TYPE_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(CardType).flatMap(([name, bit]) => [
    [name.toLowerCase(), bit] as const,
    [plural(name.toLowerCase()), bit] as const,
  ]),
);

export function typeBit(word: string): number | null {
  return TYPE_OF.get(word) ?? null;
}

const SUPERTYPE_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(Supertype).map(([name, bit]) => [name.toLowerCase(), bit]),
);

export function supertypeBit(word: string): number | null {
  return SUPERTYPE_OF.get(word) ?? null;
}

export const subtypeWord: Reader<string> = token('word', subtypeOf);

/** A keyword without a parameter, by its bit. */
export const plainKeyword: Reader<number> = either(...KEYWORD_NAMES.map((name, at) => phrase([name], () => 1 << at)));

/** `{W}` … `{C}` as a mana type 0–5. */
export const manaSymbol: Reader<ManaType> = token('symbol', (text) => {
  const at = '{W}{U}{B}{R}{G}{C}'.indexOf(text);
  return at < 0 || text.length !== 3 ? null : (MANA_TYPES[at / 3] ?? null);
});

const MANA_TYPES: readonly ManaType[] = [0, 1, 2, 3, 4, 5];

/** `{2}{U}` as one text; only symbols that costs can hold. */
export const costSymbol: Reader<string> = token('symbol', (text) => (isManaCost(text) ? text : null));

/** A size without signs: `2/2`, `X/X`. */
export const size: Reader<{ readonly power: Quantity; readonly toughness: Quantity }> = token('size', (text) =>
  /^[+-]/.test(text) ? null : sizeOf(text),
);

/** `+1/-1`: a change with signs. */
export const sizeChange: Reader<{ readonly power: Quantity; readonly toughness: Quantity }> = token('size', (text) =>
  /^[+-].*\/[+-]/.test(text) ? sizeOf(text) : null,
);

/** `+1/+1` as the name of a counter (122.1a). */
export const sizeText: Reader<string> = token('size', (text) => (/^[+-]\d+\/[+-]\d+$/.test(text) ? text : null));

function sizeOf(text: string): { readonly power: Quantity; readonly toughness: Quantity } | null {
  const [left = '', right = ''] = text.split('/');
  const power = signedQuantity(left);
  const toughness = signedQuantity(right);
  return power === null || toughness === null ? null : { power, toughness };
}

function signedQuantity(text: string): Quantity | null {
  if (/^[+-]?\d+$/.test(text)) return Number(text) === 0 ? 0 : Number(text);
  if (/^\+?X$/.test(text)) return { kind: 'x' };
  return text === '-X' ? { kind: 'negative', of: { kind: 'x' } } : null;
}

/** Counters named by a word ("charge", "loyalty") or a size. */
export const counterName: Reader<string> = first(
  sizeText,
  phrase(['first strike'], () => 'first strike'),
  phrase(['double strike'], () => 'double strike'),
  token('word', (text) => (/^[a-z]+$/.test(text) && !NOT_COUNTERS.has(text) ? text : null)),
);

const NOT_COUNTERS = new Set(
  'a an the that those of or and additional more another each all any its one two three four five six seven eight nine ten x number many'.split(
    ' ',
  ),
);

const ZONES: readonly (readonly [string, ZoneId])[] = [
  ['library|libraries', Zone.Library],
  ['hand|hands', Zone.Hand],
  ['graveyard|graveyards', Zone.Graveyard],
];

/** A zone that each player has their own of. */
export const ownedZone: Reader<ZoneId> = either(...ZONES.map(([words, zone]) => phrase([words], () => zone)));

const STEPS: readonly (readonly [string, StepId])[] = [
  ['untap step', Step.Untap],
  ['upkeep', Step.Upkeep],
  ['draw step', Step.Draw],
  ['precombat|first main phase', Step.PrecombatMain],
  ['postcombat|second main phase', Step.PostcombatMain],
  ['combat', Step.BeginCombat],
  ['declare attackers step', Step.DeclareAttackers],
  ['declare blockers step', Step.DeclareBlockers],
  ['end step', Step.EndTurn],
];

export const stepWord: Reader<StepId> = either(...STEPS.map(([words, step]) => phrase([words], () => step)));

/** Which way half of something odd is rounded (107.1a). */
export const rounding: Reader<'up' | 'down'> = either<'up' | 'down'>(
  phrase(['up'], () => 'up'),
  phrase(['down'], () => 'down'),
);
