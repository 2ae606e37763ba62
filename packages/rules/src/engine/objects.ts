/** Questions about one object wherever it is: its characteristics, controller, owner and zone, or as it last existed (608.2h). */

import { copiedCharacteristics } from '../effects/copiable.ts';
import { changedElsewhere } from '../effects/elsewhere.ts';
import { refresh } from '../effects/refresh.ts';
import { recolored } from '../effects/spellColors.ts';
import { Zone } from '../ir/index.ts';
import { BESTOW } from '../keywords/costs.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import { ABILITY_SLOT, type Handle, slotOf } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';

/** The object's characteristics now, or as it last existed on the battlefield. */
export function characteristicsOf(game: Game, handle: Handle): Characteristics {
  const permanent = game.objects[slotOf(handle)];
  if (permanent !== null && permanent !== undefined && permanent.handle === handle) {
    if (game.stale) refresh(game);
    return permanent.characteristics;
  }
  if (game.stack.length > 0) {
    const item = game.stackItem(handle);
    if (item !== null) return characteristicsOnStack(game, item);
  }
  const last = game.permanentOrLast(handle);
  if (last !== null) return last.characteristics;
  const slot = slotOf(handle);
  if (slot === ABILITY_SLOT) return game.catalog.hidden.front.characteristics;
  const printed = game.card(slot).characteristics;
  if (game.stale) refresh(game);
  return game.registry.elsewhere.length === 0 ? printed : changedElsewhere(game, handle, printed);
}

/** A spell is what its face says, a face-down one a 2/2 (708.4), a copy with the exceptions of the effect that made it (707.9). */
function characteristicsOnStack(game: Game, item: StackItem): Characteristics {
  if (item.faceDown) return game.catalog.faceDownFace(item.faceDownAs).characteristics;
  if (item.way === BESTOW && item.face.asBestowed !== null) return item.face.asBestowed;
  const own = item.copyChanges === null ? item.face.characteristics : copiedCharacteristics(game, item);
  const changed = game.registry.elsewhere.length === 0 ? own : changedElsewhere(game, item.handle, own);
  return game.changes.length === 0 ? changed : recolored(game, item.handle, changed);
}

/** The controller of a permanent, spell or ability; the owner of a card anywhere else (109.4, 108.4). */
export function controllerOf(game: Game, handle: Handle): number {
  const permanent = game.permanent(handle);
  if (permanent !== null) {
    if (game.stale) refresh(game);
    return permanent.controller;
  }
  const item = game.stackItem(handle);
  if (item !== null) return item.controller;
  return game.permanentOrLast(handle)?.controller ?? ownerOf(game, handle);
}

export function ownerOf(game: Game, handle: Handle): number {
  const slot = slotOf(handle);
  if (slot === ABILITY_SLOT) return game.stackItem(handle)?.controller ?? 0;
  return game.owners[slot] ?? 0;
}

/** The zone the object is in, or `Zone.None` if it has become another object. */
export function zoneOf(game: Game, handle: Handle): number {
  const slot = slotOf(handle);
  if (slot === ABILITY_SLOT) return game.stackItem(handle) === null ? Zone.None : Zone.Stack;
  return game.handle(slot) === handle ? (game.zones[slot] ?? Zone.None) : Zone.None;
}

export function hasType(game: Game, handle: Handle, types: number): boolean {
  return (characteristicsOf(game, handle).types & types) !== 0;
}

/** 903.3, 903.3c: the card is a commander, or one of those that represent the merged permanent is. */
export function isCommander(game: Game, handle: Handle): boolean {
  if (game.commanders.length === 0 || !game.config.format.startsWith('commander')) return false;
  if (game.commanders.includes(slotOf(handle))) return true;
  const permanent = game.permanentOrLast(handle);
  return permanent?.components.some((component) => game.commanders.includes(slotOf(component))) ?? false;
}
