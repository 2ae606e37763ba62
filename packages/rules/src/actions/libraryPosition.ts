/** Places in a library and who knows what lies there (401.4): moving cards within a library is no zone change. */

import { deciderFor } from '../control/decider.ts';
import { Zone } from '../ir/index.ts';
import { Reads } from '../state/abilityReads.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { conceal, everyone, knowledgeAfterMove } from '../state/knowledge.ts';
import { rememberTop } from '../state/topOfLibrary.ts';

/** Moves a card to another place in its library: `position` cards above it, -1 = the bottom. It stays the same object (400.7). */
export function moveWithinLibrary(game: Game, card: Handle, position: number): void {
  const slot = slotOf(card);
  const owner = game.owners[slot] ?? 0;
  rememberTop(game, owner);
  const library = game.player(owner).library;
  const at = library.lastIndexOf(slot);
  if (at < 0) throw new Error('the card is not in its library');
  library.splice(at, 1);
  if (position < 0) library.unshift(slot);
  else library.splice(Math.max(0, library.length - position), 0, slot);
  if ((game.registry.readsBeyond & (Reads.Zones | Reads.Anything)) !== 0) game.stale = true;
  knowledgeAfterMove(game, slot, Zone.Library, Zone.Library, false);
}

/**
 * Cards were put somewhere in an order that only the player who chose it knows (401.4), or nobody if `orderer` is -1. A single card has
 * no order to hide.
 */
export function hideOrder(game: Game, cards: readonly Handle[], orderer: number): void {
  if (cards.length < 2) return;
  const seers = orderer < 0 ? 0 : (1 << orderer) | (1 << deciderFor(game, orderer));
  conceal(game, cards, everyone(game) & ~seers);
}
