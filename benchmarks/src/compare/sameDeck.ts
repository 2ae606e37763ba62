/**
 * A deck compared with itself: how often a difference is reported that is none. As the command plays it both games of a pair are one and the same.
 * With shuffles of their own the second list is laid out backwards: only opponents, seats and the opponent's shuffles are shared, and the
 * interval has to be right by itself.
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
  shuffles: 'shared' | 'own',
  onSeed: (seed: number, found: CompareSummary) => void,
): SameDeck {
  const deck = builtIn('red-aggro');
  let alarms = 0;
  let games = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const setup = setupOf(deck, deck, { seed, until });
    const match = compareMatch(setup);
    const backwards = match.decks.map((one, at) => (at === 1 ? { ...one, library: one.library.toReversed() } : one));
    const found = compared(setup, shuffles === 'own' ? { ...match, decks: backwards } : match);
    if (found.verdict === 'better' || found.verdict === 'worse') alarms++;
    games += found.games;
    onSeed(seed, found);
  }
  return { seeds, alarms, games };
}

/** The most alarms of so many that come with a chance of 1 % or more where one comes with a chance of 5 %. */
export function mostByChance(seeds: number): number {
  let chance = 0.95 ** seeds;
  let above = 1 - chance;
  let alarms = 0;
  while (above >= 0.01) {
    alarms++;
    chance *= ((seeds - alarms + 1) / alarms) * (0.05 / 0.95);
    above -= chance;
  }
  return alarms;
}
