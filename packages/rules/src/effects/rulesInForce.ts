/**
 * Asking the rules in force: one question for each restriction and allowance of `ir/continuous.ts`, in `rulesOfCasting.ts`,
 * `rulesOfObjects.ts`, `rulesOfPlayers.ts` and `combat/combatRules.ts`; only playing from other zones (`stack/ways.ts`, `stack/playLand.ts`)
 * and seeing libraries (`state/sight.ts`) are asked there. All return at once while nothing of their kind is in force. "Can't" beats "can"
 * (101.2): who asks a permission asks the restriction as well.
 */

import { matches } from '../engine/match.ts';
import { includesPlayer } from '../engine/select.ts';
import type { Allowance, Filter, PlayerSet, Restriction } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { RuleInForce } from '../state/records.ts';
import { refresh } from './refresh.ts';
import { ruleContext } from './ruleContext.ts';

/** The restrictions in force now, in timestamp order (613.7). */
export function restrictionsOf(game: Game): readonly RuleInForce[] {
  if (game.stale) refresh(game);
  return game.registry.restrictions;
}

/** The allowances in force now, in timestamp order (613.7). */
export function allowancesOf(game: Game): readonly RuleInForce[] {
  if (game.stale) refresh(game);
  return game.registry.allowances;
}

/** What one of the restrictions says. */
export function restrictionIn(rule: RuleInForce): Restriction {
  if (rule.effect.kind !== 'restriction') throw new Error(`a ${rule.effect.kind} among the restrictions`);
  return rule.effect.restriction;
}

/** What one of the allowances says. */
export function allowanceIn(rule: RuleInForce): Allowance {
  if (rule.effect.kind !== 'allowance') throw new Error(`a ${rule.effect.kind} among the allowances`);
  return rule.effect.allowance;
}

/** Whether the rule speaks of the player, who has not paid to ignore it. */
export function affectsPlayer(game: Game, rule: RuleInForce, who: PlayerSet, player: number): boolean {
  if (game.ignored.length > 0 && isIgnored(game, rule, player)) return false;
  return includesPlayer(game, ruleContext(rule.origin), who, player);
}

/** Whether the player has paid to ignore the effect this turn (116.2d). */
export function isIgnored(game: Game, rule: RuleInForce, player: number): boolean {
  return game.ignored.some(
    ({ player: who, source, ability: { ability } }) =>
      who === player && source === rule.origin.source && ability.kind === 'static' && ability.effect === rule.effect,
  );
}

/** Whether the rule's filter speaks of the object, with the rule's controller as "you". */
export function fits(game: Game, rule: RuleInForce, what: Filter, object: Handle): boolean {
  return matches(game, ruleContext(rule.origin), what, object);
}

type ObjectRestriction =
  | 'doesntUntap'
  | 'cantBeCountered'
  | 'cantBeSacrificed'
  | 'cantUntap'
  | 'noLegendRule'
  | 'cantRegenerate'
  | 'cantTurnFaceUp'
  | 'assignsNoCombatDamage'
  | 'mustAttack'
  | 'goaded'
  | 'mustBeBlocked'
  | 'cantBlock'
  | 'cantCrew';

/** Restrictions (and requirements) that say nothing more than which objects. */
export function objectRestricted(game: Game, kind: ObjectRestriction, object: Handle): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind === kind && fits(game, rule, restriction.what, object)) return true;
  }
  return false;
}

type PlayerRestriction = 'cantGainLife' | 'skipsExtraTurns' | 'cantLose' | 'noLossForLife' | 'cantWin' | 'playerShroud';

/** Restrictions that say nothing more than which players. */
export function playerRestricted(game: Game, kind: PlayerRestriction, player: number): boolean {
  const rules = restrictionsOf(game);
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i] as RuleInForce;
    const restriction = restrictionIn(rule);
    if (restriction.kind === kind && affectsPlayer(game, rule, restriction.who, player)) return true;
  }
  return false;
}
