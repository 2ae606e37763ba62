/** The objects among which a player may choose what to give up for a part of a cost (118.3, 601.2h). */

import { cantBeSacrificed } from '../effects/rules.ts';
import { matches } from '../engine/match.ts';
import { cardsInZone, scratchFrame, visiblePermanents } from '../engine/select.ts';
import { type CostComponent, Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';

/** Parts of a cost that name a filter. */
export type ChosenComponent = Extract<
  CostComponent,
  { kind: 'tapPermanents' | 'sacrifice' | 'discard' | 'exileCards' | 'returnToHand' | 'revealFromHand' }
>;

/** The objects that could be given up for a part that names a filter. A spell being cast is not among the cards in hand any more. */
export function costCandidates(game: Game, item: StackItem, component: ChosenComponent): Handle[] {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  const own = (object: Handle): boolean => matches(game, context, component.filter, object);
  switch (component.kind) {
    case 'tapPermanents':
      return permanentsOf(game, item.controller).filter(
        (object) => game.permanent(object)?.tapped === false && own(object),
      );
    case 'sacrifice':
      return permanentsOf(game, item.controller).filter((object) => own(object) && !cantBeSacrificed(game, object));
    case 'returnToHand':
      return permanentsOf(game, item.controller).filter(own);
    case 'discard':
    case 'revealFromHand':
      return cardsOf(game, item, Zone.Hand).filter(own);
    case 'exileCards':
      if (component.zone === Zone.Battlefield) return permanentsOf(game, item.controller).filter(own);
      return cardsOf(game, item, component.zone).filter(own);
  }
}

function permanentsOf(game: Game, player: number): Handle[] {
  return visiblePermanents(game).filter((object) => game.permanent(object)?.controller === player);
}

function cardsOf(game: Game, item: StackItem, zone: number): Handle[] {
  return cardsInZone(game, item.controller, zone)
    .map((slot) => game.handle(slot))
    .filter((card) => card !== item.handle);
}
