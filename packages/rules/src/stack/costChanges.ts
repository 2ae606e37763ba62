/** What effects add to the costs of spells and abilities and take off them (601.2f, 602.2b, 118.7). */
import { ruleContext } from '../effects/ruleContext.ts';
import { holds } from '../engine/condition.ts';
import { matches } from '../engine/match.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer } from '../engine/select.ts';
import { type CostComponent, EVENT_NAMES } from '../ir/index.ts';
import { changeGeneric, type ManaCost, reduceByType, withoutSymbol } from '../mana/cost.ts';
import { manaTypeOfLetter, maskOf } from '../mana/manaTypes.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { playerValue } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { enterForJudging, leaveAfterJudging } from './asOnStack.ts';
import { split } from './costParts.ts';

type CostRule = Game['registry']['costChanges'][number];

/**
 * Increases, then reductions (601.2f): those of the spell or ability itself (`ownLess`), which may take off what others added, and those from
 * other objects. Parts other than mana are added to `components`.
 */
export function adjusted(
  game: Game,
  item: StackItem,
  what: 'spell' | 'ability',
  mana: ManaCost | null,
  components: CostComponent[],
  ownLess: (cost: ManaCost) => ManaCost,
): ManaCost | null {
  if (game.registry.costChanges.length === 0) return mana === null ? null : ownLess(mana);
  // Changes judge the spell or ability as it would be on the stack (601.3e).
  const judged = enterForJudging(game, item);
  let applying: readonly CostRule[];
  let total: ManaCost | null;
  try {
    applying = game.registry.costChanges.filter((rule) => applies(game, rule, item, what));
    total = increased(game, item, applying, mana, components);
  } finally {
    leaveAfterJudging(game, judged);
  }
  if (total === null) return null;
  total = ownLess(total);
  const entered = enterForJudging(game, item);
  try {
    return reduced(game, item, applying, total);
  } finally {
    leaveAfterJudging(game, entered);
  }
}

function increased(
  game: Game,
  item: StackItem,
  applying: readonly CostRule[],
  mana: ManaCost | null,
  components: CostComponent[],
): ManaCost | null {
  let total = mana;
  for (const rule of applying) {
    if (rule.effect.kind !== 'cost' || rule.effect.change.increase === undefined) continue;
    const context = changeContext(rule, item);
    const times = rule.effect.change.times === undefined ? 1 : evaluate(game, context, rule.effect.change.times);
    for (let i = 0; i < times; i++) total = split(game, context, rule.effect.change.increase, total, components);
  }
  return total;
}

function reduced(game: Game, item: StackItem, applying: readonly CostRule[], mana: ManaCost): ManaCost {
  let total = mana;
  for (const rule of applying) {
    if (rule.effect.kind !== 'cost') continue;
    const { reduceGeneric, reduceMana, leastMana, times, coloredOnly } = rule.effect.change;
    const context = changeContext(rule, item);
    const factor = times === undefined ? 1 : evaluate(game, context, times);
    if (reduceGeneric !== undefined) {
      const less = factor * evaluate(game, context, reduceGeneric);
      total = changeGeneric(total, -Math.min(less, mostLess(total, leastMana)));
    }
    if (reduceMana === undefined) continue;
    for (let i = 0; i < factor; i++)
      total = coloredOnly === true ? reduceColored(total, reduceMana) : reduceSymbols(total, reduceMana, leastMana);
  }
  return raised(applying, total);
}

/** What a cost is to be at least is looked at last. A hybrid or Phyrexian symbol counts as the one mana that it may be paid with. */
function raised(applying: readonly CostRule[], mana: ManaCost): ManaCost {
  let floor = 0;
  for (const { effect } of applying) if (effect.kind === 'cost') floor = Math.max(floor, effect.change.floor ?? 0);
  const missing = floor - amountOf(mana);
  return missing > 0 ? changeGeneric(mana, missing) : mana;
}

/** How much may be taken off so that so much mana is left. */
function mostLess(cost: ManaCost, least: number | undefined): number {
  return least === undefined ? Number.MAX_SAFE_INTEGER : Math.max(0, amountOf(cost) - least);
}

function amountOf({ symbols }: ManaCost): number {
  return symbols.reduce((sum, symbol) => sum + (symbol.kind === 'generic' ? symbol.amount : 1), 0);
}

/** "This effect reduces only the amount of colored mana you pay": what the cost has none of is not taken off generic mana instead. */
function reduceColored(cost: ManaCost, symbols: string): ManaCost {
  let total = cost;
  for (const letter of symbols.replace(/[{}]/g, '')) {
    const type = manaTypeOfLetter(letter);
    if (type !== null) total = withoutSymbol(total, maskOf(type));
  }
  return total;
}

/** Reductions in coloured mana reduce such mana of the cost, and generic mana where it has none (118.7b–c), to no less mana than `least`. */
export function reduceSymbols(cost: ManaCost, symbols: string, least = 0): ManaCost {
  let total = cost;
  for (const letter of symbols.replace(/[{}]/g, '')) {
    if (least > 0 && amountOf(total) <= least) return total;
    const type = manaTypeOfLetter(letter);
    total = type === null ? changeGeneric(total, -Number(letter)) : reduceByType(total, maskOf(type));
  }
  return total;
}

function applies(game: Game, rule: CostRule, item: StackItem, what: 'spell' | 'ability'): boolean {
  if (rule.effect.kind !== 'cost' || rule.effect.change.what !== what) return false;
  const change = rule.effect.change;
  const context = changeContext(rule, item);
  if (!includesPlayer(game, context, change.who, item.controller)) return false;
  if (change.condition !== undefined && !holds(game, context, change.condition)) return false;
  if (change.ability !== undefined && !matches(game, context, change.ability, item.handle)) return false;
  return matches(game, context, change.filter, what === 'ability' ? item.source : item.handle);
}

/** Numbers and conditions of a cost change speak of the spell or ability and of who pays for it. */
function changeContext(rule: CostRule, item: StackItem): Frame {
  const context = ruleContext(rule.origin);
  context.names = [EVENT_NAMES.object, EVENT_NAMES.player, ...context.names];
  context.locals = [[item.handle], [playerValue(item.controller)], ...context.locals];
  return context;
}
