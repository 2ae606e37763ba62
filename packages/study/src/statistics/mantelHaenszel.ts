/**
 * The difference of two shares over strata, that only like is compared with like: each stratum's difference, weighted by n1 n0 / (n1 + n0)
 * (Mantel and Haenszel 1959), with the variance of Sato (1989), which is right for few large strata and for many small ones.
 */
import { squareRoot } from '@foretell/search';

/** Numbers of samples with and without something, and the points that they made. */
export interface Stratum {
  readonly with: number;
  readonly pointsWith: number;
  readonly without: number;
  readonly pointsWithout: number;
}

export interface StratifiedDifference {
  readonly difference: number;
  readonly standardError: number;
}

/** Null if no stratum has samples of both kinds. */
export function stratifiedDifference(strata: Iterable<Stratum>): StratifiedDifference | null {
  let weights = 0;
  let sum = 0;
  let p = 0;
  let q = 0;
  for (const { with: n1, pointsWith: a, without: n0, pointsWithout: b } of strata) {
    const n = n1 + n0;
    if (n1 === 0 || n0 === 0) continue;
    weights += (n1 * n0) / n;
    sum += (a * n0 - b * n1) / n;
    p += (n1 * n1 * b - n0 * n0 * a + (n1 * n0 * (n0 - n1)) / 2) / (n * n);
    q += (a * (n0 - b) + b * (n1 - a)) / (2 * n);
  }
  if (weights === 0) return null;
  const difference = sum / weights;
  return { difference, standardError: squareRoot(Math.max(0, difference * p + q)) / weights };
}
