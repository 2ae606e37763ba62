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
export const PHYREXIAN_LIFE = 2;

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
  let drafts: Draft[] = [{ typed: [], generic: 0, life: 0 }];
  for (const symbol of symbols) drafts = removeRepeats(drafts.flatMap((draft) => extend(draft, symbol)));
  const variants = drafts.map(finish);
  return variants.sort((a, b) => a.life - b.life || a.total - b.total);
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

function finish(draft: Draft): CostVariant {
  const unions = new Set<ManaMask>();
  for (const { mask } of draft.typed) {
    for (const union of [...unions]) unions.add(union | mask);
    unions.add(mask);
  }
  const hallMasks = [...unions].sort((a, b) => a - b);
  const hallNeeds = hallMasks.map((union) => draft.typed.filter(({ mask }) => (mask & ~union) === 0).length);
  return { ...draft, total: draft.typed.length + draft.generic, hallMasks, hallNeeds };
}
