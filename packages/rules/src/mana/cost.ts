/**
 * Mana costs (107.4, 202): parse, print, mana value, arithmetic of total costs (118.7, 601.2f).
 * An absent mana cost (202.1b) is not a value of this type: callers hold `ManaCost | null`.
 */
import { type CostVariant, costVariants, withVariantGeneric } from './costVariants.ts';
import { ANY_COLOR_MASK, type ManaMask, manaTypeOfLetter, maskLetters, maskOf, maskSize } from './manaTypes.ts';

/** One symbol of a mana cost. `types` holds the types that pay the symbol. */
export type ManaSymbol =
  /** {0}, {1}, … (107.4b). */
  | { readonly kind: 'generic'; readonly amount: number }
  /** {X}, {Y}, {Z}: generic mana of an amount not yet known (107.3). */
  | { readonly kind: 'variable'; readonly letter: VariableLetter }
  /** {W} … {C} (107.4a, c), and hybrids such as {W/U} or {C/W} (107.4e). */
  | { readonly kind: 'typed'; readonly types: ManaMask }
  /** {2/W}: one mana of a type, or that much generic mana (107.4e). */
  | { readonly kind: 'monocolored'; readonly amount: number; readonly types: ManaMask }
  /** {W/P}, {W/U/P}: one mana of a colour, or 2 life (107.4f); printed cards also have {C/P}. */
  | { readonly kind: 'phyrexian'; readonly types: ManaMask }
  /** {S}: one mana of any type from a snow source (107.4h). */
  | { readonly kind: 'snow' };

export type VariableLetter = 'X' | 'Y' | 'Z';

/** A mana cost. Immutable; built by the functions of this file only, because `variants` must agree with `symbols`. */
export interface ManaCost {
  /** In printed order. */
  readonly symbols: readonly ManaSymbol[];
  /** How many variable symbols it has; a cost must have none when it is paid ({@link withVariables}). */
  readonly variables: number;
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
export function costOfSymbols(symbols: readonly ManaSymbol[]): ManaCost {
  let variables = 0;
  for (const symbol of symbols) if (symbol.kind === 'variable') variables++;
  return { symbols, variables, variants: costVariants(symbols) };
}

/** {0}: nothing to pay (118.5). */
export const ZERO_COST: ManaCost = costOfSymbols([{ kind: 'generic', amount: 0 }]);

/** A cost of `amount` generic mana. */
export function genericCost(amount: number): ManaCost {
  return costOfSymbols([{ kind: 'generic', amount }]);
}

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

/** {@link parseManaCost} for costs written in source code, where a bad one is our own bug. */
export function manaCost(text: string): ManaCost {
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
    if (/^(0|[1-9]\d{0,6})$/.test(first)) return { kind: 'generic', amount: Number(first) };
    if (first === 'X' || first === 'Y' || first === 'Z') return { kind: 'variable', letter: first };
    if (first === 'S') return { kind: 'snow' };
    const type = manaTypeOfLetter(first);
    return type === null ? null : { kind: 'typed', types: maskOf(type) };
  }
  if (second === 'P' || third === 'P') {
    const types = typesOfLetters(
      second === 'P' ? [first, ...parts.slice(2)] : [first, second ?? '', ...parts.slice(3)],
    );
    return maskSize(types) !== parts.length - 1 ? null : { kind: 'phyrexian', types };
  }
  if (parts.length !== 2) return null;
  if (first === '2') {
    const types = typesOfLetters([second ?? '']);
    return types === 0 || types > ANY_COLOR_MASK ? null : { kind: 'monocolored', amount: 2, types };
  }
  const types = typesOfLetters(parts);
  return maskSize(types) === 2 ? { kind: 'typed', types } : null;
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
export function printManaSymbol(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case 'generic':
      return `{${symbol.amount}}`;
    case 'variable':
      return `{${symbol.letter}}`;
    case 'typed':
      return `{${printTypes(symbol.types)}}`;
    case 'monocolored':
      return `{${symbol.amount}/${printTypes(symbol.types)}}`;
    case 'phyrexian':
      return `{${printTypes(symbol.types)}/P}`;
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

/** The colours of the symbols in a cost (202.2), as a mask without colourless. */
export function colorsOfCost(cost: ManaCost): ManaMask {
  let colors = 0;
  for (const symbol of cost.symbols) {
    if (symbol.kind === 'typed' || symbol.kind === 'monocolored' || symbol.kind === 'phyrexian') colors |= symbol.types;
  }
  return colors & ANY_COLOR_MASK;
}

/** Replaces each variable symbol by generic mana of its value (107.3a). Variables left out stay. */
export function withVariables(cost: ManaCost, values: { readonly [Letter in VariableLetter]?: number }): ManaCost {
  if (cost.variables === 0) return cost;
  let added = 0;
  let left = 0;
  const kept: ManaSymbol[] = [];
  for (const symbol of cost.symbols) {
    const value = symbol.kind === 'variable' ? values[symbol.letter] : undefined;
    if (value === undefined) {
      kept.push(symbol);
      if (symbol.kind === 'variable') left++;
    } else added += value;
  }
  return changeGeneric({ symbols: kept, variables: left, variants: cost.variants }, added);
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
  const generic: ManaSymbol[] = after > 0 || others.length === 0 ? [{ kind: 'generic', amount: after }] : [];
  const variants = cost.variants.map((variant) => withVariantGeneric(variant, after - before));
  return { symbols: [...front, ...generic, ...back], variables: cost.variables, variants };
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
  const index = cost.symbols.findIndex((symbol) => symbol.kind === 'typed' && symbol.types === types);
  if (index < 0) return changeGeneric(cost, -1);
  return changeGeneric(costOfSymbols(cost.symbols.filter((_, place) => place !== index)), 0);
}
