/**
 * A deck compared with itself: how often a difference is reported that is none. As the command plays it both games of a pair are one and the same,
 * and nothing could be reported; here the second list is laid out backwards, so that its shuffles are others and only opponents and seats are shared.
 */
import { type CompareSummary, compareMatch } from '@foretell/study';
import { builtIn, setupOf } from './decks.ts';
import { compared } from './play.ts';

export interface SameDeck {
  readonly seeds: number;
  /** Seeds with which one of the two was called better. */
  readonly alarms: number;
  readonly games: number;
}

export function sameDeck(
  seeds: number,
  until: number,
  onSeed: (seed: number, found: CompareSummary) => void,
): SameDeck {
  const deck = builtIn('red-aggro');
  let alarms = 0;
  let games = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const setup = setupOf(deck, deck, { seed, until });
    const match = compareMatch(setup);
    const decks = match.decks.map((one, at) => (at === 1 ? { ...one, library: one.library.toReversed() } : one));
    const found = compared(setup, { ...match, decks });
    if (found.verdict === 'better' || found.verdict === 'worse') alarms++;
    games += found.games;
    onSeed(seed, found);
  }
  return { seeds, alarms, games };
}
