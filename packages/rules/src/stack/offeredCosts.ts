/**
 * What effects let players pay besides for their spells (118.8b), which cost less coloured mana then, and life that they let them pay rather than
 * mana of a colour. A spell that is too expensive as it is may be castable so.
 */
import { ruleContext } from '../effects/ruleContext.ts';
import { affectsPlayer, allowanceIn, allowancesOf } from '../effects/rulesInForce.ts';
import { matches } from '../engine/match.ts';
import type { ManaType } from '../ir/index.ts';
import { type ManaCost, withLifeFor, withoutSymbol } from '../mana/cost.ts';
import { maskOf } from '../mana/manaTypes.ts';
import type { Game } from '../state/game.ts';
import type { RuleInForce } from '../state/records.ts';
import type { StackItem } from '../state/stackItem.ts';
import { enterForJudging, leaveAfterJudging } from './asOnStack.ts';
import type { OptionalCost } from './totalCost.ts';

/** An additional cost that an effect offers. */
export interface OfferedCost extends OptionalCost {
  readonly less: ManaType;
}

const NONE: readonly never[] = [];

/** Whether anything in force may make costs smaller than they are written by something that is paid instead of mana. */
export function anyPaidInstead(game: Game): boolean {
  const rules = game.registry.allowances;
  for (let i = 0; i < rules.length; i++) {
    const { kind } = allowanceIn(rules[i] as RuleInForce);
    if (kind === 'additionalCost' || kind === 'lifeForMana') return true;
  }
  return false;
}

/** What effects offer for the spell, one after the other in timestamp order; they go by their numbers. */
export function offeredCosts(game: Game, item: StackItem): readonly OfferedCost[] {
  if (game.registry.allowances.length === 0 || !anyPaidInstead(game)) return NONE;
  const offered: OfferedCost[] = [];
  const entered = enterForJudging(game, item);
  try {
    for (const rule of allowancesOf(game)) {
      const allowance = allowanceIn(rule);
      if (allowance.kind !== 'additionalCost' || !affectsPlayer(game, rule, allowance.who, item.controller)) continue;
      if (!matches(game, ruleContext(rule.origin), allowance.spells, item.handle)) continue;
      const { cost, less } = allowance;
      offered.push({ name: `offered ${offered.length + 1}`, cost, repeat: false, less });
    }
  } finally {
    leaveAfterJudging(game, entered);
  }
  return offered;
}

/** Those of them that have been announced to be paid. */
export function acceptedCosts(game: Game, item: StackItem): readonly OfferedCost[] {
  if (item.paidCosts.length === 0) return NONE;
  return offeredCosts(game, item).filter(({ name }) => item.paidCosts.includes(name));
}

/** The cost less what those are paid for. */
export function lessByAccepted(cost: ManaCost, accepted: readonly OfferedCost[]): ManaCost {
  return accepted.reduce((total, { less }) => withoutSymbol(total, maskOf(less)), cost);
}

/** The cost as the player may pay it: with life for mana of the colours that effects name (107.4f, 118.9). */
export function payableWithLife(game: Game, player: number, cost: ManaCost | null): ManaCost | null {
  if (cost === null || game.registry.allowances.length === 0 || !anyPaidInstead(game)) return cost;
  let total = cost;
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind === 'lifeForMana' && affectsPlayer(game, rule, allowance.who, player))
      total = withLifeFor(total, maskOf(allowance.type));
  }
  return total;
}
