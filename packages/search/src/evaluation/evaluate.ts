/**
 * The static evaluation: each player's probability of winning from what lies open in a complete state, as weights times features through a
 * logistic function (two players) or its many-player form. It sees no interaction of cards, no combat tricks and nothing on the stack:
 * callers evaluate when the stack is empty.
 */
import { type Game, type Player, resultOf } from '@foretell/rules';
import { exponential } from '../mathematics.ts';
import { countCards, countPermissions } from './cards.ts';
import { FEATURE_COUNT, phaseOf } from './features.ts';
import { countPermanents } from './permanents.ts';
import { Standing } from './standing.ts';
import { countThreats } from './threats.ts';
import { DEFAULT_WEIGHTS, type EvaluationWeights } from './weights.ts';

const standings: Standing[] = [];
const scores: number[] = [];

/** Writes each player's win probability into `out`: exact when the game is over (a draw counts 1/2 for everyone in it). */
export function evaluate(game: Game, out: number[], weights: EvaluationWeights = DEFAULT_WEIGHTS): void {
  if (game.over) {
    terminalValues(game, out);
    return;
  }
  count(game);
  const players = game.players.length;
  const used = weights[phaseOf(game.turnNumber, players)] as readonly number[];
  for (let i = 0; i < players; i++) scores[i] = weighted((standings[i] as Standing).features, used);
  probabilities(game, out);
}

/** The win probability of one player by {@link evaluate}. */
export function winProbability(game: Game, player: number, weights: EvaluationWeights = DEFAULT_WEIGHTS): number {
  const values: number[] = [];
  evaluate(game, values, weights);
  return values[player] as number;
}

/** Each player's features in a game that is not over, in the order of `Feature`. */
export function featuresOf(game: Game): readonly (readonly number[])[] {
  count(game);
  return game.players.map((player) => (standings[player.index] as Standing).features.slice());
}

/** 1 for the winner, 0 for the others, 1/2 for all of a draw (104.4). */
export function terminalValues(game: Game, out: number[]): void {
  const result = resultOf(game);
  for (let i = 0; i < game.players.length; i++) out[i] = result.draw ? 0.5 : result.winners.includes(i) ? 1 : 0;
}

function count(game: Game): void {
  const players = game.players;
  while (standings.length < players.length) standings.push(new Standing());
  for (let i = 0; i < players.length; i++) (standings[i] as Standing).clear();
  countPermanents(game, standings);
  for (let i = 0; i < players.length; i++) countCards(game, players[i] as Player, standings);
  for (let i = 0; i < players.length; i++) countThreats(game, players[i] as Player, standings);
  countPermissions(game, standings);
}

function weighted(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) sum += (features[i] as number) * (weights[i] as number);
  return sum;
}

/** p_i proportional to e^score_i among those still in the game: with two players the logistic function of the difference. */
function probabilities(game: Game, out: number[]): void {
  const players = game.players;
  let best = -1e9;
  for (let i = 0; i < players.length; i++)
    if (!(players[i] as Player).lost && (scores[i] as number) > best) best = scores[i] as number;
  let total = 0;
  for (let i = 0; i < players.length; i++) {
    const weight = (players[i] as Player).lost ? 0 : exponential((scores[i] as number) - best);
    out[i] = weight;
    total += weight;
  }
  for (let i = 0; i < players.length; i++) out[i] = (out[i] as number) / total;
}
