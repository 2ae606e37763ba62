/**
 * Modes and targets with costs of their own (700.2h, 702.120a), and targets by which a spell or an activated ability costs less: only those are
 * offered that can still be paid for (601.2h, 602.2b).
 */
import { Procedure } from '../engine/procedures.ts';
import type { CostChange } from '../ir/index.ts';
import { canPayTotal } from '../mana/payCost.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { purposeOfAbility } from './castFrame.ts';
import { isPayable } from './payable.ts';
import { legalTargets, specsOf } from './targetLegality.ts';
import { abilityCost } from './totalCost.ts';

/** How the item comes to be on the stack: a way of casting, by activation; null for what is neither cast nor activated now. */
type Announced = CastWay | 'activated' | null;

function announcedAs(game: Game, item: StackItem): Announced {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i];
    if (frame?.item !== item) continue;
    if (frame.procedure === Procedure.Cast && frame.data?.kind === 'cast') return frame.data.way;
    if (frame.procedure === Procedure.Activate) return 'activated';
  }
  return null;
}

/** Whether what is chosen as it is announced has to do with what the spell or ability costs. */
function costsByAnnouncement(game: Game, item: StackItem): boolean {
  const own = item.isSpell ? item.face.costsByAnnouncement : item.ability?.costsLessByTargets === true;
  return own || isLessByTargets(game, item);
}

/** Whether targets of a certain kind make it cost less. */
export function isLessByTargets(game: Game, item: StackItem): boolean {
  if (item.isSpell ? item.face.costsLessByTargets : item.ability?.costsLessByTargets === true) return true;
  const what = item.isSpell ? 'spell' : 'ability';
  const changes = game.registry.costChanges;
  for (let i = 0; i < changes.length; i++) {
    const effect = changes[i]?.effect;
    if (effect?.kind === 'cost' && effect.change.what === what && asksForTargets(effect.change)) return true;
  }
  return false;
}

function asksForTargets(change: CostChange): boolean {
  let asks = asking.get(change);
  if (asks === undefined) {
    asks = change.increase === undefined && JSON.stringify(change).includes('"kind":"targets"');
    asking.set(change, asks);
  }
  return asks;
}

const asking: WeakMap<CostChange, boolean> = new WeakMap();

/** Whether it is cast or activated now, at a price to which its modes or targets matter; if not, {@link isPayableWith} any of them. */
export function isPricedByChoices(game: Game, item: StackItem): boolean {
  return announcedAs(game, item) !== null && costsByAnnouncement(game, item);
}

/** Whether the spell or ability, with these modes and targets besides what has been announced, could be paid for. True where they cost nothing. */
export function isPayableWith(
  game: Game,
  item: StackItem,
  modes: readonly number[],
  targets: StackItem['targets'],
  way: Announced = announcedAs(game, item),
): boolean {
  if (way === null || !costsByAnnouncement(game, item)) return true;
  const before = { modes: item.modes, targets: item.targets };
  item.modes = modes;
  item.targets = targets;
  const payable = isAffordable(game, item, way);
  item.modes = before.modes;
  item.targets = before.targets;
  return payable;
}

function isAffordable(game: Game, item: StackItem, way: CastWay | 'activated'): boolean {
  if (way !== 'activated') return isPayable(game, item, way);
  const record = item.ability;
  if (record === null) throw new Error('an activation without an ability');
  const { mana, components } = abilityCost(game, item, record);
  return canPayTotal(game, item, mana, components, purposeOfAbility(item.source, record, item.x));
}

/** Whether it could be paid for with some target by which it costs less; only those are offered then. */
export function isPayableWithSomeTarget(game: Game, item: StackItem, way: CastWay | 'activated'): boolean {
  if (!isLessByTargets(game, item)) return false;
  const [spec] = specsOf(item);
  if (spec === undefined) return false;
  return legalTargets(game, item, spec).some((target) => isPayableWith(game, item, item.modes, [[target]], way));
}
