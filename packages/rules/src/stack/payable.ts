/** Whether a spell that is being announced can be paid for (601.2f–h). */
import { canPayTotal } from '../mana/payCost.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { purposeOf } from './castFrame.ts';
import { spellCost } from './totalCost.ts';

/** Whether what is announced so far can be paid for. */
export function isPayable(game: Game, item: StackItem, way: CastWay): boolean {
  const cost = spellCost(game, item, way);
  return canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way));
}

/** Whether it can be with that optional cost, or the other of two additional costs, besides. */
export function isPayableAdding(game: Game, item: StackItem, way: CastWay, name: string): boolean {
  const before = item.paidCosts;
  item.paidCosts = [...before, name];
  const payable = isPayable(game, item, way);
  item.paidCosts = before;
  return payable;
}
