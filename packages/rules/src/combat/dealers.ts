/**
 * Who assigns combat damage in a combat damage step, in what order and to whom (510.1). Attackers come first, those that may trample over last of them: what
 * the others assign counts towards lethal damage (702.19b).
 */
import { assignsNoCombatDamage } from '../effects/rulesOfObjects.ts';
import { Keyword, Step } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { NOT_ATTACKING, type Permanent } from '../state/permanent.ts';
import { divider } from './bands.ts';
import { assignsByToughness } from './combatRules.ts';
import { isStillAttacked } from './defenders.ts';

/** The battlefield is gone through so many times: for attackers, for those that may trample over, for blockers. */
export const ROUNDS = 3;
const Round = { Attackers: 0, Tramplers: 1, Blockers: 2 } as const;

/** The creature at a position of the rounds, if it assigns damage there. */
export function dealerAt(game: Game, at: number): Permanent | null {
  const count = game.battlefield.length;
  const permanent = game.objects[game.battlefield[at % count] as number];
  if (permanent === null || permanent === undefined || permanent.phasedOut) return null;
  const round = (at - (at % count)) / count;
  if (round === Round.Blockers ? permanent.blocking.length === 0 : permanent.attacking === NOT_ATTACKING) return null;
  if (!dealsDamageNow(game, permanent)) return null;
  if (round === Round.Blockers) return permanent;
  return mayGoOver(game, permanent) === (round === Round.Tramplers) ? permanent : null;
}

function dealsDamageNow(game: Game, permanent: Permanent): boolean {
  if (game.step === Step.FirstCombatDamage) return permanent.struckFirst;
  return !permanent.struckFirst || (permanent.characteristics.keywords & Keyword.DoubleStrike) !== 0;
}

/** How much combat damage the creature assigns: its power, unless an effect says its toughness (510.1a). */
export function damageOf(game: Game, dealer: Permanent): number {
  const it = dealer.characteristics;
  if (assignsNoCombatDamage(game, dealer.handle)) return 0;
  return game.registry.allowances.length > 0 && assignsByToughness(game, dealer.handle) ? it.toughness : it.power;
}

/** 702.19a: an attacker with trample, as long as there is something left that it attacks. */
export function tramples(game: Game, dealer: Permanent): boolean {
  if (dealer.attacking === NOT_ATTACKING || (dealer.characteristics.keywords & Keyword.Trample) === 0) return false;
  return isStillAttacked(game, dealer.attacking);
}

/** A blocked attacker with trample whose own controller divides its damage: another player may not let it through (702.22j). */
export function mayGoOver(game: Game, dealer: Permanent): boolean {
  if (!dealer.blocked || !tramples(game, dealer)) return false;
  return !game.catalog.hasBanding || divider(game, dealer, recipientsOf(game, dealer)) === dealer.controller;
}

/** The creatures that block an attacker, or that a blocker blocks, in the order of the battlefield. */
export function recipientsOf(game: Game, dealer: Permanent): Permanent[] {
  const recipients: Permanent[] = [];
  const isAttacker = dealer.attacking !== NOT_ATTACKING;
  for (let i = 0; i < game.battlefield.length; i++) {
    const other = game.objects[game.battlefield[i] as number];
    if (other === null || other === undefined || other.phasedOut) continue;
    if (isAttacker ? other.blocking.includes(dealer.handle) : isBlockedBy(dealer, other)) recipients.push(other);
  }
  return recipients;
}

function isBlockedBy(dealer: Permanent, attacker: Permanent): boolean {
  return attacker.attacking !== NOT_ATTACKING && dealer.blocking.includes(attacker.handle);
}
