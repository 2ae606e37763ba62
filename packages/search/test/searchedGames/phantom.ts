/**
 * Phantom tic-tac-toe: neither player sees the other's marks. Who tries a square that the other has marked learns that, and tries another one.
 * A turn ends with a mark.
 */
import { mixed } from '@foretell/rules';
import { Random } from '../../src/random.ts';
import type { SearchedGame } from '../../src/searchedGame.ts';
import { ALL, isLine, squaresOf } from './ticTacToe.ts';

/** What one player did: the square tried, and whether the other's mark was found there. */
export interface Trial {
  readonly square: number;
  readonly found: boolean;
}

export class Phantom {
  /** By player: own marks, the other's marks found, and all trials as a number. */
  readonly marks: [number, number] = [0, 0];
  readonly found: [number, number] = [0, 0];
  readonly past: [number, number] = [0, 0];
  mover: 0 | 1 = 0;

  clone(): Phantom {
    const copy = new Phantom();
    for (const player of [0, 1] as const) {
      copy.marks[player] = this.marks[player];
      copy.found[player] = this.found[player];
      copy.past[player] = this.past[player];
    }
    copy.mover = this.mover;
    return copy;
  }

  isOver(): boolean {
    return isLine(this.marks[0]) || isLine(this.marks[1]) || (this.marks[0] | this.marks[1]) === ALL;
  }

  /** Squares that the mover may try. */
  squares(): number[] {
    return squaresOf(ALL & ~this.marks[this.mover] & ~this.found[this.mover]);
  }

  /** Tries a square; whether the other's mark was found there. */
  try(square: number): boolean {
    const other = this.mover === 0 ? 1 : 0;
    const found = (this.marks[other] & square) !== 0;
    this.past[this.mover] = mixed(this.past[this.mover], 2 * square + (found ? 1 : 0));
    if (found) {
      this.found[this.mover] |= square;
    } else {
      this.marks[this.mover] |= square;
      this.mover = other;
    }
    return found;
  }

  value(player: 0 | 1): number {
    if (isLine(this.marks[player])) return 1;
    return isLine(this.marks[player === 0 ? 1 : 0]) ? 0 : 0.5;
  }
}

export const PHANTOM: SearchedGame<Phantom> = {
  decider: (game) => (game.isOver() ? -1 : game.mover),
  optionCount: (game) => game.squares().length,
  informationHash: (game, player) => mixed(game.past[player as 0 | 1], game.mover === player ? 1 : 0),
  optionKey: (game, index) => game.squares()[index] as number,
  answer: (game, index) => {
    game.try(game.squares()[index] as number);
  },
  scoreOptions: (game, scores) =>
    game.squares().forEach((_, index) => {
      scores[index] = 0;
    }),
  playout: (game, random, values) => {
    while (!game.isOver()) tryAtRandom(game, random);
    values[0] = game.value(0);
    values[1] = game.value(1);
  },
};

function tryAtRandom(game: Phantom, random: Random): void {
  const squares = game.squares();
  game.try(squares[random.below(squares.length)] as number);
}

/**
 * Games that agree with all that a player has tried and found, drawn as they come about when the other tries squares at random: whole games
 * are played until one agrees.
 */
export function phantomWorlds(player: 0 | 1, past: readonly Trial[], count: number, seed: number): Phantom[] {
  const random = new Random(seed);
  const worlds: Phantom[] = [];
  while (worlds.length < count) {
    const world = agreeing(player, past, random);
    if (world !== null) worlds.push(world);
  }
  return worlds;
}

function agreeing(player: 0 | 1, past: readonly Trial[], random: Random): Phantom | null {
  const game = new Phantom();
  for (const { square, found } of past) {
    while (game.mover !== player && !game.isOver()) tryAtRandom(game, random);
    if (game.isOver() || game.try(square) !== found) return null;
  }
  while (game.mover !== player && !game.isOver()) tryAtRandom(game, random);
  return game.isOver() ? null : game;
}
