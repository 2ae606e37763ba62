// Records of games as they might have been, for what is made of them.
import type { GameRecord, SideRecord } from '../src/match/match.ts';
import type { Schedule } from '../src/match/schedules.ts';

/** The game of that number, won by the side (null: stopped at the turn limit). */
export function ended(
  schedule: Schedule,
  game: number,
  winner: number | null,
  more: Partial<GameRecord> = {},
): GameRecord {
  const { seed, first } = schedule(game);
  const end = winner === null ? 'turn-limit' : 'win';
  return { game, seed, first, end, winner, turns: 9, decisions: 90, life: [20, 0], hash: game, ...more };
}

/** Began with seven cards. */
export function sideWith(opening: readonly number[], drawn: readonly number[]): SideRecord {
  return { mulligans: 7 - opening.length, kept: opening.length, opening, drawn };
}
