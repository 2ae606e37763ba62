/**
 * The hot path of payment: a board whose mana comes from permanents that tap for one mana each, nothing watching. Masks of what is untapped go
 * straight to the feasibility test; no options are built.
 */

import { activateAsThoughHaste } from '../effects/rules.ts';
import { EventKind } from '../engine/events.ts';
import { isSick } from '../stack/activate.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { ManaCost } from './cost.ts';
import { canPayWithMasks } from './maskPayment.ts';

const masks: number[] = [];

/**
 * Whether the cost can be paid, if the board is plain; null if only the exact planner can tell. Mana that is in the pool counts.
 * Life is not offered here for Phyrexian symbols.
 */
export function canPayPlainly(game: Game, player: number, cost: ManaCost, excluded: Handle): boolean | null {
  const count = plainMasks(game, player, excluded);
  return count < 0 ? null : canPayWithMasks(masks, count, cost, Math.max(0, game.player(player).life));
}

/** Fills `masks` and returns their number, or -1 if some source or effect is not plain. */
function plainMasks(game: Game, player: number, excluded: Handle): number {
  const owner = game.player(player);
  if (owner.specialMana.length > 0 || !isPlainBoard(game)) return -1;
  let count = 0;
  for (let type = 0; type < 6; type++) for (let i = owner.pool[type] ?? 0; i > 0; i--) masks[count++] = 1 << type;
  const battlefield = game.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const permanent = game.objects[battlefield[i] as number];
    if (permanent === null || permanent === undefined || permanent.controller !== player) continue;
    const abilities = permanent.characteristics.abilities;
    let mask = 0;
    for (let at = 0; at < abilities.length; at++) {
      const record = abilities[at] as AbilityRecord;
      if (!record.addsMana) continue;
      if (record.plainMask === 0) return -1;
      mask |= record.plainMask;
    }
    if (mask === 0 || permanent.tapped || permanent.phasedOut || permanent.handle === excluded) continue;
    if (permanent.face.isLand ? false : isSick(game, permanent) && !activateAsThoughHaste(game, permanent.handle))
      continue;
    if (permanent.face.isLand && permanent.controlledSinceTurn >= owner.latestTurn && isSick(game, permanent)) continue;
    masks[count++] = mask;
  }
  return count;
}

/** Nothing triggers on or replaces mana, and nothing forbids activating. */
function isPlainBoard(game: Game): boolean {
  const registry = game.registry;
  if ((registry.triggerMask & (1 << EventKind.TappedForMana)) !== 0) return false;
  for (let i = 0; i < registry.replacements.length; i++)
    if (registry.replacements[i]?.replacement.kind === 'produceMana') return false;
  for (let i = 0; i < registry.restrictions.length; i++) {
    const effect = registry.restrictions[i]?.effect;
    if (effect?.kind === 'restriction' && effect.restriction.kind === 'cantActivate') return false;
  }
  return true;
}
