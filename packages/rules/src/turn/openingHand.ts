/** Cards with which a player may begin the game on the battlefield, and those that may be revealed (103.6), in turn order once all hands are kept. */
import { pushChoose } from '../actions/choose.ts';
import { enteringWith } from '../actions/enteringWith.ts';
import { propose } from '../effects/propose.ts';
import { revealedInOpeningHand, startsOnBattlefield } from '../effects/rulesOfCasting.ts';
import { moveEvent } from '../engine/events.ts';
import { ask, YES_NO } from '../engine/procedures.ts';
import { Zone } from '../ir/index.ts';
import { pushEffect } from '../stack/resolve.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { everyone, reveal as makeKnown } from '../state/knowledge.ts';
import { asList } from '../state/value.ts';

const Phase = { Offer: 0, Answered: 1, Entered: 2, Exile: 3, ToReveal: 4 } as const;

/**
 * Offers every such card once. `frame.phase` is the position, `frame.a` the place in turn order, `frame.locals` the cards offered so far. False while
 * something is open; true at the end.
 */
export function beginWithCards(game: Game, frame: Frame): boolean {
  const offered = frame.locals[frame.locals.length - 1] as Handle;
  switch (frame.phase) {
    case Phase.Answered:
      frame.phase = Phase.Offer;
      if (game.picked === 1) {
        frame.phase = Phase.Entered;
        enter(game, offered);
        return false;
      }
      break;
    case Phase.ToReveal:
      frame.phase = Phase.Offer;
      if (game.picked === 1) {
        reveal(game, offered);
        return false;
      }
      break;
    case Phase.Entered: {
      frame.phase = Phase.Offer;
      const player = game.config.order[frame.a] as number;
      const count = frame.b;
      if (count === 0) break;
      frame.phase = Phase.Exile;
      pushChoose(game, player, 0, DecisionKind.Choose, handOf(game, player), count, count);
      return false;
    }
    case Phase.Exile:
      frame.phase = Phase.Offer;
      propose(
        game,
        asList(game.returned).map((card) => moveEvent(card, Zone.Exile)),
      );
      return false;
  }
  return offerNext(game, frame);
}

function offerNext(game: Game, frame: Frame): boolean {
  for (; frame.a < game.config.order.length; frame.a++) {
    const player = game.config.order[frame.a] as number;
    if (game.player(player).lost) continue;
    for (const card of handOf(game, player)) {
      if (frame.locals.includes(card)) continue;
      const begins = startsOnBattlefield(game, card);
      if (begins === null && revealedInOpeningHand(game, card) === null) continue;
      frame.locals.push(card);
      frame.b = begins?.exileFromHand ?? 0;
      frame.phase = begins === null ? Phase.ToReveal : Phase.Answered;
      ask(game, DecisionKind.YesNo, player, card, 'number', YES_NO, [card]);
      return false;
    }
  }
  return true;
}

/** 103.6b */
function reveal(game: Game, card: Handle): void {
  makeKnown(game, [card], everyone(game));
  const effect = revealedInOpeningHand(game, card);
  if (effect !== null) pushEffect(game, effect, game.owners[slotOf(card)] ?? 0, card, [], []);
}

function enter(game: Game, card: Handle): void {
  const counters = startsOnBattlefield(game, card)?.counters;
  const face = game.card(slotOf(card)).front;
  const entering = counters === undefined ? null : enteringWith(face, counters.counter, counters.count);
  propose(game, [moveEvent(card, Zone.Battlefield, { controller: game.owners[slotOf(card)] ?? 0, entering })]);
}

function handOf(game: Game, player: number): Handle[] {
  return game.player(player).hand.map((slot) => game.handle(slot));
}
