/** What blocks of games (see `inBlocks`) say of two players, the first of the match against the second. */
import { type Estimate, estimate } from '@foretell/search';
import type { GameRecord } from '../match/match.ts';
import { BLOCK, type Schedule } from '../match/schedules.ts';
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

/** The mean score and its 95 % interval; the blocks are the independent samples. */
export function meanScore(blocks: readonly Block[]): Estimate {
  return estimate(
    blocks.flatMap(({ score }) => score ?? []),
    0,
    1,
  );
}

/** How often each score that a block can have came: 0, 1/8, … 1. */
export class ScoreTally {
  private readonly steps = 2 * BLOCK;
  private readonly found: number[] = Array.from({ length: this.steps + 1 }, () => 0);

  /** A block that a defect spoilt does not count. */
  add({ score }: Block): void {
    if (score !== null) this.found[score * this.steps] = (this.found[score * this.steps] ?? 0) + 1;
  }

  counts(): ScoreCount[] {
    return this.found.map((count, step) => ({ score: step / this.steps, count }));
  }
}
