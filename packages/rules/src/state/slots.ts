/** Slots for cards and for objects that come into being during the game (111, 707.10). */
import { Zone } from '../ir/index.ts';
import type { CardRecord } from './catalog.ts';
import type { Game } from './game.ts';
import { ABILITY_SLOT } from './handle.ts';

/** A slot that nothing occupies: one left by a token that ceased to exist, or a new one. */
export function freeSlot(game: Game): number {
  for (let slot = game.firstTokenSlot; slot < game.cards.length; slot++)
    if (game.zones[slot] === Zone.None) return slot;
  const slot = game.cards.length;
  if (slot >= ABILITY_SLOT) throw new Error('more objects than a game can hold');
  game.objects[slot] = null;
  return slot;
}

/** Whether so many more objects fit into the game: one that outgrows what it can hold is drawn, as one that goes on for too many turns is. */
export function hasRoomFor(game: Game, count: number): boolean {
  let room = ABILITY_SLOT - game.cards.length;
  for (let slot = game.firstTokenSlot; slot < game.cards.length && room < count; slot++)
    if (game.zones[slot] === Zone.None) room++;
  return room >= count;
}

/** Whether the slot holds no card but a token or a copy. */
export function isCopySlot(game: Game, slot: number): boolean {
  return slot >= game.firstTokenSlot;
}

/** Whether what is in the slot is a token or becomes one on the battlefield (111.1, 707.10f); positions may begin with tokens. */
export function isTokenSlot(game: Game, slot: number): boolean {
  return isCopySlot(game, slot) || game.card(slot).definition.layout === 'token';
}

/** Gives a card a slot in no zone yet; only while a game is set up. */
export function addSlot(game: Game, card: CardRecord, owner: number): number {
  const problem = card.unsupported[0];
  if (problem !== undefined)
    throw new Error(`${card.definition.name} cannot be played: ${problem.code} at ${problem.path}`);
  const slot = game.cards.length;
  game.setCard(slot, card, owner);
  game.stamps.push(game.nextStamp++);
  game.zones.push(Zone.None);
  game.known.push(0);
  game.objects.push(null);
  game.firstTokenSlot = slot + 1;
  noteCard(game, card);
  return slot;
}

/** The game has such a card now: zones in which its abilities matter are looked at from here on. */
export function noteCard(game: Game, card: CardRecord): void {
  game.zonesInForce |= card.zonesInForce;
  game.zonesUsable |= card.zonesUsable;
}
