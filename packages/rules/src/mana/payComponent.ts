/** One part of a cost paid: choices first, then the change, through the same door as everything else. */
import { pushChoose } from '../actions/choose.ts';
import { tapPermanent, untapPermanent } from '../actions/tap.ts';
import { proposeDiscard } from '../actions/discard.ts';
import { proposeSacrifice } from '../actions/sacrifice.ts';
import { moveEvent } from '../engine/events.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { propose } from '../effects/propose.ts';
import { removeCounters } from '../effects/performPlayer.ts';
import { type CostComponent, Zone } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { withCounters } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { reveal } from '../state/knowledge.ts';
import { costCandidates } from './payCost.ts';
import { randomPick } from '../actions/choose.ts';

/** Pays one part. True when it is done or a pushed frame will finish it; false while a choice is open (`frame.phase` 1). */
export function payComponent(game: Game, frame: Frame, item: StackItem, component: CostComponent): boolean {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  const player = item.controller;
  switch (component.kind) {
    case 'mana':
    case 'genericMana':
      throw new Error('mana is paid apart');
    case 'tapSelf':
      tapPermanent(game, item.source);
      return true;
    case 'untapSelf':
      untapPermanent(game, item.source);
      return true;
    case 'sacrificeSelf':
      proposeSacrifice(game, player, [item.source]);
      return true;
    case 'exileSelf':
      propose(game, [moveEvent(item.source, Zone.Exile, { cause: 'cost' })]);
      return true;
    case 'returnSelfToHand':
      propose(game, [moveEvent(item.source, Zone.Hand, { cause: 'cost' })]);
      return true;
    case 'discardSelf':
      proposeDiscard(game, player, [item.source]);
      return true;
    case 'discardHand':
      proposeDiscard(game, player, game.player(player).hand.map((slot) => game.handle(slot)));
      return true;
    case 'payLife':
      propose(game, [{ kind: 'loseLife', player, amount: evaluate(game, context, component.amount) }]);
      return true;
    case 'removeCounters':
      removeCounters(game, item.source, component.counter, evaluate(game, context, component.count));
      return true;
    case 'putCounters':
      propose(game, [{ kind: 'putCounters', object: item.source, counter: component.counter, amount: evaluate(game, context, component.count), by: player }]);
      return true;
    case 'loyalty': {
      const change = component.change === '-X' ? -item.x : component.change;
      if (change < 0) removeCounters(game, item.source, 'loyalty', -change);
      else propose(game, [{ kind: 'putCounters', object: item.source, counter: 'loyalty', amount: change, by: player }]);
      return true;
    }
    case 'payEnergy': {
      const owner = game.player(player);
      owner.counters = withCounters(owner.counters, 'energy', -evaluate(game, context, component.amount));
      return true;
    }
    case 'mill': {
      const library = game.player(player).library;
      const count = evaluate(game, context, component.count);
      const cards = library.slice(Math.max(0, library.length - count)).map((slot) => game.handle(slot));
      propose(game, cards.reverse().map((card) => moveEvent(card, Zone.Graveyard, { cause: 'mill' })));
      return true;
    }
    default:
      return payChosen(game, frame, item, component, evaluate(game, context, component.count));
  }
}

type ChosenComponent = Parameters<typeof costCandidates>[2];

function payChosen(game: Game, frame: Frame, item: StackItem, component: ChosenComponent, count: number): boolean {
  if (frame.phase === 0) {
    const candidates = costCandidates(game, item, component);
    frame.phase = 1;
    if (component.kind === 'discard' && component.random === true) game.returned = randomPick(game, item.controller, candidates, count);
    else {
      pushChoose(game, item.controller, item.source, DecisionKind.Choose, candidates, count, count, false);
      return false;
    }
  }
  const chosen = asList(game.returned);
  if (component.kind !== 'tapPermanents' && component.name !== undefined) {
    item.boundNames = [...item.boundNames, component.name];
    item.boundValues = [...item.boundValues, chosen];
  }
  giveUp(game, item, component, chosen);
  return true;
}

function giveUp(game: Game, item: StackItem, component: ChosenComponent, chosen: readonly Handle[]): void {
  switch (component.kind) {
    case 'tapPermanents':
      for (const object of chosen) tapPermanent(game, object);
      return;
    case 'sacrifice':
      proposeSacrifice(game, item.controller, chosen);
      return;
    case 'discard':
      proposeDiscard(game, item.controller, chosen);
      return;
    case 'exileCards':
      propose(game, chosen.map((card) => moveEvent(card, Zone.Exile, { cause: 'cost' })));
      return;
    case 'returnToHand':
      propose(game, chosen.map((object) => moveEvent(object, Zone.Hand, { cause: 'cost' })));
      return;
    case 'revealFromHand':
      reveal(game, chosen, (1 << game.players.length) - 1);
  }
}
