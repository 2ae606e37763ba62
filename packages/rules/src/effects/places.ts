/** Taking cards out of the places where they lie, and putting them there (400). What comes with it is for `performMove.ts` to do. */
import type { MoveEvent } from '../engine/events.ts';
import { CardType, PERMANENT_TYPES, Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { noticeLeaving, refresh } from './refresh.ts';

/** Removes the slot from its zone. Order matters in every zone, so nothing is swapped. */
export function takeOut(game: Game, slot: number, from: number, owner: number): void {
  switch (from) {
    case Zone.Battlefield:
      leaveBattlefield(game, slot);
      return;
    case Zone.Stack:
      rememberSpell(game, game.handle(slot));
      removeSpell(game, game.handle(slot));
      return;
    case Zone.Library:
      removeFrom(game.player(owner).library, slot);
      return;
    case Zone.Hand:
      removeFrom(game.player(owner).hand, slot);
      return;
    case Zone.Graveyard:
      removeFrom(game.player(owner).graveyard, slot);
      return;
    case Zone.Exile:
      removeFrom(game.exile, slot);
      if (game.exiled.length > 0) forgetExiled(game, slot);
      return;
    case Zone.Command:
      removeFrom(game.command, slot);
      return;
    case Zone.Outside:
      game.player(owner).outside = game.player(owner).outside.filter((other) => other !== slot);
  }
}

function forgetExiled(game: Game, slot: number): void {
  game.exiled = game.exiled.filter((record) => slotOf(record.card) !== slot);
}

/** A spell that abilities on the stack above it are of, or tell of, can still be asked about, and copied (608.2h, 707.10). */
function rememberSpell(game: Game, handle: Handle): void {
  if (!game.stack.some((item) => isAbout(item, handle))) return;
  const spell = game.stackItem(handle);
  const waiting = game.lastSpells.filter((last) => game.stack.some((item) => isAbout(item, last.handle)));
  if (spell !== null) game.lastSpells = [...waiting, spell];
}

function isAbout(item: StackItem, spell: Handle): boolean {
  if (item.handle === spell) return false;
  return item.source === spell || item.boundValues.some((value) => value === spell || asList(value).includes(spell));
}

function removeFrom(zone: number[], slot: number): void {
  const last = zone.length - 1;
  let at = last;
  while (at >= 0 && zone[at] !== slot) at--;
  if (at < 0) return;
  for (; at < last; at++) zone[at] = zone[at + 1] as number;
  zone.pop();
}

function removeSpell(game: Game, handle: Handle): void {
  let at = game.stack.length - 1;
  while (at >= 0 && game.stack[at]?.handle !== handle) at--;
  if (at === game.stack.length - 1) game.stack.pop();
  else if (at >= 0) game.stack.splice(at, 1);
}

function leaveBattlefield(game: Game, slot: number): void {
  const permanent = game.objects[slot] ?? null;
  removeFrom(game.battlefield, slot);
  if (permanent === null) return;
  if (game.stale) refresh(game);
  game.objects[slot] = null;
  const lastKnown = game.lastKnown.slice();
  lastKnown.push(permanent);
  game.lastKnown = lastKnown;
  noticeLeaving(game, permanent);
}

/** Puts the slot into any zone but the battlefield and the stack. */
export function putInto(game: Game, slot: number, owner: number, to: number, event: MoveEvent): void {
  switch (to) {
    case Zone.Library: {
      const library = game.player(owner).library;
      if (event.position < 0) library.unshift(slot);
      else if (event.position === 0) library.push(slot);
      else library.splice(Math.max(0, library.length - event.position), 0, slot);
      return;
    }
    case Zone.Hand:
      game.player(owner).hand.push(slot);
      return;
    case Zone.Graveyard:
      game.player(owner).graveyard.push(slot);
      return;
    case Zone.Exile:
      game.exile.push(slot);
      if (event.faceDown || event.by !== 0 || event.counter !== '') {
        const counters = event.counter === '' ? [] : [event.counter, 1];
        game.exiled = [...game.exiled, { card: game.handle(slot), faceDown: event.faceDown, counters, by: event.by }];
      }
      return;
    case Zone.Command:
      game.command.push(slot);
  }
}

/** 700.11: permanent cards that came to their owner's graveyard. */
export function countDescent(game: Game, slot: number, owner: number): void {
  const { types } = game.card(slot).characteristics;
  const { tally } = game.player(owner);
  if ((types & PERMANENT_TYPES) !== 0) tally.descents++;
  if ((types & CardType.Creature) !== 0) tally.creatureCardsBuried++;
}
