/** Attaching (701.3). What may be attached to what is in `sba/attachments.ts`. */
import { EventKind, GameEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { playersInOrder, selectObjects, selectPlayers, visiblePermanents } from '../engine/select.ts';
import type { ObjectSet } from '../ir/index.ts';
import { canBeAttached } from '../sba/attachments.ts';
import { emit } from '../stack/triggers.ts';
import { tellUnattached, unattachNow } from '../stack/unattached.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, playerValue } from '../state/handle.ts';

/** Everything the object may be attached to: players first, then permanents by age. */
export function legalHosts(game: Game, object: Handle): number[] {
  const hosts = [...playersInOrder(game).map(playerValue), ...visiblePermanents(game)];
  return hosts.filter((host) => canBeAttached(game, object, host));
}

/** Attaches one permanent to a permanent or player; whether it moved (701.3b). */
function attachTo(game: Game, object: Handle, host: number): boolean {
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut || permanent.attachedTo === host) return false;
  if (!canBeAttached(game, object, host)) return false;
  tellUnattached(game, permanent);
  permanent.attachedTo = host;
  permanent.timestamp = game.nextTimestamp++; // 701.3c
  game.stale = true;
  game.checkStateBased = true;
  emit(game, new GameEvent(EventKind.BecomesAttached, object, -1, 0, host, 0, 0, false, ''));
  return true;
}

export const attach: EffectHandler<'attach'> = (game, frame, effect) => {
  const host = hostIn(game, frame, effect.to);
  if (host === undefined) return Flow.Next;
  for (const object of selectObjects(game, frame, effect.what)) attachTo(game, object, host);
  return Flow.Next;
};

/** 701.3d */
export const unattach: EffectHandler<'unattach'> = (game, frame, effect) => {
  for (const object of selectObjects(game, frame, effect.what)) {
    const permanent = game.permanent(object);
    if (permanent !== null) unattachNow(game, permanent);
  }
  return Flow.Next;
};

/** The object of the set, or the player if the name is bound to one (an Aura that enchants players). */
export function hostIn(game: Game, frame: Frame, set: ObjectSet): number | undefined {
  const object = selectObjects(game, frame, set)[0];
  if (object !== undefined || set.kind !== 'bound') return object;
  return selectPlayers(game, frame, set).map(playerValue)[0];
}
