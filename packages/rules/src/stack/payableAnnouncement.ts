/** Modes and targets with costs of their own (700.2h, 702.120a): only those are offered that can still be paid for (601.2h). */
import { Procedure } from '../engine/procedures.ts';
import { canPayTotal } from '../mana/payCost.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { purposeOf } from './castFrame.ts';
import { spellCost } from './totalCost.ts';

/** The way in which the spell is being cast; null for anything that is not being cast. */
function wayOfCast(game: Game, item: StackItem): CastWay | null {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i];
    if (frame?.procedure === Procedure.Cast && frame.item === item && frame.data?.kind === 'cast')
      return frame.data.way;
  }
  return null;
}

/** Whether the spell, with these modes and targets besides what has been announced, could be paid for. True where they cost nothing. */
export function isPayableWith(
  game: Game,
  item: StackItem,
  modes: readonly number[],
  targets: StackItem['targets'],
  way: CastWay | null = wayOfCast(game, item),
): boolean {
  if (!item.isSpell || !item.face.costsByAnnouncement || way === null) return true;
  const before = { modes: item.modes, targets: item.targets };
  item.modes = modes;
  item.targets = targets;
  const cost = spellCost(game, item, way);
  const payable = canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way));
  item.modes = before.modes;
  item.targets = before.targets;
  return payable;
}
