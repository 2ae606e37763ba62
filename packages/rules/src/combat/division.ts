/**
 * How a creature's combat damage may be divided (510.1c–d): any amount for each recipient, one after the other, and the rest for the last one. What
 * tramples over needs lethal damage for all blockers (702.19b), and for the planeswalker that it tramples over its loyalty (702.19c); another player who
 * divides it may not let any through (702.22j–k).
 */
import { Procedure } from '../engine/procedureIds.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { dealerAt, excessTo, mayGoOver, takersOf, walkerOf } from './dealers.ts';
import {
  behind,
  canMeet,
  hasDeathtouch,
  lethalAmount,
  lethalNeed,
  loyaltyNeed,
  missingLoyalty,
  type Need,
  owedDamage,
  suppliesToCome,
} from './lethal.ts';

/** Of more damage than this only so much is offered at either end, and what is just enough. */
const LARGEST_SHARE = 1000;

/** Amounts for the taker at `frame.b` out of the `frame.c` damage that is left, ascending. */
export function amountOptions(
  game: Game,
  frame: Frame,
  dealer: Permanent,
  takers: readonly Permanent[],
): readonly number[] {
  const left = frame.c;
  const goesOver = mayGoOver(game, dealer);
  if (!goesOver && frame.b === takers.length - 1) return [left];
  if (!goesOver && left <= LARGEST_SHARE) return amounts(0, left, []);
  const shares = sharesOf(game, frame, dealer, takers);
  const useful = usefulAmounts(shares);
  if (!goesOver) return amounts(0, left, useful);
  const owed = owedDamage(game, frame);
  if (owed.length > 0 || shares.isShared)
    return amounts(0, left, useful).filter(isEnough(game, frame, dealer, takers, owed));
  // Of what the last creature does not get, as of what the planeswalker does not get, all goes over.
  const creatures = shares.walker === 0 ? takers.length : takers.length - 1;
  if (frame.b < creatures - 1) return amounts(0, left, useful);
  const need = shares.lethal[0] as number;
  return shares.over === 0 || need >= left ? [left] : amounts(need, left, useful);
}

/** All from `least` to `most`, or as many of them as are offered. */
function amounts(least: number, most: number, useful: readonly number[]): readonly number[] {
  const count = most - least + 1;
  if (count <= LARGEST_SHARE) return Array.from({ length: count }, (_, at) => least + at);
  const low = Array.from({ length: LARGEST_SHARE / 2 }, (_, at) => least + at);
  const high = Array.from({ length: LARGEST_SHARE / 2 }, (_, at) => most - at);
  return [...new Set([...low, ...useful, ...high])].sort((a, b) => a - b);
}

/**
 * Whether an amount for the taker at `frame.b` leaves it possible that all those get enough that must: the `owed`, the dealer's own blockers if some of its
 * damage tramples over, and a planeswalker that it tramples over as well.
 */
function isEnough(
  game: Game,
  frame: Frame,
  dealer: Permanent,
  takers: readonly Permanent[],
  owed: readonly Need[],
): (amount: number) => boolean {
  const taker = takers[frame.b] as Permanent;
  const walker = walkerOf(game, dealer);
  const creatures = walker === null ? takers : takers.slice(0, -1);
  const isLast = frame.b === creatures.length - 1;
  const deathtouch = hasDeathtouch(dealer);
  const lethal = creatures.map((creature) => lethalNeed(game, frame, creature));
  const loyalty = walker === null ? [] : [loyaltyNeed(frame, walker)];
  const to = creatures.slice(frame.b + 1).map(({ handle }) => handle);
  const toCome = suppliesToCome(game, frame);
  return (amount) => {
    const left = frame.c - amount;
    const afterwards = (needs: readonly Need[]): Need[] =>
      needs.map((need) => {
        if (need.of !== taker.handle) return need;
        const given = deathtouch && !need.isLoyalty && amount > 0 ? Number.POSITIVE_INFINITY : amount;
        return { ...need, missing: Math.max(0, need.missing - given) };
      });
    const needs = afterwards([
      ...owed,
      ...((isLast && left > 0) || (taker === walker && frame.c > 0) ? lethal : []),
      ...(taker === walker && left > 0 ? loyalty : []),
    ]);
    const own =
      taker === walker ? [] : [{ damage: left, deathtouch, to, behind: behind(dealer), first: afterwards(lethal) }];
    return canMeet(needs, [...own, ...toCome.map((supply) => ({ ...supply, first: afterwards(supply.first) }))]);
  };
}

/** What a question for a share of combat damage is about. */
export interface CombatShares {
  /** Whose damage is divided. */
  readonly dealer: Handle;
  /** What is left of it. */
  readonly left: number;
  /** The recipient that is asked about and those that come after it. */
  readonly recipients: readonly Handle[];
  /** What each of them is missing to lethal damage (702.19b) by this creature, or to its loyalty (702.19c). */
  readonly lethal: readonly number[];
  /** The planeswalker that it may trample over, the last of the recipients; 0 if none. */
  readonly walker: Handle;
  /** The player or permanent (a value) to which the rest tramples over once all have enough; 0 if none may, or if earlier ones lack it. */
  readonly over: number;
  /** Whether creatures that assign their damage later may give blockers what they lack, so that less than `lethal` may be enough. */
  readonly isShared: boolean;
}

/** The shares that the present question asks for; null if it is about something else. */
export function combatShares(game: Game): CombatShares | null {
  const frame = game.frames[game.frames.length - 1];
  if (frame === undefined || frame.procedure !== Procedure.CombatDamage || frame.b < 0) return null;
  const dealer = dealerAt(game, frame.a);
  return dealer === null ? null : sharesOf(game, frame, dealer, takersOf(game, dealer));
}

function sharesOf(game: Game, frame: Frame, dealer: Permanent, takers: readonly Permanent[]): CombatShares {
  const goesOver = mayGoOver(game, dealer);
  const walker = goesOver ? walkerOf(game, dealer) : null;
  const lethal = takers.map((taker) =>
    taker === walker ? missingLoyalty(frame, walker) : lethalAmount(game, frame, dealer, taker),
  );
  const to = takers.map(({ handle }) => handle);
  const isShared =
    goesOver &&
    (walker !== null || takers.some(({ blocking }) => blocking.length > 1)) &&
    suppliesToCome(game, frame).some(
      (supply) => supply.damage > 0 && [...supply.to, supply.behind].some((each) => to.includes(each)),
    );
  const isMet = isShared || lethal.every((missing, at) => at >= frame.b || missing === 0);
  return {
    dealer: dealer.handle,
    left: frame.c,
    recipients: to.slice(frame.b),
    lethal: lethal.slice(frame.b),
    walker: walker?.handle ?? 0,
    over: goesOver && isMet ? excessTo(game, dealer) : 0,
    isShared,
  };
}

/**
 * The amounts for the first recipient that mostly suffice: nothing, just enough, all that later ones do not need, and everything. Others waste damage,
 * unless something counts it.
 */
export function usefulAmounts({ left, lethal, over }: CombatShares): number[] {
  const need = lethal[0] ?? 0;
  if (lethal.length === 1) return over !== 0 && need < left ? [need, left] : [left];
  const later = lethal.slice(1).reduce((sum, each) => sum + each, 0);
  const amounts = [0, need, left - later, left].filter((amount) => amount === 0 || (amount >= need && amount <= left));
  return [...new Set([...amounts, left])].sort((a, b) => a - b);
}
