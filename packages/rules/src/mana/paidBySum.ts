/**
 * Parts of a cost that any number of objects pay with what they have in all, one pick after another: tapping creatures by power (702.122a,
 * 702.171a), exiling cards from the graveyard by mana value (701.59a).
 */
import { tellAction } from '../actions/designate.ts';
import { tapPermanent } from '../actions/tap.ts';
import { propose } from '../effects/propose.ts';
import { allowanceIn, allowancesOf, fits } from '../effects/rulesInForce.ts';
import { moveBecause } from '../engine/events.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { type CostComponent, Zone } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { costCandidates } from './costCandidates.ts';

type BySum = Extract<CostComponent, { kind: 'tapPower' | 'collectEvidence' }>;

/** Whether all of them together are enough. */
export function canPayBySum(game: Game, item: StackItem, component: BySum): boolean {
  return mostOf(game, component, candidatesFor(game, item, component)) >= amountOf(game, item, component);
}

/** How much has to be reached. */
export function amountOf(game: Game, item: StackItem, component: BySum): number {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  return evaluate(game, context, component.kind === 'tapPower' ? component.power : component.value);
}

function candidatesFor(game: Game, item: StackItem, component: BySum): readonly Handle[] {
  if (component.kind === 'tapPower') return costCandidates(game, item, component);
  const { graveyard } = game.player(item.controller);
  return graveyard.map((slot) => game.handle(slot)).filter((card) => card !== item.handle && card !== item.source);
}

/** Negative power helps nobody: such creatures are left out of the sum. */
function mostOf(game: Game, component: BySum, objects: readonly Handle[]): number {
  let total = 0;
  for (const object of objects) total += Math.max(0, worth(game, component, object));
  return total;
}

/** What the object adds. */
export function worth(game: Game, component: BySum, object: Handle): number {
  const it = characteristicsOf(game, object);
  return component.kind === 'tapPower' ? tappedAs(game, component.name, object, it.power) : it.manaValue;
}

/** What a creature is worth where it crews or saddles: its power unless something says otherwise. */
function tappedAs(game: Game, name: string | undefined, object: Handle, power: number): number {
  const action = name === 'crew' ? 'crew' : name === 'saddled by' ? 'saddle' : null;
  if (action === null) return power;
  let total = power;
  for (const rule of allowancesOf(game)) {
    const allowance = allowanceIn(rule);
    if (allowance.kind !== 'tapsAs' || !allowance.to.includes(action) || !fits(game, rule, allowance.what, object))
      continue;
    if (allowance.by === 'toughness') total += characteristicsOf(game, object).toughness - power;
    else total += allowance.by;
  }
  return total;
}

/** `frame.locals[0]` are the objects chosen so far, in the order of their zone; 0 ends the choice once they are enough. True when paid. */
export function payBySum(game: Game, frame: Frame, item: StackItem, component: BySum): boolean {
  const amount = amountOf(game, item, component);
  const candidates = candidatesFor(game, item, component);
  if (frame.phase === 0) frame.locals = [[]];
  else if (game.picked !== 0) frame.locals = [[...asList(frame.locals[0]), game.picked]];
  const chosen = asList(frame.locals[0]);
  const done = frame.phase === 1 && game.picked === 0;
  frame.phase = 1;
  const total = chosen.reduce((sum, object) => sum + worth(game, component, object), 0);
  const options = done ? [] : furtherPicks(game, component, candidates, chosen, amount - total);
  if (options.length > 0) {
    if (total >= amount) options.push(0);
    ask(game, DecisionKind.Choose, item.controller, item.source, 'object', options, chosen, [], total >= amount);
    if (game.decision !== null) return false;
    return payBySum(game, frame, item, component);
  }
  if (component.name !== undefined) {
    item.boundNames = [...item.boundNames, component.name];
    item.boundValues = [...item.boundValues, chosen];
  }
  if (component.kind === 'tapPower') {
    for (const creature of chosen) tapPermanent(game, creature);
    const action = component.name === undefined ? undefined : TAPPED_FOR[component.name];
    // 702.122c, 702.171c
    if (action !== undefined) {
      for (const creature of chosen) tellAction(game, action, creature, item.controller, item.source);
      const crewed = game.permanent(item.source);
      if (crewed !== null) crewed.crewedBy = [...crewed.crewedBy, ...chosen];
    }
  } else {
    tellAction(game, 'collect evidence', item.source, item.controller);
    propose(
      game,
      chosen.map((card) => moveBecause(card, Zone.Exile, 'cost')),
    );
  }
  return true;
}

/** What the creatures are said to do, by the name under which they are tapped. */
const TAPPED_FOR: { readonly [name: string]: string } = { crew: 'crews', 'saddled by': 'saddles' };

/** Later in the list than the last pick, and such that what is still needed can be reached. */
function furtherPicks(
  game: Game,
  component: BySum,
  candidates: readonly Handle[],
  chosen: readonly Handle[],
  needed: number,
): number[] {
  const last = chosen[chosen.length - 1];
  const start = last === undefined ? 0 : candidates.indexOf(last) + 1;
  const options: number[] = [];
  for (let i = start; i < candidates.length; i++) {
    const candidate = candidates[i] as Handle;
    if (worth(game, component, candidate) + mostOf(game, component, candidates.slice(i + 1)) >= needed)
      options.push(candidate);
  }
  return options;
}
