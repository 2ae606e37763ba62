/**
 * What happens, happens here: the only code that changes zones, life, damage, counters and mana. Simultaneous events are all performed
 * before any trigger looks, and triggers on leaving look back first (603.6, 603.10a).
 */
import { attachedNow, attachmentsOf } from '../engine/attachedTo.ts';
import {
  type CounterEvent,
  EventKind,
  GameEvent,
  type MoveEvent,
  type ProposedEvent,
  SACRIFICE,
} from '../engine/events.ts';
import { Zone } from '../ir/index.ts';
import { closeTriggers, collectLookBack, emit, isWatched } from '../stack/triggers.ts';
import { tellUnattached } from '../stack/unattached.ts';
import type { Game } from '../state/game.ts';
import { Happened, isNoticed } from './happened.ts';
import { performDamage } from './performDamage.ts';
import { createTokens, moveObject } from './performMove.ts';
import { addCounters, drawCard, gainLife, loseLife, produceMana } from './performPlayer.ts';

/** Performs the events; returns results of damage that are yet to pass through replacement effects, or null. */
export function performAll(game: Game, events: readonly ProposedEvent[]): readonly ProposedEvent[] | null {
  if (game.pendingTriggers.length > 0) closeTriggers(game);
  if (events.length === 1) {
    const only = events[0] as ProposedEvent;
    if (only.kind === 'move') lookBack(game, only);
    const happened = new Happened(false);
    const result = perform(game, only, happened);
    game.returned = happened.others.length === 0 ? [result] : [result, ...happened.others];
    emitAll(game, happened.events);
    return happened.results;
  }
  for (const event of events) if (event.kind === 'move') lookBack(game, event);
  const happened = new Happened(true);
  const results: number[] = [];
  for (const event of events) results.push(perform(game, event, happened));
  game.returned = happened.others.length === 0 ? results : [...results, ...happened.others];
  emitAll(game, happened.events);
  return happened.results;
}

function emitAll(game: Game, events: readonly GameEvent[] | null): void {
  if (events === null) return;
  for (let i = 0; i < events.length; i++) emit(game, events[i] as GameEvent);
}

/** Leaves-the-battlefield abilities trigger by the board as it was (603.10a), before anything has moved. */
function lookBack(game: Game, event: MoveEvent): void {
  const permanent = game.permanent(event.object);
  if (permanent === null) return;
  if (game.catalog.readsAttachments) {
    permanent.attachedThen = attachedNow(game, permanent);
    permanent.attachmentsThen = attachmentsOf(game, permanent);
  }
  if (permanent.attachedTo !== 0) tellUnattached(game, permanent);
  const { object, to, cause } = event;
  const { controller } = permanent;
  if (isNoticed(game, EventKind.Moves))
    collectLookBack(game, new GameEvent(EventKind.Moves, object, controller, 0, 0, Zone.Battlefield, to, false, cause));
  if (cause === SACRIFICE && isNoticed(game, EventKind.Sacrifices))
    collectLookBack(game, new GameEvent(EventKind.Sacrifices, object, controller, 1, 0, 0, 0, false, ''));
}

/** Performs one event and lists what triggers should see. */
function perform(game: Game, event: ProposedEvent, happened: Happened): number {
  switch (event.kind) {
    case 'move':
      return moveObject(game, event, happened);
    case 'damage':
      return performDamage(game, event, happened);
    case 'draw':
      return drawCard(game, event.player, happened);
    case 'gainLife':
      return gainLife(game, event.player, event.amount, happened);
    case 'loseLife':
      return loseLife(game, event.player, event.amount, happened);
    case 'putCounters':
      return addCounters(game, event, happened);
    case 'createTokens':
      return createTokens(game, event, happened);
    case 'produceMana':
      return produceMana(game, event, happened);
    case 'counter':
      return counterOnStack(game, event);
    case 'find':
      return event.object;
  }
}

/** 701.6a: an ability ceases to exist, a spell is put into a graveyard by what follows. 0 if it is not on the stack any more. Triggers look back (603.10e). */
function counterOnStack(game: Game, { object, by, player }: CounterEvent): number {
  const item = game.stackItem(object);
  if (item === null) return 0;
  if (isWatched(game, EventKind.Performs))
    emit(game, new GameEvent(EventKind.Performs, by, player, 0, object, 0, 0, false, 'counter'));
  if (!item.isSpell) game.stack = game.stack.filter((other) => other !== item);
  return object;
}
