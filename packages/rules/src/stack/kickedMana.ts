/** Mana that may be spent on kicked spells alone (106.6): where a spell can be paid for with nothing else, it is cast kicked (702.33a). */
import { goesBy } from '../engine/writtenAs.ts';
import type { Filter } from '../ir/index.ts';
import { canPayTotal } from '../mana/payCost.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { purposeOf } from './castFrame.ts';
import { type OptionalCost, optionalCosts, spellCost } from './totalCost.ts';

/** Whether kicking it may let the player spend mana that could not be spent otherwise. */
export function unlocksMana(game: Game, { name }: OptionalCost): boolean {
  return (
    goesBy(name, 'kicker') && game.manaRestrictions.some(({ spend }) => spend.on !== undefined && asksKicked(spend.on))
  );
}

function asksKicked(filter: Filter): boolean {
  return filter.kind === 'kicked' || ((filter.kind === 'and' || filter.kind === 'or') && filter.of.some(asksKicked));
}

/** Whether what is announced so far can be paid for. */
export function isPayable(game: Game, item: StackItem, way: CastWay): boolean {
  const cost = spellCost(game, item, way);
  return canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way));
}

/** Whether a spell that cannot be paid for as it is can be with one of its kickers. */
export function isPayableKicked(game: Game, item: StackItem, way: CastWay): boolean {
  if (game.manaRestrictions.length === 0 || item.faceDown) return false;
  return optionalCosts(item.face).some(
    (optional) => unlocksMana(game, optional) && payableWith(game, item, way, optional.name),
  );
}

/** Whether it can be paid for with that optional cost besides. */
export function payableWith(game: Game, item: StackItem, way: CastWay, name: string): boolean {
  const before = item.paidCosts;
  item.paidCosts = [...before, name];
  const payable = isPayable(game, item, way);
  item.paidCosts = before;
  return payable;
}
