/**
 * An object about to enter, as it would exist on the battlefield (614.12): with what has already changed how it enters, its own static
 * abilities and the effects that are in force. Questions about it are asked while it stands there, and the board is put back afterwards.
 */
import { enteringWith } from '../actions/enteringWith.ts';
import type { Entering, MoveEvent, TokensEvent } from '../engine/events.ts';
import { exiledToCast } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { BESTOW, BESTOWED } from '../keywords/costs.ts';
import { Role } from '../state/abilityRole.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { Permanent } from '../state/permanent.ts';
import { copiableCharacteristics } from './copiable.ts';
import { faceOfNewcomer } from './faceOfNewcomer.ts';
import { applyLayers } from './layers.ts';

/** One object moving to the battlefield, or tokens made together. */
export type EnterEvent = MoveEvent | TokensEvent;

/** The object the event is about; 0 for tokens, which do not exist yet. */
export function enteringHandle(event: EnterEvent): Handle {
  return event.kind === 'move' ? event.object : 0;
}

/** The face it enters with as far as that has been decided. */
export function enteringFace(game: Game, event: EnterEvent): FaceRecord {
  const copied = event.entering?.face ?? null;
  if (copied !== null) return copied;
  if (event.kind === 'createTokens') return event.face;
  return faceOfNewcomer(game, game.card(slotOf(event.object)), event.face, game.stackItem(event.object));
}

/** How it enters so far; planeswalkers and battles have their counters from the start (306.5b, 310.4b). */
export function enteringSoFar(game: Game, event: EnterEvent): Entering {
  if (event.entering !== null && event.entering !== undefined) return event.entering;
  const x = event.kind === 'move' ? (game.stackItem(event.object)?.x ?? 0) : 0;
  const own = enteringWith(enteringFace(game, event), '', 0, x);
  if (event.kind === 'createTokens') return { ...own, copyChanges: event.copyChanges };
  return event.faceDown ? { ...own, counters: [] } : own;
}

export function controllerAsEntering(game: Game, event: EnterEvent): number {
  if (event.kind === 'createTokens') return event.player;
  return event.controller >= 0 ? event.controller : (game.owners[slotOf(event.object)] ?? 0);
}

/** Calls `read` while the object is on the battlefield as it would enter. `read` must not change anything. */
export function asEntered<Result>(game: Game, event: EnterEvent, read: (permanent: Permanent) => Result): Result {
  const token = event.kind === 'createTokens';
  const slot = token ? game.cards.length : slotOf(event.object);
  if (token) addPlace(game, event);
  const zone = game.zones[slot] ?? Zone.None;
  const before = game.objects[slot] ?? null;
  const permanent = asPermanent(game, event, slot);
  game.zones[slot] = Zone.Battlefield;
  game.objects[slot] = permanent;
  game.battlefield.push(slot);
  const layered = game.registry.hasChanges || changesItself(permanent);
  if (layered) applyLayers(game);
  else permanent.characteristics = copiableCharacteristics(game, permanent);
  const result = read(permanent);
  game.battlefield.pop();
  game.objects[slot] = before;
  game.zones[slot] = zone;
  if (token) removePlace(game);
  if (layered) applyLayers(game);
  return result;
}

function changesItself(permanent: Permanent): boolean {
  return (
    permanent.counters.length > 0 ||
    permanent.face.definesPowerToughness ||
    permanent.face.abilities.some((record) => record.role === Role.Change)
  );
}

function asPermanent(game: Game, event: EnterEvent, slot: number): Permanent {
  const entering = enteringSoFar(game, event);
  const controller = controllerAsEntering(game, event);
  const owner = event.kind === 'move' ? (game.owners[slot] ?? 0) : event.player;
  const handle = event.kind === 'move' ? event.object : game.handle(slot);
  const permanent = new Permanent(handle, enteringFace(game, event), owner, controller);
  permanent.isToken = event.kind === 'createTokens';
  permanent.tapped = event.tapped || entering.tapped;
  permanent.counters = entering.counters;
  permanent.copyChanges = entering.copyChanges;
  permanent.chosenColor = entering.chosenColor;
  permanent.chosenType = entering.chosenType;
  permanent.chosenName = entering.chosenName;
  permanent.chosenPlayer = entering.chosenPlayer;
  permanent.paidCosts = entering.words;
  permanent.designations = entering.designations;
  permanent.attacking = event.attacking;
  permanent.timestamp = game.nextTimestamp;
  permanent.controlledSinceTurn = game.turnNumber;
  permanent.enteredTurn = game.turnNumber;
  if (event.kind === 'move') {
    permanent.faceDown = event.faceDown;
    permanent.faceDownAs = event.faceDownAs;
    permanent.attachedTo = event.attachTo;
    const spell = game.stackItem(event.object);
    if (spell !== null) {
      if (spell.way === BESTOW) permanent.designations = [BESTOWED];
      permanent.castX = spell.x;
      permanent.paidCosts = [...entering.words, ...spell.paidCosts];
      permanent.manaSpent = spell.manaSpent;
      permanent.linked = exiledToCast(game, spell.handle);
      permanent.castFrom = spell.castFrom;
      permanent.castBy = spell.castFrom === Zone.None ? -1 : spell.controller;
      permanent.isToken = spell.isCopy;
    }
  }
  return permanent;
}

/** A place for a token that does not exist yet, at the end of the slots. */
function addPlace(game: Game, event: TokensEvent): void {
  game.setCard(game.cards.length, event.face.card, event.player);
  game.stamps.push(game.nextStamp);
  game.zones.push(Zone.None);
  game.known.push(0);
  game.objects.push(null);
}

function removePlace(game: Game): void {
  game.cards = game.cards.slice(0, -1);
  game.owners = game.owners.slice(0, -1);
  game.stamps.pop();
  game.zones.pop();
  game.known.pop();
  game.objects.pop();
}
