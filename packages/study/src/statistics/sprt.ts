/**
 * The sequential test of fishtest: is a player `elo1` points stronger, or `elo0`? It may stop as soon as the evidence is enough, at the error
 * rates asked for. The unit is the block (games with the same shuffles), whose games are not independent: a block's score is one draw from an
 * unknown distribution over a few values (pentanomial for pairs). The log-likelihood ratio is the generalised one (Van den Bergh: GSPRT):
 * between the likeliest distributions whose mean is the expected score under either hypothesis.
 */
import { logarithm } from '@foretell/search';
import { scoreOf } from './elo.ts';
import { tilt, withUnseen } from './tilt.ts';

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

/** Where a test stands after these blocks. `counts` lists every score that a block can have; `meanOf` says what it is on average at an Elo. */
export function sprt(
  counts: readonly ScoreCount[],
  { elo0, elo1, alpha, beta }: SprtSettings,
  meanOf: (elo: number) => number = scoreOf,
): SprtState {
  const lower = logarithm(beta / (1 - alpha));
  const upper = logarithm((1 - beta) / alpha);
  const llr = logLikelihoodRatio(counts, meanOf(elo0), meanOf(elo1));
  return { llr, lower, upper, verdict: llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : 'undecided' };
}

function logLikelihoodRatio(counts: readonly ScoreCount[], mean0: number, mean1: number): number {
  let blocks = 0;
  for (const { count } of counts) blocks += count;
  if (blocks === 0) return 0;
  const seen = withUnseen(counts);
  const x0 = tilt(seen, mean0);
  const x1 = tilt(seen, mean1);
  let ratio = 0;
  for (const { score, count } of seen)
    ratio += count * (logarithm(1 + x0 * (score - mean0)) - logarithm(1 + x1 * (score - mean1)));
  return ratio;
}
