/**
 * A weighted mean of independent estimates, its interval made of theirs (Zou and Donner 2008, "MOVER"): each side is the root of the sum of the
 * squared distances from estimate to bound on that side. With intervals of Wilson's kind it stays right for few games and near 0 and 1.
 */
import { type Estimate, squareRoot } from '@foretell/search';

export interface WeightedEstimate extends Estimate {
  /** Not negative; the weights need not add up to 1. */
  readonly weight: number;
}

export function weightedMean(parts: readonly WeightedEstimate[]): Estimate {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) throw new Error('a mean of nothing');
  let mean = 0;
  let below = 0;
  let above = 0;
  for (const part of parts) {
    const share = part.weight / total;
    mean += share * part.mean;
    below += (share * (part.mean - part.ci95[0])) ** 2;
    above += (share * (part.ci95[1] - part.mean)) ** 2;
  }
  return { mean, ci95: [mean - squareRoot(below), mean + squareRoot(above)] };
}
