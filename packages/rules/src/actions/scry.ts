/** Scrying (701.22) and surveilling (701.25): which of the top cards go away, then the order of what goes where. */
import { deciderFor } from '../control/decider.ts';
import { propose } from '../effects/propose.ts';
import { EventKind, GameEvent, moveBecause } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { Procedure, pop, push } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { libraryEnd, selectPlayers } from '../engine/select.ts';
import { type PlayerSet, type Quantity, Zone } from '../ir/index.ts';
import { emit } from '../stack/triggers.ts';
import { Flow, type FlowId } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { conceal, everyone } from '../state/knowledge.ts';
import { asList } from '../state/value.ts';
import { pushChoose } from './choose.ts';
import { tellAction } from './designate.ts';
import { gather } from './gather.ts';
import { moveWithinLibrary } from './libraryPosition.ts';
import { pushOrder } from './order.ts';
import { showTo } from './reveal.ts';

export const scryEffect: EffectHandler<'scry'> = (game, frame, effect) =>
  eachInTurn(game, frame, effect.who, effect.count, false);
export const surveilEffect: EffectHandler<'surveil'> = (game, frame, effect) =>
  eachInTurn(game, frame, effect.who, effect.count, true);

function eachInTurn(game: Game, frame: Frame, who: PlayerSet, quantity: Quantity, surveils: boolean): FlowId {
  const count = evaluate(game, frame, quantity);
  const lists = gather(game, frame, selectPlayers(game, frame, who), (player) => {
    // 701.22b, 701.25c: for 0 nothing happens at all
    if (count <= 0) return [];
    pushScry(game, player, frame.source, count, surveils);
    return null;
  });
  return lists === null ? Flow.Stay : Flow.Next;
}

function pushScry(game: Game, player: number, source: Handle, count: number, surveils: boolean): void {
  const data: ListData = { kind: 'list', items: libraryEnd(game, player, count, true), done: [] };
  push(game, Procedure.Scry, player, source, data).a = surveils ? 1 : 0;
}

/** Procedure Scry: `a` 1 = surveil; `data` has the cards looked at and those that go away. */
export function scry(game: Game, frame: Frame): void {
  const { items: cards, done: away } = frame.data as ListData;
  const player = frame.controller;
  switch (frame.pc) {
    case 0:
      frame.pc = 1;
      showTo(game, player, cards);
      pushChoose(game, player, frame.source, DecisionKind.Choose, cards, 0, cards.length);
      return;
    case 1: {
      const chosen = asList(game.returned);
      frame.data = { kind: 'list', items: cards, done: chosen };
      frame.pc = 2;
      if (frame.a === 0) pushOrder(game, player, frame.source, chosen);
      return;
    }
    case 2: {
      const ordered = frame.a === 0 ? asList(game.returned) : away;
      frame.data = { kind: 'list', items: cards, done: ordered };
      frame.pc = 3;
      pushOrder(
        game,
        player,
        frame.source,
        cards.filter((card) => !ordered.includes(card)),
      );
      return;
    }
    case 3:
      frame.pc = 4;
      putBack(game, frame, cards, away, asList(game.returned));
      return;
    default:
      if (frame.a === 0) emit(game, new GameEvent(EventKind.Scries, 0, player, cards.length, 0, 0, 0, false, ''));
      else tellAction(game, 'surveil', 0, player, 0, cards.length);
      pop(game);
  }
}

/** The others see how many cards went where, not which (401.4). */
function putBack(
  game: Game,
  frame: Frame,
  cards: readonly Handle[],
  away: readonly Handle[],
  kept: readonly Handle[],
): void {
  for (const card of kept.toReversed()) moveWithinLibrary(game, card, 0);
  if (frame.a === 0) for (const card of away) moveWithinLibrary(game, card, -1);
  if (cards.length > 1) {
    const seers = (1 << frame.controller) | (1 << deciderFor(game, frame.controller));
    conceal(game, cards, everyone(game) & ~seers);
  }
  if (frame.a === 1)
    propose(
      game,
      away.map((card) => moveBecause(card, Zone.Graveyard, 'surveil')),
    );
}
