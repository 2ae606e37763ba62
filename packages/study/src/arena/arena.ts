/** The arena: two players measured against each other over pairs of decks, in blocks, perhaps until a sequential test is decided. */
import type { GameRecord } from '../match/match.ts';
import type { Schedule } from '../match/schedules.ts';
import { eloOf } from '../statistics/elo.ts';
import { type SprtSettings, type SprtState, sprt } from '../statistics/sprt.ts';
import { type Block, blocksOf, ScoreTally } from './blocks.ts';

/** A mean score with its 95 % interval, and both on the Elo scale (infinite bounds are null: JSON has none). */
export interface Rating {
  readonly blocks: number;
  readonly score: number;
  readonly ci95: readonly [number, number];
  readonly elo: number | null;
  readonly eloCi95: readonly [number | null, number | null];
}

export interface ArenaResult {
  readonly games: number;
  /** Blocks that count: those up to the verdict of the test, if there is one. */
  readonly total: Rating;
  /** By pair of decks, in the order of the pairs. A pool's mean hides what these show. */
  readonly pairs: readonly Rating[];
  readonly wins: number;
  readonly losses: number;
  /** Games that nobody won. */
  readonly draws: number;
  /** Blocks by score, from 0 to 1 in steps of an eighth. */
  readonly distribution: readonly number[];
  readonly sprt: SprtState | null;
  /** Games that a defect ended; their blocks do not count. */
  readonly errors: number;
}

/**
 * Blocks until the test is decided, looking after each block in order; null while it is not. The answer is the same however the games were
 * spread, and does not change when more are played.
 */
export function blocksToVerdict(blocks: readonly Block[], settings: SprtSettings): number | null {
  const tally = new ScoreTally();
  for (const [at, block] of blocks.entries()) {
    tally.add(block);
    if (sprt(tally.counts(), settings).verdict !== 'undecided') return at + 1;
  }
  return null;
}

/** What the games (in order, from the first) come to. Games of a block that is not whole do not count. */
export function arenaResult(
  schedule: Schedule,
  pairs: number,
  games: readonly GameRecord[],
  settings: SprtSettings | null,
): ArenaResult {
  const all = blocksOf(schedule, games);
  const blocks = all.slice(0, (settings === null ? null : blocksToVerdict(all, settings)) ?? all.length);
  const played = blocks.flatMap((block) => block.games);
  const counts = tallyOf(blocks).counts();
  const decided = played.filter(({ winner }) => winner !== null);
  const wins = decided.filter(({ game, winner }) => schedule(game).players[winner ?? 0] === 0).length;
  const errors = played.filter(({ end }) => end === 'error').length;
  return {
    games: played.length,
    total: ratingOf(blocks),
    pairs: Array.from({ length: pairs }, (_, pair) => ratingOf(blocks.filter(({ block }) => block % pairs === pair))),
    wins,
    losses: decided.length - wins,
    draws: played.length - decided.length - errors,
    distribution: counts.map(({ count }) => count),
    sprt: settings === null ? null : sprt(counts, settings),
    errors,
  };
}

function tallyOf(blocks: readonly Block[]): ScoreTally {
  const tally = new ScoreTally();
  for (const block of blocks) tally.add(block);
  return tally;
}

function ratingOf(blocks: readonly Block[]): Rating {
  const tally = tallyOf(blocks);
  const { mean, ci95 } = tally.mean();
  return {
    blocks: tally.blocks,
    score: mean,
    ci95,
    elo: finite(eloOf(mean)),
    eloCi95: [finite(eloOf(ci95[0])), finite(eloOf(ci95[1]))],
  };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
