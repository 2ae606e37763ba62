/**
 * The table of procedures a frame can run and the few verbs they are written in: push, pop, ask. A procedure is a step function: it
 * looks at `frame.pc`, does the next piece, and returns; it is called again when whatever it pushed or asked is done.
 */

import { deciderFor } from '../control/decider.ts';
import { Decision, type DecisionKindId, type OptionCoding } from '../state/decision.ts';
import { Frame } from '../state/frame.ts';
import type { FrameData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import type { Value } from '../state/value.ts';
import type { ProcedureId } from './procedureIds.ts';

export { Procedure, type ProcedureId } from './procedureIds.ts';

export type ProcedureStep = (game: Game, frame: Frame) => void;

/** Starts a procedure on top of the running one; it runs once the caller returns. */
export function push(
  game: Game,
  procedure: ProcedureId,
  controller: number,
  source: Handle,
  data: FrameData | null = null,
  locals: Value[] = [],
  item: StackItem | null = null,
): Frame {
  const frame = new Frame(procedure, null, locals, controller, source, item);
  frame.data = data;
  game.frames.push(frame);
  return frame;
}

/** Ends the running procedure with a result, which the frame below finds in `game.returned`. */
export function pop(game: Game, result: Value = null): void {
  game.frames.pop();
  game.returned = result;
}

/**
 * Asks `player` (or whoever decides for them, 723.5) to pick one of `options`. With one option nobody is asked and `game.picked` is set
 * at once: the result is true when the caller may go on immediately, false when it must return and go on in its next phase.
 */
export function ask(
  game: Game,
  kind: DecisionKindId,
  player: number,
  source: Handle,
  coding: OptionCoding,
  options: readonly number[],
  subjects: readonly number[] = NO_NUMBERS,
  texts: readonly string[] = NO_TEXTS,
  optional = false,
): boolean {
  if (options.length === 0) throw new Error('a decision without options');
  if (options.length === 1) {
    game.picked = options[0] as number;
    return true;
  }
  game.decision = new Decision(
    kind,
    deciderFor(game, player),
    player,
    source,
    coding,
    options,
    subjects,
    texts,
    optional,
  );
  return false;
}

const NO_NUMBERS: readonly number[] = [];
const NO_TEXTS: readonly string[] = [];
export const YES_NO: readonly number[] = [1, 0];
