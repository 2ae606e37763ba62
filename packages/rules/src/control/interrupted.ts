/**
 * Going on after players have left in the middle of something (800.4): what they themselves were doing is dropped, declarations and divisions start
 * over, and choices they would have made for others' spells and abilities are made by someone else (800.4g–h) or declined (800.4f).
 */
import { Procedure, type ProcedureId } from '../engine/procedureIds.ts';
import { Decision, DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue } from '../state/handle.ts';
import { nextInTurnOrder } from '../turn/beginTurn.ts';
import { MulliganPhase } from '../turn/mulligans.ts';
import { Stage } from '../turn/stage.ts';
import { deciderFor } from './decider.ts';

/** Makes the continuation fit for the game without these players. */
export function goOnWithout(game: Game, left: readonly number[]): void {
  const cut = game.frames.findIndex((frame) => isAbandoned(frame, left));
  if (cut >= 0) {
    game.frames.length = cut;
    game.decision = null;
    // What was begun has not happened: nothing was found, chosen or paid.
    game.returned = 0;
  }
  const decision = game.decision;
  if (decision === null) return;
  if (decision.kind === DecisionKind.Priority) {
    game.decision = null;
    game.stage = Stage.Priority;
    return;
  }
  const top = game.frames[game.frames.length - 1];
  if (top === undefined || !(startOver(game, top) || chooseOn(game, top, left))) askAgain(game, decision, left);
}

/** What a player does themselves and nobody can do for them. */
const OWN: readonly ProcedureId[] = [
  Procedure.Announce,
  Procedure.ChooseTargets,
  Procedure.Cast,
  Procedure.CastNow,
  Procedure.Activate,
  Procedure.PlayLand,
  Procedure.PayCost,
  Procedure.PayMana,
  Procedure.DeclareAttackers,
  Procedure.Cleanup,
  Procedure.Draw,
  Procedure.Search,
  Procedure.Scry,
];

function isAbandoned(frame: Frame, left: readonly number[]): boolean {
  if (frame.procedure === Procedure.Resolve) {
    return left.includes(frame.controller) || (frame.item?.isSpell === true && left.includes(frame.item.owner));
  }
  return left.includes(frame.controller) && OWN.some((procedure) => procedure === frame.procedure);
}

/** Procedures that ask their questions anew, from the state as it is now. False for others. */
function startOver(game: Game, frame: Frame): boolean {
  switch (frame.procedure) {
    case Procedure.DeclareBlockers:
      // The present defending player's declaration begins again, those made before stand.
      frame.a = Math.max(0, frame.a - 1);
      frame.data = null;
      break;
    case Procedure.DeclareAttackers:
    case Procedure.CombatDamage:
      frame.a = 0;
      frame.data = null;
      break;
    case Procedure.PutTriggers:
    case Procedure.StateBasedActions:
      break;
    case Procedure.Mulligans:
      if (frame.pc !== MulliganPhase.Declared) return false;
      frame.pc = MulliganPhase.Declare;
      game.decision = null;
      return true;
    default:
      return false;
  }
  frame.pc = 0;
  frame.locals = [];
  game.decision = null;
  return true;
}

/** Choices of several objects go on among those that are still there. False for other procedures. */
function chooseOn(game: Game, frame: Frame, left: readonly number[]): boolean {
  const data = frame.data;
  const remain = (objects: readonly number[]): number[] => objects.filter((object) => isStillThere(game, object));
  if (data?.kind === 'choose') {
    const from = remain(data.from);
    const chosen = remain(data.chosen);
    frame.data = { ...data, from, chosen, min: Math.min(data.min, from.length), max: Math.min(data.max, from.length) };
  } else if (data?.kind === 'list' && frame.procedure === Procedure.OrderObjects) {
    frame.data = { kind: 'list', items: remain(data.items), done: remain(data.done) };
  } else return false;
  if (left.includes(frame.controller)) frame.controller = substitute(game, frame.controller);
  frame.pc = 0;
  game.decision = null;
  return true;
}

/** The question without what is gone, to someone who is still there; answered at once where nothing is left to choose. */
function askAgain(game: Game, decision: Decision, left: readonly number[]): void {
  const isPayment = decision.kind === DecisionKind.YesNo || decision.kind === DecisionKind.Pay;
  game.decision = null;
  if (isPayment && left.includes(decision.player)) {
    game.picked = 0;
    return;
  }
  const options =
    decision.coding === 'object' ? decision.options.filter((option) => isStillThere(game, option)) : decision.options;
  if (options.length <= 1) {
    game.picked = options[0] ?? 0;
    return;
  }
  const player = left.includes(decision.player) ? substitute(game, decision.player) : decision.player;
  const { kind, source, coding, subjects, texts, optional } = decision;
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
}

function isStillThere(game: Game, option: number): boolean {
  if (isPlayerValue(option)) return !game.player(playerOfValue(option)).lost;
  return option === 0 || game.isCurrent(option);
}

/** 800.4g: another opponent of the controller of what asks if there is one, otherwise the next player in turn order (800.4h). */
function substitute(game: Game, player: number): number {
  const controller = game.frames[game.frames.length - 1]?.item?.controller ?? -1;
  let next = nextInTurnOrder(game, player);
  for (let i = 0; i < game.players.length && next === controller; i++) next = nextInTurnOrder(game, next);
  return next;
}
