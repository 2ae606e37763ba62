/**
 * When a comparison knows enough. It looks after whole rounds, so that opponents and seats always count alike, in the order of the games, so
 * that the answer is the same however they were spread.
 *
 * - `until` stops once the interval is narrow enough (Chow and Robbins 1965). Stopping then is nearly harmless to the interval: whether it stops
 *   depends on how much the differences scatter, not on which way they point, and the coverage tends to 95 % as the width asked for becomes small.
 *   What could go wrong, stopping at once because the first few pairs happen to be alike, the intervals prevent: theirs are wide then.
 * - The sequential test (`sprt`) is made for looking after every round; its error rates hold as they stand.
 *
 * Stopping as soon as the interval excludes 0 would be neither, and is not offered.
 */
import type { GameRecord } from '../match/match.ts';
import { type SprtState, sprt } from '../statistics/sprt.ts';
import { differenceAt, FEWEST_PAIRS, pairsNeeded } from './needed.ts';
import { PairTally } from './pairs.ts';
import { type CompareSetup, gamesOfRound } from './setup.ts';
import type { Difference } from './summary.ts';

/** The pairs of games so far, one game after the other. */
export class RunningPairs {
  private readonly settings: Pick<CompareSetup, 'field' | 'until' | 'sprt'>;
  private readonly tally = new PairTally();
  private waiting: GameRecord | null = null;
  private games = 0;
  private enough = false;

  constructor(settings: Pick<CompareSetup, 'field' | 'until' | 'sprt'>) {
    this.settings = settings;
  }

  /** The next game, in order from the first. */
  add(game: GameRecord): void {
    this.games++;
    if (this.waiting === null) {
      this.waiting = game;
      return;
    }
    this.tally.add({ pair: this.games / 2 - 1, old: this.waiting, new: game });
    this.waiting = null;
    if (this.games % gamesOfRound(this.settings.field.length) === 0) this.enough ||= this.isDecided();
  }

  /** Whether the games so far were enough at the end of some round. */
  get isEnough(): boolean {
    return this.enough;
  }

  /** Null before the first pair that counts. */
  difference(): Difference | null {
    return this.tally.pairs === 0 ? null : this.tally.difference();
  }

  /** Games in all that it will take if differences go on scattering as they do; null while that is unknown, and if all games are to be played. */
  expectedGames(): number | null {
    const { tally, settings } = this;
    if (tally.pairs < FEWEST_PAIRS || (settings.until === null && settings.sprt === null)) return null;
    return 2 * Math.ceil(pairsNeeded(settings, tally.variance));
  }

  private isDecided(): boolean {
    const { until } = this.settings;
    const state = testOf(this.tally, this.settings);
    if (state !== null && state.verdict !== 'undecided') return true;
    if (until === null || this.tally.pairs < FEWEST_PAIRS) return false;
    const { ci95 } = this.tally.difference();
    return (ci95[1] - ci95[0]) / 2 <= until;
  }
}

/** Where the sequential test stands after these pairs; null if there is none. */
export function testOf(tally: PairTally, settings: Pick<CompareSetup, 'sprt'>): SprtState | null {
  return settings.sprt === null ? null : sprt(tally.counts(), settings.sprt, differenceAt);
}
