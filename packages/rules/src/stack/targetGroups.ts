/** What targets of one specification must be together: of different names or mana values, alike, within a total (115.1). */
import { differs } from '../engine/differing.ts';
import { areAlike } from '../engine/match.ts';
import { evaluate, stat } from '../engine/quantity.ts';
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
  if (spec.different !== undefined && !differs(game, spec.different, target, chosen)) return false;
  const { alike } = spec;
  if (alike !== undefined && !chosen.every((other) => areAlike(game, alike, other, target))) return false;
  const { total } = spec;
  if (total === undefined) return true;
  const sum = [...chosen, target].reduce((so, each) => so + stat(game, each, total.what), 0);
  return sum <= evaluate(game, contextOf(item), total.atMost);
}
