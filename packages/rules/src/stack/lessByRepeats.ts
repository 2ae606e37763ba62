/**
 * Optional additional costs, paid once or any number of times, that make the spell cost less (118.8a, 601.2f): a spell that is too expensive
 * without them may be cast with them.
 */
import { goesBy } from '../engine/writtenAs.ts';
import type { CostComponent } from '../ir/index.ts';
import { costCandidates } from '../mana/costCandidates.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { canAnnounce } from './announce.ts';
import { possibleX, xInCost } from './castX.ts';
import { isPayable } from './payable.ts';
import { type OptionalCost, optionalCosts, timesPaid } from './totalCost.ts';

type Giving = Extract<CostComponent, { readonly kind: 'exileCards' | 'sacrifice' }>;

/** The cards that are exiled or permanents that are sacrificed to pay it, if that is all it asks for. */
function giving({ cost }: OptionalCost): Giving | null {
  const [only] = cost;
  const gives = only?.kind === 'exileCards' || only?.kind === 'sacrifice' ? only : null;
  return cost.length === 1 && gives !== null && gives.count === 1 ? gives : null;
}

/** Whether the spell costs less for each time that this is paid, or if it is. */
export function lessensWith(item: StackItem, optional: OptionalCost): boolean {
  return optional.repeat ? lessensEachTime(item, optional) : lessensOnce(item, optional);
}

/** "This spell costs {2} less to cast if its additional cost was paid." */
function lessensOnce({ face }: StackItem, { name }: OptionalCost): boolean {
  return face.abilities.some(({ ability }) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'costsLess' || typeof ability.generic === 'number')
      return false;
    const { generic } = ability;
    return generic.kind === 'conditional' && generic.if.kind === 'paid' && generic.if.cost === name;
  });
}

function lessensEachTime(item: StackItem, optional: OptionalCost): boolean {
  if (!item.face.costsLess || giving(optional) === null) return false;
  return item.face.abilities.some(({ ability }) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'costsLess' || typeof ability.generic === 'number')
      return false;
    const counted = ability.generic.kind === 'times' ? ability.generic.of : ability.generic;
    return typeof counted !== 'number' && counted.kind === 'timesPaid' && goesBy(optional.name, counted.cost);
  });
}

/** How often it could be paid: once, or once for each card or permanent there is. */
export function mostTimes(game: Game, item: StackItem, optional: OptionalCost): number {
  if (!optional.repeat) return 1;
  const part = giving(optional);
  return part === null ? 0 : costCandidates(game, item, part).length;
}

/** What is so when it is paid as often as it could be: the spell costs least then. */
export function withMostPaid(game: Game, item: StackItem, optional: OptionalCost, judge: () => boolean): boolean {
  const before = item.paidCosts;
  const more = mostTimes(game, item, optional) - timesPaid(item, optional.name);
  item.paidCosts = [...before, ...Array.from({ length: Math.max(0, more) }, () => optional.name)];
  const so = judge();
  item.paidCosts = before;
  return so;
}

/** Whether some X can be paid and announced, or the spell as it is where there is none to choose. */
export function isCompletable(game: Game, item: StackItem, way: CastWay): boolean {
  if (xInCost(item, way) > 0) return possibleX(game, item, way).length > 0;
  if (!isPayable(game, item, way)) return false;
  return item.ability === null || canAnnounce(game, item);
}

/** Whether the spell could be cast with such a cost, where it could not be without. */
export function isCastableWithRepeats(game: Game, item: StackItem, way: CastWay): boolean {
  if (!item.face.costsLess || item.faceDown) return false;
  return optionalCosts(item.face).some(
    (optional) =>
      lessensWith(item, optional) && withMostPaid(game, item, optional, () => isCompletable(game, item, way)),
  );
}
