/** Whether anybody would notice an event, for those that take work to find. */
import { refresh } from '../effects/refresh.ts';
import type { EventKindId } from '../engine/events.ts';
import type { Game } from '../state/game.ts';

/** Whether any trigger, delayed trigger or observer listens to events of the kind. */
export function isWatched(game: Game, kind: EventKindId): boolean {
  if (game.stale) refresh(game);
  return game.observer !== null || game.delayed.length > 0 || (game.registry.triggerMask & (1 << kind)) !== 0;
}
