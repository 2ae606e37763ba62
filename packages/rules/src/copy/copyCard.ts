/** Copies of cards, made to be cast (707.12): they are in the zone of the original until they are cast or cease to exist (704.5e). */

import { Happened } from '../effects/happened.ts';
import { moveObject } from '../effects/performMove.ts';
import { moveEvent } from '../engine/events.ts';
import { Zone } from '../ir/index.ts';
import type { CardRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { freeSlot, noteCard } from '../state/slots.ts';

/** Copies a card in exile or a graveyard; the copy is the player's. */
export function copyCard(game: Game, original: Handle, player: number): Handle {
  const from = slotOf(original);
  const slot = freeSlot(game);
  const card = game.cards[from] as CardRecord;
  game.setCard(slot, card, player);
  noteCard(game, card);
  game.stamps[slot] = game.nextStamp++;
  game.zones[slot] = game.zones[from] as number;
  game.known[slot] = game.known[from] as number;
  if (game.zones[from] === Zone.Graveyard) game.player(player).graveyard.push(slot);
  else if (game.zones[from] === Zone.Exile) game.exile.push(slot);
  else throw new Error('copies to be cast are made of cards in exile and graveyards');
  game.stale = true;
  return game.handle(slot);
}

/** Those that were not cast cease to exist (704.5e); nothing could find them before state-based actions are checked. */
export function removeCopies(game: Game, copies: readonly Handle[]): void {
  for (const copy of copies)
    if (game.isCurrent(copy)) moveObject(game, moveEvent(copy, Zone.None), new Happened(false));
}
