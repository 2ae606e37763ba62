/** What blocks of games (see `inBlocks`) say of two players, the first of the match against the second. */
import type { Estimate } from '@foretell/search';
import type { GameRecord } from '../match/match.ts';
import { BLOCK, type Schedule } from '../match/schedules.ts';
import { scoreInterval } from '../statistics/scoreInterval.ts';
import type { ScoreCount } from '../statistics/sprt.ts';

/** Games played to the end by the rules or to a limit; a defect makes a block worthless. */
export interface Block {
  readonly block: number;
  /** The first player's share of the block's points: wins, and half of games that nobody won. Null if a defect ended a game. */
  readonly score: number | null;
  readonly games: readonly GameRecord[];
}

/** The whole blocks of games that come in order. */
export function blocksOf(schedule: Schedule, games: readonly GameRecord[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at + BLOCK <= games.length; at += BLOCK) {
    const played = games.slice(at, at + BLOCK);
    blocks.push({ block: at / BLOCK, score: scoreOfBlock(schedule, played), games: played });
  }
  return blocks;
}

function scoreOfBlock(schedule: Schedule, games: readonly GameRecord[]): number | null {
  let points = 0;
  for (const { game, end, winner } of games) {
    if (end === 'error') return null;
    if (winner === null) points += 0.5;
    else if (schedule(game).players[winner] === 0) points += 1;
  }
  return points / BLOCK;
}

/** How often each score that a block can have came: 0, 1/8, … 1. */
export class ScoreTally {
  private readonly steps = 2 * BLOCK;
  private readonly found: number[] = Array.from({ length: this.steps + 1 }, () => 0);

  /** A block that a defect spoilt does not count. */
  add({ score }: Block): void {
    if (score !== null) this.found[score * this.steps] = (this.found[score * this.steps] ?? 0) + 1;
  }

  /** Blocks that count. */
  get blocks(): number {
    return this.found.reduce((sum, count) => sum + count, 0);
  }

  /** The mean score, a half where there is none, and its 95 % score interval; the blocks are the independent samples. */
  mean(): Estimate {
    const { blocks } = this;
    const points = this.found.reduce((sum, count, step) => sum + (count * step) / this.steps, 0);
    return { mean: blocks === 0 ? 0.5 : points / blocks, ci95: scoreInterval(this.counts()) };
  }

  counts(): ScoreCount[] {
    return this.found.map((count, step) => ({ score: step / this.steps, count }));
  }
}
