/** What combat asks so that it costs nothing where nobody looks: is an event listened to, does a change of combat status change anything else? */
import { refresh } from '../effects/refresh.ts';
import type { EventKindId } from '../engine/events.ts';
import type { Game } from '../state/game.ts';

/** Whether any trigger, delayed trigger or observer listens to events of the kind. */
export function isWatched(game: Game, kind: EventKindId): boolean {
  if (game.stale) refresh(game);
  return game.observer !== null || game.delayed.length > 0 || (game.registry.triggerMask & (1 << kind)) !== 0;
}

/** To be called after permanents were tapped, untapped, or became or stopped being attackers or blockers: filters of effects may ask for that. */
export function combatStatusChanged(game: Game): void {
  const { hasChanges, restrictions, allowances, costChanges, controls, replacements } = game.registry;
  if (
    hasChanges ||
    restrictions.length > 0 ||
    allowances.length > 0 ||
    costChanges.length > 0 ||
    controls.length > 0 ||
    replacements.length > 0
  ) {
    game.stale = true;
  }
}
