/**
 * Paying when every unit is a single mana of one of several types: the plain case of lands and mana creatures, and the hot path
 * of the game. Exact and free of allocation.
 *
 * A unit is the mask of the types it can be (with {@link SNOW_BIT} when it comes from a snow source); a symbol can be paid by a
 * unit when their masks meet. Feasibility is Hall's condition; the cheapest set of units is found by the greedy algorithm on the
 * transversal matroid (Edmonds and Fulkerson, "Transversals and Matroid Partition", 1965) with Kuhn's augmenting paths.
 */
import type { ManaCost } from './cost.ts';
import type { CostVariant } from './costVariants.ts';
import type { ManaMask } from './manaTypes.ts';

/** The most units {@link assignMasks} looks at. */
export const MAX_MASK_UNITS = 64;

const GENERIC = -1;
const UNUSED = -2;

/** Whether the first `count` units of these masks, and up to `life` life, can pay the cost. */
export function canPayWithMasks(masks: readonly ManaMask[], count: number, cost: ManaCost, life = 0): boolean {
  const variants = cost.variants;
  for (let index = 0; index < variants.length; index++) {
    const variant = variants[index]!;
    if (variant.life > life) return false; // variants are in order of life
    if (variant.total > count) continue;
    if (paysFirstMatch(masks, count, variant) || satisfiesHall(masks, count, variant)) return true;
  }
  return false;
}

/** Gives each symbol the first unused unit that pays it: not exact, but it settles most payable cases at once. */
function paysFirstMatch(masks: readonly ManaMask[], count: number, variant: CostVariant): boolean {
  const slots = variant.typed;
  const units = Math.min(count, 31);
  let used = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const wanted = slots[slot]!.mask;
    let unit = 0;
    while (unit < units && ((masks[unit]! & wanted) === 0 || (used & (1 << unit)) !== 0)) unit++;
    if (unit === units) return false;
    used |= 1 << unit;
  }
  return true;
}

function satisfiesHall(masks: readonly ManaMask[], count: number, variant: CostVariant): boolean {
  const { hallMasks, hallNeeds } = variant;
  for (let index = 0; index < hallMasks.length; index++) {
    const union = hallMasks[index]!;
    let missing = hallNeeds[index]!;
    for (let unit = 0; unit < count && missing > 0; unit++) if ((masks[unit]! & union) !== 0) missing--;
    if (missing > 0) return false;
  }
  return true;
}

/** Scratch of one matching: the symbol each unit pays, and the unit that pays each symbol. */
const paidBy: number[] = [];
let visitedLow = 0;
let visitedHigh = 0;

/**
 * Chooses the units that pay one variant, the first in the list being the most willingly spent: no other sufficient choice is
 * cheaper for any weights that grow along the list.
 *
 * @param paysFor receives for each unit the index of its symbol in `variant.typed`, -1 for generic, -2 for unused
 * @returns whether the variant can be paid
 */
export function assignMasks(
  masks: readonly ManaMask[],
  count: number,
  variant: CostVariant,
  paysFor: number[],
): boolean {
  const slots = variant.typed.length;
  if (count > MAX_MASK_UNITS || slots > MAX_MASK_UNITS) throw new RangeError('assignMasks: too many units or symbols');
  for (let slot = 0; slot < slots; slot++) paidBy[slot] = UNUSED;
  for (let unit = 0; unit < count; unit++) paysFor[unit] = UNUSED;
  let generic = 0;
  let left = variant.total;
  for (let unit = 0; unit < count && left > 0; unit++) {
    if (augment(unit, masks, variant, paysFor)) left--;
    else if (generic < variant.generic) {
      paysFor[unit] = GENERIC;
      generic++;
      left--;
    } else if (takeGenericPlace(unit, masks, variant, paysFor)) left--;
  }
  return left === 0;
}

/** Moves a unit that pays generic mana to a symbol, so that `unit` can pay the generic mana. */
function takeGenericPlace(unit: number, masks: readonly ManaMask[], variant: CostVariant, paysFor: number[]): boolean {
  for (let other = 0; other < unit; other++) {
    if (paysFor[other] === GENERIC && augment(other, masks, variant, paysFor)) {
      paysFor[unit] = GENERIC;
      return true;
    }
  }
  return false;
}

function augment(unit: number, masks: readonly ManaMask[], variant: CostVariant, paysFor: number[]): boolean {
  visitedLow = 0;
  visitedHigh = 0;
  return findPath(unit, masks, variant, paysFor);
}

/** Kuhn's step: gives `unit` a symbol, moving the units in its way. */
function findPath(unit: number, masks: readonly ManaMask[], variant: CostVariant, paysFor: number[]): boolean {
  const mask = masks[unit]!;
  const slots = variant.typed;
  for (let slot = 0; slot < slots.length; slot++) {
    if ((slots[slot]!.mask & mask) === 0 || isVisited(slot)) continue;
    visit(slot);
    const holder = paidBy[slot]!;
    if (holder === UNUSED || findPath(holder, masks, variant, paysFor)) {
      paidBy[slot] = unit;
      paysFor[unit] = slot;
      return true;
    }
  }
  return false;
}

function isVisited(slot: number): boolean {
  return ((slot < 32 ? visitedLow >> slot : visitedHigh >> (slot - 32)) & 1) !== 0;
}

function visit(slot: number): void {
  if (slot < 32) visitedLow |= 1 << slot;
  else visitedHigh |= 1 << (slot - 32);
}
