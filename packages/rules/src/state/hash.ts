/** The hash key of a whole state, worked out on demand. */
import type { Game } from './game.ts';
import { Lanes, Walk } from './hashWalk.ts';

/**
 * Hash of the whole state: a non-negative integer below 2^53. Equal games have equal hashes whatever is cached in them; games that differ in
 * anything that matters for their future differ, up to chance.
 */
export function hashGame(game: Game): number {
  const lanes = new Lanes();
  new Walk(lanes, game, null).visit(game);
  return lanes.value;
}
