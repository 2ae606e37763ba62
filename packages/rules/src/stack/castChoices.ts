/** Optional additional costs and choices between two of them, made while a spell is cast (118.8, 601.2b). */

import { ask, YES_NO } from '../engine/procedures.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { isCastableWith, isCastableWithSome } from './announcedByCosts.ts';
import { spellOf } from './castFrame.ts';
import { unlocksMana } from './kickedMana.ts';
import { isCompletable, lessensWith, mostTimes, withMostPaid } from './lessByRepeats.ts';
import { type OfferedCost, offeredCosts } from './offeredCosts.ts';
import { isPayable, isPayableAdding } from './payable.ts';
import { type OptionalCost, optionalCosts, timesPaid } from './totalCost.ts';

/** Whether the spell asks for one of two additional costs. */
export function hasAlternativeAddition(item: StackItem): boolean {
  if (item.faceDown) return false;
  return item.face.abilities.some(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'additionalCost' && ability.orElse !== undefined,
  );
}

/** Kicker and the like: asked only while it could still be paid (118.8a, 601.2b). True once all are settled. */
export function chooseOptionalCosts(game: Game, frame: Frame, way: CastWay): boolean {
  const item = spellOf(frame);
  const optional = optionalOf(game, item);
  if (frame.phase === 1) {
    frame.phase = 0;
    const asked = optional[frame.a];
    if (game.picked === 0 || asked === undefined) frame.a++;
    else {
      item.paidCosts = [...item.paidCosts, asked.name];
      if (!asked.repeat) frame.a++;
    }
  }
  for (; frame.a < optional.length; frame.a++) {
    const next = optional[frame.a];
    if (next === undefined) continue;
    const answers = answersTo(game, item, way, next, optional.slice(frame.a + 1));
    if (answers === NO) continue;
    frame.phase = 1;
    if (!ask(game, DecisionKind.YesNo, item.controller, item.source, 'number', answers, [], [next.name])) return false;
    return chooseOptionalCosts(game, frame, way);
  }
  return chooseAlternativeAddition(game, frame, item, way);
}

const NO: readonly number[] = [0];
const YES: readonly number[] = [1];

/** Whether it may be paid (once more), and whether it must be, since without it the spell cannot be paid for or has no targets. */
function answersTo(
  game: Game,
  item: StackItem,
  way: CastWay,
  next: OptionalCost,
  later: readonly OptionalCost[],
): readonly number[] {
  if (item.face.announcedByCosts || isOffered(next)) {
    if (!isCastableWith(game, item, way, next, later)) return NO;
    return isCastableWithSome(game, item, way, later) ? YES_NO : YES;
  }
  if (!lessensWith(item, next)) {
    if (!isPayableAdding(game, item, way, next.name)) return NO;
    return unlocksMana(game, next) && !isPayable(game, item, way) ? YES : YES_NO;
  }
  if (timesPaid(item, next.name) >= mostTimes(game, item, next)) return NO;
  if (!isCompletable(game, item, way)) return YES;
  return withMostPaid(game, item, next, () => isCompletable(game, item, way)) ? YES_NO : NO;
}

function isOffered(cost: OptionalCost): cost is OfferedCost {
  return 'less' in cost;
}

/** What effects offer, then those of the spell; a face-down one has no costs of its own to add (708.4). */
export function optionalOf(game: Game, item: StackItem): readonly OptionalCost[] {
  const own = item.faceDown ? NONE : optionalCosts(item.face);
  const offered = offeredCosts(game, item);
  return offered.length === 0 ? own : [...offered, ...own];
}

const NONE: readonly never[] = [];

/** "As an additional cost, A or B." */
function chooseAlternativeAddition(game: Game, frame: Frame, item: StackItem, way: CastWay): boolean {
  if (!hasAlternativeAddition(item) || item.paidCosts.includes('orElse')) return true;
  if (frame.phase === 2) {
    frame.phase = 0;
    if (game.picked === 1) item.paidCosts = [...item.paidCosts, 'orElse'];
    return true;
  }
  const first = isPayable(game, item, way);
  const second = isPayableAdding(game, item, way, 'orElse');
  frame.phase = 2;
  return ask(
    game,
    DecisionKind.Choose,
    item.controller,
    item.source,
    'number',
    first && second ? [0, 1] : [second ? 1 : 0],
  )
    ? chooseAlternativeAddition(game, frame, item, way)
    : false;
}
