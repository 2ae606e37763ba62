/** Which later decisions belong to the same declaration as the one being made: told from the procedure that is running (601.2, 508.1, 509.1). */
import { ActionType, actionType, type Decision, DecisionKind, type Game, Procedure } from '@foretell/rules';

/** The frame whose questions belong together, and whose they are. */
export interface Scope {
  readonly frame: number;
  readonly procedure: number;
  readonly decider: number;
  readonly player: number;
  /** Only decisions of this kind; -1 = any. */
  readonly kind: number;
  /** The decision's subjects are the picks so far and must have grown: a new list is a new choice. */
  readonly growing: boolean;
  /** Turn and combat phase: the next turn's declaration, with nothing asked in between, is another one. */
  readonly turn: number;
  readonly combat: number;
}

/** The scope of a declaration that begins with picking `value`, or null if that pick is all there is. */
export function scopeAfter(game: Game, decision: Decision, value: number): Scope | null {
  if (decision.kind === DecisionKind.Priority) {
    const type = actionType(value);
    if (type !== ActionType.Cast && type !== ActionType.Activate) return null;
    const procedure = type === ActionType.Cast ? Procedure.Cast : Procedure.Activate;
    return scope(game, game.frames.length, procedure, decision, -1, false);
  }
  for (let at = 0; at < game.frames.length; at++) {
    const procedure = game.frames[at]?.procedure ?? -1;
    if (procedure === Procedure.Cast || procedure === Procedure.Activate || procedure === Procedure.Announce)
      return scope(game, at, procedure, decision, -1, false);
  }
  const top = game.frames.length - 1;
  const procedure = game.frames[top]?.procedure ?? -1;
  switch (procedure) {
    case Procedure.DeclareAttackers:
    case Procedure.DeclareBlockers:
    case Procedure.CombatDamage:
    case Procedure.PutTriggers:
      return scope(game, top, procedure, decision, decision.kind, false);
    case Procedure.ChooseObjects:
    case Procedure.OrderObjects:
      return scope(game, top, procedure, decision, decision.kind, true);
    default:
      return decision.kind === DecisionKind.Color ? scope(game, top, procedure, decision, decision.kind, true) : null;
  }
}

function scope(
  game: Game,
  frame: number,
  procedure: number,
  decision: Decision,
  kind: number,
  growing: boolean,
): Scope {
  const { decider, player } = decision;
  return { frame, procedure, decider, player, kind, growing, turn: game.turnNumber, combat: game.combatsThisTurn };
}

/** Whether `next`, asked after `previous` was answered, is still part of the declaration. */
export function belongs(game: Game, next: Decision, scope: Scope, previous: Decision): boolean {
  if (next.decider !== scope.decider || next.player !== scope.player) return false;
  if (game.turnNumber !== scope.turn || game.combatsThisTurn !== scope.combat) return false;
  if (game.frames[scope.frame]?.procedure !== scope.procedure) return false;
  if (scope.kind >= 0 && next.kind !== scope.kind) return false;
  return !scope.growing || next.subjects.length > previous.subjects.length;
}
