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

export type Belief =
  /** The list of each player; `outside` are those of them that are or were outside the game. */
  | { readonly kind: 'known'; readonly lists: readonly CardList[]; readonly outside?: readonly CardList[] }
  /** For each player the lists it may be, equally likely as far as they fit what is visible. */
  | { readonly kind: 'pool'; readonly lists: readonly (readonly CardList[])[] }
  /**
   * No list. The prior is simple and says so: a hidden card is, with probability 2/5, a basic land of one of the colours the owner has shown
   * (all five if none), otherwise another copy of one of the nonland cards the owner has shown, each shown copy equally likely (Pólya's urn
   * without reinforcement); a basic land if there are none. `basics` are the basic lands by colour WUBRG.
   */
  | { readonly kind: 'open'; readonly basics: readonly number[] };

/** The belief of players who know what cards everyone owns: the lists as they are in the game (the default in positions). */
export function knownLists(game: Game): Belief {
  const lists: number[][] = game.players.map(() => []);
  for (let slot = 1; slot < game.cards.length; slot++) {
    if (isOwnedCard(game, slot)) lists[game.owners[slot] as number]?.push(game.card(slot).id);
  }
  const known = { kind: 'known', lists: lists.map(ascending) } as const;
  if (game.players.every(({ outside }) => outside.length === 0)) return known;
  const outside = game.players.map((player) => ascending(player.outside.map((slot) => game.card(slot).id)));
  return { ...known, outside };
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
