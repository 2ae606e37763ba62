/**
 * The ways to pay a cost. A symbol that can be paid in two different amounts ({2/W}, 107.4e) or with life ({W/P}, 107.4f) splits the
 * cost into variants; inside a variant every symbol is either one mana of a set of types or generic, so that paying it is a
 * plain bipartite matching, and Hall's condition decides it.
 *
 * P. Hall, "On Representatives of Subsets", 1935.
 */
import type { ManaSymbol } from './cost.ts';
import type { ManaMask } from './manaTypes.ts';

/** Life that pays for a Phyrexian symbol (107.4f). */
const PHYREXIAN_LIFE = 2;

/** One symbol to be paid with exactly one unit, and the types that pay it (bit 6 for {S}). */
export interface TypedSlot {
  readonly mask: ManaMask;
  readonly symbol: ManaSymbol;
}

/** One way to pay a cost. */
export interface CostVariant {
  /** Symbols that each need one mana of certain types. */
  readonly typed: readonly TypedSlot[];
  /** Mana of any type. */
  readonly generic: number;
  /** Units of mana in all. */
  readonly total: number;
  /** Life paid in place of mana. */
  readonly life: number;
  /** The unions of symbol masks, each with the number of symbols that need mana inside it: Hall's condition, ready to check. */
  readonly hallMasks: readonly ManaMask[];
  readonly hallNeeds: readonly number[];
}

interface Draft {
  typed: TypedSlot[];
  generic: number;
  life: number;
}

/** All different variants of a cost, cheapest in life first, then in mana. {X} counts as nothing. */
export function costVariants(symbols: readonly ManaSymbol[]): CostVariant[] {
  const only = onlyVariant(symbols);
  if (only !== null) return [only];
  let drafts: Draft[] = [{ typed: [], generic: 0, life: 0 }];
  for (const symbol of symbols) drafts = removeRepeats(drafts.flatMap((draft) => extend(draft, symbol)));
  const variants = drafts.map(finish);
  return variants.sort((a, b) => a.life - b.life || a.total - b.total);
}

/** The variant of a cost whose symbols can each be paid in one amount only; null for other costs. */
function onlyVariant(symbols: readonly ManaSymbol[]): CostVariant | null {
  const typed: TypedSlot[] = [];
  let generic = 0;
  for (const symbol of symbols) {
    switch (symbol.kind) {
      case 'generic':
        generic += symbol.amount;
        break;
      case 'typed':
      case 'snow':
        typed.push({ mask: symbol.mask, symbol });
        break;
      case 'variable':
        break;
      default:
        return null;
    }
  }
  return finish({ typed, generic, life: 0 });
}

/** The same variant with more or less generic mana. */
export function withVariantGeneric(variant: CostVariant, change: number): CostVariant {
  return { ...variant, generic: variant.generic + change, total: variant.total + change };
}

function extend(draft: Draft, symbol: ManaSymbol): Draft[] {
  const one = (mask: ManaMask): Draft => ({ ...draft, typed: [...draft.typed, { mask, symbol }] });
  switch (symbol.kind) {
    case 'generic':
      return [{ ...draft, generic: draft.generic + symbol.amount }];
    case 'variable':
      return [draft];
    case 'typed':
      return [one(symbol.mask)];
    case 'monocolored':
      return [one(symbol.mask), { ...draft, generic: draft.generic + symbol.amount }];
    case 'phyrexian':
      return [one(symbol.mask), { ...draft, life: draft.life + PHYREXIAN_LIFE }];
    case 'snow':
      return [one(symbol.mask)];
  }
}

/** Equal symbols paid the other way round are one variant. */
function removeRepeats(drafts: readonly Draft[]): Draft[] {
  const seen = new Map<string, Draft>();
  for (const draft of drafts) {
    const masks = draft.typed.map((slot) => slot.mask).sort((a, b) => a - b);
    const key = `${draft.life} ${draft.generic} ${masks.join(' ')}`;
    if (!seen.has(key)) seen.set(key, draft);
  }
  return [...seen.values()];
}

function finish({ typed, generic, life }: Draft): CostVariant {
  const hallMasks: ManaMask[] = [];
  for (const { mask } of typed) {
    if (hallMasks.includes(mask)) continue;
    for (let at = hallMasks.length - 1; at >= 0; at--) {
      const union = (hallMasks[at] as ManaMask) | mask;
      if (!hallMasks.includes(union)) hallMasks.push(union);
    }
    if (!hallMasks.includes(mask)) hallMasks.push(mask);
  }
  hallMasks.sort((a, b) => a - b);
  const hallNeeds = hallMasks.map((union) => neededWithin(typed, union));
  return { typed, generic, life, total: typed.length + generic, hallMasks, hallNeeds };
}

function neededWithin(typed: readonly TypedSlot[], union: ManaMask): number {
  let needed = 0;
  for (const { mask } of typed) if ((mask & ~union) === 0) needed++;
  return needed;
}
