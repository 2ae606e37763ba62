/** Leaving combat (506.4, 511.3). */
import { markStaleFor, refresh } from '../effects/refresh.ts';
import { CardType } from '../ir/index.ts';
import { Reads } from '../state/abilityReads.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { NO_BAND, NOT_ATTACKING, type Permanent } from '../state/permanent.ts';

const NOT_BLOCKING: readonly Handle[] = [];

/** 511.3: everything is removed from combat as the end of combat step ends. */
export function endCombat(game: Game): void {
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent !== null && permanent !== undefined) clearCombat(permanent);
  }
  game.attackersCame = false;
  markStaleFor(game, Reads.Combat | Reads.Anything);
}

/**
 * 506.4: removes one permanent from combat. Creatures it blocked stay blocked (509.1h), creatures that block it stay blocking creatures, and
 * creatures that attack it attack nothing (506.4c).
 */
export function removeFromCombat(game: Game, handle: Handle): void {
  const permanent = game.permanent(handle);
  if (permanent === null) return;
  clearCombat(permanent);
  markStaleFor(game, Reads.Combat | Reads.Anything);
}

function clearCombat(permanent: Permanent): void {
  permanent.attacking = NOT_ATTACKING;
  permanent.blocked = false;
  permanent.band = NO_BAND;
  permanent.struckFirst = false;
  if (permanent.blocking.length > 0) permanent.blocking = NOT_BLOCKING;
}

/** 506.4: attackers and blockers that stopped being creatures or became battles leave combat. */
export function removeNoncreaturesFromCombat(game: Game): void {
  if (game.stale) refresh(game);
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent === null || permanent === undefined) continue;
    if (permanent.attacking === NOT_ATTACKING && permanent.blocking.length === 0) continue;
    const types = permanent.characteristics.types & (CardType.Creature | CardType.Battle);
    if (types !== CardType.Creature) removeFromCombat(game, permanent.handle);
  }
}
