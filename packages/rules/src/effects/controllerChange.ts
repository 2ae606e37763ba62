/** What a new controller means for a permanent: it is "sick" again (302.6) and leaves combat (506.4c). */
import type { Game } from '../state/game.ts';
import { NOT_ATTACKING, type Permanent } from '../state/permanent.ts';

export function controllerChanged(game: Game, permanent: Permanent): void {
  permanent.controlledSinceTurn = game.turnNumber;
  game.checkStateBased = true;
  if (permanent.attacking === NOT_ATTACKING && permanent.blocking.length === 0) return;
  permanent.attacking = NOT_ATTACKING;
  permanent.blocked = false;
  permanent.blocking = [];
  for (const slot of game.battlefield) {
    const other = game.objects[slot];
    if (other === null || other === undefined || !other.blocking.includes(permanent.handle)) continue;
    other.blocking = other.blocking.filter((attacker) => attacker !== permanent.handle);
  }
}
