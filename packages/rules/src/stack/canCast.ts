/** Whether a spell could be cast now (601.2, 601.3): what can be told without making the spell is told first. */

import { leastUnits, type ManaCost, manaCost } from '../mana/cost.ts';
import { NOTHING_HELD } from '../mana/held.ts';
import { mostMana } from '../mana/payMana.ts';
import { canPayPlainly } from '../mana/plainPayment.ts';
import { PAID_OTHERWISE } from '../mana/substitutes.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { canAnnounce } from './announce.ts';
import { isCastableWithSome } from './announcedByCosts.ts';
import { isCastableWithHelp } from './assist.ts';
import { hasAlternativeAddition, optionalOf } from './castChoices.ts';
import { possibleX, xInCost } from './castX.ts';
import { isPayableKicked } from './kickedMana.ts';
import { isCastableWithRepeats } from './lessByRepeats.ts';
import { isLessenable } from './lessBySacrifice.ts';
import { anyPaidInstead } from './offeredCosts.ts';
import { isPayable, isPayableAdding } from './payable.ts';
import { isPayableWithSomeTarget } from './payableAnnouncement.ts';
import { isInstantSpeed, isSorceryTime, mayCastNow, splitSecondOnStack } from './timing.ts';
import { asCast, normalWay, prospectiveSpell } from './ways.ts';

/** Whether the spell could be cast in this way now: timing, modes and targets, and its cost (601.2, 601.3). */
export function canCast(game: Game, player: number, way: CastWay): boolean {
  const face = game.card(way.slot).faces[way.face];
  if (face === undefined) return false;
  if (!way.duringResolution && !way.instant && isOutOfTime(game, player, face)) return false;
  if (isTooExpensive(game, player, face, way)) return false;
  const item = asCast(prospectiveSpell(game, player, way.slot, face), way);
  if (!mayCastNow(game, player, item, way.duringResolution, way.instant)) return false;
  if (isPossible(game, item, way)) return true;
  return face.hasAssist && isCastableWithHelp(game, item, (helped) => isPossible(game, helped, way));
}

/** Whether the spell could be cast if another player paid so much generic mana of its cost; 0 for nobody. */
export function canCastHelped(game: Game, player: number, way: CastWay, helped: number): boolean {
  const face = game.card(way.slot).faces[way.face];
  if (face === undefined) return false;
  const item = asCast(prospectiveSpell(game, player, way.slot, face), way);
  item.helped = helped;
  return isPossible(game, item, way);
}

/** Whether the spell can be paid for and announced. */
function isPossible(game: Game, item: StackItem, way: CastWay): boolean {
  const { face } = item;
  if (canAfford(game, item, way) && (item.ability === null || canAnnounce(game, item, way))) return true;
  if (xInCost(item, way) > 0 && possibleX(game, item, way).length > 0) return true;
  if (face.announcedByCosts && !item.faceDown && isCastableWithSome(game, item, way)) return true;
  if (anyPaidInstead(game) && isCastableWithSome(game, item, way, optionalOf(game, item))) return true;
  return isCastableWithRepeats(game, item, way);
}

/** Whether the player could also pay these optional additional costs (118.8), each as often as it is named, casting in this way. */
export function canPayOptional(game: Game, player: number, way: CastWay, costs: readonly string[]): boolean {
  const face = game.card(way.slot).faces[way.face];
  if (face === undefined) return false;
  const item = asCast(prospectiveSpell(game, player, way.slot, face), way);
  item.paidCosts = [...item.paidCosts, ...costs];
  return canAfford(game, item, way);
}

/**
 * {@link canCast} for the front face in the normal way. For ordinary spells, while nothing in force has a say in casting, it is answered without
 * making the spell; only targets need one.
 */
export function canCastFront(game: Game, player: number, slot: number, face: FaceRecord): boolean {
  if (isTooExpensive(game, player, face)) return false;
  if (!face.isCastPlainly || !isCastingUnchanged(game)) return canCast(game, player, normalWay(slot, face.index));
  const payable = canPayPlainly(game, player, face.manaCost as ManaCost, NOTHING_HELD);
  if (payable === null) return canCast(game, player, normalWay(slot, face.index));
  if (!payable || splitSecondOnStack(game)) return false;
  if (!isSorceryTime(game, player) && !isInstantSpeed(face)) return false;
  return face.announced === null || canAnnounce(game, prospectiveSpell(game, player, slot, face));
}

/** Nothing in force changes who may cast what, when, for how much, or with which mana. */
export function isCastingUnchanged(game: Game): boolean {
  const { restrictions, allowances, costChanges, elsewhere } = game.registry;
  return (
    restrictions.length === 0 &&
    allowances.length === 0 &&
    costChanges.length === 0 &&
    elsewhere.length === 0 &&
    game.config.manualMana.length === 0
  );
}

/** Not now, as far as that is plain to see: neither the spell nor anything in force gives it the speed of an instant. */
function isOutOfTime(game: Game, player: number, face: FaceRecord): boolean {
  if (isInstantSpeed(face) || game.registry.allowances.length > 0 || game.registry.elsewhere.length > 0) return false;
  return !isSorceryTime(game, player);
}

/** Whether even all the player's mana would not do, as far as that is plain to see: nothing reduces the cost or pays in its place. */
function isTooExpensive(game: Game, player: number, face: FaceRecord, way: CastWay | null = null): boolean {
  if (face.costsLess || (face.characteristics.keywords & PAID_OTHERWISE) !== 0) return false;
  if (game.registry.costChanges.length > 0 || game.registry.elsewhere.length > 0) return false;
  if (game.registry.allowances.length > 0 && anyPaidInstead(game)) return false;
  if (game.config.manualMana.length > 0) return false;
  const least = leastMana(face, way);
  return least > 0 && least > mostMana(game, player);
}

/** The least mana that casting asks for: additional costs come on top. */
function leastMana(face: FaceRecord, way: CastWay | null): number {
  if (way?.free === true) return 0;
  if (way === null || way.alternative === null) return face.manaCost === null ? 0 : leastUnits(face.manaCost);
  let least = 0;
  for (let i = 0; i < way.alternative.length; i++) {
    const component = way.alternative[i];
    if (component?.kind === 'mana' && component.waterbend !== true) least += leastUnits(manaCost(component.cost));
  }
  return least;
}

/** Payable with the cheapest choices: X = 0, no optional costs, either of two additional costs. */
function canAfford(game: Game, item: StackItem, way: CastWay): boolean {
  if (item.face.costsLess && !isLessenable(game, item, way)) return false;
  if (isPayable(game, item, way)) return true;
  if (isPayableWithSomeTarget(game, item, way) || isPayableKicked(game, item, way)) return true;
  return hasAlternativeAddition(item) && isPayableAdding(game, item, way, 'orElse');
}
