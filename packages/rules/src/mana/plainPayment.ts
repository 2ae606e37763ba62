/**
 * The hot path of payment (see `plainBoard.ts`): masks of what is untapped go straight to the matching; no options are built and no mana passes
 * through the pool.
 */

import { tapPermanent } from '../actions/tap.ts';
import { bitCount } from '../engine/quantity.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';
import type { ManaCost } from './cost.ts';
import { type Held, NOTHING_HELD } from './held.ts';
import { OWN_ABILITY, otherUses, versatility } from './keepValue.ts';
import { COLORLESS, MANA_TYPES, type ManaMask, SNOW_BIT } from './manaTypes.ts';
import { assignMasks, canPayWithMasks, MAX_MASK_UNITS } from './maskPayment.ts';
import { board, lookAtBoard } from './plainBoard.ts';
import { scarceTypes, wantedMana } from './wanted.ts';

/** Whether the cost can be paid with mana and up to `life` life; null if only the exact planner can tell. */
export function canPayPlainly(
  game: Game,
  player: number,
  cost: ManaCost,
  held: Held,
  life: number = Math.max(0, game.player(player).life),
): boolean | null {
  const kind = lookAtBoard(game, player, held);
  if (kind === 'other') return null;
  if (cost.x > 0) throw new RangeError('a cost with {X} cannot be paid before X has a value');
  const { free, any, count, pain, bundles } = board;
  if (canPayWithMasks(free, count, cost, life)) return true;
  if (kind === 'mixed') {
    if (canPayGivingUp(cost, held, life)) return true;
    return couldPayWithOthers(cost, life) ? null : false;
  }
  if (bundles.length > 0) return pain === 0 ? canPayWithBundles(cost, life) : null;
  if (pain === 0) return false;
  // With life for every source that hurts, what hurts is as good as what does not.
  if (life >= pain && canPayWithMasks(any, count, cost, life - pain)) return true;
  return canPayWithMasks(any, count, cost, life) ? null : false;
}

const units: ManaMask[] = [];

function withUnits(first: readonly ManaMask[], further: readonly ManaMask[]): number {
  let count = 0;
  for (; count < board.count; count++) units[count] = first[count] as ManaMask;
  for (let i = 0; i < further.length; i++) units[count++] = further[i] as ManaMask;
  return count;
}

/** Whether the cost can be paid by giving up what makes one mana each for that, where nothing else reads what is there. */
function canPayGivingUp(cost: ManaCost, held: Held, life: number): boolean {
  if (board.givenUp.length === 0 || !board.isSteady || held.there.length > 0) return false;
  return canPayWithMasks(units, withUnits(board.free, board.givenUp), cost, life);
}

/** Whether the cost could be paid if what is not plain, and what costs something, made all it can for nothing. */
function couldPayWithOthers(cost: ManaCost, life: number): boolean {
  if (board.isUnbounded) return true;
  let count = withUnits(board.any, board.further);
  for (let i = 0; i < board.bundles.length; i++)
    for (const mask of board.bundles[i]?.bundle ?? []) units[count++] = mask;
  return canPayWithMasks(units, count, cost, life);
}

/** More bundles than this are left to the planner. */
const MOST_BUNDLES = 3;

function canPayWithBundles(cost: ManaCost, life: number): boolean | null {
  const units = board.free.slice(0, board.count);
  const paid: AbilityRecord[] = [];
  for (const bundle of board.bundles) {
    if (bundle.bundleCost === 0) units.push(...(bundle.bundle ?? []));
    else paid.push(bundle);
  }
  if (!couldPayWith(units, paid, cost, life)) return false;
  return paid.length > MOST_BUNDLES ? null : paysThrough(units, paid, cost, life);
}

/** A bound from above: every bundle for nothing, but no more units than there would be after paying for each. */
function couldPayWith(
  units: readonly ManaMask[],
  bundles: readonly AbilityRecord[],
  cost: ManaCost,
  life: number,
): boolean {
  if (units.length === 0) return canPayWithMasks(units, 0, cost, life);
  const all = units.slice();
  for (const { bundle } of bundles) all.push(...(bundle ?? []));
  const most = all.length - bundles.length;
  return cost.variants.some((variant) => variant.total <= most) && canPayWithMasks(all, all.length, cost, life);
}

/** Whether some of the bundles, each paid for with a unit that is there by then, make the cost payable. */
function paysThrough(
  units: readonly ManaMask[],
  bundles: readonly AbilityRecord[],
  cost: ManaCost,
  life: number,
): boolean {
  if (canPayWithMasks(units, units.length, cost, life)) return true;
  for (let next = 0; next < bundles.length; next++) {
    const made = bundles[next]?.bundle ?? [];
    const rest = bundles.filter((_, i) => i !== next);
    for (let at = 0; at < units.length; at++) {
      if (units.indexOf(units[at] as ManaMask) < at) continue;
      const after = units.filter((_, i) => i !== at);
      after.push(...made);
      if (paysThrough(after, rest, cost, life)) return true;
    }
  }
  return false;
}

/** The most mana the player has for one cost, as far as that is plain to see: an upper bound, -1 if there is none. */
export function mostPlainMana(game: Game, player: number): number {
  if (lookAtBoard(game, player, NOTHING_HELD) === 'other' || board.isUnbounded) return -1;
  let most = board.count + board.further.length;
  for (let i = 0; i < board.bundles.length; i++) {
    const { bundle, bundleCost } = board.bundles[i] as AbilityRecord;
    most += (bundle as readonly ManaMask[]).length - bundleCost;
  }
  return most;
}

/** Scratch of one payment: the types of each unit, its permanent (0 = it is in the pool), and how much it would be missed. */
const masks: ManaMask[] = [];
const makers: Handle[] = [];
const worths: number[] = [];
const paysFor: number[] = [];
const makersOf: number[] = [0, 0, 0, 0, 0, 0];

/**
 * Pays on a plain board by tapping, with single mana for which no life is lost: equal to activating each ability and spending its mana, since
 * nothing triggers on or replaces it, and the planner would choose no other sources. False if that does not suffice or the cost is not
 * plain; then nothing has happened.
 */
export function payPlainly(game: Game, item: StackItem, cost: ManaCost, held: Held): boolean {
  const variant = cost.variants[0];
  if (variant === undefined || cost.variants.length !== 1) return false;
  if (lookAtBoard(game, item.controller, held) !== 'plain') return false;
  const count = unitsByWorth(game, item, variant.total);
  if (count < 0 || count > MAX_MASK_UNITS) return false;
  if (!assignMasks(masks, count, variant, paysFor)) return false;
  const pool = game.player(item.controller).pool;
  const spent = item.manaSpent.length === 0 ? [0, 0, 0, 0, 0, 0] : item.manaSpent.slice();
  for (let unit = 0; unit < count; unit++) {
    const slot = paysFor[unit] as number;
    if (slot < -1) continue;
    let wanted = slot < 0 ? (masks[unit] as number) : (masks[unit] as number) & (variant.typed[slot]?.mask ?? 0);
    if (wanted === SNOW_BIT) wanted = masks[unit] as number;
    const type = 31 - Math.clz32(wanted & -wanted);
    spent[type] = (spent[type] ?? 0) + 1;
    if (makers[unit] === 0) pool[type] = (pool[type] ?? 0) - 1;
    else tapPermanent(game, makers[unit] as Handle);
  }
  item.manaSpent = spent;
  return true;
}

/**
 * The board's units in the order in which they are spent: pool mana first, then what is missed least; equal units keep their order.
 * -1 where the planner may know better: beside sources that hurt or make several mana, mana in the pool and much mana for one tap count.
 */
function unitsByWorth(game: Game, item: StackItem, spent: number): number {
  const simple = board.pain === 0 && board.bundles.length === 0;
  if (!simple) {
    if (board.pooled > 0) return -1;
    for (const { bundle, bundleCost } of board.bundles) if ((bundle?.length ?? 0) - bundleCost > 1) return -1;
  }
  const rarity = isOfOneKind() ? null : countMakers();
  const scarce = rarity === null ? 0 : scarceTypes(wantedMana(game, item.controller), rarity, spent);
  let count = 0;
  for (let unit = 0; unit < board.count; unit++) {
    const mask = board.free[unit] as ManaMask;
    const maker = board.makers[unit] as Handle;
    const worth =
      maker === 0
        ? -pooledLike(mask)
        : keptFor(game, item, maker) +
          (rarity === null ? bitCount(mask) : versatility(board.any[unit] as ManaMask, rarity, scarce));
    let at = count++;
    for (; at > 0 && (worths[at - 1] as number) > worth; at--) {
      masks[at] = masks[at - 1] as ManaMask;
      makers[at] = makers[at - 1] as Handle;
      worths[at] = worths[at - 1] as number;
    }
    masks[at] = mask;
    makers[at] = maker;
    worths[at] = worth;
  }
  return count;
}

/** What else the source is good for untapped. */
function keptFor(game: Game, item: StackItem, maker: Handle): number {
  const permanent = game.objects[slotOf(maker)] as Permanent;
  return otherUses(permanent.characteristics) + (!item.isSpell && maker === item.source ? OWN_ABILITY : 0);
}

/** Whether all units and bundles are alike in the mana they make, so that none is missed more than another. */
function isOfOneKind(): boolean {
  if (board.bundles.length > 0) return false;
  for (let unit = 1; unit < board.count; unit++) if (board.any[unit] !== board.any[0]) return false;
  return true;
}

/** Of mana in the pool, colourless mana is spent first, then the colour of which there is most: how willingly it is spent, at least 1. */
function pooledLike(mask: ManaMask): number {
  if (mask === 1 << COLORLESS) return MAX_MASK_UNITS + 1;
  let count = 0;
  for (let unit = 0; unit < board.pooled; unit++) if (board.free[unit] === mask) count++;
  return count;
}

/** How many sources make each type; scratch, the next count overwrites it. */
function countMakers(): number[] {
  for (let type = 0; type < MANA_TYPES.length; type++) {
    let count = 0;
    for (let unit = 0; unit < board.count; unit++) if (((board.any[unit] as ManaMask) & (1 << type)) !== 0) count++;
    for (const { bundle } of board.bundles) if (bundle?.includes(1 << type) === true) count++;
    makersOf[type] = count;
  }
  return makersOf;
}
