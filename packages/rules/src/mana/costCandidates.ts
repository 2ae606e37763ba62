/** The objects among which a player may choose what to give up for a part of a cost (118.3, 601.2h). */

import { cantBeSacrificed, cantCrew } from '../effects/rulesOfObjects.ts';
import { matches } from '../engine/match.ts';
import { cardsInZone, scratchFrame } from '../engine/select.ts';
import { type CostComponent, Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';

/** Parts of a cost that name a filter. */
export type ChosenComponent = Extract<
  CostComponent,
  {
    kind:
      | 'tapPermanents'
      | 'tapPower'
      | 'sacrifice'
      | 'discard'
      | 'exileCards'
      | 'exileMaterials'
      | 'behold'
      | 'returnToHand'
      | 'buryExiled'
      | 'revealFromHand';
  }
>;

/**
 * The objects that could be given up for a part that names a filter, at most `enough` of them. A spell being cast is not among the cards in
 * hand any more.
 */
export function costCandidates(
  game: Game,
  item: StackItem,
  component: ChosenComponent,
  enough: number = Number.MAX_SAFE_INTEGER,
): Handle[] {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  // What was chosen before the total was worked out (601.2b) is what is given up.
  const chosen = component.name === undefined ? -1 : item.boundNames.indexOf(component.name);
  if (chosen >= 0) return asList(item.boundValues[chosen] ?? null).slice();
  const zone = zoneOf(component);
  const result: Handle[] = [];
  if (zone === Zone.Battlefield) {
    for (let i = 0; i < game.battlefield.length && result.length < enough; i++) {
      const permanent = game.objects[game.battlefield[i] as number] as Permanent;
      if (permanent.controller !== item.controller || permanent.phasedOut) continue;
      if ((component.kind === 'tapPermanents' || component.kind === 'tapPower') && permanent.tapped) continue;
      if (!matches(game, context, component.filter, permanent.handle)) continue;
      if (component.kind === 'tapPower' && component.name === 'crew' && cantCrew(game, permanent.handle)) continue;
      if (component.kind !== 'sacrifice' || !cantBeSacrificed(game, permanent.handle)) result.push(permanent.handle);
    }
    if (component.kind !== 'exileMaterials' && component.kind !== 'behold') return result;
  }
  if (component.kind === 'buryExiled') {
    const exiled = game.exile.map((slot) => game.handle(slot));
    return exiled.filter((card) => matches(game, context, component.filter, card)).slice(0, enough);
  }
  const cards = component.kind === 'exileMaterials' ? Zone.Graveyard : component.kind === 'behold' ? Zone.Hand : zone;
  for (const slot of cardsInZone(game, item.controller, cards)) {
    const card = game.handle(slot);
    if (result.length < enough && card !== item.handle && matches(game, context, component.filter, card))
      result.push(card);
  }
  return result;
}

function zoneOf(component: ChosenComponent): number {
  switch (component.kind) {
    case 'tapPermanents':
    case 'tapPower':
    case 'sacrifice':
    case 'returnToHand':
      return Zone.Battlefield;
    case 'discard':
    case 'revealFromHand':
      return Zone.Hand;
    case 'buryExiled':
      return Zone.Exile;
    case 'exileCards':
      return component.zone;
    case 'exileMaterials':
    case 'behold':
      return Zone.Battlefield;
  }
}
