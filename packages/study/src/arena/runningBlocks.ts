/** Blocks as they come, game by game: what they say so far, at no more cost for the ten-thousandth than for the first. */
import type { Estimate } from '@foretell/search';
import type { GameRecord } from '../match/match.ts';
import { BLOCK, type Schedule } from '../match/schedules.ts';
import { type SprtSettings, sprt } from '../statistics/sprt.ts';
import { blocksOf, ScoreTally } from './blocks.ts';

export class RunningBlocks {
  private readonly schedule: Schedule;
  private readonly settings: SprtSettings | null;
  private readonly tally: ScoreTally = new ScoreTally();
  private open: GameRecord[] = [];
  private decided = false;

  /** With settings, a test is looked at after each block. */
  constructor(schedule: Schedule, settings: SprtSettings | null) {
    this.schedule = schedule;
    this.settings = settings;
  }

  /** The next game in order. */
  add(game: GameRecord): void {
    this.open.push(game);
    if (this.open.length < BLOCK) return;
    const [block] = blocksOf(this.schedule, this.open);
    this.open = [];
    if (block?.score == null) return;
    this.tally.add(block);
    if (this.settings !== null) this.decided ||= sprt(this.tally.counts(), this.settings).verdict !== 'undecided';
  }

  /** Whether the test was decided after one of the blocks. */
  get isDecided(): boolean {
    return this.decided;
  }

  /** The mean score of the first player; null before the first block that counts. */
  score(): Estimate | null {
    return this.tally.blocks === 0 ? null : this.tally.mean();
  }
}
