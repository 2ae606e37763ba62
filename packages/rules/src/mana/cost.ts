/**
 * Mana costs (107.4, 202): parse, print, mana value, arithmetic of total costs (118.7, 601.2f).
 * An absent mana cost (202.1b) is not a value of this type: callers hold `ManaCost | null`.
 */
import { type CostVariant, costVariants, withVariantGeneric } from './costVariants.ts';
import {
  ANY_COLOR_MASK,
  type ManaMask,
  manaTypeOfLetter,
  maskLetters,
  maskOf,
  maskSize,
  SNOW_BIT,
} from './manaTypes.ts';

/**
 * One symbol of a mana cost. `mask` holds the types of mana that pay it as what they are: none for generic symbols, and
 * {@link SNOW_BIT} for {S}.
 */
export type ManaSymbol =
  /** {0}, {1}, … (107.4b). */
  | { readonly kind: 'generic'; readonly mask: 0; readonly amount: number }
  /** {X}: generic mana of an amount not yet known (107.3). */
  | { readonly kind: 'variable'; readonly mask: 0 }
  /** {W} … {C} (107.4a, c), and hybrids such as {W/U} or {C/W} (107.4e). */
  | { readonly kind: 'typed'; readonly mask: ManaMask }
  /** {2/W}: one mana of a type, or that much generic mana (107.4e); costs that say "{3} or {U}" are {3/U}. */
  | { readonly kind: 'monocolored'; readonly mask: ManaMask; readonly amount: number }
  /** {W/P}, {W/U/P}: one mana of a colour, or 2 life (107.4f); printed cards also have {C/P}. */
  | { readonly kind: 'phyrexian'; readonly mask: ManaMask }
  /** {S}: one mana of any type from a snow source (107.4h). */
  | { readonly kind: 'snow'; readonly mask: ManaMask };

/** A mana cost. Immutable; built by the functions of this file only, because `variants` must agree with `symbols`. */
export interface ManaCost {
  /** In printed order. */
  readonly symbols: readonly ManaSymbol[];
  /** How many {X} it has; a cost must have none when it is paid ({@link withX}). */
  readonly x: number;
  /** The different ways to pay, cheapest in life first, then in mana. */
  readonly variants: readonly CostVariant[];
}

/** Why a text is no mana cost: the offending piece, and its offset in the text. */
export interface ManaCostError {
  readonly code: 'mana-cost-syntax' | 'unknown-mana-symbol';
  readonly piece: string;
  readonly offset: number;
}

export type ManaCostResult =
  | { readonly ok: true; readonly cost: ManaCost }
  | { readonly ok: false; readonly error: ManaCostError };

/** Makes a cost of symbols, keeping their order. */
function costOfSymbols(symbols: readonly ManaSymbol[]): ManaCost {
  let x = 0;
  for (const symbol of symbols) if (symbol.kind === 'variable') x++;
  return { symbols, x, variants: costVariants(symbols) };
}

/** {0}: nothing to pay (118.5). */
export const ZERO_COST: ManaCost = costOfSymbols([{ kind: 'generic', mask: 0, amount: 0 }]);

/** Reads a cost such as `{X}{2}{W/U}{B/P}{2/W}{C}{S}`. The empty text is a cost of no symbols. */
export function parseManaCost(text: string): ManaCostResult {
  const symbols: ManaSymbol[] = [];
  let offset = 0;
  while (offset < text.length) {
    const end = text.indexOf('}', offset);
    if (text.charAt(offset) !== '{' || end < 0) {
      return { ok: false, error: { code: 'mana-cost-syntax', piece: text.slice(offset), offset } };
    }
    const inside = text.slice(offset + 1, end);
    const symbol = parseSymbol(inside);
    if (symbol === null) return { ok: false, error: { code: 'unknown-mana-symbol', piece: `{${inside}}`, offset } };
    symbols.push(symbol);
    offset = end + 1;
  }
  return { ok: true, cost: costOfSymbols(symbols) };
}

/** Costs are few and never change: each text is read once. */
const knownCosts: Map<string, ManaCost> = new Map();

/** {@link parseManaCost} for costs written in source code, where a bad one is our own bug. */
export function manaCost(text: string): ManaCost {
  const known = knownCosts.get(text);
  if (known !== undefined) return known;
  const cost = parsedCost(text);
  knownCosts.set(text, cost);
  return cost;
}

function parsedCost(text: string): ManaCost {
  const result = parseManaCost(text);
  if (!result.ok)
    throw new Error(`${result.error.code} in mana cost "${text}" at ${result.error.offset}: ${result.error.piece}`);
  return result.cost;
}

/** Reads what stands between the braces; null when it is no mana symbol of 107.4. */
function parseSymbol(inside: string): ManaSymbol | null {
  const parts = inside.split('/');
  const [first = '', second, third] = parts;
  if (parts.length === 1) {
    if (/^(0|[1-9]\d{0,6})$/.test(first)) return { kind: 'generic', mask: 0, amount: Number(first) };
    if (first === 'X') return { kind: 'variable', mask: 0 };
    if (first === 'S') return { kind: 'snow', mask: SNOW_BIT };
    const type = manaTypeOfLetter(first);
    return type === null ? null : { kind: 'typed', mask: maskOf(type) };
  }
  if (second === 'P' || third === 'P') {
    const types = typesOfLetters(
      second === 'P' ? [first, ...parts.slice(2)] : [first, second ?? '', ...parts.slice(3)],
    );
    return maskSize(types) !== parts.length - 1 ? null : { kind: 'phyrexian', mask: types };
  }
  if (parts.length !== 2) return null;
  if (/^[1-9]$/.test(first)) {
    const types = typesOfLetters([second ?? '']);
    return types === 0 || types > ANY_COLOR_MASK ? null : { kind: 'monocolored', mask: types, amount: Number(first) };
  }
  const types = typesOfLetters(parts);
  return maskSize(types) === 2 ? { kind: 'typed', mask: types } : null;
}

/** The set of types the letters name; 0 when one of them names none. */
function typesOfLetters(letters: readonly string[]): ManaMask {
  let types = 0;
  for (const letter of letters) {
    const type = manaTypeOfLetter(letter);
    if (type === null) return 0;
    types |= maskOf(type);
  }
  return types;
}

/** Colour order of the two halves of hybrids in 107.4: five of the ten pairs run against W U B R G. */
const REVERSED_HYBRIDS: ReadonlySet<string> = new Set(['WR', 'WG', 'UG']);

function printTypes(types: ManaMask): string {
  const letters = maskLetters(types);
  if (letters.length === 2) {
    if (letters[1] === 'C' || REVERSED_HYBRIDS.has(letters.join(''))) letters.reverse();
  }
  return letters.join('/');
}

/** Prints one symbol with its braces. */
function printManaSymbol(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case 'generic':
      return `{${symbol.amount}}`;
    case 'variable':
      return '{X}';
    case 'typed':
      return `{${printTypes(symbol.mask)}}`;
    case 'monocolored':
      return `{${symbol.amount}/${printTypes(symbol.mask)}}`;
    case 'phyrexian':
      return `{${printTypes(symbol.mask)}/P}`;
    case 'snow':
      return '{S}';
  }
}

/** Prints a cost; the inverse of {@link parseManaCost} up to the order of a hybrid's halves. */
export function printManaCost(cost: ManaCost): string {
  return cost.symbols.map(printManaSymbol).join('');
}

/** Mana value (202.3): hybrids count their largest part (202.3f), Phyrexian symbols 1 (202.3g), X the value given (202.3e). */
export function manaValue(cost: ManaCost, x = 0): number {
  let total = 0;
  for (const symbol of cost.symbols) {
    if (symbol.kind === 'generic' || symbol.kind === 'monocolored') total += symbol.amount;
    else total += symbol.kind === 'variable' ? x : 1;
  }
  return total;
}

/** The fewest units of mana that pay a cost, {X} being 0. */
export function leastUnits(cost: ManaCost): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < cost.variants.length; i++) least = Math.min(least, (cost.variants[i] as CostVariant).total);
  return least;
}

/** The colours of the symbols in a cost (202.2), as a mask without colourless. */
export function colorsOfCost(cost: ManaCost): ManaMask {
  let colors = 0;
  for (const symbol of cost.symbols) colors |= symbol.mask;
  return colors & ANY_COLOR_MASK;
}

/** Replaces each {X} by generic mana of the value announced for it (107.3a). */
export function withX(cost: ManaCost, value: number): ManaCost {
  if (cost.x === 0) return cost;
  const symbols = cost.symbols.filter(({ kind }) => kind !== 'variable');
  return changeGeneric({ symbols, x: 0, variants: cost.variants }, cost.x * value);
}

/** Replaces each {X} by as many symbols that only mana of the colours pays. */
export function withColoredX(cost: ManaCost, value: number, colors: ManaMask): ManaCost {
  const symbols = cost.symbols.filter(({ kind }) => kind !== 'variable');
  for (let i = 0; i < cost.x * value; i++) symbols.push({ kind: 'typed', mask: colors });
  return costOfSymbols(symbols);
}

/**
 * Adds `change` generic mana, or takes it away when negative; the generic part does not go below zero and nothing but the
 * generic part changes (118.7a). The halves of {2/W} are no generic part.
 */
export function changeGeneric(cost: ManaCost, change: number): ManaCost {
  let before = 0;
  const others: ManaSymbol[] = [];
  for (const symbol of cost.symbols) {
    if (symbol.kind === 'generic') before += symbol.amount;
    else others.push(symbol);
  }
  const after = Math.max(0, before + change);
  const front = others.filter((symbol) => symbol.kind === 'variable');
  const back = others.filter((symbol) => symbol.kind !== 'variable');
  const generic: ManaSymbol[] = after > 0 || others.length === 0 ? [{ kind: 'generic', mask: 0, amount: after }] : [];
  const variants = cost.variants.map((variant) => withVariantGeneric(variant, after - before));
  return { symbols: [...front, ...generic, ...back], x: cost.x, variants };
}

/** The sum of two costs (601.2f). */
export function addManaCosts(a: ManaCost, b: ManaCost): ManaCost {
  return changeGeneric(costOfSymbols([...a.symbols, ...b.symbols]), 0);
}

/**
 * Takes one mana of a type away from a cost: a symbol of exactly that type if there is one (118.7c, d), otherwise one generic
 * mana (118.7b), otherwise nothing.
 */
export function reduceByType(cost: ManaCost, types: ManaMask): ManaCost {
  const index = cost.symbols.findIndex((symbol) => symbol.kind === 'typed' && symbol.mask === types);
  if (index < 0) return changeGeneric(cost, -1);
  return changeGeneric(costOfSymbols(cost.symbols.filter((_, place) => place !== index)), 0);
}

/**
 * Takes away a symbol that mana of the type pays: one of exactly that type, otherwise a hybrid or Phyrexian one, whose half of that colour is
 * the half that its payer chooses then (118.7e–f, 601.2b). Nothing where there is none.
 */
export function withoutSymbol(cost: ManaCost, type: ManaMask): ManaCost {
  const exact = cost.symbols.findIndex((symbol) => symbol.kind === 'typed' && symbol.mask === type);
  const index =
    exact >= 0 ? exact : cost.symbols.findIndex((symbol) => symbol.kind !== 'snow' && (symbol.mask & type) !== 0);
  if (index < 0) return cost;
  return changeGeneric(costOfSymbols(cost.symbols.filter((_, place) => place !== index)), 0);
}

/** For each symbol of the type, 2 life may be paid: the symbol is as {W/P} is then (107.4f). */
export function withLifeFor(cost: ManaCost, type: ManaMask): ManaCost {
  if (!cost.symbols.some((symbol) => isHalfOf(symbol, type))) return cost;
  const symbols = cost.symbols.map(
    (symbol): ManaSymbol => (isHalfOf(symbol, type) ? { kind: 'phyrexian', mask: symbol.mask } : symbol),
  );
  return costOfSymbols(symbols);
}

function isHalfOf(symbol: ManaSymbol, type: ManaMask): boolean {
  return symbol.kind === 'typed' && (symbol.mask & type) !== 0;
}
