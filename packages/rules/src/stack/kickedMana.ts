/** Mana that may be spent on kicked spells alone (106.6): where a spell can be paid for with nothing else, it is cast kicked (702.33a). */
import { goesBy } from '../engine/writtenAs.ts';
import type { Filter } from '../ir/index.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { isPayableAdding } from './payable.ts';
import { type OptionalCost, optionalCosts } from './totalCost.ts';

/** Whether kicking it may let the player spend mana that could not be spent otherwise. */
export function unlocksMana(game: Game, { name }: OptionalCost): boolean {
  return (
    goesBy(name, 'kicker') && game.manaRestrictions.some(({ spend }) => spend.on !== undefined && asksKicked(spend.on))
  );
}

function asksKicked(filter: Filter): boolean {
  return filter.kind === 'kicked' || ((filter.kind === 'and' || filter.kind === 'or') && filter.of.some(asksKicked));
}

/** Whether a spell that cannot be paid for as it is can be with one of its kickers. */
export function isPayableKicked(game: Game, item: StackItem, way: CastWay): boolean {
  if (game.manaRestrictions.length === 0 || item.faceDown) return false;
  return optionalCosts(item.face).some(
    (optional) => unlocksMana(game, optional) && isPayableAdding(game, item, way, optional.name),
  );
}
