/** How many games a comparison will need, before the first one is played. */
import { hypergeometric } from '../statistics/hypergeometric.ts';
import { numberOf, ZERO } from '../statistics/rational.ts';
import { aligned } from './align.ts';
import { pairsNeeded } from './needed.ts';
import { type CompareSetup, gamesOfRound } from './setup.ts';

export interface GamesForecast {
  /** Games that are expected. */
  readonly expected: number;
  /** Games after which it is over in any case, whatever the decks. */
  readonly most: number;
  /** The variance of a pair's difference that this is worked out from. */
  readonly variance: number;
}

/** Cards that a deck sees in a game, about: an opening hand and nine draws. */
const CARDS_SEEN = 16;
/** Variance of the difference of two games that have nothing to do with each other, of decks as good as their opponents. */
const OF_STRANGERS = 0.5;
/** The same of two games with most cards and all luck in common, in which a changed card turns up; 0.17 to 0.22 were measured. */
const OF_TWINS = 0.25;
/** No pair differs by more than one whole game. */
const GREATEST_VARIANCE = 1;
/** A sequential test takes longer than on average, but hardly ever so many times. */
const LONG_TEST = 8;

export function predicted(setup: Omit<CompareSetup, 'games'>): GamesForecast {
  const { shared, changed, changes } = aligned(setup.old.deck, setup.new.deck);
  const isOnlyInLibrary = changes.every(({ card }) => !commandersOf(setup).includes(card));
  // A pair in which no changed card turns up is the same game twice.
  const turnsUp = isOnlyInLibrary ? 1 - chanceOfNone(shared + changed, changed) : 1;
  const apart = changed / Math.max(1, shared + changed);
  const variance = turnsUp * (OF_TWINS + (OF_STRANGERS - OF_TWINS) * apart);
  const round = gamesOfRound(setup.field.length);
  const games = (pairs: number): number => round * Math.max(1, Math.ceil((2 * pairs) / round));
  const expected = games(pairsNeeded(setup, variance));
  const most =
    setup.until === null ? LONG_TEST * pairsNeeded(setup, OF_STRANGERS) : pairsNeeded(setup, GREATEST_VARIANCE);
  return { expected, most: Math.max(expected, games(most)), variance };
}

function commandersOf({ old, new: next }: Pick<CompareSetup, 'old' | 'new'>): readonly string[] {
  return [...old.deck.commanders, ...next.deck.commanders];
}

/** The chance that a game shows none of so many cards of a deck. */
function chanceOfNone(cards: number, marked: number): number {
  return numberOf(hypergeometric(cards, marked, Math.min(CARDS_SEEN, cards))[0] ?? ZERO);
}
