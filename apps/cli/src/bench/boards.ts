/** Boards with many permanents, where a search spends its time, and what it does from there: playouts of its policy to its horizon. */
import { advance, answer, DecisionKind, type Game, mixed, Step } from '@foretell/rules';
import { DEFAULT_PARAMETERS, pickOption, playout } from '@foretell/search';
import { WARM_UP } from './playouts.ts';

/** Permanents of all players together. */
export const PERMANENTS = 20;
/** Games played in search of a board, and decisions of each. */
const MOST_GAMES = 2000;
const MOST_DECISIONS = 3000;
/** Share of decisions made at random on the way, so that the games differ. */
const RANDOM_SHARE = 0.1;

/**
 * The game once so many permanents are on the battlefield, as a player has priority in a first main phase with nothing on the stack: of the games
 * that the policy of playouts plays from here, the first that comes to that. Null if none does.
 */
export function boardRoot(fresh: Game): Game | null {
  for (let number = 1; number <= MOST_GAMES; number++) {
    const game = fresh.clone();
    game.seed = mixed(fresh.seed, number);
    if (reachesBoard(game, number)) return game;
  }
  return null;
}

function reachesBoard(game: Game, seed: number): boolean {
  for (let count = 0; count < MOST_DECISIONS; count++) {
    const decision = advance(game);
    if (decision === null) return false;
    const isMain = game.step === Step.PrecombatMain && game.stack.length === 0;
    if (isMain && decision.kind === DecisionKind.Priority && game.battlefield.length >= PERMANENTS) return true;
    answer(game, pickOption(game, decision, mixed(seed, count), RANDOM_SHARE, DEFAULT_PARAMETERS.temperature));
  }
  return false;
}

const values: number[] = [];

/** One iteration of a search, from a copy of the state to the values; what is left of the copy. */
function iterate(root: Game, number: number): Game {
  const game = root.clone();
  game.seed = mixed(root.seed, number);
  const horizon = root.turnNumber + DEFAULT_PARAMETERS.horizonTurns;
  playout(game, root.turnNumber, horizon, number, DEFAULT_PARAMETERS, values);
  return game;
}

/** Iterations per second of processor time, all threads of the process counted. */
export function iterationRate(root: Game, seconds: number): number {
  rateFor(root, seconds * WARM_UP);
  return rateFor(root, seconds);
}

function rateFor(root: Game, seconds: number): number {
  const start = process.cpuUsage();
  for (let iterations = 1; ; iterations++) {
    iterate(root, iterations);
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return iterations / spent;
  }
}

/** Stands for the first iterations from the root: what happened in them, and the values to nine digits. */
export function signIterations(root: Game, count: number): number {
  let signature = 0;
  for (let number = 0; number < count; number++) {
    const game = iterate(root, number);
    const lives = game.players.map(({ life }) => life);
    const digits = values.map((value) => Math.round(value * 1e9));
    for (const value of [game.turnNumber, game.battlefield.length, ...lives, ...digits])
      signature = mixed(signature, value);
  }
  return signature;
}
