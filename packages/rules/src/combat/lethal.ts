/**
 * Lethal damage for trample (702.19b): what is still missing of it, counting damage already marked and all that is assigned in the same step. The whole
 * assignment is judged, not each creature's alone (510.1e): what one trampler lacks another one that assigns its damage later may add.
 */
import { Keyword } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { damageOf, dealerAt, mayGoOver, recipientsOf } from './dealers.ts';

/** How much damage is missing to lethal damage for the recipient, whoever deals it. Any damage by a source with deathtouch is lethal (702.2c). */
export function missingDamage(game: Game, frame: Frame, recipient: Permanent): number {
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

/** How much the dealer has to add for lethal damage. */
export function lethalAmount(game: Game, frame: Frame, dealer: Permanent, recipient: Permanent): number {
  const missing = missingDamage(game, frame, recipient);
  return hasDeathtouch(dealer) ? Math.min(1, missing) : missing;
}

export function hasDeathtouch(permanent: Permanent): boolean {
  return (permanent.characteristics.keywords & Keyword.Deathtouch) !== 0;
}

/** Damage that may still be assigned: so much, to any of these. */
export interface Supply {
  readonly damage: number;
  readonly deathtouch: boolean;
  readonly to: readonly Handle[];
}

/** What the attackers with trample that come after the creature at `frame.a` may assign to their blockers. */
export function suppliesToCome(game: Game, frame: Frame): Supply[] {
  const supplies: Supply[] = [];
  const end = 2 * game.battlefield.length;
  for (let at = frame.a + 1; at < end; at++) {
    const dealer = dealerAt(game, at);
    if (dealer === null || !mayGoOver(game, dealer)) continue;
    const to = recipientsOf(game, dealer).map(({ handle }) => handle);
    supplies.push({ damage: Math.max(0, damageOf(game, dealer)), deathtouch: hasDeathtouch(dealer), to });
  }
  return supplies;
}

/** Blockers of attackers whose damage tramples over already: all of them must end up with lethal damage, and these lack it. */
export function owedLethal(game: Game, frame: Frame): Permanent[] {
  const owed: Permanent[] = [];
  for (let i = 3; i < frame.locals.length; i += 3) {
    const dealer = frame.locals[i] === frame.locals[i - 3] ? game.permanent(frame.locals[i] as Handle) : null;
    if (dealer === null || frame.locals[i + 1] !== dealer.attacking) continue;
    // What goes over comes after the parts of all blockers.
    const recipients = recipientsOf(game, dealer);
    if (frame.locals[i - 3 * recipients.length] !== dealer.handle) continue;
    for (const recipient of recipients)
      if (!owed.includes(recipient) && missingDamage(game, frame, recipient) > 0) owed.push(recipient);
  }
  return owed;
}

/** What is missing to lethal damage for some creature. */
export interface Need {
  readonly of: Handle;
  readonly missing: number;
}

/** Whether the supplies can give all the needs what is missing. One damage by deathtouch is enough: which creatures get it is tried out. */
export function canSupply(needs: readonly Need[], supplies: readonly Supply[], from = 0): boolean {
  const at = needs.findIndex(({ missing }, i) => i >= from && missing > 0);
  const need = needs[at];
  if (need === undefined) return canShare(needs, supplies);
  const met = needs.with(Math.max(0, at), { ...need, missing: 0 });
  const byDeathtouch = supplies.some(
    ({ damage, deathtouch, to }, i) =>
      deathtouch &&
      damage > 0 &&
      to.includes(need.of) &&
      canSupply(met, supplies.with(i, { damage: damage - 1, deathtouch, to }), at + 1),
  );
  return byDeathtouch || canSupply(needs, supplies, at + 1);
}

/** Whether the needs can be met without deathtouch: a flow, found along augmenting paths (Ford and Fulkerson 1956). */
function canShare(needs: readonly Need[], supplies: readonly Supply[]): boolean {
  const spare = supplies.map(({ damage, deathtouch }) => (deathtouch ? 0 : damage));
  const given = supplies.map(() => needs.map(() => 0));
  const supply = (need: number, wanted: number, tried: Set<number>): number => {
    for (const [at, { to }] of supplies.entries()) {
      if (tried.has(at) || !to.includes(needs[need]?.of as Handle)) continue;
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
