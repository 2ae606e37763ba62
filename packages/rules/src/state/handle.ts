/**
 * Object identity (400.7). A *slot* is a physical card (or token, or copy of a spell) for the whole game; its *stamp* grows
 * with every zone change. A handle is both in one integer, so that a reference to an object that has moved on no longer
 * fits. Players share the number line with objects as negative numbers, since targets and damage may be either.
 */

export type Handle = number;
const SLOT_BITS = 12;
/** Slots per game: cards, tokens and spell copies together. */
export const SLOT_LIMIT: number = 1 << SLOT_BITS;
/** The slot that abilities on the stack use; they are no cards (113.7a). */
export const ABILITY_SLOT: number = SLOT_LIMIT - 1;
/**
 * Stamps start here, so that every handle is at least {@link FIRST_HANDLE} and cannot be mistaken for a number, a slot or a player value:
 * wherever a state holds so large an integer, it is a handle (`state/canonical.ts` renumbers them).
 */
export const FIRST_STAMP = 4096;
export const FIRST_HANDLE: Handle = FIRST_STAMP * SLOT_LIMIT;
/**
 * A game with so many stamps is drawn, as one that goes on for too many turns is. Up to here handles are small integers of 31 bits; as many
 * stamps again, more than one resolution takes, still fit into an integer of 32.
 */
export const STAMP_LIMIT: number = 1 << 18;

/** By bits, so that it is an integer for engines as well: by arithmetic, lists of handles would be lists of floating point numbers. */
export function makeHandle(slot: number, stamp: number): Handle {
  return (stamp << SLOT_BITS) | slot;
}

export function slotOf(handle: Handle): number {
  return handle & (SLOT_LIMIT - 1);
}

/** A player as a value among handles. */
export function playerValue(player: number): number {
  return -1 - player;
}

export function isPlayerValue(value: number): boolean {
  return value < 0;
}

export function playerOfValue(value: number): number {
  return -1 - value;
}
