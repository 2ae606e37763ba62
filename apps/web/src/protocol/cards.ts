/** Card pools and decks, as the page asks the engine worker about them. */

import type { DeckRules } from '@foretell/formats';

/** A card file that the page has compiled and keeps. */
export interface CardPoolInfo {
  /** Name of the user's file. */
  readonly file: string;
  readonly cards: number;
  /** Of them, those of which every clause is compiled. */
  readonly playable: number;
  /** Whether it will be there at the next visit; browsers need not allow it. */
  readonly isKept: boolean;
}

export type ImportResult =
  | { readonly kind: 'ready'; readonly pool: CardPoolInfo }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'cancelled' };

/** A deck text as the engine reads it. */
export interface DeckCheck {
  /** Null where the text names none. */
  readonly name: string | null;
  /** Cards of the main deck, the sideboard and the command zone. */
  readonly cards: number;
  readonly sideboard: number;
  readonly commanders: readonly string[];
  /** Letters of W U B R G of the cards, in that order. */
  readonly colors: string;
  /** Lines that cannot be read, unknown cards (with the nearest name), and what makes it illegal: one line each. */
  readonly problems: readonly string[];
  /** Cards that the engine cannot play, each with the clauses that it does not understand. */
  readonly unsupported: readonly { readonly card: string; readonly clauses: readonly string[] }[];
  /** Whether a game can begin with it. */
  readonly playable: boolean;
}

export interface CardsApi {
  /** `name` is what problems call the list. */
  checkDeck(name: string, text: string, rules: DeckRules): Promise<DeckCheck>;
  /** The pool kept from an earlier visit; null if there is none. It is opened by this call. */
  kept(): Promise<CardPoolInfo | null>;
  /** Compiles a Scryfall or MTGJSON file (perhaps packed with gzip) in web workers and keeps the result in IndexedDB. */
  importFile(file: File, onCards: (cards: number) => void): Promise<ImportResult>;
  cancelImport(): Promise<void>;
  forget(): Promise<void>;
}
