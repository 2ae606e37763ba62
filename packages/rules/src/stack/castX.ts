/** The value of X in the cost of a spell being cast (107.3, 601.2b). */

import { filtersByX } from '../engine/abilityFacts.ts';
import { ask, Procedure, push } from '../engine/procedures.ts';
import { canPayTotal } from '../mana/payCost.ts';
import { isWithinReach } from '../mana/payMana.ts';
import { mentionsX } from '../mana/xSymbols.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { canAnnounce } from './announce.ts';
import { purposeOf, spellOf } from './castFrame.ts';
import { isLessenable } from './lessBySacrifice.ts';
import { spellCost } from './totalCost.ts';

/** X is any number that can be paid; 0 when the cost is not paid (107.3b). True once it is settled. */
export function chooseX(game: Game, frame: Frame, way: CastWay): boolean {
  const item = spellOf(frame);
  if (frame.phase === 1) {
    frame.phase = 0;
    item.x = game.picked;
    return afterX(game, frame, item);
  }
  if (xInCost(item, way) === 0) return afterX(game, frame, item);
  const values = possibleX(game, item, way);
  if (values.length === 0) values.push(0);
  frame.phase = 1;
  if (!ask(game, DecisionKind.X, item.controller, item.source, 'number', values)) return false;
  frame.phase = 0;
  item.x = game.picked;
  return afterX(game, frame, item);
}

/** The largest value offered: a cost that can always be paid ("put X counters on this") sets no limit of its own. */
export const LARGEST_X = 1000;

/** The values that can be paid, and announced as far as targets depend on them (601.2c). */
export function possibleX(game: Game, item: StackItem, way: CastWay): number[] {
  const before = item.x;
  const values: number[] = [];
  const growing = !choosesByX(item, way);
  const most = growing ? LARGEST_X : greatestManaValue(game);
  for (let x = 0; x <= most; x++) {
    item.x = x;
    const cost = spellCost(game, item, way);
    const payable = isWithinReach(game, item, cost.mana);
    const lessenable = !item.face.costsLess || isLessenable(game, item, way);
    if (payable && lessenable && canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way))) {
      if (item.ability === null || canAnnounce(game, item)) values.push(x);
    } else if (growing) break;
  }
  item.x = before;
  return values;
}

/** Whether X says what the cost takes ("a card with mana value X"), not how much: then a greater X may be payable where a smaller is not. */
function choosesByX(item: StackItem, way: CastWay): boolean {
  if (way.alternative?.some(filtersByX) === true) return true;
  return item.face.abilities.some(
    ({ ability }) =>
      ability.kind === 'keyword' &&
      (ability.keyword === 'additionalCost' || ability.keyword === 'optionalCost') &&
      ability.cost.some(filtersByX),
  );
}

/** The greatest mana value of any card of the game: X beyond it describes nothing. */
export function greatestManaValue(game: Game): number {
  let most = 0;
  for (const card of game.cards) for (const face of card.faces) most = Math.max(most, face.characteristics.manaValue);
  return most;
}

/** Modes and targets may depend on X ("X targets", "mana value X"): they come after it. */
function afterX(game: Game, frame: Frame, item: StackItem): boolean {
  if (frame.b === 1) return true;
  frame.b = 1;
  frame.pc = 4;
  push(game, Procedure.Announce, frame.controller, frame.source, null, [], item);
  return false;
}

/** How many {X} its payer may choose a value for. */
export function xInCost(item: StackItem, way: CastWay): number {
  const printed = item.face.manaCost?.x ?? 0;
  const own = way.free ? 0 : way.alternative === null ? printed : Number(mentionsX(way.alternative));
  // 107.3b: X in the mana cost is 0 where nothing with X is paid in its place, also where an additional cost has X too
  if (own === 0 && printed > 0) return 0;
  return own + additionalX(item);
}

function additionalX(item: StackItem): number {
  let total = 0;
  for (const { ability } of item.face.abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'additionalCost') total += Number(mentionsX(ability.cost));
    if (ability.keyword === 'optionalCost' && item.paidCosts.includes(ability.name))
      total += Number(mentionsX(ability.cost));
  }
  return total;
}
