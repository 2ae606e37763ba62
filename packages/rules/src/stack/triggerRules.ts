/** What the rules in force say of abilities that trigger: events that cause none to, and those that cause some to trigger again (603.2d). */

import { ruleContext } from '../effects/ruleContext.ts';
import { allowanceIn, fits, restrictionIn } from '../effects/rulesInForce.ts';
import type { GameEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { matchesEvent } from './eventMatch.ts';

/** Whether the event doesn't cause abilities of the source to trigger. The registry is up to date where triggers are collected. */
export function causesNothing(game: Game, event: GameEvent, source: Handle): boolean {
  const rules = game.registry.restrictions;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i];
    if (rule === undefined) continue;
    const restriction = restrictionIn(rule);
    if (restriction.kind !== 'noTriggers' || !matchesEvent(game, ruleContext(rule.origin), restriction.cause, event))
      continue;
    if (fits(game, rule, restriction.of, source)) return true;
  }
  return false;
}

/** How many additional times an ability of the source triggers by the event. */
export function furtherTriggers(game: Game, event: GameEvent, source: Handle): number {
  const rules = game.registry.allowances;
  let times = 0;
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i];
    if (rule === undefined) continue;
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'triggerAgain') continue;
    const { cause } = allowance;
    if (cause !== undefined && !matchesEvent(game, ruleContext(rule.origin), cause, event)) continue;
    if (fits(game, rule, allowance.of, source)) times++;
  }
  return times;
}
