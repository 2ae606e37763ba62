/**
 * State-based actions (704): all that apply are performed at once, then the check is repeated. Left out: sectors and new
 * protectors of battles (704.5u, x–y). Tokens and copies cease to exist as they leave (704.5d–e), see `effects/performMove.ts`.
 */
import { identicalFor } from '../actions/identical.ts';
import { settlePairs } from '../actions/pairs.ts';
import { leaveDungeons } from '../actions/venture.ts';
import { removeNoncreaturesFromCombat } from '../combat/endCombat.ts';
import { losePlayers } from '../control/leaving.ts';
import { settlePrepareSpells } from '../copy/prepareSpells.ts';
import { expireByCondition } from '../effects/durations.ts';
import { removeCounters } from '../effects/performPlayer.ts';
import { propose } from '../effects/propose.ts';
import { refresh } from '../effects/refresh.ts';
import { type MoveEvent, moveBecause, moveEvent, SACRIFICE } from '../engine/events.ts';
import { controllerOf, ownerOf } from '../engine/objects.ts';
import { ask, Procedure, pop, push, YES_NO } from '../engine/procedures.ts';
import { Step, Supertype, Zone } from '../ir/index.ts';
import { BESTOWED } from '../keywords/costs.ts';
import { unattachNow } from '../stack/unattached.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { counterCount, isDesignated, type Permanent } from '../state/permanent.ts';
import { giveDesignations } from './designations.ts';
import { Problem, problemOf } from './permanents.ts';
import { commanderToAsk, losingPlayers } from './players.ts';
import { isOldWorld, isSurplusLegend, legendsToChooseFrom } from './uniqueness.ts';

/** One check (704.3): false if nothing applies; true if something does, which the frame now on top performs. */
export function checkStateBasedActions(game: Game): boolean {
  game.checkStateBased = false;
  expireByCondition(game);
  if (game.step >= Step.DeclareAttackers && game.step <= Step.EndCombat) removeNoncreaturesFromCombat(game);
  if (game.stale) refresh(game);
  giveDesignations(game);
  settlePrepareSpells(game);
  settlePairs(game);
  leaveDungeons(game);
  if (game.stale) refresh(game);
  if (!anythingApplies(game)) {
    for (let i = 0; i < game.players.length; i++) game.player(i).drewFromEmpty = false;
    return false;
  }
  game.checkStateBased = true;
  push(game, Procedure.StateBasedActions, game.activePlayer, 0);
  return true;
}

function anythingApplies(game: Game): boolean {
  let unique = 0;
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    if (!permanent.phasedOut && problemOf(game, permanent) !== Problem.None) return true;
    // Deathtouch counts only until this check (704.5h), which found that it does nothing here.
    if (permanent.deathtouched) permanent.deathtouched = false;
    if (permanent.phasedOut) continue;
    if ((permanent.characteristics.supertypes & (Supertype.Legendary | Supertype.World)) !== 0) unique++;
  }
  if (unique > 1 && (legendsToChooseFrom(game, NONE_KEPT) !== null || anyOldWorld(game))) return true;
  return losingPlayers(game) !== 0 || (game.commanders.length > 0 && commanderToAsk(game) !== 0);
}

const NONE_KEPT: readonly number[] = [];

function anyOldWorld(game: Game): boolean {
  return phasedIn(game).some((permanent) => isOldWorld(game, permanent));
}

/** Damage by deathtouch and draws from an empty library count only until the next check (704.5b, 704.5h). */
function forgetSinceLastCheck(game: Game): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent !== null && permanent !== undefined) permanent.deathtouched = false;
  }
  for (let i = 0; i < game.players.length; i++) game.player(i).drewFromEmpty = false;
}

const Phase = { Choose: 0, Chosen: 1, Performed: 2 } as const;

/**
 * Procedure StateBasedActions: asks which legends stay and which commanders go to the command zone (`frame.locals` has those that do), then
 * performs everything. `frame.a` is the set of players who lose, `frame.data` has what is sacrificed.
 */
export function stateBasedActions(game: Game, frame: Frame): void {
  if (frame.pc === Phase.Performed) {
    finish(game, frame);
    return;
  }
  if (game.stale) refresh(game);
  if (frame.pc === Phase.Chosen) takeAnswer(game, frame);
  frame.pc = Phase.Chosen;
  while (askNext(game, frame)) {
    if (game.decision !== null) return;
    takeAnswer(game, frame);
  }
  frame.pc = Phase.Performed;
  frame.a = losingPlayers(game);
  const events = requiredMoves(game, frame);
  if (frame.b === SOMETHING_STAYS) changeInPlace(game);
  forgetSinceLastCheck(game);
  if (propose(game, events)) finish(game, frame);
}

function finish(game: Game, frame: Frame): void {
  pop(game);
  if (frame.a === 0) return;
  const losing = game.players.filter((player) => (frame.a & (1 << player.index)) !== 0);
  losePlayers(
    game,
    losing.map((player) => player.index),
  );
}

/** Asks the next open question, or answers it where there is nothing to choose; false if there is none. */
function askNext(game: Game, frame: Frame): boolean {
  const legends = legendsToChooseFrom(game, frame.locals);
  if (legends !== null) {
    const player = controllerOf(game, legends[0] as Handle);
    const distinct = legends.filter(
      (legend, at) => legends.findIndex((other) => identicalFor(game, player, other, legend)) === at,
    );
    ask(game, DecisionKind.Choose, player, 0, 'object', distinct, legends, LEGEND_RULE);
    return true;
  }
  const commander = game.commanders.length > 0 ? commanderToAsk(game) : 0;
  if (commander === 0) return false;
  ask(game, DecisionKind.YesNo, ownerOf(game, commander), commander, 'number', YES_NO, [commander], COMMAND_ZONE);
  return true;
}

const LEGEND_RULE: readonly string[] = ['legend rule'];
const COMMAND_ZONE: readonly string[] = ['command zone'];

/** The questions come in a fixed order, so that the answer belongs to the first one still open. */
function takeAnswer(game: Game, frame: Frame): void {
  if (legendsToChooseFrom(game, frame.locals) !== null) {
    frame.locals.push(game.picked);
    return;
  }
  const commander = commanderToAsk(game);
  game.commandersAsked = [...game.commandersAsked.filter((handle) => game.isCurrent(handle)), commander];
  if (game.picked === 1) frame.locals.push(commander);
}

/** `frame.b`: something is to be done to permanents that stay where they are. */
const SOMETHING_STAYS = 1;

/** 704.7: one move for each object, whatever the number of reasons. */
function requiredMoves(game: Game, frame: Frame): MoveEvent[] {
  const events: MoveEvent[] = [];
  for (const permanent of phasedIn(game)) {
    const problem = problemOf(game, permanent);
    if (problem === Problem.Unattach || problem === Problem.CancelCounters) frame.b = SOMETHING_STAYS;
    if (
      problem === Problem.Graveyard ||
      isSurplusLegend(game, permanent, frame.locals) ||
      isOldWorld(game, permanent)
    ) {
      events.push(moveEvent(permanent.handle, Zone.Graveyard));
    } else if (problem === Problem.Destroy) events.push(moveBecause(permanent.handle, Zone.Graveyard, 'destroy'));
    else if (problem === Problem.Sacrifice) events.push(moveBecause(permanent.handle, Zone.Graveyard, SACRIFICE));
    else if (problem === Problem.Exile) events.push(moveEvent(permanent.handle, Zone.Exile));
  }
  for (const slot of game.commanders) {
    if (frame.locals.includes(game.handle(slot)) && game.zones[slot] !== Zone.Battlefield) {
      events.push(moveEvent(game.handle(slot), Zone.Command));
    }
  }
  return events;
}

/** What happens without a zone change (704.5n, p, q). */
function changeInPlace(game: Game): void {
  for (const permanent of phasedIn(game)) {
    const problem = problemOf(game, permanent);
    if (problem === Problem.Unattach) {
      unattachNow(game, permanent);
      if (isDesignated(permanent, BESTOWED))
        permanent.designations = permanent.designations.filter((word) => word !== BESTOWED);
      game.stale = true;
    } else if (problem === Problem.CancelCounters) {
      const pairs = Math.min(counterCount(permanent.counters, '+1/+1'), counterCount(permanent.counters, '-1/-1'));
      removeCounters(game, permanent.handle, '+1/+1', pairs);
      removeCounters(game, permanent.handle, '-1/-1', pairs);
    }
  }
}

function phasedIn(game: Game): Permanent[] {
  const result: Permanent[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent !== null && permanent !== undefined && !permanent.phasedOut) result.push(permanent);
  }
  return result;
}
