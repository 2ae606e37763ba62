/** Tic-tac-toe: perfect information, a draw with best play. A state is solved by plain minimax for comparison. */
import type { Random } from '../../src/random.ts';
import type { SearchedGame } from '../../src/searchedGame.ts';

const LINES: readonly number[] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

export function isLine(marks: number): boolean {
  return LINES.some((line) => (marks & line) === line);
}

export const ALL = 0o777;

/** The squares of a set, as bits. */
export function squaresOf(set: number): number[] {
  const squares: number[] = [];
  for (let square = 0; square < 9; square++) if ((set & (1 << square)) !== 0) squares.push(1 << square);
  return squares;
}

export class Board {
  marks: [number, number];
  mover: 0 | 1;

  constructor(marks: readonly [number, number] = [0, 0], mover: 0 | 1 = 0) {
    this.marks = [...marks];
    this.mover = mover;
  }

  clone(): Board {
    return new Board(this.marks, this.mover);
  }

  free(): number[] {
    return squaresOf(ALL & ~this.marks[0] & ~this.marks[1]);
  }

  isOver(): boolean {
    return isLine(this.marks[0]) || isLine(this.marks[1]) || (this.marks[0] | this.marks[1]) === ALL;
  }

  mark(square: number): void {
    this.marks[this.mover] |= square;
    this.mover = this.mover === 0 ? 1 : 0;
  }

  value(player: 0 | 1): number {
    if (isLine(this.marks[player])) return 1;
    return isLine(this.marks[player === 0 ? 1 : 0]) ? 0 : 0.5;
  }
}

const solved: Map<number, number> = new Map();

/** The value for player 0 with best play by both. */
export function minimax(board: Board): number {
  if (board.isOver()) return board.value(0);
  const key = (board.marks[0] << 9) | board.marks[1];
  const known = solved.get(key);
  if (known !== undefined) return known;
  const values = board.free().map((square) => {
    const next = board.clone();
    next.mark(square);
    return minimax(next);
  });
  const value = board.mover === 0 ? Math.max(...values) : Math.min(...values);
  solved.set(key, value);
  return value;
}

export const TIC_TAC_TOE: SearchedGame<Board> = {
  decider: (board) => (board.isOver() ? -1 : board.mover),
  optionCount: (board) => board.free().length,
  informationHash: (board) => (board.marks[0] << 9) | board.marks[1],
  optionKey: (board, index) => board.free()[index] as number,
  answer: (board, index) => board.mark(board.free()[index] as number),
  scoreOptions: (board, scores) => {
    scores.length = 0;
    for (const _ of board.free()) scores.push(0);
  },
  playout: (board, random: Random, values) => {
    while (!board.isOver()) {
      const free = board.free();
      board.mark(free[random.below(free.length)] as number);
    }
    values[0] = board.value(0);
    values[1] = board.value(1);
  },
};
