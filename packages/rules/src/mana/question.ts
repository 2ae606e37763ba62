/**
 * One synchronous question ("what may this player do?") asks many times what mana there is, while nothing changes. Between `beginQuestion` and
 * `endQuestion` the answer is worked out once. Outside of a question nothing is remembered.
 */
import type { Game } from '../state/game.ts';
import type { SourceOption } from './paymentProblem.ts';
import type { BoardKind } from './plainBoard.ts';
import type { PaymentSource } from './sources.ts';

class Question {
  game: Game | null = null;
  player = -1;
  /** What looking at the player's board gave, which is at hand then; or nobody has looked. */
  board: BoardKind | 'unknown' = 'unknown';
  sources: readonly PaymentSource[] | null = null;
  /** Those of `sources`, for the planner. */
  options: readonly SourceOption[] | null = null;
  mostMana: number = UNKNOWN;
}

export const UNKNOWN = -2;

/** The question being asked; there is never more than one. */
export const question: Question = new Question();

export function beginQuestion(game: Game, player: number): void {
  question.game = game;
  question.player = player;
  question.board = 'unknown';
  question.sources = null;
  question.options = null;
  question.mostMana = UNKNOWN;
}

export function endQuestion(): void {
  question.game = null;
  question.sources = null;
  question.options = null;
}

/** Whether the question is about this player's mana in this game. */
export function isAsked(game: Game, player: number): boolean {
  return question.game === game && question.player === player;
}
