/**
 * Lethal damage for trample (702.19b), and damage equal to the loyalty of a planeswalker (702.19c): what is still missing of it, counting damage already
 * marked and all that is assigned in the same step. The whole assignment is judged, not each creature's alone (510.1e): what one trampler lacks another
 * one that assigns its damage later may add.
 */
import { Keyword } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, slotOf } from '../state/handle.ts';
import { counterCount, type Permanent } from '../state/permanent.ts';
import { damageOf, dealerAt, mayGoOver, recipientsOf, walkerOf } from './dealers.ts';

/** How much damage is missing to lethal damage for the recipient, whoever deals it. Any damage by a source with deathtouch is lethal (702.2c). */
function missingDamage(game: Game, frame: Frame, recipient: Permanent): number {
  let missing = recipient.characteristics.toughness - recipient.damage;
  for (let i = 0; i < frame.locals.length; i += 3) {
    const amount = frame.locals[i + 2] as number;
    if (frame.locals[i + 1] !== recipient.handle || amount === 0) continue;
    const source = game.objects[slotOf(frame.locals[i] as Handle)];
    if (source !== null && source !== undefined && hasDeathtouch(source)) return 0;
    missing -= amount;
  }
  return Math.max(0, missing);
}

/** How much damage is missing to the loyalty of a planeswalker, whoever deals it: deathtouch does not help. */
export function missingLoyalty(frame: Frame, walker: Permanent): number {
  let missing = counterCount(walker.counters, 'loyalty');
  for (let i = 0; i < frame.locals.length; i += 3)
    if (frame.locals[i + 1] === walker.handle) missing -= frame.locals[i + 2] as number;
  return Math.max(0, missing);
}

/** How much the dealer has to add for lethal damage. */
export function lethalAmount(game: Game, frame: Frame, dealer: Permanent, recipient: Permanent): number {
  const missing = missingDamage(game, frame, recipient);
  return hasDeathtouch(dealer) ? Math.min(1, missing) : missing;
}

export function hasDeathtouch(permanent: Permanent): boolean {
  return (permanent.characteristics.keywords & Keyword.Deathtouch) !== 0;
}

/** What is missing to lethal damage for some creature, or to the loyalty of a planeswalker. */
export interface Need {
  readonly of: Handle;
  readonly isLoyalty: boolean;
  readonly missing: number;
}

export function lethalNeed(game: Game, frame: Frame, creature: Permanent): Need {
  return { of: creature.handle, isLoyalty: false, missing: missingDamage(game, frame, creature) };
}

export function loyaltyNeed(frame: Frame, walker: Permanent): Need {
  return { of: walker.handle, isLoyalty: true, missing: missingLoyalty(frame, walker) };
}

/** Damage that may still be assigned: so much, to any of these creatures. */
export interface Supply {
  readonly damage: number;
  readonly deathtouch: boolean;
  readonly to: readonly Handle[];
  /** The permanent that gets what tramples over the creatures, once these needs are met; 0 if that is none. */
  readonly behind: Handle;
  readonly first: readonly Need[];
}

/** What the attackers that come after the creature at `frame.a` and may go over others may assign. */
export function suppliesToCome(game: Game, frame: Frame): Supply[] {
  const supplies: Supply[] = [];
  const end = 2 * game.battlefield.length;
  for (let at = frame.a + 1; at < end; at++) {
    const dealer = dealerAt(game, at);
    if (dealer === null || !mayGoOver(game, dealer)) continue;
    const creatures = recipientsOf(game, dealer);
    supplies.push({
      damage: Math.max(0, damageOf(game, dealer)),
      deathtouch: hasDeathtouch(dealer),
      to: creatures.map(({ handle }) => handle),
      behind: behind(dealer),
      first: creatures.map((creature) => lethalNeed(game, frame, creature)),
    });
  }
  return supplies;
}

export function behind({ attacking }: Permanent): Handle {
  return isPlayerValue(attacking) ? 0 : attacking;
}

/**
 * What attackers whose damage has gone over others already have to be given by now or later: lethal damage for all their blockers, and for the
 * planeswalker that it has gone over its loyalty.
 */
export function owedDamage(game: Game, frame: Frame): Need[] {
  const owed: Need[] = [];
  for (let i = 0, next = 0; i < frame.locals.length; i = next) {
    next = i + 3;
    while (frame.locals[next] === frame.locals[i]) next += 3;
    const dealer = game.permanent(frame.locals[i] as Handle);
    if (dealer === null || !mayGoOver(game, dealer)) continue;
    const creatures = recipientsOf(game, dealer);
    const walker = walkerOf(game, dealer);
    const past = (next - i) / 3 - creatures.length;
    const amountAt = (place: number): number =>
      place < past ? (frame.locals[next - 3 * (past - place) + 2] as number) : 0;
    const toPlayer = walker === null ? 0 : amountAt(1);
    if (amountAt(0) + toPlayer === 0) continue;
    for (const creature of creatures) owed.push(lethalNeed(game, frame, creature));
    if (walker !== null && toPlayer > 0) owed.push(loyaltyNeed(frame, walker));
  }
  return owed.filter(({ missing }) => missing > 0);
}

/** Each of the needs once. */
function distinct(needs: readonly Need[]): readonly Need[] {
  return needs.filter(
    ({ of, isLoyalty }, at) => at === needs.findIndex((other) => other.of === of && other.isLoyalty === isLoyalty),
  );
}

/**
 * Whether the supplies can meet all needs. What a supply has for the permanent behind its creatures it only has once they have lethal damage: which
 * of them let damage through to it is tried out.
 */
export function canMeet(needs: readonly Need[], supplies: readonly Supply[]): boolean {
  const passing = supplies.filter(
    ({ behind: handle }) =>
      handle !== 0 && needs.some(({ of, isLoyalty, missing }) => isLoyalty && missing > 0 && of === handle),
  );
  for (let choice = 0; choice < 1 << passing.length; choice++) {
    const through = passing.filter((_, at) => (choice & (1 << at)) !== 0);
    const all = distinct([...needs, ...through.flatMap(({ first }) => first)]);
    if (
      canSupply(
        all,
        supplies.map((supply) => (through.includes(supply) ? supply : { ...supply, behind: 0 })),
      )
    )
      return true;
  }
  return false;
}

/** Whether the supply may give some to what has the need. */
function gives({ to, behind: handle, deathtouch }: Supply, { of, isLoyalty }: Need): boolean {
  if (isLoyalty) return of === handle;
  // Of deathtouch one damage is enough: that was tried out before.
  return !deathtouch && to.includes(of);
}

/** Whether the supplies can give all the needs what is missing. One damage by deathtouch is enough: which creatures get it is tried out. */
function canSupply(needs: readonly Need[], supplies: readonly Supply[], from = 0): boolean {
  const at = needs.findIndex(({ missing }, i) => i >= from && missing > 0);
  const need = needs[at];
  if (need === undefined) return canShare(needs, supplies);
  const met = needs.with(Math.max(0, at), { ...need, missing: 0 });
  const byDeathtouch = supplies.some(
    (supply, i) =>
      supply.deathtouch &&
      supply.damage > 0 &&
      !need.isLoyalty &&
      supply.to.includes(need.of) &&
      canSupply(met, supplies.with(i, { ...supply, damage: supply.damage - 1 }), at + 1),
  );
  return byDeathtouch || canSupply(needs, supplies, at + 1);
}

/** Whether the needs can be met without deathtouch: a flow, found along augmenting paths (Ford and Fulkerson 1956). */
function canShare(needs: readonly Need[], supplies: readonly Supply[]): boolean {
  const spare = supplies.map(({ damage }) => damage);
  const given = supplies.map(() => needs.map(() => 0));
  const supply = (need: number, wanted: number, tried: Set<number>): number => {
    for (const [at, from] of supplies.entries()) {
      if (tried.has(at) || !gives(from, needs[need] as Need)) continue;
      tried.add(at);
      const shares = given[at] as number[];
      let got = Math.min(wanted, spare[at] as number);
      if (got > 0) spare[at] = (spare[at] as number) - got;
      // What another need gets from here may come from elsewhere.
      for (let other = 0; got === 0 && other < needs.length; other++) {
        const moved = Math.min(wanted, shares[other] as number);
        if (other === need || moved === 0) continue;
        got = supply(other, moved, tried);
        shares[other] = (shares[other] as number) - got;
      }
      if (got === 0) continue;
      shares[need] = (shares[need] as number) + got;
      return got;
    }
    return 0;
  };
  return needs.every(({ missing }, need) => {
    for (let left = missing; left > 0; ) {
      const got = supply(need, left, new Set());
      if (got === 0) return false;
      left -= got;
    }
    return true;
  });
}
