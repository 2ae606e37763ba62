/** The value of X in the cost of a spell being cast (107.3, 601.2b). */

import { ask, Procedure, push } from '../engine/procedures.ts';
import type { Cost } from '../ir/index.ts';
import { canPayTotal } from '../mana/payCost.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { canAnnounce } from './announce.ts';
import { purposeOf, spellOf } from './castFrame.ts';
import { spellCost } from './totalCost.ts';

/** X is any number that can be paid; 0 when the cost is not paid (107.3b). True once it is settled. */
export function chooseX(game: Game, frame: Frame, way: CastWay): boolean {
  const item = spellOf(frame);
  if (frame.phase === 1) {
    frame.phase = 0;
    item.x = game.picked;
    return afterX(game, frame, item);
  }
  const symbols = xInCost(item, way);
  if (symbols === 0) return afterX(game, frame, item);
  const values: number[] = [];
  for (let x = 0; ; x++) {
    item.x = x;
    const cost = spellCost(game, item, way);
    if (!canPayTotal(game, item, cost.mana, cost.components, purposeOf(item, way))) break;
    // A value for which there are not enough targets cannot be announced (601.2c).
    if (item.ability === null || canAnnounce(game, item)) values.push(x);
  }
  item.x = 0;
  if (values.length === 0) values.push(0);
  frame.phase = 1;
  if (!ask(game, DecisionKind.X, item.controller, item.source, 'number', values)) return false;
  frame.phase = 0;
  item.x = game.picked;
  return afterX(game, frame, item);
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
  if (way.alternative !== null) return mentionsX(way.alternative);
  const own = way.free ? 0 : (item.face.manaCost?.x ?? 0);
  // 107.3b: X in the mana cost is 0 without paying it, also where an additional cost has X too
  if (way.free && (item.face.manaCost?.x ?? 0) > 0) return 0;
  return own + additionalX(item);
}

function additionalX(item: StackItem): number {
  let total = 0;
  for (const { ability } of item.face.abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'additionalCost') total += mentionsX(ability.cost);
    if (ability.keyword === 'optionalCost' && item.paidCosts.includes(ability.name)) total += mentionsX(ability.cost);
  }
  return total;
}

/** 1 if a cost has an X in it, 0 otherwise. Costs are few and never change: each is searched once. */
function mentionsX(cost: Cost): number {
  let count = costsWithX.get(cost);
  if (count === undefined) {
    const text = JSON.stringify(cost);
    count = text.includes('{X}') || text.includes('"kind":"x"') ? 1 : 0;
    costsWithX.set(cost, count);
  }
  return count;
}

const costsWithX: WeakMap<Cost, number> = new WeakMap();
