/**
 * The rest of a turn played against best play: whoever opposes the hero carries out a forced win where there is one, and picks what spoils the hero's
 * where one reply does.
 */
import { advance, answer, type Game } from '@foretell/rules';
import { forcedWin, likeliestOption } from '@foretell/search';

/** Names the option that the hero takes, by its index. */
export type Hero = (game: Game) => number;

/** Decisions that finding the best reply may look at, for each reply. */
const MOST_NODES = 4000;
/** Who goes round in circles has done with the turn. */
const MOST_DECISIONS = 1000;

/** The game at the end of the turn, or where it goes on for ever; the one given is not changed. */
export function playTurn(from: Game, seat: number, hero: Hero): Game {
  const game = from.clone();
  for (let count = 0; count < MOST_DECISIONS; count++) {
    const { decision } = game;
    if (decision === null || game.over || game.turnNumber !== from.turnNumber) return game;
    answer(game, decision.decider === seat ? hero(game) : bestReply(game, seat));
    advance(game);
  }
  return game;
}

function bestReply(game: Game, seat: number): number {
  const { decision, activePlayer } = game;
  if (decision === null || decision.options.length === 1) return 0;
  if (activePlayer !== seat) {
    const { option } = forcedWin(game, activePlayer, MOST_NODES);
    return option >= 0 ? option : likeliestOption(game, decision);
  }
  for (let option = 0; option < decision.options.length; option++) if (!stillWins(game, option, seat)) return option;
  return likeliestOption(game, decision);
}

function stillWins(game: Game, option: number, seat: number): boolean {
  const next = game.clone();
  answer(next, option);
  advance(next);
  return next.over ? next.player(seat).won : forcedWin(next, seat, MOST_NODES).verdict === 'won';
}
