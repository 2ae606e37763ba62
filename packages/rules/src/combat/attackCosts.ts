/** Costs to attack (508.1g–j): what an attack costs by the effects in force, and whether it could be paid. */
import { ruleContext } from '../effects/ruleContext.ts';
import { fits, restrictionIn, restrictionsOf } from '../effects/rulesInForce.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer, scratchFrame } from '../engine/select.ts';
import { type Cost, type CostComponent, Keyword } from '../ir/index.ts';
import { canPayCost } from '../mana/payCost.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import { defenderOf } from './defenders.ts';

/** Whether any effect in force asks for a cost to attack. */
export function anyAttackCosts(game: Game): boolean {
  return restrictionsOf(game).some((rule) => restrictionIn(rule).kind === 'attackCost');
}

/** What it costs that the creature attacks this player or permanent; empty for most. */
export function attackCost(game: Game, creature: Handle, target: number): Cost {
  if (target === 0) return NO_COST;
  const total: CostComponent[] = [];
  for (const rule of restrictionsOf(game)) {
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'attackCost' || !fits(game, rule, restriction.what, creature)) continue;
    if (!restriction.planeswalkers && !isPlayerValue(target)) continue;
    const context = ruleContext(rule.origin);
    if (!includesPlayer(game, context, restriction.defenders, defenderOf(game, target))) continue;
    for (const component of restriction.cost) {
      // Amounts speak in the terms of the effect, not of who pays.
      if (component.kind === 'genericMana' || component.kind === 'payLife')
        total.push({ ...component, amount: evaluate(game, context, component.amount) });
      else total.push(component);
    }
  }
  return total;
}

const NO_COST: Cost = [];

/** The cost of a declaration, creature by creature (508.1h). */
export function declarationCost(game: Game, creatures: readonly Handle[], targets: readonly number[]): Cost {
  const parts = targets.flatMap((target, at) => attackCost(game, creatures[at] as Handle, target));
  const life = parts.reduce((sum, part) => sum + lifeIn(part), 0);
  if (life === 0) return parts;
  // Life is paid as one amount, which the player must have (119.4).
  return [...parts.filter((part) => lifeIn(part) === 0), { kind: 'payLife', amount: life }];
}

function lifeIn(component: CostComponent): number {
  return component.kind === 'payLife' && typeof component.amount === 'number' ? component.amount : 0;
}

/** Whether the active player could pay for the declaration with the attackers tapped for it (508.1f comes before 508.1j). */
export function canPayForAttack(game: Game, creatures: readonly Handle[], targets: readonly number[]): boolean {
  const cost = declarationCost(game, creatures, targets);
  if (cost.length === 0) return true;
  const attackers: Permanent[] = [];
  targets.forEach((target, at) => {
    const permanent = target === 0 ? null : game.permanent(creatures[at] as Handle);
    if (permanent === null || permanent.tapped) return;
    if ((permanent.characteristics.keywords & Keyword.Vigilance) === 0) attackers.push(permanent);
  });
  for (const attacker of attackers) attacker.tapped = true;
  const payable = canPayCost(game, scratchFrame(game.activePlayer, 0), game.activePlayer, cost);
  for (const attacker of attackers) attacker.tapped = false;
  return payable;
}
