/** What leaves a multiplayer game with its players, and what stays (800.4). */
import { setMonarch } from '../actions/monarch.ts';
import { giveInitiative } from '../actions/venture.ts';
import { Happened } from '../effects/happened.ts';
import { performAll } from '../effects/perform.ts';
import { moveObject } from '../effects/performMove.ts';
import { refresh } from '../effects/refresh.ts';
import { ruleContext } from '../effects/ruleContext.ts';
import { type MoveEvent, moveEvent } from '../engine/events.ts';
import { selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { AppliedChange } from '../state/records.ts';
import { nextInTurnOrder } from '../turn/beginTurn.ts';
import { goOnWithout } from './interrupted.ts';

/** Takes players who have just lost out of a game that goes on. They are marked as lost already. */
export function leaveGame(game: Game, players: readonly number[]): void {
  const passed = playersWhoPassed(game);
  endControl(game, players);
  performAll(game, ownedObjects(game, players));
  dropOwnerless(game, players);
  exileControlled(game, players);
  dropRecords(game, players);
  passPriorityOn(game, passed);
  goOnWithout(game, players);
  game.undo = null;
  game.stale = true;
  game.checkStateBased = true;
}

/** 800.4a: effects that give these players control of objects or players end. */
function endControl(game: Game, players: readonly number[]): void {
  game.changes = game.changes.filter((change) => !givesControl(game, change, players));
  game.stale = true;
  for (const player of game.players) {
    if (players.includes(player.controlledBy)) player.controlledBy = -1;
    if (players.includes(player.controlNextTurn)) player.controlNextTurn = -1;
  }
}

function givesControl(game: Game, change: AppliedChange, players: readonly number[]): boolean {
  return change.changes.some(
    (part) =>
      part.kind === 'controller' &&
      selectPlayers(game, ruleContext(change.origin), part.who).some((who) => players.includes(who)),
  );
}

/** Everything the players own leaves the game. Phased-out permanents do so unseen (702.26k). */
function ownedObjects(game: Game, players: readonly number[]): MoveEvent[] {
  const events: MoveEvent[] = [];
  for (let slot = 1; slot < game.cards.length; slot++) {
    if (game.zones[slot] === Zone.None || !players.includes(game.owners[slot] as number)) continue;
    // The components of a merged permanent leave with it.
    if (game.zones[slot] === Zone.Battlefield && game.objects[slot] === null) continue;
    const event = moveEvent(game.handle(slot), Zone.None);
    if (game.objects[slot]?.phasedOut === true) moveObject(game, event, new Happened(false));
    else events.push(event);
  }
  return events;
}

/** 800.4a: abilities and copies of spells that the players controlled cease to exist. */
function dropOwnerless(game: Game, players: readonly number[]): void {
  game.stack = game.stack.filter((item) => item.isSpell || !players.includes(item.controller));
  const copies = game.stack.filter((item) => item.isCopy && players.includes(item.controller));
  performAll(
    game,
    copies.map((item) => moveEvent(item.handle, Zone.None)),
  );
}

/** 800.4a: what the players still control is exiled. */
function exileControlled(game: Game, players: readonly number[]): void {
  if (game.stale) refresh(game);
  const events: MoveEvent[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent !== null && permanent !== undefined && players.includes(permanent.controller)) {
      events.push(moveEvent(permanent.handle, Zone.Exile));
    }
  }
  for (const item of game.stack) if (players.includes(item.controller)) events.push(moveEvent(item.handle, Zone.Exile));
  performAll(game, events);
}

/** Triggers that nobody would put on the stack (800.4d), permissions, turns to come, the monarch (725.4) and the initiative (726.4). */
function dropRecords(game: Game, players: readonly number[]): void {
  game.pendingTriggers = game.pendingTriggers.filter((pending) => !players.includes(pending.controller));
  game.delayed = game.delayed.filter((delayed) => !players.includes(delayed.origin.controller));
  game.permissions = game.permissions.filter((permission) => !players.includes(permission.player));
  game.searches = game.searches.filter((search) => !players.includes(search.searcher));
  game.extraTurns = game.extraTurns.filter((player) => !players.includes(player));
  for (const player of game.players)
    player.turnsAfterNext = player.turnsAfterNext.filter((next) => !players.includes(next));
  const heir = players.includes(game.activePlayer) ? nextInTurnOrder(game, game.activePlayer) : game.activePlayer;
  if (players.includes(game.initiative)) giveInitiative(game, heir);
  if (players.includes(game.monarch)) setMonarch(game, heir);
}

/** Those who have passed in succession, the last one first: they sit before the player who has priority. */
function playersWhoPassed(game: Game): number[] {
  const order = game.config.order;
  const passed: number[] = [];
  const seat = order.indexOf(game.priorityPlayer);
  for (let back = 1; back < order.length && passed.length < game.passes; back++)
    passed.push(order[(seat - back + order.length) % order.length] as number);
  return passed;
}

/** 800.4a, 800.4j: the next player in turn order gets priority; passes of players who left do not count. */
function passPriorityOn(game: Game, passed: readonly number[]): void {
  game.passes = passed.filter((player) => !game.player(player).lost).length;
  if (game.player(game.priorityPlayer).lost) game.priorityPlayer = nextInTurnOrder(game, game.priorityPlayer);
}
