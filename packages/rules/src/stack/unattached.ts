/** "Becomes unattached" (701.3d, 603.10d): by an effect or a cost, by attaching it elsewhere, by state-based actions, or as it leaves. */
import { EventKind, GameEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { collectLookBack, UNATTACH } from './triggers.ts';

/** Tells the triggers, which look back, that what is attached to a permanent is about to be so no more. */
export function tellUnattached(game: Game, { handle, controller, attachedTo }: Permanent): void {
  if (attachedTo === 0 || isPlayerValue(attachedTo)) return;
  if ((game.registry.triggerMask & (1 << EventKind.Performs)) === 0 && !game.stale) return;
  collectLookBack(game, new GameEvent(EventKind.Performs, handle, controller, 0, attachedTo, 0, 0, false, UNATTACH));
}

/** Unattaches it, if it is attached to anything. */
export function unattachNow(game: Game, permanent: Permanent): void {
  if (permanent.attachedTo === 0) return;
  tellUnattached(game, permanent);
  permanent.attachedTo = 0;
  game.stale = true;
  game.checkStateBased = true;
}
