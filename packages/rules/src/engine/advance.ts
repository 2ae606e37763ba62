/** The two verbs (DESIGN §2.1): `advance` runs until somebody must decide, `answer` records the choice. Nothing else moves the game. */

import { startDueReturns } from '../actions/exileUntil.ts';
import type { Decision } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { endCopies } from '../copy/becomeCopy.ts';
import { turnMachine } from '../turn/turn.ts';
import { PROCEDURES } from './procedureTable.ts';

/** Runs the game until a decision is needed; null when it is over. */
export function advance(game: Game): Decision | null {
  while (game.decision === null && !game.over) {
    if (game.returns.length > 0) startDueReturns(game);
    if (game.copies.length > 0) endCopies(game);
    const frames = game.frames;
    const top = frames.length - 1;
    if (top >= 0) {
      const frame = frames[top] as Frame;
      (PROCEDURES[frame.procedure] as (typeof PROCEDURES)[number])(game, frame);
    } else turnMachine(game);
  }
  return game.over ? null : game.decision;
}

/** Answers the open decision with one of its options, by index. */
export function answer(game: Game, option: number): void {
  const decision = game.decision;
  if (decision === null) throw new Error('there is no decision to answer');
  const picked = decision.options[option];
  if (picked === undefined) throw new Error(`the decision has no option ${option}`);
  game.picked = picked;
  game.decision = null;
}

/**
 * Answers a priority decision with an action that is legal but not among the options: mana abilities activated by hand
 * (605.3a). The caller has taken it from `manaActions`.
 */
export function answerWithAction(game: Game, action: number): void {
  if (game.decision === null || game.decision.coding !== 'action') throw new Error('there is no priority to act with');
  game.picked = action;
  game.decision = null;
}
