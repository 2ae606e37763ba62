/**
 * The difference of two shares over strata, that only like is compared with like: each stratum's difference, weighted by n1 n0 / (n1 + n0)
 * (Mantel and Haenszel 1959), with the variance of Sato (1989), which is right for few large strata and for many small ones. Whether there is any
 * difference is another question, and has a better answer: how far the points with it are from what dealing the same points out at random within
 * each stratum would give (the test of the same paper, for points of any size).
 */
import { squareRoot } from '@foretell/search';

/** Numbers of samples with and without something, and the points (0 to 1 each) that they made. */
export interface Stratum {
  readonly with: number;
  readonly pointsWith: number;
  readonly without: number;
  readonly pointsWithout: number;
  /** Sum of the squared points of all samples; with points of 0 and 1 alone it is their sum. */
  readonly squares: number;
}

export interface StratifiedDifference {
  readonly difference: number;
  readonly standardError: number;
  /** Standard deviations by which the points are off those of chance. */
  readonly z: number;
  /** Samples with it and without it in strata that have both. */
  readonly with: number;
  readonly without: number;
}

/** Null if no stratum has samples of both kinds, or all samples of every stratum have the same points. */
export function stratifiedDifference(strata: Iterable<Stratum>): StratifiedDifference | null {
  let [withIt, withoutIt] = [0, 0];
  let [weights, sum, p, q, chance] = [0, 0, 0, 0, 0];
  for (const { with: n1, pointsWith: a, without: n0, pointsWithout: b, squares } of strata) {
    const n = n1 + n0;
    if (n1 === 0 || n0 === 0) continue;
    withIt += n1;
    withoutIt += n0;
    weights += (n1 * n0) / n;
    sum += (a * n0 - b * n1) / n;
    p += (n1 * n1 * b - n0 * n0 * a + (n1 * n0 * (n0 - n1)) / 2) / (n * n);
    q += (a * (n0 - b) + b * (n1 - a)) / (2 * n);
    chance += ((n1 * n0) / (n * (n - 1))) * (squares - ((a + b) * (a + b)) / n);
  }
  if (weights === 0 || chance <= 0) return null;
  const difference = sum / weights;
  const standardError = squareRoot(Math.max(0, difference * p + q)) / weights;
  return { difference, standardError, z: sum / squareRoot(chance), with: withIt, without: withoutIt };
}
