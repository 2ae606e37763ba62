/** Means and intervals over worlds. The worlds are the independent samples: playouts in one world share its hidden cards (clusters). */
import { squareRoot } from './mathematics.ts';

export interface Estimate {
  readonly mean: number;
  /** 95 % confidence interval by Student's t. */
  readonly ci95: readonly [number, number];
}

/** 97.5 % quantiles of Student's t for 1 to 30 degrees of freedom. */
const T_QUANTILES = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

export function tQuantile(degrees: number): number {
  // The tail of the table by the leading term of the Cornish-Fisher expansion.
  return T_QUANTILES[degrees - 1] ?? 1.96 + 2.37 / degrees;
}

/** The mean of the values and its interval; with fewer than two values nothing is known of the spread and the interval is `[low, high]`. */
export function estimate(values: readonly number[], low: number, high: number): Estimate {
  const count = values.length;
  if (count === 0) return { mean: (low + high) / 2, ci95: [low, high] };
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / count;
  if (count === 1) return { mean, ci95: [low, high] };
  let squares = 0;
  for (const value of values) squares += (value - mean) * (value - mean);
  const half = tQuantile(count - 1) * squareRoot(squares / (count - 1) / count);
  return { mean, ci95: [Math.max(mean - half, low), Math.min(mean + half, high)] };
}
