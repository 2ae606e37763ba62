/** The two verbs (DESIGN §2.1): `advance` runs until somebody must decide, `answer` records the choice. Nothing else moves the game. */

import { startDueReturns } from '../actions/exileUntil.ts';
import { endCopies } from '../copy/becomeCopy.ts';
import { PASS } from '../stack/action.ts';
import { type Decision, DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { turnMachine, turnPiece } from '../turn/turn.ts';
import { PROCEDURES } from './procedureTable.ts';

/** Runs the game until a decision is needed; null when it is over. */
export function advance(game: Game): Decision | null {
  while (game.decision === null && !game.over) {
    if (!runProcedure(game)) turnMachine(game);
  }
  return game.over ? null : game.decision;
}

/**
 * Like {@link advance}, but stops before any piece of the turn (`game.stage`, see `turn/turn.ts`) for which `pause` says so: scripts that end
 * after a step. Null then, and when the game is over.
 */
export function advanceUntil(game: Game, pause: (game: Game) => boolean): Decision | null {
  while (game.decision === null && !game.over) {
    if (runProcedure(game)) continue;
    if (pause(game)) return null;
    turnPiece(game);
  }
  return game.over ? null : game.decision;
}

/** Runs what is under way and nothing of the turn: null once it is done. */
export function settle(game: Game): Decision | null {
  while (game.decision === null && !game.over && runProcedure(game));
  return game.over ? null : game.decision;
}

/** The next piece of the running procedure; false if none runs. */
function runProcedure(game: Game): boolean {
  if (game.returns.length > 0) startDueReturns(game);
  if (game.copies.length > 0) endCopies(game);
  const frames = game.frames;
  const top = frames.length - 1;
  if (top < 0) return false;
  const frame = frames[top] as Frame;
  (PROCEDURES[frame.procedure] as (typeof PROCEDURES)[number])(game, frame);
  return true;
}

/** Answers the open decision with one of its options, by index. */
export function answer(game: Game, option: number): void {
  const decision = game.decision;
  if (decision === null) throw new Error('there is no decision to answer');
  const picked = decision.options[option];
  if (picked === undefined) throw new Error(`the decision has no option ${option}`);
  if (picked !== PASS || decision.kind !== DecisionKind.Priority) game.forced = 0;
  game.picked = picked;
  game.decision = null;
}

/**
 * Answers a priority decision with an action that is legal but not among the options: mana abilities activated by hand
 * (605.3a). The caller has taken it from `manaActions`.
 */
export function answerWithAction(game: Game, action: number): void {
  if (game.decision === null || game.decision.coding !== 'action') throw new Error('there is no priority to act with');
  game.forced = 0;
  game.picked = action;
  game.decision = null;
}
