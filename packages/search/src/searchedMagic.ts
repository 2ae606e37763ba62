/** Games of Magic as a tree search sees them, from one root on. */
import { advance, answer, type Decision, type Game, informationHash } from '@foretell/rules';
import { optionKey } from './optionKey.ts';
import type { SearchParameters } from './parameters.ts';
import { scoreOptions } from './policy/policy.ts';
import type { Random } from './random.ts';
import { horizonOf, playout } from './rollout.ts';
import type { SearchedGame } from './searchedGame.ts';

export class SearchedMagic implements SearchedGame<Game> {
  private readonly startTurn: number;
  private readonly horizon: number;
  private readonly parameters: SearchParameters;

  /** `root` is at the decision being analysed, so that all lines are judged from the same turn. */
  constructor(root: Game, parameters: SearchParameters) {
    this.startTurn = root.turnNumber;
    this.horizon = horizonOf(root, parameters);
    this.parameters = parameters;
  }

  decider(game: Game): number {
    const decision = game.decision;
    return decision === null || game.over || game.turnNumber >= this.horizon ? -1 : decision.decider;
  }

  optionCount(game: Game): number {
    return decisionOf(game).options.length;
  }

  informationHash(game: Game, player: number): number {
    return informationHash(game, player);
  }

  optionKey(game: Game, index: number): number {
    return optionKey(game, decisionOf(game), index);
  }

  answer(game: Game, index: number): void {
    answer(game, index);
    advance(game);
  }

  scoreOptions(game: Game, scores: number[]): void {
    scoreOptions(game, decisionOf(game), scores);
  }

  playout(game: Game, random: Random, values: number[]): void {
    playout(game, this.startTurn, this.horizon, random.seed, this.parameters, values);
  }
}

function decisionOf(game: Game): Decision {
  if (game.decision === null) throw new Error('nobody is asked');
  return game.decision;
}
