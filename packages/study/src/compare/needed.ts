/** How many pairs of games it takes to know what a comparison is to find out, at a given variance of their differences. */
import { logarithm, squareRoot } from '@foretell/search';
import { scoreOf } from '../statistics/elo.ts';
import type { SprtSettings } from '../statistics/sprt.ts';
import type { CompareSetup } from './setup.ts';

/** Pairs before the first look at the width: by then the scatter is roughly known. */
export const FEWEST_PAIRS = 30;
const Z = 1.959963984540054;

/** 0 if it is to play all its games. */
export function pairsNeeded({ until, sprt }: Pick<CompareSetup, 'until' | 'sprt'>, variance: number): number {
  const forWidth = until === null ? 0 : Math.max(FEWEST_PAIRS, pairsForWidth(until, variance));
  return Math.max(forWidth, sprt === null ? 0 : pairsForTest(sprt, variance));
}

/** Where hardly any pairs differ the interval is wider than its variance says: without any it is z^2 / (n + z^2) to either side. */
function pairsForWidth(half: number, variance: number): number {
  return Z * Z * Math.max(variance / (half * half), 1 / half - 1);
}

/** Half the width of the interval of so many pairs. */
export function widthOf(pairs: number, variance: number): number {
  return Math.max(Z * squareRoot(variance / pairs), (Z * Z) / (pairs + Z * Z));
}

/**
 * Samples that the sequential test takes on average if one of its hypotheses holds (Wald 1945): the bound that it ends at, by the mean of the
 * ratio that a sample adds, half the squared distance of the hypotheses in standard deviations.
 */
function pairsForTest({ elo0, elo1, alpha, beta }: SprtSettings, variance: number): number {
  const distance = differenceAt(elo1) - differenceAt(elo0);
  const [up, down] = [logarithm((1 - beta) / alpha), logarithm((1 - alpha) / beta)];
  const ifFirst = (1 - alpha) * down - alpha * up;
  const ifSecond = (1 - beta) * up - beta * down;
  return (Math.max(ifFirst, ifSecond) * 2 * variance) / (distance * distance);
}

/** What a deck that is so much stronger gains against an opponent that the old one meets on even terms. */
export function differenceAt(elo: number): number {
  return scoreOf(elo) - 0.5;
}
