/** What a new controller means for a permanent: it is "sick" again (302.6) and leaves combat (506.4). */
import { removeFromCombat } from '../combat/endCombat.ts';
import { RING_BEARER } from '../keywords/ring.ts';
import type { Game } from '../state/game.ts';
import { NOT_ATTACKING, type Permanent } from '../state/permanent.ts';

export function controllerChanged(game: Game, permanent: Permanent): void {
  permanent.controlledSinceTurn = game.turnNumber;
  game.checkStateBased = true;
  // 701.54a
  if (permanent.designations.includes(RING_BEARER)) {
    permanent.designations = permanent.designations.filter((word) => word !== RING_BEARER);
    game.stale = true;
  }
  if (permanent.attacking !== NOT_ATTACKING || permanent.blocking.length > 0) removeFromCombat(game, permanent.handle);
}
