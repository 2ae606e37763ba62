/** What targets of one specification must be together: of different names or mana values, within a total (115.1). */
import { characteristicsOf } from '../engine/objects.ts';
import { evaluate, manaValueOf, stat } from '../engine/quantity.ts';
import type { TargetSpec } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { contextOf } from './targetLegality.ts';

/** Whether the target may join those chosen already. */
export function fitsGroup(
  game: Game,
  item: StackItem,
  spec: TargetSpec,
  chosen: readonly number[],
  target: number,
): boolean {
  if (
    spec.differentManaValues === true &&
    chosen.some((other) => manaValueOf(game, other) === manaValueOf(game, target))
  )
    return false;
  if (spec.differentNames === true && chosen.some((other) => nameOf(game, other) === nameOf(game, target)))
    return false;
  const { total } = spec;
  if (total === undefined) return true;
  const sum = [...chosen, target].reduce((so, each) => so + stat(game, each, total.what), 0);
  return sum <= evaluate(game, contextOf(item), total.atMost);
}

function nameOf(game: Game, object: number): string {
  return characteristicsOf(game, object).name;
}
