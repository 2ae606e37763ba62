/**
 * Spells whose targets or modes depend on which optional costs are paid ("if this spell was kicked, … target … instead"): what is paid is
 * announced before targets are (601.2b–c), so that such a spell may be castable with a cost only, or without it only.
 */
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { isCompletable } from './lessByRepeats.ts';
import { type OptionalCost, optionalCosts } from './totalCost.ts';

/** Whether there would be targets, and all could be paid, with some of the costs that are still open. */
export function isCastableWithSome(
  game: Game,
  item: StackItem,
  way: CastWay,
  open: readonly OptionalCost[] = optionalCosts(item.face),
): boolean {
  if (isCompletable(game, item, way)) return true;
  return open.some((cost, at) => isCastableWith(game, item, way, cost, open.slice(at + 1)));
}

/** {@link isCastableWithSome} with this cost as well. */
export function isCastableWith(
  game: Game,
  item: StackItem,
  way: CastWay,
  cost: OptionalCost,
  open: readonly OptionalCost[],
): boolean {
  const before = item.paidCosts;
  item.paidCosts = [...before, cost.name];
  const castable = isCastableWithSome(game, item, way, open);
  item.paidCosts = before;
  return castable;
}
