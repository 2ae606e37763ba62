/** "Tap any number of untapped creatures with total power N or more" (702.122a, 702.171a): one pick after another. */
import { tapPermanent } from '../actions/tap.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import type { CostComponent } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { costCandidates } from './costCandidates.ts';

type TapPower = Extract<CostComponent, { kind: 'tapPower' }>;

/** Whether all creatures together have the power. */
export function canTapPower(game: Game, item: StackItem, component: TapPower): boolean {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  return mostPower(game, costCandidates(game, item, component)) >= evaluate(game, context, component.power);
}

/** Negative power helps nobody: such creatures are left out of the sum. */
function mostPower(game: Game, creatures: readonly Handle[]): number {
  let total = 0;
  for (const creature of creatures) total += Math.max(0, powerOf(game, creature));
  return total;
}

function powerOf(game: Game, creature: Handle): number {
  return characteristicsOf(game, creature).power;
}

/** `frame.locals[0]` are the creatures chosen so far, in the order of the battlefield; 0 ends the choice once their power is enough. True when paid. */
export function payByPower(game: Game, frame: Frame, item: StackItem, component: TapPower, power: number): boolean {
  const candidates = costCandidates(game, item, component);
  if (frame.phase === 0) frame.locals = [[]];
  else if (game.picked !== 0) frame.locals = [[...asList(frame.locals[0]), game.picked]];
  const chosen = asList(frame.locals[0]);
  const done = frame.phase === 1 && game.picked === 0;
  frame.phase = 1;
  const total = chosen.reduce((sum, creature) => sum + powerOf(game, creature), 0);
  const options = done ? [] : furtherPicks(game, candidates, chosen, power - total);
  if (options.length > 0) {
    if (total >= power) options.push(0);
    ask(game, DecisionKind.Choose, item.controller, item.source, 'object', options, chosen, [], total >= power);
    if (game.decision !== null) return false;
    return payByPower(game, frame, item, component, power);
  }
  if (component.name !== undefined) {
    item.boundNames = [...item.boundNames, component.name];
    item.boundValues = [...item.boundValues, chosen];
  }
  for (const creature of chosen) tapPermanent(game, creature);
  return true;
}

/** Later in the list than the last pick, and such that the power still needed can be reached. */
function furtherPicks(game: Game, candidates: readonly Handle[], chosen: readonly Handle[], needed: number): number[] {
  const last = chosen[chosen.length - 1];
  const start = last === undefined ? 0 : candidates.indexOf(last) + 1;
  const options: number[] = [];
  for (let i = start; i < candidates.length; i++) {
    const candidate = candidates[i] as Handle;
    if (powerOf(game, candidate) + mostPower(game, candidates.slice(i + 1)) >= needed) options.push(candidate);
  }
  return options;
}
