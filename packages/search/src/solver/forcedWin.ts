/** Whether a player can force a win this turn, in one world: see `prover.ts`. */
import type { Game } from '@foretell/rules';
import { optionOfName } from './identity.ts';
import { Line } from './line.ts';
import { Prover } from './prover.ts';
import { Follower } from './strategy.ts';

/** How a search for a proof ended. */
export interface Proof {
  /** `unknown`: the decisions to look at were used up before an answer was found. */
  readonly verdict: 'won' | 'open' | 'unknown';
  /** For a win of the one who is asked, the option it begins with; -1 otherwise. */
  readonly option: number;
  /** For a win, decisions until the game is over if it is put off as long as possible; 0 otherwise. */
  readonly length: number;
  /** Decisions looked at. */
  readonly nodes: number;
}

/**
 * Whether `player` can force a win this turn from the open decision of the game, which is not changed.
 * @param nodes decisions looked at, at most
 */
export function forcedWin(game: Game, player: number, nodes: number): Proof {
  const prover = new Prover(player);
  const found = prover.prove(game, nodes);
  const looked = prover.looked;
  if (!(found instanceof Line))
    return { verdict: found === 'spent' ? 'unknown' : 'open', option: -1, length: 0, nodes: looked };
  const { decision } = game;
  const option = decision?.decider === player ? optionOfName(game, decision, found.names[0] as number) : -1;
  return { verdict: 'won', option, length: found.length, nodes: looked };
}

/** Whether a proof is found and the line it gives wins in fact: followed through every reply that the rules allow. */
export function certifiedWin(game: Game, player: number, nodes: number): boolean {
  const found = new Prover(player).prove(game, nodes);
  return found instanceof Line && new Follower(player, nodes).wins(game, found);
}
