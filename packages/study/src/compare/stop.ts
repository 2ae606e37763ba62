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
import { scoreOf } from '../statistics/elo.ts';
import { type SprtState, sprt } from '../statistics/sprt.ts';
import { PairTally } from './pairs.ts';
import { type CompareSetup, gamesOfRound } from './setup.ts';

/** Pairs before the first look at the width: by then the scatter is roughly known. */
const FEWEST_PAIRS = 30;

type StopSettings = Pick<CompareSetup, 'field' | 'until' | 'sprt'>;

export class CompareStop {
  private readonly settings: StopSettings;
  private readonly tally = new PairTally();
  private waiting: GameRecord | null = null;
  private games = 0;

  constructor(settings: StopSettings) {
    this.settings = settings;
  }

  /** Called for every game in order, from the first; whether with this one the games are enough. */
  isEnoughWith(game: GameRecord): boolean {
    this.games++;
    if (this.waiting === null) {
      this.waiting = game;
      return false;
    }
    this.tally.add({ pair: this.games / 2 - 1, old: this.waiting, new: game });
    this.waiting = null;
    return this.games % gamesOfRound(this.settings.field.length) === 0 && this.isDecided();
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

/** What a deck that is so much stronger gains against an opponent that the old one meets on even terms. */
export function differenceAt(elo: number): number {
  return scoreOf(elo) - 0.5;
}
