/**
 * The sequential test of fishtest: is a player `elo1` points stronger, or `elo0`? It may stop as soon as the evidence is enough, at the error
 * rates asked for. The unit is the block (games with the same shuffles), whose games are not independent: a block's score is one draw from an
 * unknown distribution over a few values (pentanomial for pairs). The log-likelihood ratio is the generalised one (Van den Bergh: GSPRT):
 * between the likeliest distributions whose mean is the expected score under either hypothesis.
 */
import { logarithm } from '@foretell/search';
import { scoreOf } from './elo.ts';

export interface SprtSettings {
  readonly elo0: number;
  readonly elo1: number;
  /** Share of tests that wrongly accept: `elo1` when `elo0` is true, and the other way round. */
  readonly alpha: number;
  readonly beta: number;
}

export interface SprtState {
  /** Log-likelihood ratio of `elo1` against `elo0`. */
  readonly llr: number;
  /** At or below `lower` the test accepts `elo0`, at or above `upper` `elo1`. */
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'elo0' | 'elo1' | 'undecided';
}

/** A value that block scores take, as a share of the block's games, and how often it came. */
export interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

/** Where a test stands after these blocks. `counts` lists every score that a block can have. */
export function sprt(counts: readonly ScoreCount[], { elo0, elo1, alpha, beta }: SprtSettings): SprtState {
  const lower = logarithm(beta / (1 - alpha));
  const upper = logarithm((1 - beta) / alpha);
  const llr = logLikelihoodRatio(counts, scoreOf(elo0), scoreOf(elo1));
  return { llr, lower, upper, verdict: llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : 'undecided' };
}

/** Scores that never came count as if a thousandth of a block had them, as in fishtest: the ratio is finite from the first block on. */
const UNSEEN = 1e-3;

function logLikelihoodRatio(counts: readonly ScoreCount[], mean0: number, mean1: number): number {
  let blocks = 0;
  for (const { count } of counts) blocks += count;
  if (blocks === 0) return 0;
  const seen = counts.map(({ score, count }) => ({ score, count: count === 0 ? UNSEEN : count }));
  let total = 0;
  for (const { count } of seen) total += count;
  const x0 = tilt(seen, mean0, total);
  const x1 = tilt(seen, mean1, total);
  // The likeliest distribution with that mean gives score a the share p / (1 + x (a - mean)), p being its share of the blocks.
  let ratio = 0;
  for (const { score, count } of seen)
    ratio += count * (logarithm(1 + x0 * (score - mean0)) - logarithm(1 + x1 * (score - mean1)));
  return ratio;
}

/** The root x of sum p (a - mean) / (1 + x (a - mean)), which falls between its two poles; found by bisection to the last bit. */
function tilt(counts: readonly ScoreCount[], mean: number, total: number): number {
  let least = Infinity;
  let most = -Infinity;
  for (const { score } of counts) {
    least = Math.min(least, score - mean);
    most = Math.max(most, score - mean);
  }
  if (least >= 0 || most <= 0) throw new Error('a test of a mean that no block can have');
  let low = -1 / most;
  let high = -1 / least;
  for (let step = 0; step < 200; step++) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    let slope = 0;
    for (const { score, count } of counts) {
      const a = score - mean;
      slope += ((count / total) * a) / (1 + middle * a);
    }
    if (slope > 0) low = middle;
    else high = middle;
  }
  return low + (high - low) / 2;
}
