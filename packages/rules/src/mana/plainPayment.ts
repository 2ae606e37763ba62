/**
 * The hot path of payment: a board whose mana comes from permanents that tap for one mana each, with nothing that triggers on or replaces it.
 * Masks of what is untapped go straight to the matching; no options are built and no mana passes through the pool.
 */

import { tapPermanent } from '../actions/tap.ts';
import { activateAsThoughHaste } from '../effects/rules.ts';
import { EventKind } from '../engine/events.ts';
import { bitCount } from '../engine/quantity.ts';
import { CardType } from '../ir/index.ts';
import { isSick } from '../stack/activate.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';
import type { ManaCost } from './cost.ts';
import { assignMasks, canPayWithMasks, MAX_MASK_UNITS } from './maskPayment.ts';
import { isAsked, question, UNKNOWN } from './question.ts';

/** Scratch of one synchronous question: the types each unit could be, and the permanent that would make it (0 = it is in the pool). */
const masks: number[] = [];
const makers: Handle[] = [];
const paysFor: number[] = [];

/**
 * Whether the cost can be paid, if the board is plain; null if only the exact planner can tell.
 */
export function canPayPlainly(game: Game, player: number, cost: ManaCost, excluded: Handle): boolean | null {
  const count = plainUnits(game, player, excluded);
  return count < 0 ? null : canPayWithMasks(masks, count, cost, Math.max(0, game.player(player).life));
}

/**
 * Pays on a plain board by tapping, where the mana could do nothing but pay: equal to activating each ability and spending its mana, since
 * nothing triggers on or replaces it. False if the board or the cost is not plain; then nothing has happened.
 */
export function payPlainly(game: Game, item: StackItem, cost: ManaCost, excluded: Handle): boolean {
  const variant = cost.variants[0];
  if (variant === undefined || cost.variants.length !== 1) return false;
  const count = plainUnits(game, item.controller, excluded);
  if (count < 0 || count > MAX_MASK_UNITS) return false;
  sortByVersatility(count);
  if (!assignMasks(masks, count, variant, paysFor)) return false;
  const pool = game.player(item.controller).pool;
  const spent = [0, 0, 0, 0, 0, 0];
  for (let unit = 0; unit < count; unit++) {
    const slot = paysFor[unit] as number;
    if (slot < -1) continue;
    const wanted = slot < 0 ? (masks[unit] as number) : (masks[unit] as number) & (variant.typed[slot]?.mask ?? 0);
    const type = 31 - Math.clz32(wanted & -wanted);
    spent[type] = (spent[type] ?? 0) + 1;
    if (makers[unit] === 0) pool[type] = (pool[type] ?? 0) - 1;
    else tapPermanent(game, makers[unit] as Handle);
  }
  item.manaSpent = spent;
  return true;
}

/** Pool mana first, then what can make the fewest types: what is kept is worth the most. Stable, so that equal units keep their order. */
function sortByVersatility(count: number): void {
  for (let i = 1; i < count; i++) {
    const mask = masks[i] as number;
    const maker = makers[i] as Handle;
    const worth = maker === 0 ? 0 : bitCount(mask);
    let at = i;
    for (; at > 0; at--) {
      const before = makers[at - 1] === 0 ? 0 : bitCount(masks[at - 1] as number);
      if (before <= worth) break;
      masks[at] = masks[at - 1] as number;
      makers[at] = makers[at - 1] as Handle;
    }
    masks[at] = mask;
    makers[at] = maker;
  }
}

/** Fills the scratch lists and returns their length, or -1 if some source or effect is not plain. Remembered during a question. */
function plainUnits(game: Game, player: number, excluded: Handle): number {
  if (!isAsked(game, player)) return findPlainUnits(game, player, excluded);
  if (excluded !== 0) {
    question.plainUnits = UNKNOWN;
    return findPlainUnits(game, player, excluded);
  }
  if (question.plainUnits === UNKNOWN) question.plainUnits = findPlainUnits(game, player, 0);
  return question.plainUnits;
}

/** How many plain units the player has at hand; -1 if the board is not plain. */
export function countPlainUnits(game: Game, player: number): number {
  return plainUnits(game, player, 0);
}

function findPlainUnits(game: Game, player: number, excluded: Handle): number {
  const owner = game.player(player);
  if (owner.specialMana.length > 0 || !isPlainBoard(game)) return -1;
  let count = 0;
  for (let type = 0; type < 6; type++) {
    for (let i = owner.pool[type] ?? 0; i > 0; i--) {
      makers[count] = 0;
      masks[count++] = 1 << type;
    }
  }
  const battlefield = game.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const permanent = game.objects[battlefield[i] as number] as Permanent;
    if (permanent.controller !== player || permanent.phasedOut) continue;
    const abilities = permanent.characteristics.abilities;
    let mask = 0;
    for (let at = 0; at < abilities.length; at++) {
      const record = abilities[at] as AbilityRecord;
      if (!record.addsMana) continue;
      if (record.plainMask === 0) return -1;
      mask |= record.plainMask;
    }
    if (mask === 0 || permanent.tapped || permanent.handle === excluded) continue;
    const types = permanent.characteristics.types;
    if ((types & CardType.Creature) !== 0 && isSick(game, permanent) && !activateAsThoughHaste(game, permanent.handle))
      continue;
    makers[count] = permanent.handle;
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
