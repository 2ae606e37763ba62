/** Restrictions and requirements of combat that effects impose (508.1c–d, 509.1b–c), read off the rules in force. */
import { ruleContext } from '../effects/ruleContext.ts';
import {
  allowanceIn,
  allowancesOf,
  fits,
  objectRestricted,
  restrictionIn,
  restrictionsOf,
} from '../effects/rulesInForce.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer } from '../engine/select.ts';
import type { Filter, Restriction } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import { defenderOf } from './defenders.ts';

/** Whether an effect says that the creature can't attack this player or permanent. */
export function attackRestricted(game: Game, creature: Handle, target: number): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'cantAttack' || !fits(game, rule, restriction.what, creature)) continue;
    if (restriction.unlessControls !== undefined) {
      if (controlsAny(game, rule, restriction.unlessControls, defenderOf(game, target))) continue;
      return true;
    }
    if (restriction.defenders === undefined) return true;
    if (restriction.playersOnly === true && !isPlayerValue(target)) continue;
    if (includesPlayer(game, ruleContext(rule.origin), restriction.defenders, defenderOf(game, target))) return true;
  }
  return false;
}

/** Whether the player controls a permanent that matches. */
function controlsAny(game: Game, rule: RuleInForce, filter: Filter, player: number): boolean {
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent === null || permanent === undefined || permanent.phasedOut || permanent.controller !== player)
      continue;
    if (fits(game, rule, filter, permanent.handle)) return true;
  }
  return false;
}

/**
 * What the creature has to attack if it attacks if able (508.1d): of what it may attack, that by which the most requirements are obeyed; null
 * if nothing makes it attack.
 */
export function requiredAttacks(game: Game, creature: Handle, allowed: readonly number[]): readonly number[] | null {
  const obeyed = requirementsObeyed(game, creature, allowed);
  const most = Math.max(0, ...obeyed);
  return most === 0 ? null : allowed.filter((_, at) => obeyed[at] === most);
}

/** How many of the requirements to attack the creature obeys by attacking each of these (508.1d). */
export function requirementsObeyed(game: Game, creature: Handle, allowed: readonly number[]): readonly number[] {
  const obeyed = allowed.map(() => 0);
  const goaders: number[] = [];
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (restriction.kind === 'goaded') {
      if (!fits(game, rule, restriction.what, creature) || goaders.includes(rule.origin.controller)) continue;
      goaders.push(rule.origin.controller);
      for (let i = 0; i < allowed.length; i++) {
        const elsewhere = defenderOf(game, allowed[i] as number) !== rule.origin.controller;
        // Two requirements (701.15b): to attack, and a player other than the one who goaded it.
        obeyed[i] = (obeyed[i] ?? 0) + (elsewhere && isPlayerValue(allowed[i] as number) ? 2 : 1);
      }
      continue;
    }
    if (restriction.kind !== 'mustAttack' || !fits(game, rule, restriction.what, creature)) continue;
    for (let i = 0; i < allowed.length; i++) {
      const defender = defenderOf(game, allowed[i] as number);
      const { defenders } = restriction;
      if (defenders !== undefined && !includesPlayer(game, ruleContext(rule.origin), defenders, defender)) continue;
      obeyed[i] = (obeyed[i] ?? 0) + 1;
    }
  }
  return obeyed;
}

/** The players who goaded the creature, as long as it is goaded by them (701.15a). */
export function goadersOf(game: Game, creature: Handle): readonly number[] {
  const goaders: number[] = [];
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (restriction.kind === 'goaded' && fits(game, rule, restriction.what, creature))
      goaders.push(rule.origin.controller);
  }
  return goaders;
}

/** Whether the creature is goaded (701.15b). */
export function isGoaded(game: Game, creature: Handle): boolean {
  return objectRestricted(game, 'goaded', creature);
}

/** Whether the creature blocks each combat if able, whatever it blocks (509.1c). */
export function mustBlock(game: Game, creature: Handle): boolean {
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (
      restriction.kind === 'mustBlock' &&
      restriction.attackers === undefined &&
      fits(game, rule, restriction.what, creature)
    )
      return true;
  }
  return false;
}

/** Those of the attackers that the creature blocks if able, once for each requirement (509.1c). */
export function lures(game: Game, creature: Handle, attackers: readonly number[]): Handle[] {
  const found: Handle[] = [];
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'mustBlock' || restriction.attackers === undefined) continue;
    if (!fits(game, rule, restriction.what, creature)) continue;
    for (const attacker of attackers)
      if (attacker !== 0 && fits(game, rule, restriction.attackers, attacker)) found.push(attacker);
  }
  return found;
}

/** The attacker can't be blocked except by at least so many creatures. */
export function leastBlockers(game: Game, attacker: Handle): number {
  let least = 0;
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (
      restriction.kind === 'blockers' &&
      restriction.min !== undefined &&
      fits(game, rule, restriction.what, attacker)
    )
      least = Math.max(least, restriction.min);
  }
  return least;
}

/** The attacker can't be blocked by more creatures than this. */
export function mostBlockers(game: Game, attacker: Handle): number {
  let most = 1_000;
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (
      restriction.kind === 'blockers' &&
      restriction.max !== undefined &&
      fits(game, rule, restriction.what, attacker)
    )
      most = Math.min(most, restriction.max);
  }
  return most;
}

/** How many creatures can be declared as blockers this combat, by all players together (509.1b). */
export function mostBlocking(game: Game): number {
  let most = 1_000;
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (restriction.kind === 'combatLimit' && restriction.doing === 'block') most = Math.min(most, restriction.count);
  }
  return most;
}

/** Whether the attacker must be blocked if able (509.1c). */
export function mustBeBlocked(game: Game, attacker: Handle): boolean {
  return objectRestricted(game, 'mustBeBlocked', attacker);
}

export function cantBlockAtAll(game: Game, creature: Handle): boolean {
  return objectRestricted(game, 'cantBlock', creature);
}

/** Whether its controller may have the creature assign combat damage as though it weren't blocked (510.1c). */
export function assignsAsUnblocked(game: Game, creature: Handle): boolean {
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'assignAsUnblocked' && fits(game, rule, allowance.what, creature)) return true;
  }
  return false;
}

/** Whether the creature assigns combat damage equal to its toughness rather than its power (510.1a). */
export function assignsByToughness(game: Game, creature: Handle): boolean {
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'assignByToughness' && fits(game, rule, allowance.what, creature)) return true;
  }
  return false;
}

/** Whether the creature can attack as though it didn't have defender (609.4). */
export function ignoresDefender(game: Game, creature: Handle): boolean {
  const rules = allowancesOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'attackAsThoughNoDefender' && fits(game, rule, allowance.what, creature)) return true;
  }
  return false;
}

/** How many creatures more than one the creature can block. */
export function additionalBlocks(game: Game, creature: Handle): number {
  let total = 0;
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'blockAdditional' || !fits(game, rule, allowance.what, creature)) continue;
    if (allowance.count === 'any') return Number.MAX_SAFE_INTEGER;
    total += evaluate(game, ruleContext(rule.origin), allowance.count);
  }
  return total;
}

/** Whether an effect says that this creature can't block that attacker. */
export function blockRestricted(game: Game, blocker: Handle, attacker: Handle): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (forbidsBlock(game, rule, restriction, blocker, attacker)) return true;
  }
  return false;
}

function forbidsBlock(
  game: Game,
  rule: RuleInForce,
  restriction: Restriction,
  blocker: Handle,
  attacker: Handle,
): boolean {
  if (restriction.kind === 'cantBeBlocked') {
    if (!fits(game, rule, restriction.what, attacker)) return false;
    return restriction.by === undefined || fits(game, rule, restriction.by, blocker);
  }
  if (restriction.kind === 'cantBeBlockedExceptBy') {
    return fits(game, rule, restriction.what, attacker) && !fits(game, rule, restriction.by, blocker);
  }
  if (restriction.kind !== 'canBlockOnly') return false;
  return fits(game, rule, restriction.what, blocker) && !fits(game, rule, restriction.attackers, attacker);
}
