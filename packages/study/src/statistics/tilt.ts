/**
 * The likeliest distribution over a few known values that has a given mean: of the counts c(a) the share of value a is
 * c(a) / (n (1 + x (a - mean))), with the x at which these shares have that mean (Owen 1988, for values all of which may come).
 */
import type { ScoreCount } from './sprt.ts';

/** Values that never came count as if a thousandth of a sample had them, as in fishtest: every mean between the values can be had. */
const UNSEEN = 1e-3;

/** The counts with those values that never came. */
export function withUnseen(counts: readonly ScoreCount[]): ScoreCount[] {
  return counts.map(({ score, count }) => ({ score, count: count === 0 ? UNSEEN : count }));
}

/** The root x of sum c (a - mean) / (1 + x (a - mean)), which falls between its two poles; found by bisection to the last bit. */
export function tilt(counts: readonly ScoreCount[], mean: number): number {
  let least = Infinity;
  let most = -Infinity;
  for (const { score } of counts) {
    least = Math.min(least, score - mean);
    most = Math.max(most, score - mean);
  }
  if (least >= 0 || most <= 0) throw new Error('a test of a mean that no sample can have');
  let low = -1 / most;
  let high = -1 / least;
  for (let step = 0; step < 200; step++) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    let slope = 0;
    for (const { score, count } of counts) {
      const a = score - mean;
      slope += (count * a) / (1 + middle * a);
    }
    if (slope > 0) low = middle;
    else high = middle;
  }
  return low + (high - low) / 2;
}
