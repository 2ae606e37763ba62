/**
 * How a creature's combat damage may be divided (510.1c–d): any amount for each recipient, one after the other, and the rest for the last one. What
 * tramples over needs lethal damage for all blockers (702.19b); another player who divides it may not let any through (702.22j–k).
 */
import { Procedure } from '../engine/procedureIds.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { dealerAt, mayGoOver, recipientsOf } from './dealers.ts';
import {
  canSupply,
  hasDeathtouch,
  lethalAmount,
  missingDamage,
  type Need,
  owedLethal,
  suppliesToCome,
} from './lethal.ts';

/** Of more damage than this only so much is offered at either end, and what is just enough. */
const LARGEST_SHARE = 1000;

/** Amounts for the recipient at `frame.b` out of the `frame.c` damage that is left, ascending. */
export function amountOptions(
  game: Game,
  frame: Frame,
  dealer: Permanent,
  recipients: readonly Permanent[],
): readonly number[] {
  const left = frame.c;
  const isLast = frame.b === recipients.length - 1;
  const goesOver = mayGoOver(game, dealer);
  if (isLast && !goesOver) return [left];
  if (!goesOver && left <= LARGEST_SHARE) return amounts(0, left, []);
  const shares = sharesOf(game, frame, dealer, recipients);
  const useful = usefulAmounts(shares);
  if (!goesOver) return amounts(0, left, useful);
  const owed = owedLethal(game, frame);
  if (owed.length > 0 || shares.isShared)
    return amounts(0, left, useful).filter(isEnough(game, frame, dealer, recipients, owed));
  if (!isLast) return amounts(0, left, useful);
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
 * Whether an amount for the recipient at `frame.b` leaves it possible that all those get lethal damage that must: the `owed`, and the dealer's own blockers if
 * some of its damage tramples over.
 */
function isEnough(
  game: Game,
  frame: Frame,
  dealer: Permanent,
  recipients: readonly Permanent[],
  owed: readonly Permanent[],
): (amount: number) => boolean {
  const { handle } = recipients[frame.b] as Permanent;
  const isLast = frame.b === recipients.length - 1;
  const deathtouch = hasDeathtouch(dealer);
  const needOf = (creature: Permanent): Need => ({
    of: creature.handle,
    missing: missingDamage(game, frame, creature),
  });
  const owedNeeds = owed.map(needOf);
  const allNeeds = isLast ? [...new Set([...owed, ...recipients])].map(needOf) : owedNeeds;
  const open = recipients.slice(frame.b + 1).map((each) => each.handle);
  const toCome = suppliesToCome(game, frame);
  return (amount) => {
    const given = deathtouch && amount > 0 ? Number.POSITIVE_INFINITY : amount;
    const needs = (isLast && amount < frame.c ? allNeeds : owedNeeds).map(({ of, missing }) =>
      of === handle ? { of, missing: Math.max(0, missing - given) } : { of, missing },
    );
    return canSupply(needs, [{ damage: isLast ? 0 : frame.c - amount, deathtouch, to: open }, ...toCome]);
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
  /** What each of them is missing to lethal damage (702.19b), by this creature. */
  readonly lethal: readonly number[];
  /** The player or permanent (a value) to which the rest tramples over once all have lethal damage; 0 if none may, or if earlier ones lack it. */
  readonly over: number;
  /** Whether creatures that assign their damage later may give blockers what they lack, so that less than `lethal` may be enough. */
  readonly isShared: boolean;
}

/** The shares that the present question asks for; null if it is about something else. */
export function combatShares(game: Game): CombatShares | null {
  const frame = game.frames[game.frames.length - 1];
  if (frame === undefined || frame.procedure !== Procedure.CombatDamage || frame.b < 0) return null;
  const dealer = dealerAt(game, frame.a);
  return dealer === null ? null : sharesOf(game, frame, dealer, recipientsOf(game, dealer));
}

function sharesOf(game: Game, frame: Frame, dealer: Permanent, recipients: readonly Permanent[]): CombatShares {
  const lethal = recipients.map((recipient) => lethalAmount(game, frame, dealer, recipient));
  const to = recipients.map(({ handle }) => handle);
  const goesOver = mayGoOver(game, dealer);
  const isShared =
    goesOver &&
    recipients.some(({ blocking }) => blocking.length > 1) &&
    suppliesToCome(game, frame).some((supply) => supply.damage > 0 && supply.to.some((each) => to.includes(each)));
  const isMet = isShared || lethal.every((missing, at) => at >= frame.b || missing === 0);
  return {
    dealer: dealer.handle,
    left: frame.c,
    recipients: to.slice(frame.b),
    lethal: lethal.slice(frame.b),
    over: goesOver && isMet ? dealer.attacking : 0,
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
