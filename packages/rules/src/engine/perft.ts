/** Counting whole trees of decisions, as chess programs do: a number that changes whenever the rules or the options do. */
import type { Game } from '../state/game.ts';
import { advance, answer } from './advance.ts';

/**
 * The number of ways to make `depth` decisions in a row from here; a game that ends earlier counts as one. The game is not changed.
 */
export function perft(game: Game, depth: number): number {
  const start = game.clone();
  const decision = advance(start);
  if (decision === null || depth === 0) return 1;
  let leaves = 0;
  for (let option = 0; option < decision.options.length; option++) {
    const line = start.clone();
    answer(line, option);
    leaves += perft(line, depth - 1);
  }
  return leaves;
}
