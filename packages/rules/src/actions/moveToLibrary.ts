/** Putting cards into libraries (401): at which place, in whose order, or shuffled in (701.24c–d). */

import { propose } from '../effects/propose.ts';
import { ChanceStream, shuffleOrder } from '../engine/chance.ts';
import { type MoveEvent, moveEvent } from '../engine/events.ts';
import { ownerOf, zoneOf } from '../engine/objects.ts';
import { playersInOrder, selectPlayers } from '../engine/select.ts';
import { type Destination, type ObjectSet, Zone } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { PerPlayerData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { becameOf } from '../state/merged.ts';
import { asList } from '../state/value.ts';
import { gather } from './gather.ts';
import { hideOrder, moveWithinLibrary } from './libraryPosition.ts';
import { pushOrder } from './order.ts';
import { arePublic, keepPublic } from './publicMove.ts';
import { shuffleNow } from './shuffle.ts';

/** The numbers of cards above the place, -1 = bottom. */
export function positionOf(to: Destination): number {
  if (to.position === 'bottom') return -1;
  return typeof to.position === 'object' ? to.position.nth - 1 : 0;
}

/**
 * Moves the objects into their owners' libraries. False while something is open; call again with the same destination. True at the end, with
 * the handles of the cards in `game.returned`. `what` tells whose libraries are shuffled when there is nothing to move.
 */
export function moveToLibrary(
  game: Game,
  frame: Frame,
  objects: readonly Handle[],
  to: Destination,
  what: ObjectSet,
): boolean {
  const orderer = to.orderedBy === undefined ? -1 : (selectPlayers(game, frame, to.orderedBy)[0] ?? frame.controller);
  if (frame.phase === 0) {
    const owners = ownersOf(game, objects);
    const cardsOf = (owner: number): Handle[] => objects.filter((object) => ownerOf(game, object) === owner);
    const lists = gather(game, frame, owners, (owner) => {
      const cards = cardsOf(owner);
      if (cards.length < 2 || to.shuffle === true) return cards;
      if (to.randomOrder === true) return inRandomOrder(game, owner, cards);
      pushOrder(game, orderer < 0 ? owner : orderer, frame.source, cards);
      return null;
    });
    if (lists === null) return false;
    const data: PerPlayerData = { kind: 'perPlayer', players: owners, lists };
    frame.data = data;
    frame.b = arePublic(game, frame, objects) ? 1 : 0;
    frame.phase = 1;
    if (!propose(game, place(game, lists, positionOf(to), frame.source))) return false;
  }
  if (!arrangeComponents(game, frame, to)) return false;
  return finish(game, frame, to, what, orderer);
}

/** 730.3a: the owner arranges the cards of each merged permanent. False while an order is open. */
function arrangeComponents(game: Game, frame: Frame, to: Destination): boolean {
  if (to.shuffle === true || to.randomOrder === true) return true;
  const merged = (frame.data as PerPlayerData).lists.flat().map((card) => formsOf(game, card));
  const waiting = merged.filter((cards) => cards.length > 1);
  for (;;) {
    if (frame.phase > 1) {
      const order = asList(game.returned);
      const place = highestOf(game, order);
      for (const card of order.toReversed()) moveWithinLibrary(game, card, place);
    }
    const next = waiting[frame.phase - 1];
    if (next === undefined) return true;
    frame.phase++;
    pushOrder(game, ownerOf(game, next[0] as Handle), frame.source, next);
    return false;
  }
}

/** How many cards lie above the topmost of these. */
function highestOf(game: Game, cards: readonly Handle[]): number {
  const { library } = game.player(ownerOf(game, cards[0] as Handle));
  return Math.min(...cards.map((card) => library.length - 1 - library.indexOf(slotOf(card))));
}

/** The cards in the library that the object became, or is if it was there. */
function formsOf(game: Game, object: Handle): readonly Handle[] {
  const former = game.permanentOrLast(object);
  const forms = former === null ? [game.handle(slotOf(object))] : becameOf(former);
  return forms.filter((card) => zoneOf(game, card) === Zone.Library);
}

function finish(game: Game, frame: Frame, to: Destination, what: ObjectSet, orderer: number): boolean {
  const data = frame.data as PerPlayerData;
  frame.data = null;
  const placed = data.lists.flat().flatMap((card) => formsOf(game, card));
  if (to.shuffle === true) {
    for (const owner of shuffledOwners(game, frame, data.players, what)) shuffleNow(game, owner);
    game.returned = placed.map((card) => game.handle(slotOf(card)));
    return true;
  }
  data.players.forEach((owner) => {
    const own = placed.filter((card) => ownerOf(game, card) === owner);
    if (own.length === 1 && frame.b === 1) keepPublic(game, own);
    hideOrder(game, own, to.randomOrder === true ? -1 : orderer < 0 ? owner : orderer);
  });
  game.returned = placed;
  return true;
}

/** Cards of the same library just change place; the others come as zone changes, in an order that leaves the first nearest the top. */
function place(game: Game, lists: readonly (readonly Handle[])[], position: number, by: Handle): MoveEvent[] {
  const events: MoveEvent[] = [];
  for (const list of lists) {
    const inOrder = position < 0 ? list : list.toReversed();
    for (const card of inOrder) {
      if (zoneOf(game, card) === Zone.Library) moveWithinLibrary(game, card, position);
      else events.push(moveEvent(card, Zone.Library, { position, by }));
    }
  }
  return events;
}

function ownersOf(game: Game, objects: readonly Handle[]): number[] {
  return playersInOrder(game).filter((player) => objects.some((object) => ownerOf(game, object) === player));
}

/** 701.24c–d: a library that cards were to be shuffled into is shuffled even if there are none. */
function shuffledOwners(game: Game, frame: Frame, owners: readonly number[], what: ObjectSet): readonly number[] {
  if (what.kind === 'all' && what.of !== undefined) {
    const meant = selectPlayers(game, frame, what.of);
    return [...owners, ...meant.filter((player) => !owners.includes(player))];
  }
  return owners.length > 0 ? owners : [frame.controller];
}

function inRandomOrder(game: Game, owner: number, cards: readonly Handle[]): Handle[] {
  const slots = cards.map(slotOf);
  shuffleOrder(game, ChanceStream.Order, owner, slots);
  return slots.map((slot) => game.handle(slot));
}
