/** Which games an experiment plays: a function from their numbers, so that it can be spread, stopped and continued anywhere. */
import { mixed } from '@foretell/rules';
import type { GameOrder } from './match.ts';

export type Schedule = (game: number) => GameOrder;

/** Two decks, each with its player; every game is another shuffle, and the sides begin in turn. */
export function inTurn(seed: number): Schedule {
  return (game) => ({
    game,
    seed: mixed(seed, game),
    first: game % 2 === 0 ? 0 : 1,
    decks: [0, 1],
    players: [0, 1],
  });
}

/** Games of one block. */
export const BLOCK = 4;

/**
 * Blocks of four games with the same shuffles: both players with either deck, either beginning. What a block says of the players is free of
 * luck with decks, seats and most of that with shuffles. The pairs of decks (indexes) come in turn.
 */
export function inBlocks(seed: number, pairs: readonly (readonly [number, number])[]): Schedule {
  if (pairs.length === 0) throw new Error('blocks without decks');
  return (game) => {
    const block = Math.floor(game / BLOCK);
    const [left, right] = pairs[block % pairs.length] as readonly [number, number];
    return {
      game,
      seed: mixed(seed, block),
      first: game % 2 === 0 ? 0 : 1,
      decks: [left, right],
      players: game % BLOCK < 2 ? [0, 1] : [1, 0],
    };
  };
}

/** Every game another shuffle; the pairs of decks (indexes) come in turn, and of each pair the sides begin in turn. */
export function overPairs(seed: number, pairs: readonly (readonly [number, number])[]): Schedule {
  if (pairs.length === 0) throw new Error('a schedule without decks');
  return (game) => ({
    game,
    seed: mixed(seed, game),
    first: Math.floor(game / pairs.length) % 2 === 0 ? 0 : 1,
    decks: pairs[game % pairs.length] as readonly [number, number],
    players: [0, 1],
  });
}

/** Every pair of decks in turn, in an order that the seed fixes, as often as there are games: one player on both sides, who begin in turn. */
export function inRounds(seed: number, pairs: readonly (readonly [number, number])[]): Schedule {
  if (pairs.length === 0) throw new Error('rounds without decks');
  const keys = pairs.map((_, at) => mixed(seed, at));
  const shuffled = pairs.map((_, at) => at).sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  return (game) => {
    const round = Math.floor(game / pairs.length);
    const at = shuffled[game % pairs.length] as number;
    const [left, right] = pairs[at] as readonly [number, number];
    return {
      game,
      seed: mixed(seed, game),
      first: (round + at) % 2 === 0 ? 0 : 1,
      decks: [left, right],
      players: [0, 0],
    };
  };
}

/**
 * Two decks (0 and 1) compared over a field (decks 2, 3, …) in pairs of games: the same opponent, seat, shuffles and luck for both, the old deck's
 * game first. Opponents come in turn, seats in turn for each of them. The compared deck sits at side 1, so that the cards of the opponent are the
 * same cards to the shuffle whatever the size of the compared deck.
 */
export function inPairs(seed: number, opponents: number): Schedule {
  if (opponents === 0) throw new Error('a comparison without opponents');
  return (game) => {
    const pair = Math.floor(game / 2);
    const opponent = pair % opponents;
    const round = Math.floor(pair / opponents);
    return {
      game,
      seed: mixed(seed, pair),
      first: (round + opponent) % 2 === 0 ? 1 : 0,
      decks: [2 + opponent, game % 2 === 0 ? 0 : 1],
      players: [1, 0],
    };
  };
}

/** One deck (0, at side 1, like those of `inPairs`) against the others in turn, who begin in turn; every game is another shuffle. */
export function againstField(seed: number, opponents: number): Schedule {
  if (opponents === 0) throw new Error('a gauntlet without opponents');
  return (game) => {
    const opponent = game % opponents;
    const round = Math.floor(game / opponents);
    return {
      game,
      seed: mixed(seed, game),
      first: (round + opponent) % 2 === 0 ? 1 : 0,
      decks: [1 + opponent, 0],
      players: [1, 0],
    };
  };
}
