/** Random playouts of the rules engine from fixed roots, and copies of its state. */
import {
  advance,
  answer,
  type CardRecord,
  type Catalog,
  DEFAULT_CONFIG,
  dealGame,
  type Game,
  hashGame,
  mixed,
} from '@foretell/rules';
import { Random } from '@foretell/search';
import type { CardCount } from '@foretell/study';
import type { Matchup } from './decks.ts';

/** A random game that has not ended by then is a draw. */
const LAST_TURN = 60;
const DEAL_SEED = 315;
/** The turn at which the second root stands: each player's sixth. */
const MID_TURN = 11;

/** A game of the matchup just dealt. */
export function freshRoot(catalog: Catalog, { decks }: Matchup): Game {
  const cards = (deck: readonly CardCount[]): CardRecord[] =>
    deck.flatMap(({ name, count }) => Array.from({ length: count }, () => recordOf(catalog, name)));
  const starting = decks.map((deck) => ({ library: cards(deck), commanders: [] }));
  return dealGame(catalog, { ...DEFAULT_CONFIG, turnLimit: LAST_TURN }, DEAL_SEED, starting);
}

function recordOf(catalog: Catalog, name: string): CardRecord {
  const record = catalog.byName.get(name);
  if (record === undefined) throw new Error(`the built-in pool has no ${name}`);
  return record;
}

/** A game of the matchup in the middle: the first random game that comes to that turn, as the turn begins. */
export function midRoot(fresh: Game): Game {
  for (let seed = 1; ; seed++) {
    const game = fresh.clone();
    const random = new Random(seed);
    for (let decision = advance(game); decision !== null; decision = advance(game)) {
      if (game.turnNumber === MID_TURN) return game;
      answer(game, random.below(decision.options.length));
    }
  }
}

/** Plays uniformly at random to the end; the game is used up. Decisions made. */
function randomPlayout(game: Game, seed: number): number {
  const random = new Random(seed);
  let decisions = 0;
  for (let decision = advance(game); decision !== null; decision = advance(game)) {
    decisions++;
    answer(game, random.below(decision.options.length));
  }
  return decisions;
}

export interface PlayoutRates {
  readonly playouts: number;
  readonly decisions: number;
}

/** Warm-up in units of the measured time: the engine runs three times slower until all that is hot has been compiled. */
export const WARM_UP = 3;

/** Playouts and decisions per second of processor time, all threads of the process counted. */
export function playoutRates(root: Game, seconds: number): PlayoutRates {
  ratesFor(root, seconds * WARM_UP);
  return ratesFor(root, seconds);
}

function ratesFor(root: Game, seconds: number): PlayoutRates {
  let playouts = 0;
  let decisions = 0;
  const start = process.cpuUsage();
  for (;;) {
    decisions += playout(root, playouts++);
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1e6;
    if (spent >= seconds) return { playouts: playouts / spent, decisions: decisions / spent };
  }
}

function playout(root: Game, number: number): number {
  const game = root.clone();
  game.seed = mixed(root.seed, number);
  return randomPlayout(game, number);
}

/** Stands for the first playouts from the root: equal work has equal signatures, on every machine. */
export function signPlayouts(root: Game, count: number): number {
  let signature = 0;
  for (let number = 0; number < count; number++) {
    const game = root.clone();
    game.seed = mixed(root.seed, number);
    const decisions = randomPlayout(game, number);
    for (const value of [decisions, game.turnNumber, hashGame(game)]) signature = mixed(signature, value);
  }
  return signature;
}

/** Microseconds of processor time for a copy of the state. */
export function cloneMicroseconds(root: Game, seconds: number): number {
  const batch = 1000;
  let clones = 0;
  let kept = 0;
  const start = process.cpuUsage();
  for (;;) {
    for (let at = 0; at < batch; at++) kept += root.clone().turnNumber;
    clones += batch;
    const { user, system } = process.cpuUsage(start);
    // The sum is asked for, so that no copy can be left out.
    if (user + system >= seconds * 1e6 && kept > 0) return (user + system) / clones;
  }
}
