/** What effects take off the costs of special actions: plotting a card, unlocking a half of a Room (116.2, 118.7). */
import { ruleContext } from '../effects/ruleContext.ts';
import { holds } from '../engine/condition.ts';
import { matches } from '../engine/match.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer } from '../engine/select.ts';
import type { SpecialPayment } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { changeGeneric, type ManaCost } from './cost.ts';

/** The cost of the action with the object, for the player who takes it. */
export function actionCost(
  game: Game,
  player: number,
  object: Handle,
  action: SpecialPayment,
  mana: ManaCost,
): ManaCost {
  let total = mana;
  for (const { effect, origin } of game.registry.costChanges) {
    if (effect.kind !== 'cost' || effect.change.what !== action) continue;
    const { who, filter, condition, reduceGeneric } = effect.change;
    const context = ruleContext(origin);
    if (!includesPlayer(game, context, who, player) || !matches(game, context, filter, object)) continue;
    if (condition !== undefined && !holds(game, context, condition)) continue;
    if (reduceGeneric !== undefined) total = changeGeneric(total, -evaluate(game, context, reduceGeneric));
  }
  return total;
}
