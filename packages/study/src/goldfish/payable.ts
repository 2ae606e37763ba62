/** Whether lands can pay the coloured symbols of a cost, and how often some of a deck's lands can. */
import { probabilityOfCounts } from '../statistics/hypergeometric.ts';
import { ONE, type Rational } from '../statistics/rational.ts';

/**
 * What lands must make so that every symbol gets one of its own that makes one of its types. By Hall's theorem it is enough to look at unions of
 * symbols: for each set of types there must be as many lands that make one of them as there are symbols that nothing else pays.
 */
export interface Demand {
  readonly types: number;
  readonly lands: number;
}

export function demandsOf(needs: readonly number[]): Demand[] {
  const all = needs.reduce((types, need) => types | need, 0);
  const demands: Demand[] = [];
  for (let types = all; types > 0; types = (types - 1) & all)
    demands.push({ types, lands: needs.filter((need) => (need & ~types) === 0).length });
  return demands.filter(({ lands }) => lands > 0);
}

/** Whether lands that make these types, one entry a land, can pay. */
export function canPay(demands: readonly Demand[], makes: readonly number[]): boolean {
  return demands.every(({ types, lands }) => makes.filter((made) => (made & types) !== 0).length >= lands);
}

/** A deck's lands that make the same types. */
export interface LandKind {
  readonly makes: number;
  readonly copies: number;
}

/** More kinds of lands make too many draws to look at. */
const MOST_KINDS = 8;

/** By number of lands seen (0 … `most`): how often a random choice of so many of the lands can pay; null where there are too many kinds of them. */
export function payableLands(needs: readonly number[], lands: readonly LandKind[], most: number): Rational[] | null {
  const demands = demandsOf(needs);
  if (demands.length === 0) return Array.from({ length: most + 1 }, () => ONE);
  const wanted = needs.reduce((types, need) => types | need, 0);
  // Only what the cost asks for tells lands apart.
  const kinds = new Map<number, number>();
  for (const { makes, copies } of lands) kinds.set(makes & wanted, (kinds.get(makes & wanted) ?? 0) + copies);
  if (kinds.size > MOST_KINDS) return null;
  const types = [...kinds.keys()];
  const sizes = [...kinds.values()];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const isPaid = (counts: readonly number[]): boolean =>
    demands.every((demand) => {
      let found = 0;
      for (let kind = 0; kind < counts.length; kind++)
        if (((types[kind] ?? 0) & demand.types) !== 0) found += counts[kind] ?? 0;
      return found >= demand.lands;
    });
  return Array.from({ length: Math.min(most, total) + 1 }, (_, seen) => probabilityOfCounts(sizes, seen, isPaid));
}
