// A playout of the rules engine by uniformly random picks, as all playout measurements make them.
import { advance, answer, type Game, resultOf } from '@foretell/rules';
import type { Playout } from './vanilla/playout.ts';
import { XorShift32 } from './vanilla/random.ts';

/** Plays the game to its end; it is used up. */
export function randomPlayout(game: Game, seed: number): Playout {
  const random = new XorShift32(seed);
  let decisions = 0;
  for (let decision = advance(game); decision !== null; decision = advance(game)) {
    decisions++;
    answer(game, random.below(decision.options.length));
  }
  const { winners } = resultOf(game);
  const winner = winners.length === 1 ? (winners[0] === 0 ? 0 : 1) : -1;
  return { decisions, turns: game.turnNumber, winner, finalRandom: random.state };
}
