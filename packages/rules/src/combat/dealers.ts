/**
 * Who assigns combat damage in a combat damage step, in what order and to whom (510.1). Attackers come first, those that may trample over last of them: what
 * the others assign counts towards lethal damage (702.19b).
 */
import { assignsNoCombatDamage } from '../effects/rulesOfObjects.ts';
import { CardType, Keyword, Step, TRAMPLE_OVER_PLANESWALKERS } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerValue } from '../state/handle.ts';
import { NOT_ATTACKING, type Permanent } from '../state/permanent.ts';
import { instancesOf } from './attackWords.ts';
import { divider } from './bands.ts';
import { assignsByToughness } from './combatRules.ts';
import { defenderOf, isStillAttacked } from './defenders.ts';

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

/** The player or permanent that excess damage of an attacker with trample goes to in the end (702.19b–c, e); 0 if there is none. */
export function excessTo(game: Game, dealer: Permanent): number {
  const { attacking } = dealer;
  if (attacking === NOT_ATTACKING) return 0;
  if (overWalkers(game, dealer)) {
    const player = defenderOf(game, attacking);
    return game.player(player).lost ? 0 : playerValue(player);
  }
  const hasTrample = (dealer.characteristics.keywords & Keyword.Trample) !== 0 || hasOverWalkers(game, dealer);
  return hasTrample && isStillAttacked(game, attacking) ? attacking : 0;
}

/** 702.19c */
function hasOverWalkers(game: Game, dealer: Permanent): boolean {
  return game.catalog.hasTrampleOverPlaneswalkers && instancesOf(dealer, TRAMPLE_OVER_PLANESWALKERS) > 0;
}

/** Whether it has trample over planeswalkers and attacks one, be it gone meanwhile (702.19e). */
function overWalkers(game: Game, dealer: Permanent): boolean {
  if (isPlayerValue(dealer.attacking) || !hasOverWalkers(game, dealer)) return false;
  const attacked = game.permanentOrLast(dealer.attacking);
  return attacked !== null && (attacked.characteristics.types & CardType.Battle) === 0;
}

/** The planeswalker that the dealer attacks and may trample over (702.19c). */
export function walkerOf(game: Game, dealer: Permanent): Permanent | null {
  if (dealer.attacking === NOT_ATTACKING || !overWalkers(game, dealer)) return null;
  return isStillAttacked(game, dealer.attacking) ? game.permanent(dealer.attacking) : null;
}

/**
 * An attacker some of whose damage may go over others: blocked with trample, or attacking a planeswalker that it may trample over; as long as its own
 * controller divides its damage: another player may not let it through (702.22j).
 */
export function mayGoOver(game: Game, dealer: Permanent): boolean {
  if (!dealer.blocked) return walkerOf(game, dealer) !== null;
  if (excessTo(game, dealer) === 0) return false;
  return !game.catalog.hasBanding || divider(game, dealer, recipientsOf(game, dealer)) === dealer.controller;
}

/** All that are given their shares one after the other: the creatures, then the planeswalker that damage may trample over. */
export function takersOf(game: Game, dealer: Permanent): Permanent[] {
  const creatures = recipientsOf(game, dealer);
  const walker = mayGoOver(game, dealer) ? walkerOf(game, dealer) : null;
  return walker === null ? creatures : [...creatures, walker];
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
