/** Draws without replacement, exactly: how many cards of a kind are among those drawn from a shuffled deck. */
import { type Rational, rational, sumOf } from './rational.ts';

/** Ways to take `taken` of `things`; 0 where that cannot be done. */
export function binomial(things: number, taken: number): bigint {
  if (taken < 0 || taken > things) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(taken, things - taken); i++) ways = (ways * BigInt(things - i + 1)) / BigInt(i);
  return ways;
}

/**
 * The hypergeometric distribution: by number of successes (0 … `draws`), the probability of so many among `draws` drawn from `population`, of
 * which `successes` are successes.
 */
export function hypergeometric(population: number, successes: number, draws: number): Rational[] {
  if (successes > population || draws > population) throw new Error('more successes or draws than there is population');
  const ways = binomial(population, draws);
  return Array.from({ length: draws + 1 }, (_, found) =>
    rational(binomial(successes, found) * binomial(population - successes, draws - found), ways),
  );
}

/** The probability of that many or more. */
export function atLeast(distribution: readonly Rational[], least: number): Rational {
  return sumOf(distribution.slice(Math.max(0, least)));
}

/**
 * The probability that `draws` from kinds of those sizes come to counts by kind that are wanted (the multivariate hypergeometric distribution).
 * Looks at every possible draw; the list it asks about is the same each time and is not to be kept.
 */
export function probabilityOfCounts(
  sizes: readonly number[],
  draws: number,
  isWanted: (counts: readonly number[]) => boolean,
): Rational {
  const population = sizes.reduce((sum, size) => sum + size, 0);
  const choices = sizes.map((size) => Array.from({ length: size + 1 }, (_, count) => binomial(size, count)));
  const counts = sizes.map(() => 0);
  const waysFrom = (kind: number, left: number, ways: bigint): bigint => {
    const of = choices[kind];
    if (of === undefined) return left === 0 && isWanted(counts) ? ways : 0n;
    let wanted = 0n;
    for (let count = 0; count < of.length && count <= left; count++) {
      counts[kind] = count;
      wanted += waysFrom(kind + 1, left - count, ways * (of[count] ?? 0n));
    }
    return wanted;
  };
  return rational(waysFrom(0, draws, 1n), binomial(population, draws));
}
