/** How many games a comparison will need, before the first one is played. */
import { logarithm, squareRoot } from '@foretell/search';
import { hypergeometric } from '../statistics/hypergeometric.ts';
import type { SprtSettings } from '../statistics/sprt.ts';
import { aligned } from './align.ts';
import { type CompareSetup, gamesOfRound } from './setup.ts';
import { differenceAt } from './stop.ts';

export interface GamesForecast {
  /** Games that are expected. */
  readonly expected: number;
  /** Games after which it is over in any case, whatever the decks. */
  readonly most: number;
  /** The variance of a pair's difference that this is worked out from. */
  readonly variance: number;
}

const Z = 1.959963984540054;
/** Cards that a deck sees in a game, about: an opening hand and nine draws. */
const CARDS_SEEN = 16;
/** Variance of the difference of two games that have nothing to do with each other, of decks as good as their opponents. */
const OF_STRANGERS = 0.5;
/** No pair differs by more than one whole game. */
const GREATEST_VARIANCE = 1;
/** A sequential test takes longer than on average, but hardly ever so many times. */
const LONG_TEST = 8;

export function predicted(setup: Omit<CompareSetup, 'games'>): GamesForecast {
  const { shared, changed, changes } = aligned(setup.old.deck, setup.new.deck);
  const isOnlyInLibrary = changes.every(({ card }) => !commandersOf(setup).includes(card));
  // A pair in which no changed card turns up is the same game twice.
  const turnsUp = isOnlyInLibrary ? 1 - hypergeometric(0, shared + changed, changed, CARDS_SEEN) : 1;
  const variance = OF_STRANGERS * turnsUp;
  const pairs = (given: number): number =>
    Math.max(
      setup.until === null ? 0 : (Z * Z * given) / (setup.until * setup.until) + Z * Z,
      setup.sprt === null ? 0 : testedPairs(setup.sprt, given),
    );
  const round = gamesOfRound(setup.field.length);
  const games = (count: number): number => round * Math.max(1, Math.ceil((2 * count) / round));
  const expected = games(pairs(variance));
  const most = setup.until === null ? LONG_TEST * pairs(OF_STRANGERS) : pairs(GREATEST_VARIANCE);
  return { expected, most: Math.max(expected, games(most)), variance };
}

function commandersOf({ old, new: next }: Pick<CompareSetup, 'old' | 'new'>): readonly string[] {
  return [...old.deck.commanders, ...next.deck.commanders];
}

/**
 * Samples that the sequential test takes on average if one of its hypotheses holds (Wald 1945, 4:8): the bound that it ends at, by the mean of the
 * ratio that a sample adds, half the squared distance of the hypotheses in standard deviations.
 */
function testedPairs({ elo0, elo1, alpha, beta }: SprtSettings, variance: number): number {
  const distance = differenceAt(elo1) - differenceAt(elo0);
  const [up, down] = [logarithm((1 - beta) / alpha), logarithm((1 - alpha) / beta)];
  const ifFirst = (1 - alpha) * down - alpha * up;
  const ifSecond = (1 - beta) * up - beta * down;
  return (Math.max(ifFirst, ifSecond) * 2 * variance) / (distance * distance);
}

/** Half the width that the interval will have after so many games. */
export function widthAfter(games: number, variance: number): number {
  const pairs = Math.max(1, Math.floor(games / 2));
  return Z * squareRoot(variance / (pairs + Z * Z));
}
