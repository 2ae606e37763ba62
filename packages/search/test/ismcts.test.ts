/**
 * The tree search on small games whose values are known. Theory promises minimax in games of perfect information, best responses to opponents
 * whose play is fixed, and that what is dominated is not played; it promises no equilibrium where several players hide something. Tested is
 * what it promises, and that the kinds of trees differ where they must.
 */
import { mixed } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { Forest } from '../src/ismcts.ts';
import { Random } from '../src/random.ts';
import { COIN, coins, SURE } from './searchedGames/coin.ts';
import {
  bestResponse,
  DEALS,
  firstEquilibrium,
  JACK,
  KING,
  KUHN,
  KuhnAgainst,
  SECOND_EQUILIBRIUM,
  type Strategy,
  scaled,
} from './searchedGames/kuhn.ts';
import { PHANTOM, Phantom, phantomWorlds, type Trial } from './searchedGames/phantom.ts';
import { race, WIDE } from './searchedGames/race.ts';
import { Board, minimax, TIC_TAC_TOE } from './searchedGames/ticTacToe.ts';

type Trees = 'multiple observers' | 'single observer' | 'determinized';

describe('tic-tac-toe', () => {
  test('the empty board is a draw: the value becomes that of minimax', () => {
    const forest = new Forest(TIC_TAC_TOE, 2, WIDE, -1);
    const values: number[] = [];
    let late = 0;
    for (let i = 0; i < 12_000; i++) {
      forest.iterate(new Board(), new Random(i), values);
      if (i >= 8000) late += values[0] as number;
    }
    expect(minimax(new Board())).toBe(0.5);
    expect(Math.abs(late / 4000 - 0.5)).toBeLessThan(0.04);
  });

  test('never loses to perfect play, from either side, and draws every game', () => {
    for (let seed = 0; seed < 8; seed++) {
      const searcher = seed % 2;
      const board = new Board();
      const draws = new Random(mixed(seed, 1));
      for (let ply = 0; !board.isOver(); ply++)
        board.mark(board.mover === searcher ? searchedMove(board, mixed(seed, ply)) : perfectMove(board, draws));
      expect(board.value(0)).toBe(0.5);
    }
  });

  function searchedMove(board: Board, seed: number): number {
    const clone = (state: Board): Board => state.clone();
    const { best } = race({ game: TIC_TAC_TOE, clone, worlds: [board], simulations: 500, seed });
    return board.free()[best] as number;
  }

  /** One of the best moves, each as likely. */
  function perfectMove(board: Board, draws: Random): number {
    const outcomes = board.free().map((square) => {
      const next = board.clone();
      next.mark(square);
      return { square, value: minimax(next) * (board.mover === 0 ? 1 : -1) };
    });
    const most = Math.max(...outcomes.map(({ value }) => value));
    const best = outcomes.filter(({ value }) => value === most);
    return best[draws.below(best.length)]?.square ?? 0;
  }
});

describe('Kuhn poker', () => {
  /** The mean value of the later half of iterations from the deal. */
  function learnedValue(strategy: Strategy, player: 0 | 1, iterations: number): number {
    const game = new KuhnAgainst(strategy, player);
    const forest = new Forest(game, 2, WIDE, -1);
    const draws = new Random(7);
    const values: number[] = [];
    let late = 0;
    for (let i = 0; i < iterations; i++) {
      forest.iterate(game.begin(DEALS[i % DEALS.length] as [number, number], draws), draws, values);
      if (i >= iterations / 2) late += values[player] as number;
    }
    return (2 * late) / iterations;
  }

  test('against an equilibrium nobody gets more than the value of the game, which is -1/18 for who begins', () => {
    for (const alpha of [0, 1 / 6, 1 / 3]) expect(bestResponse(firstEquilibrium(alpha), 1)).toBeCloseTo(1 / 18, 12);
    expect(bestResponse(SECOND_EQUILIBRIUM, 0)).toBeCloseTo(-1 / 18, 12);
    // 1/18 is 0.014 on the scale of 0 to 1.
    expect(Math.abs(learnedValue(SECOND_EQUILIBRIUM, 0, 60_000) - scaled(-1 / 18))).toBeLessThan(0.005);
    expect(Math.abs(learnedValue(firstEquilibrium(1 / 6), 1, 60_000) - scaled(1 / 18))).toBeLessThan(0.005);
  });

  test.each<[string, Strategy]>([
    ['always bets and calls', () => 1],
    ['never does', () => 0],
    ['bets and calls with the king alone', (card) => (card === KING ? 1 : 0)],
    ['tosses a coin', () => 0.5],
  ])('against a player who %s, from either side, the value is that of the best response', (_, strategy) => {
    for (const player of [0, 1] as const) {
      const exact = scaled(bestResponse(strategy, player));
      expect(Math.abs(learnedValue(strategy, player, 16_000) - exact)).toBeLessThan(0.01);
    }
  });

  test.each<Trees>(['multiple observers', 'single observer', 'determinized'])(
    'with %s: nobody calls with the lowest card or folds the highest',
    (trees) => {
      for (let seed = 0; seed < 10; seed++) {
        const choice = (card: number, at: 0 | 1, history: string): number => {
          const worlds = DEALS.filter((cards) => cards[at] === card).map((cards) => ({ cards, history }));
          return race({ game: KUHN, clone: (deal) => ({ ...deal }), worlds, simulations: 64, seed, trees }).best;
        };
        expect([choice(JACK, 1, 'b'), choice(JACK, 0, 'pb')]).toEqual([0, 0]);
        expect([choice(KING, 1, 'b'), choice(KING, 0, 'pb')]).toEqual([1, 1]);
      }
    },
  );
});

describe('a coin', () => {
  const guessed = (guesser: 0 | 1, trees: Trees): ReturnType<typeof race> =>
    race({ game: COIN, clone: (coin) => ({ ...coin }), worlds: coins(guesser), simulations: 2000, seed: 1, trees });

  test('who has not seen it guesses right half the time, unless every world is searched as if all were seen', () => {
    for (const trees of ['multiple observers', 'single observer'] as const) {
      const { values, best } = guessed(0, trees);
      expect(values[0]).toBeCloseTo(SURE, 12);
      expect(values[1]).toBeCloseTo(0.5, 1);
      expect(best).toBe(0);
    }
    // Strategy fusion: it would be guessed right if it were seen.
    expect(guessed(0, 'determinized').values[1]).toBeGreaterThan(0.95);
    expect(guessed(0, 'determinized').best).toBe(1);
  });

  test('who has seen it guesses right, unless the tree tells worlds apart by what the searcher knows', () => {
    expect(guessed(1, 'multiple observers').values[1]).toBeLessThan(0.05);
    expect(guessed(1, 'determinized').values[1]).toBeLessThan(0.05);
    expect(guessed(1, 'single observer').values[1]).toBeCloseTo(0.5, 1);
  });
});

describe('phantom tic-tac-toe', () => {
  const clone = (game: Phantom): Phantom => game.clone();

  /** What the searcher gets on average of games in which the other tries squares at random. */
  function average(searcher: 0 | 1, games: number): number {
    let sum = 0;
    for (let seed = 0; seed < games; seed++) sum += play(searcher, seed);
    return sum / games;
  }

  function play(searcher: 0 | 1, seed: number): number {
    const truth = new Phantom();
    const draws = new Random(mixed(seed, 1));
    const past: Trial[] = [];
    for (let ply = 0; !truth.isOver(); ply++) {
      const squares = truth.squares();
      if (truth.mover !== searcher) {
        truth.try(squares[draws.below(squares.length)] as number);
        continue;
      }
      const worlds = phantomWorlds(searcher, past, 12, mixed(seed, ply));
      const { best } = race({ game: PHANTOM, clone, worlds, simulations: 200, seed: mixed(seed, ply) });
      const square = squares[best] as number;
      past.push({ square, found: truth.try(square) });
    }
    return truth.value(searcher);
  }

  /**
   * Exact values against random tries, by enumeration of all that can be tried and found: of the best response, and of random tries. The search
   * takes its opponent for a good one, and must still get three quarters of what is to be had.
   */
  test.each([
    [0, 0.9766, 0.6484],
    [1, 0.8122, 0.3516],
  ] as const)('player %i beats random tries nearly as well as can be', (searcher, bestValue, randomValue) => {
    expect(average(searcher, 40)).toBeGreaterThan(randomValue + 0.75 * (bestValue - randomValue));
  });

  test('an opponent in a tree by what the searcher knows plays as if the searcher’s marks lay open', () => {
    const worlds = phantomWorlds(0, [{ square: 1 << 4, found: false }], 32, 5);
    const best = (trees: Trees): number =>
      Math.max(...race({ game: PHANTOM, clone, worlds, simulations: 4000, seed: 3, trees }).values);
    expect(best('single observer')).toBeLessThan(best('multiple observers') - 0.05);
  });
});
