/**
 * Prepared permanents (722.3): for as long as one is prepared, a copy of its prepare spell is in exile, which its controller may cast. The copies are
 * made and taken away when state-based actions are checked.
 */
import { Happened } from '../effects/happened.ts';
import { moveObject } from '../effects/performMove.ts';
import { moveEvent } from '../engine/events.ts';
import { Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { everyone } from '../state/knowledge.ts';
import { isDesignated, type Permanent } from '../state/permanent.ts';
import { freeSlot, isCopySlot, noteCard } from '../state/slots.ts';

const PREPARED = 'prepared';

/** Whether the permanent has a prepare spell (722.2a): as it is, a copy included. */
function hasPrepareSpell(permanent: Permanent): boolean {
  return !permanent.faceDown && permanent.face.index === 0 && permanent.face.card.definition.layout === 'prepare';
}

/** Makes the copies that prepared permanents lack and removes those whose permanent is no longer prepared. */
export function settlePrepareSpells(game: Game): void {
  if (!game.catalog.hasPrepareSpells) return;
  const kept: Handle[] = [];
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut) continue;
    if (!isDesignated(permanent, PREPARED)) permanent.prepareSpell = 0;
    else if (!hasPrepareSpell(permanent)) unprepare(game, permanent);
    else if (permanent.prepareSpell === 0 || !game.isCurrent(permanent.prepareSpell))
      permanent.prepareSpell = copyOfPrepareSpell(game, permanent);
    if (permanent.prepareSpell !== 0) kept.push(permanent.prepareSpell);
  }
  for (const copy of prepareSpells(game))
    if (!kept.includes(copy)) moveObject(game, moveEvent(copy, Zone.None), new Happened(false));
}

function prepareSpells(game: Game): Handle[] {
  return game.exile
    .filter((slot) => isCopySlot(game, slot) && game.card(slot).definition.layout === 'prepare')
    .map((slot) => game.handle(slot));
}

function copyOfPrepareSpell(game: Game, permanent: Permanent): Handle {
  const slot = freeSlot(game);
  const { card } = permanent.face;
  game.setCard(slot, card, permanent.controller);
  noteCard(game, card);
  game.stamps[slot] = game.nextStamp++;
  game.zones[slot] = Zone.Exile;
  game.known[slot] = everyone(game);
  game.exile.push(slot);
  game.stale = true;
  return game.handle(slot);
}

/** The prepared permanent of the player whose prepare spell this is (722.3c). */
export function preparedWith(game: Game, player: number, copy: Handle): Permanent | null {
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot] ?? null;
    if (permanent !== null && !permanent.phasedOut && permanent.prepareSpell === copy)
      return permanent.controller === player ? permanent : null;
  }
  return null;
}

/** The copy in the slot has become cast: its permanent is prepared no longer (722.3c). */
export function unprepareFor(game: Game, copy: number): void {
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot] ?? null;
    if (permanent !== null && permanent.prepareSpell !== 0 && slotOf(permanent.prepareSpell) === copy)
      unprepare(game, permanent);
  }
}

/** 722.3b */
function unprepare(game: Game, permanent: Permanent): void {
  permanent.designations = permanent.designations.filter((word) => word !== PREPARED);
  permanent.turnDesignations = permanent.turnDesignations.filter((word) => word !== PREPARED);
  permanent.prepareSpell = 0;
  game.stale = true;
}
