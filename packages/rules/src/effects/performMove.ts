/** Zone changes performed (400.7, 403): a new object with a new stamp, last-known information, knowledge, and what becomes of attachments. */

import { enterUnlocked, halvesOf } from '../actions/doors.ts';
import { startingCounters } from '../actions/enteringWith.ts';
import { declareDraw } from '../control/leaving.ts';
import { shuffleLibrary } from '../engine/chance.ts';
import { type Entering, EventKind, type MoveEvent, SACRIFICE, type TokensEvent } from '../engine/events.ts';
import { exiledToCast } from '../engine/select.ts';
import { CardType, UNLOCKS, Zone } from '../ir/index.ts';
import { BESTOW, BESTOWED } from '../keywords/costs.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { knowledgeAfterMove } from '../state/knowledge.ts';
import { Permanent } from '../state/permanent.ts';
import { freeSlot, hasRoomFor, noteCard } from '../state/slots.ts';
import type { StackItem } from '../state/stackItem.ts';
import { rememberTop } from '../state/topOfLibrary.ts';
import { anyRecord } from './durations.ts';
import { faceOfNewcomer } from './faceOfNewcomer.ts';
import { type Happened, note } from './happened.ts';
import { moveApart } from './moveApart.ts';
import { countDescent, putInto, takeOut } from './places.ts';
import { markStaleForZones, noticeEntering } from './refresh.ts';
import { cantEnter } from './rulesOfObjects.ts';
import { keepChanges } from './spellColors.ts';

/** Performs one zone change; the new handle, or 0 if the object was no longer where it was expected or has ceased to exist. */
export function moveObject(game: Game, event: MoveEvent, happened: Happened): Handle {
  const slot = slotOf(event.object);
  if (game.handle(slot) !== event.object) return 0;
  if (event.to === Zone.Battlefield && game.registry.restrictions.length > 0 && cantEnter(game, event.object)) return 0;
  const from = game.zones[slot] ?? Zone.None;
  const owner = game.owners[slot] ?? 0;
  const spell = from === Zone.Stack ? game.stackItem(event.object) : null;
  const leaving = from === Zone.Battlefield ? game.permanent(event.object) : null;
  const controllerBefore = leaving?.controller ?? owner;
  const ceases = leaving?.isToken === true || spell?.isCopy === true;
  if (from === Zone.Library || event.to === Zone.Library) rememberTop(game, owner);
  takeOut(game, slot, from, owner);
  if (leaving !== null) {
    leaving.wentTo = event.to;
    leaving.wentBy = event.cause;
    countLeaving(game, leaving, event.to);
    if (event.cause === SACRIFICE)
      note(game, happened, EventKind.Sacrifices, event.object, controllerBefore, 1, 0, 0, 0, false, '');
    if (leaving.components.length > 0) return moveApart(game, event, leaving, happened);
  }
  if (event.to === Zone.Graveyard && leaving?.isToken !== true) countDescent(game, slot, owner);
  if (from === Zone.Graveyard) game.player(owner).tally.leftGraveyard++;
  game.stamps[slot] = game.nextStamp++;
  if (concernsStateBased(game, from) || concernsStateBased(game, event.to)) game.checkStateBased = true;
  // 111.7, 707.10a: a token or copied spell that leaves ceases to exist as a state-based action; nothing can find it meanwhile.
  if (ceases && !(spell !== null && event.to === Zone.Battlefield)) {
    game.zones[slot] = Zone.None;
    note(game, happened, EventKind.Moves, event.object, controllerBefore, 0, 0, from, event.to, false, event.cause);
    return 0;
  }
  game.zones[slot] = event.to;
  const handle = game.handle(slot);
  if (leaving !== null) leaving.became = handle;
  if (event.to === Zone.Battlefield) enterBattlefield(game, slot, event, spell);
  else putInto(game, slot, owner, event.to, event);
  if (event.to === Zone.Battlefield) {
    const permanent = game.permanent(handle);
    if (permanent !== null) permanent.enteredFrom = from;
    if (permanent !== null && spell !== null) {
      inheritFromSpell(permanent, spell, game);
      keepChanges(game, event.object, handle);
    }
  }
  markStaleForZones(game, from, event.to);
  knowledgeAfterMove(game, slot, from, event.to, event.faceDown, event.cause);
  if (event.shuffleAfter) shuffleLibrary(game, owner);
  note(game, happened, EventKind.Moves, event.object, controllerBefore, 0, handle, from, event.to, false, event.cause);
  if (event.to === Zone.Battlefield) {
    countersOfNewcomer(game, handle, happened);
    unlockingOfNewcomer(game, handle, happened);
  }
  return handle;
}

/** What left the battlefield this turn, and creatures that died, by who controlled them (700.4). */
function countLeaving(game: Game, permanent: Permanent, to: number): void {
  const { tally } = game.player(permanent.controller);
  const { types } = permanent.characteristics;
  tally.permanentsLeft++;
  if ((types & CardType.Land) === 0) tally.nonlandPermanentsLeft++;
  if (to === Zone.Graveyard && (types & CardType.Creature) !== 0) tally.creaturesDied++;
}

/**
 * Whether state-based actions may have to do with what moves to or from the zone (704.5): permanents, commanders, and whatever lasts as long as
 * something is so. Effects in force that read other zones have the check made by `markStaleForZones`.
 */
function concernsStateBased(game: Game, zone: number): boolean {
  return zone === Zone.Battlefield || zone === Zone.Command || game.commanders.length > 0 || anyRecord(game);
}

/** A card becomes a spell on top of the stack (601.2a): a new object, known to all. The spell gets its handle. */
export function takeToStack(game: Game, slot: number, item: StackItem): void {
  const from = game.zones[slot] ?? Zone.None;
  const owner = game.owners[slot] ?? 0;
  if (from === Zone.Library) rememberTop(game, owner);
  takeOut(game, slot, from, owner);
  if (from === Zone.Graveyard) game.player(owner).tally.leftGraveyard++;
  game.stamps[slot] = game.nextStamp++;
  game.zones[slot] = Zone.Stack;
  item.handle = game.handle(slot);
  item.source = item.handle;
  item.timestamp = game.nextTimestamp++;
  game.stack.push(item);
  markStaleForZones(game, from, Zone.Stack);
  knowledgeAfterMove(game, slot, from, Zone.Stack, item.faceDown);
}

/** The permanent a spell becomes remembers how it was cast (107.3m, 400.7d). */
function inheritFromSpell(permanent: Permanent, spell: StackItem, game: Game): void {
  permanent.castX = spell.x;
  permanent.paidCosts = [...permanent.paidCosts, ...spell.paidCosts];
  permanent.manaSpent = spell.manaSpent;
  permanent.linked = exiledToCast(game, spell.handle);
  permanent.castFrom = spell.castFrom;
  permanent.castBy = spell.castFrom === Zone.None ? -1 : spell.controller;
  permanent.isToken = spell.isCopy;
  if (spell.way === BESTOW && permanent.attachedTo !== 0) {
    permanent.designations = [BESTOWED];
    game.stale = true;
  }
  if (spell.copyChanges !== null) {
    permanent.copyChanges = spell.copyChanges;
    game.stale = true;
  }
  if (
    permanent.attachedTo === 0 &&
    spell.targets[0]?.[0] !== undefined &&
    permanent.face.face.subtypes.includes('Aura')
  ) {
    permanent.attachedTo = spell.targets[0][0];
    game.stale = true;
  }
}

function enterBattlefield(game: Game, slot: number, event: MoveEvent, spell: StackItem | null): void {
  const card = game.card(slot);
  const entering = event.entering;
  const face = entering?.face ?? faceOfNewcomer(game, card, event.face, spell);
  const owner = game.owners[slot] ?? 0;
  const permanent = new Permanent(game.handle(slot), face, owner, event.controller >= 0 ? event.controller : owner);
  permanent.faceDown = event.faceDown;
  permanent.faceDownAs = event.faceDownAs;
  permanent.tapped = event.tapped || entering?.tapped === true;
  permanent.timestamp = game.nextTimestamp++;
  permanent.controlledSinceTurn = game.turnNumber;
  permanent.enteredTurn = game.turnNumber;
  permanent.attacking = event.attacking;
  if (event.attacking !== 0) game.attackersCame = true;
  permanent.attachedTo = event.attachTo;
  if (entering !== null) enterAs(permanent, entering);
  else if (!event.faceDown) permanent.counters = startingCounters(face, spell?.x ?? 0);
  if (face.card.doors !== null) enterUnlocked(permanent, face.index);
  if (event.faceDown) permanent.characteristics = game.catalog.faceDownFace(event.faceDownAs).characteristics;
  if (!event.faceDown && (face.face.types & CardType.Land) !== 0)
    game.player(permanent.controller).tally.landsEntered++;
  game.objects[slot] = permanent;
  game.battlefield.push(slot);
  noticeEntering(game, permanent);
}

/** 122.6: an object that enters with counters has had them put on it. */
function countersOfNewcomer(game: Game, handle: Handle, happened: Happened): void {
  const permanent = game.permanent(handle);
  if (permanent === null) return;
  for (let i = 0; i < permanent.counters.length; i += 2) {
    const count = permanent.counters[i + 1] as number;
    note(
      game,
      happened,
      EventKind.CountersPut,
      handle,
      permanent.controller,
      count,
      0,
      0,
      0,
      false,
      permanent.counters[i] as string,
    );
  }
}

/** 709.5h: a half that is unlocked as the permanent enters is unlocked then. */
function unlockingOfNewcomer(game: Game, handle: Handle, happened: Happened): void {
  const permanent = game.permanent(handle);
  if (permanent === null || permanent.face.card.doors === null) return;
  for (const half of halvesOf(permanent, false))
    note(game, happened, EventKind.Performs, handle, permanent.controller, 0, 0, 0, 0, false, UNLOCKS[half]);
}

/** As replacement effects have made it enter (614.1c–d). */
function enterAs(permanent: Permanent, entering: Entering): void {
  permanent.counters = entering.counters;
  permanent.copyChanges = entering.copyChanges;
  permanent.chosenColor = entering.chosenColor;
  permanent.chosenType = entering.chosenType;
  permanent.chosenName = entering.chosenName;
  permanent.chosenPlayer = entering.chosenPlayer;
  permanent.paidCosts = entering.words;
  permanent.designations = entering.designations;
}

/** Creates tokens one by one as simultaneous events (111.1); returns the last one's handle. */
export function createTokens(game: Game, event: TokensEvent, happened: Happened): Handle {
  if (!hasRoomFor(game, event.count)) {
    declareDraw(game);
    return 0;
  }
  const created: Handle[] = [];
  const entering = event.entering ?? null;
  const face = entering?.face ?? event.face;
  for (let i = 0; i < event.count; i++) {
    const slot = freeSlot(game);
    game.setCard(slot, event.face.card, event.player);
    noteCard(game, event.face.card);
    game.stamps[slot] = game.nextStamp++;
    game.zones[slot] = Zone.Battlefield;
    game.known[slot] = (1 << game.players.length) - 1;
    const handle = game.handle(slot);
    const permanent = new Permanent(handle, face, event.player, event.player);
    permanent.isToken = true;
    permanent.copyChanges = event.copyChanges;
    permanent.tapped = event.tapped;
    permanent.attacking = event.attacking;
    if (event.attacking !== 0) game.attackersCame = true;
    permanent.attachedTo = event.attachTo ?? 0;
    permanent.timestamp = game.nextTimestamp++;
    permanent.controlledSinceTurn = game.turnNumber;
    permanent.enteredTurn = game.turnNumber;
    if (entering !== null) enterAs(permanent, entering);
    else permanent.counters = startingCounters(face, 0);
    game.objects[slot] = permanent;
    game.battlefield.push(slot);
    noticeEntering(game, permanent);
    note(game, happened, EventKind.Moves, handle, event.player, 0, handle, Zone.None, Zone.Battlefield, false, 'token');
    countersOfNewcomer(game, handle, happened);
    created.push(handle);
  }
  game.player(event.player).tally.tokensCreated += created.length;
  game.checkStateBased = true;
  return created[created.length - 1] ?? 0;
}
