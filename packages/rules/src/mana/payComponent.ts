/** One part of a cost paid: choices first, then the change, through the same door as everything else. */
import { chooseAtRandom, pushChoose } from '../actions/choose.ts';
import { tellAction } from '../actions/designate.ts';
import { pushDiscard } from '../actions/discard.ts';
import { sacrificeEvents } from '../actions/sacrifice.ts';
import { tapPermanent, untapPermanent } from '../actions/tap.ts';
import { EXERT_EFFECT } from '../combat/exert.ts';
import { addPlayerCounters, removeCounters } from '../effects/performPlayer.ts';
import { propose } from '../effects/propose.ts';
import { moveBecause } from '../engine/events.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame, selectObjects } from '../engine/select.ts';
import { type CostComponent, Zone } from '../ir/index.ts';
import { pushEffect } from '../stack/resolve.ts';
import { unattachNow } from '../stack/unattached.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { PayData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { reveal } from '../state/knowledge.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { type ChosenComponent, costCandidates } from './costCandidates.ts';
import { leavesEnough } from './held.ts';
import { payBySum } from './paidBySum.ts';
import { payBlight } from './payBlight.ts';
import { payCounters } from './payCounters.ts';

/** Pays one part, with what a plan `gives` or what the player chooses. True when it is done or a pushed frame will finish it; false while a choice is open (`frame.phase` 1). */
export function payComponent(
  game: Game,
  frame: Frame,
  item: StackItem,
  component: CostComponent,
  gives: readonly Handle[] | null,
): boolean {
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
      return sacrificeAll(game, frame, item, [item.source]);
    case 'exileSelf':
      propose(game, [moveBecause(item.source, Zone.Exile, 'cost')]);
      return true;
    case 'returnSelfToHand':
      propose(game, [moveBecause(item.source, Zone.Hand, 'cost')]);
      return true;
    case 'discardSelf':
      pushDiscard(game, player, item.source, [item.source]);
      return true;
    case 'discardHand':
      pushDiscard(
        game,
        player,
        item.source,
        game.player(player).hand.map((slot) => game.handle(slot)),
      );
      return true;
    case 'payLife': {
      const amount = evaluate(game, context, component.amount);
      propose(game, [{ kind: 'loseLife', player, amount }]);
      if (amount > 0) tellAction(game, 'pay life', 0, player, 0, amount);
      return true;
    }
    case 'removeCounters':
      return payCounters(game, frame, item, component);
    case 'oneOf':
      throw new Error('a choice among parts is made before the part is paid');
    case 'putCounters':
      propose(game, [
        {
          kind: 'putCounters',
          object: item.source,
          counter: component.counter,
          amount: evaluate(game, context, component.count),
          by: player,
          byEffect: false,
        },
      ]);
      return true;
    case 'loyalty': {
      const change = component.change === '-X' ? -item.x : component.change;
      if (change < 0) removeCounters(game, item.source, 'loyalty', -change);
      else
        propose(game, [
          {
            kind: 'putCounters',
            object: item.source,
            counter: 'loyalty',
            amount: change,
            by: player,
            byEffect: false,
          },
        ]);
      return true;
    }
    case 'exertSelf':
      pushEffect(game, EXERT_EFFECT, player, item.source, [], []);
      return true;
    case 'unattach':
      for (const object of selectObjects(game, context, component.what)) {
        const permanent = game.permanent(object);
        if (permanent !== null) unattachNow(game, permanent);
      }
      return true;
    case 'payEnergy': {
      addPlayerCounters(game, player, 'energy', -evaluate(game, context, component.amount));
      return true;
    }
    case 'mill': {
      const library = game.player(player).library;
      if (frame.phase === 0) {
        frame.phase = 1;
        const count = evaluate(game, context, component.count);
        const cards = library.slice(Math.max(0, library.length - count)).map((slot) => game.handle(slot));
        const milling = cards.reverse().map((card) => moveBecause(card, Zone.Graveyard, 'mill'));
        if (!propose(game, milling)) return false;
      }
      if (component.name !== undefined) {
        item.boundNames = [...item.boundNames, component.name];
        item.boundValues = [...item.boundValues, asList(game.returned).filter((card) => card > 0)];
      }
      return true;
    }
    case 'blight':
      return payBlight(game, frame, item, component);
    case 'tapPower':
    case 'collectEvidence':
      return payBySum(game, frame, item, component);
    default:
      return payChosen(game, frame, item, component, evaluate(game, context, component.count), gives);
  }
}

/** Parts of a cost that say how many. */
export type CountedComponent = Exclude<ChosenComponent, { kind: 'tapPower' }>;

function payChosen(
  game: Game,
  frame: Frame,
  item: StackItem,
  component: CountedComponent,
  count: number,
  gives: readonly Handle[] | null,
): boolean {
  if (frame.phase === 0) {
    const candidates = remaining(game, frame, item, component, costCandidates(game, item, component));
    const planned = gives === null ? [] : candidates.filter((object) => gives.includes(object));
    frame.phase = 1;
    if (component.kind === 'discard' && component.random === true)
      game.returned = chooseAtRandom(game, item.controller, candidates, count);
    else if (gives !== null && planned.length === count) game.returned = planned;
    else {
      const most = component.kind === 'exileMaterials' && component.orMore === true ? candidates.length : count;
      pushChoose(game, item.controller, item.source, DecisionKind.Choose, candidates, count, most);
      return false;
    }
  }
  if (frame.phase === SACRIFICED) return true;
  const chosen = asList(game.returned);
  if (component.name !== undefined) {
    item.boundNames = [...item.boundNames, component.name];
    item.boundValues = [...item.boundValues, chosen];
  }
  return giveUp(game, frame, item, component, chosen);
}

/** Of several candidates those that leave enough for the later parts of the cost. */
function remaining(
  game: Game,
  frame: Frame,
  item: StackItem,
  component: CountedComponent,
  candidates: readonly Handle[],
): readonly Handle[] {
  const { components, index } = frame.data as PayData;
  const later = components.slice(index + 1);
  if (later.length === 0 || candidates.length < 2) return candidates;
  return candidates.filter((object) => leavesEnough(game, item, component, object, later));
}

const SACRIFICED = 2;

/** Sacrifices as part of a cost, which a replacement effect may delay. */
function sacrificeAll(game: Game, frame: Frame, item: StackItem, objects: readonly Handle[]): boolean {
  if (frame.phase === SACRIFICED) return true;
  frame.phase = SACRIFICED;
  return propose(game, sacrificeEvents(objects, item.source));
}

function giveUp(
  game: Game,
  frame: Frame,
  item: StackItem,
  component: CountedComponent,
  chosen: readonly Handle[],
): boolean {
  switch (component.kind) {
    case 'tapPermanents':
      for (const object of chosen) tapPermanent(game, object);
      return true;
    case 'sacrifice':
      return sacrificeAll(game, frame, item, chosen);
    case 'discard':
      pushDiscard(game, item.controller, item.source, chosen);
      return true;
    case 'exileCards':
    case 'exileMaterials': {
      const by = item.isSpell ? item.handle : 0;
      const exiled = propose(
        game,
        chosen.map((card) => moveBecause(card, Zone.Exile, 'cost', by)),
      );
      // What is done with the cards afterwards is done to them in exile (400.7).
      if (exiled && component.kind === 'exileCards' && component.name !== undefined)
        item.boundValues = [...item.boundValues.slice(0, -1), asList(game.returned)];
      return true;
    }
    case 'behold': {
      const hand = game.player(item.controller).hand.map((slot) => game.handle(slot));
      const shown = chosen.filter((object) => hand.includes(object));
      reveal(game, shown, (1 << game.players.length) - 1);
      if (component.exile !== true) return true;
      const by = item.isSpell ? item.handle : 0;
      propose(
        game,
        chosen.map((object) => moveBecause(object, Zone.Exile, 'cost', by)),
      );
      return true;
    }
    case 'returnToHand':
    case 'buryExiled': {
      const to = component.kind === 'buryExiled' ? Zone.Graveyard : Zone.Hand;
      propose(
        game,
        chosen.map((object) => moveBecause(object, to, 'cost')),
      );
      return true;
    }
    case 'revealFromHand':
      reveal(game, chosen, (1 << game.players.length) - 1);
      return true;
  }
}
