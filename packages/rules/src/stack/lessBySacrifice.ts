/**
 * Costs that are less by the mana value of what is sacrificed (702.119) or the power of what is tapped for them (702.180): it is chosen as the cost is, before the total is worked out (601.2b,
 * 702.119b). Until then the total is that of the best choice.
 */
import { characteristicsOf } from '../engine/objects.ts';
import { ask } from '../engine/procedures.ts';
import { manaValueOf } from '../engine/quantity.ts';
import { type ChosenComponent, costCandidates } from '../mana/costCandidates.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CastWay } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { spellOf } from './castFrame.ts';
import { isPayable } from './payable.ts';

/** The part of the cost that lessens it, if this way of casting has one. */
export function lesseningPart(item: StackItem, way: CastWay): ChosenComponent | null {
  if (!item.face.costsLess || way.alternative === null) return null;
  for (const { ability } of item.face.abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword !== 'alternativeCost' && ability.keyword !== 'castFrom') continue;
    if (ability.name !== way.name || ability.lessBy === undefined) continue;
    for (const part of ability.cost)
      if ((part.kind === 'sacrifice' || part.kind === 'tapPermanents') && part.name === ability.lessBy) return part;
  }
  return null;
}

/** How much less: by what was chosen, or by the best of what could be: mana value of what is sacrificed, power of what is tapped. */
export function lessGeneric(game: Game, item: StackItem, part: ChosenComponent): number {
  const chosen = chosenFor(item, part);
  const objects = chosen ?? costCandidates(game, item, part);
  let most = 0;
  for (const object of objects)
    most = Math.max(most, part.kind === 'tapPermanents' ? powerOf(game, object) : manaValueOf(game, object));
  return most;
}

function powerOf(game: Game, object: Handle): number {
  return characteristicsOf(game, object).power;
}

function chosenFor(item: StackItem, part: ChosenComponent): readonly number[] | null {
  const at = part.name === undefined ? -1 : item.boundNames.indexOf(part.name);
  return at < 0 ? null : asList(item.boundValues[at] ?? null);
}

const ASKED = 3;

/** True once it is settled what is given up. */
export function chooseLessening(game: Game, frame: Frame, way: CastWay): boolean {
  const item = spellOf(frame);
  const part = lesseningPart(item, way);
  if (part === null || chosenFor(item, part) !== null) return true;
  if (frame.phase !== ASKED) {
    const options = costCandidates(game, item, part).filter((object) => isPayableGiving(game, item, way, part, object));
    frame.phase = ASKED;
    if (!ask(game, DecisionKind.Choose, item.controller, item.source, 'object', options)) return false;
  }
  frame.phase = 0;
  choose(item, part, game.picked);
  return true;
}

/** Whether something could be chosen with which the rest can be paid: what is tapped makes no mana. */
export function isLessenable(game: Game, item: StackItem, way: CastWay): boolean {
  const part = lesseningPart(item, way);
  if (part?.kind !== 'tapPermanents') return true;
  return costCandidates(game, item, part).some((object) => isPayableGiving(game, item, way, part, object));
}

function choose(item: StackItem, part: ChosenComponent, object: Handle): void {
  item.boundNames = [...item.boundNames, part.name ?? ''];
  item.boundValues = [...item.boundValues, [object]];
}

function isPayableGiving(game: Game, item: StackItem, way: CastWay, part: ChosenComponent, object: Handle): boolean {
  const { boundNames, boundValues } = item;
  choose(item, part, object);
  const payable = isPayable(game, item, way);
  item.boundNames = boundNames;
  item.boundValues = boundValues;
  return payable;
}
