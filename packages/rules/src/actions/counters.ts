/** Counters (122): putting, removing, proliferating (701.34). Players and cards in exile have counters too. */

import { addPlayerCounters } from '../effects/performPlayer.ts';
import { propose } from '../effects/propose.ts';
import type { CountersEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { lookup, playersInOrder, selectObjects, selectPlayers, visiblePermanents } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue, playerValue } from '../state/handle.ts';
import { counterCount, kindsOfCounters, NO_COUNTERS, withCounters } from '../state/permanent.ts';
import { asList } from '../state/value.ts';
import { pushChoose } from './choose.ts';
import { tellAction } from './designate.ts';

export const putCounters: EffectHandler<'putCounters'> = (game, frame, effect) => {
  const amount = evaluate(game, frame, effect.count);
  if (amount <= 0) return Flow.Next;
  const events: CountersEvent[] = [];
  for (const object of selectObjects(game, frame, effect.what)) {
    if (game.permanent(object) !== null) events.push(countersEvent(frame, object, effect.counter, amount));
    else changeExiled(game, object, effect.counter, amount);
  }
  propose(game, events);
  return Flow.Next;
};

export const putCountersOf: EffectHandler<'putCountersOf'> = (game, frame, effect) => {
  const events: CountersEvent[] = [];
  const onto = selectObjects(game, frame, effect.what).filter((object) => game.permanent(object) !== null);
  for (const source of selectObjects(game, frame, effect.of)) {
    const counters = game.permanentOrLast(source)?.counters ?? NO_COUNTERS;
    for (const kind of kindsOfCounters(counters))
      for (const object of onto) events.push(countersEvent(frame, object, kind, counterCount(counters, kind)));
  }
  propose(game, events);
  return Flow.Next;
};

/** A target that is no legal one any more gets none of them (608.2b); they are all put at once. */
export const dividedCounters: EffectHandler<'dividedCounters'> = (game, frame, effect) => {
  const amounts = asList(lookup(frame, effect.amounts));
  const events = asList(lookup(frame, effect.targets)).flatMap((target, at) => {
    const amount = amounts[at] ?? 0;
    return amount > 0 && game.permanent(target) !== null ? [countersEvent(frame, target, effect.counter, amount)] : [];
  });
  propose(game, events);
  return Flow.Next;
};

export const playerCounters: EffectHandler<'playerCounters'> = (game, frame, effect) => {
  if (frame.phase === 1) return Flow.Next;
  const amount = evaluate(game, frame, effect.count);
  if (amount <= 0) {
    for (const player of selectPlayers(game, frame, effect.who))
      addPlayerCounters(game, player, effect.counter, amount);
    return Flow.Next;
  }
  frame.phase = 1;
  const events = selectPlayers(game, frame, effect.who).map((player) => ({
    kind: 'putCounters' as const,
    object: playerValue(player),
    counter: effect.counter,
    amount,
    by: frame.controller,
    byEffect: true,
  }));
  return propose(game, events) ? Flow.Next : Flow.Stay;
};

/** Changes the counters on a card in exile (suspend and the like); nothing for an object that is elsewhere. */
export function changeExiled(game: Game, card: Handle, counter: string, change: number): void {
  if (!game.isCurrent(card) || !game.exile.some((slot) => game.handle(slot) === card)) return;
  const known = game.exiled.find((record) => record.card === card);
  const counters = withCounters(known?.counters ?? NO_COUNTERS, counter, change);
  const others = game.exiled.filter((record) => record.card !== card);
  game.exiled = [...others, { card, faceDown: known?.faceDown ?? false, counters, by: known?.by ?? 0 }];
}

/** 701.34a: any number of permanents and players that have counters each get one more of each kind. A player proliferates even if none do. */
export const proliferate: EffectHandler<'proliferate'> = (game, frame, effect) => {
  const player = selectPlayers(game, frame, effect.who)[0] ?? frame.controller;
  if (frame.phase === 0) {
    frame.phase = 1;
    const players = playersInOrder(game).filter((index) => game.player(index).counters.length > 0);
    const permanents = visiblePermanents(game).filter((object) => (game.permanent(object)?.counters.length ?? 0) > 0);
    const from = [...players.map(playerValue), ...permanents];
    if (from.length === 0) {
      tellAction(game, 'proliferate', 0, player);
      return Flow.Next;
    }
    pushChoose(game, player, frame.source, DecisionKind.Choose, from, 0, from.length);
    return Flow.Stay;
  }
  propose(game, moreOfEach(game, asList(game.returned), player));
  tellAction(game, 'proliferate', 0, player);
  return Flow.Next;
};

export const moreOfEachCounter: EffectHandler<'moreOfEachCounter'> = (game, frame, effect) => {
  propose(game, moreOfEach(game, asList(lookup(frame, effect.targets)), frame.controller));
  return Flow.Next;
};

/** Another counter of each kind that they have for each of the permanents and players. */
function moreOfEach(game: Game, on: readonly number[], by: number): CountersEvent[] {
  return on.flatMap((object) => {
    const counters = isPlayerValue(object)
      ? game.player(playerOfValue(object)).counters
      : (game.permanent(object)?.counters ?? NO_COUNTERS);
    return kindsOfCounters(counters).map((counter): CountersEvent => {
      return { kind: 'putCounters', object, counter, amount: 1, by, byEffect: true };
    });
  });
}

function countersEvent(frame: Frame, object: Handle, counter: string, amount: number): CountersEvent {
  return { kind: 'putCounters', object, counter, amount, by: frame.controller, byEffect: true };
}
