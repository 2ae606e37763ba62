/**
 * What a player believes about the cards each player owns. A belief is given from outside a view: in most play lists are known or come from
 * a set of candidates, and the catalog must not be asked, for it would tell which cards are in the game.
 */
import { Zone } from '../ir/index.ts';
import { compareCards } from './canonical.ts';
import type { CardRecord } from './catalog.ts';
import type { Game } from './game.ts';

/** Cards by number in the catalog, each as often as the player owns it. */
export type CardList = readonly number[];

/** All cards a player owns. */
export interface OwnedCards {
  readonly cards: CardList;
  /** Those of them that begin outside the game: the sideboard, a companion among it (100.4, 103.2b). */
  readonly outside: CardList;
}

/** What is believed of the cards of one player. */
export type OwnershipBelief =
  /** Exactly these. */
  | { readonly kind: 'known'; readonly owned: OwnedCards }
  /**
   * One of these lists, equally likely before anything was seen. What is visible then speaks for a list as much as such cards are frequent in
   * it (Bayes, the visible cards as draws without replacement). Sideboards count as far as the game has them.
   */
  | { readonly kind: 'pool'; readonly lists: readonly OwnedCards[] }
  /**
   * No list. The prior is simple and says so: a hidden card is, with probability 2/5, a basic land of one of the colours the owner has shown
   * (all five if none), otherwise another copy of one of the nonland cards the owner has shown, each shown copy equally likely (Pólya's urn
   * without reinforcement); a basic land if there are none. Outside the game it is never a land. `basics` are the basic lands by colour WUBRG.
   */
  | { readonly kind: 'open'; readonly basics: readonly number[] };

/** By player. */
export type Belief = readonly OwnershipBelief[];

/** The belief of players who know what cards everyone owns: the lists as they are in the game (the default in positions). */
export function knownLists(game: Game): Belief {
  const lists: number[][] = game.players.map(() => []);
  for (let slot = 1; slot < game.cards.length; slot++) {
    if (isOwnedCard(game, slot)) lists[game.owners[slot] as number]?.push(game.card(slot).id);
  }
  return game.players.map((player, index) => {
    const outside = ascending(player.outside.map((slot) => game.card(slot).id));
    return { kind: 'known', owned: { cards: ascending(lists[index] ?? []), outside } };
  });
}

function ascending(ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}

/** Whether the slot holds a card that its owner brought: no token, emblem or copy of a spell. */
export function isOwnedCard(game: Game, slot: number): boolean {
  return slot < game.firstTokenSlot && game.zones[slot] !== Zone.None && isRealCard(game.card(slot));
}

function isRealCard(card: CardRecord): boolean {
  return card.definition.layout !== 'token' && card.definition.layout !== 'emblem';
}

/** Card numbers in an order that does not depend on the catalog's: by name. */
export function byName(cards: readonly CardRecord[]): CardRecord[] {
  return [...cards].sort(compareCards);
}
