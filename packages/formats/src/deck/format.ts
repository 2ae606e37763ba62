// What every format of deck lists can do. One file a format; `registry.ts` knows them all.
import type { Problem, Result } from '../result.ts';
import type { Deck } from './types.ts';

export const DECK_FORMAT_NAMES = ['arena', 'mtgo', 'mtgo-text', 'forge', 'xmage', 'cockatrice'] as const;
export type DeckFormatName = (typeof DECK_FORMAT_NAMES)[number];

/** A deck as it was read. */
export interface DeckReading {
  readonly deck: Deck;
  /** What is no mistake and should be known all the same: cards that are no part of the deck, what the list leaves open. */
  readonly notices: readonly Problem[];
}

export interface DeckFormat {
  readonly name: DeckFormatName;
  /** For people. */
  readonly title: string;
  /** With the dot, in small letters. */
  readonly extensions: readonly string[];
  /** How halves of a split card are joined. */
  readonly splitNames: '/' | ' // ';
  /** Whether cards with two faces go by both names or by the front one. */
  readonly faceNames: 'both' | 'front';
  /** Whether the text has what only this format has. */
  recognise(text: string): boolean;
  /** Every wrong line is one problem; every card of the text is in the deck, in a problem or in a notice. `file` is the name used in problems. */
  parse(text: string, file: string): Result<DeckReading, readonly Problem[]>;
  /** What it has no place for is left out: {@link writeDeck} says what that is. */
  print(deck: Deck): string;
  /** What the program that the file is for may miss in it. */
  readonly remarks?: (deck: Deck) => readonly string[];
}
