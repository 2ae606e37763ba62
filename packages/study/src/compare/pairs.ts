/** Pairs of games (see `inPairs`) as samples of the difference between two decks. */
import { squareRoot } from '@foretell/search';
import { pointsOf } from '../match/deckScore.ts';
import type { GameRecord } from '../match/match.ts';
import { scoreInterval } from '../statistics/scoreInterval.ts';
import type { ScoreCount } from '../statistics/sprt.ts';
import type { Difference } from './summary.ts';

/** The side at which the compared decks sit. */
export const COMPARED = 1;

/** Two games that differ in the deck alone. */
export interface Pair {
  readonly pair: number;
  readonly old: GameRecord;
  readonly new: GameRecord;
}

/** The whole pairs of games that come in order. */
export function pairsOf(games: readonly GameRecord[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < games.length; at += 2)
    pairs.push({ pair: at / 2, old: games[at] as GameRecord, new: games[at + 1] as GameRecord });
  return pairs;
}

/** Points of the new deck less those of the old one, each a whole, a half or none. */
const VALUES: readonly number[] = [-1, -0.5, 0, 0.5, 1];

/** Differences counted; a pair with a game that a defect ended does not count. */
export class PairTally {
  private readonly found: number[] = VALUES.map(() => 0);
  pairs = 0;
  spoilt = 0;
  private olds = 0;
  private news = 0;
  private oldSquares = 0;
  private newSquares = 0;
  private products = 0;

  add({ old, new: next }: Pair): void {
    const [before, after] = [pointsOf(old, COMPARED), pointsOf(next, COMPARED)];
    if (before === null || after === null) {
      this.spoilt++;
      return;
    }
    const at = 2 * (after - before) + 2;
    this.found[at] = (this.found[at] as number) + 1;
    this.pairs++;
    this.olds += before;
    this.news += after;
    this.oldSquares += before * before;
    this.newSquares += after * after;
    this.products += before * after;
  }

  counts(): ScoreCount[] {
    return VALUES.map((score, at) => ({ score, count: this.found[at] as number }));
  }

  get tied(): number {
    return this.found[2] as number;
  }

  /** Pearson's; null while one of the decks has always had the same score. */
  get correlation(): number | null {
    const { pairs: n } = this;
    const old = n * this.oldSquares - this.olds * this.olds;
    const next = n * this.newSquares - this.news * this.news;
    if (old <= 0 || next <= 0) return null;
    return (n * this.products - this.olds * this.news) / squareRoot(old * next);
  }

  /** Of the differences. */
  get variance(): number {
    const { mean } = this.difference();
    const squares = this.counts().reduce((sum, { score, count }) => sum + score * score * count, 0);
    return squares / Math.max(1, this.pairs) - mean * mean;
  }

  difference(): Difference {
    const counts = this.counts();
    const mean = counts.reduce((sum, { score, count }) => sum + score * count, 0) / Math.max(1, this.pairs);
    return { pairs: this.pairs, mean, ci95: scoreInterval(counts) };
  }
}

/** What those pairs say together. */
export function differenceOver(pairs: readonly Pair[]): Difference {
  const tally = new PairTally();
  for (const pair of pairs) tally.add(pair);
  return tally.difference();
}
