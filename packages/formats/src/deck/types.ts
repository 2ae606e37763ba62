// A deck as a list of names and numbers. Whether the cards exist and the deck is legal is asked elsewhere.

/** Which printing of a card a list means. It makes no difference to the game and is kept for the programs it came from. */
export interface Printing {
  /** Set code in capitals. */
  readonly set: string;
  /** Collector number, such as `146` or `12a`. */
  readonly number?: string;
}

/** Copies of one card. */
export interface DeckEntry {
  readonly count: number;
  readonly name: string;
  readonly printing?: Printing;
  /** 1-based line of the file it was read from. */
  readonly line?: number;
}

export interface Deck {
  readonly name?: string;
  readonly commander: readonly DeckEntry[];
  readonly main: readonly DeckEntry[];
  /** The companion, where the list names one, is one of these and the first (702.139a). */
  readonly sideboard: readonly DeckEntry[];
  /** Which entries of the sideboard the list calls the companion; absent if it has no such section. */
  readonly companion?: readonly DeckEntry[];
}

export const DECK_SECTIONS = ['commander', 'main', 'sideboard'] as const;
export type DeckSection = (typeof DECK_SECTIONS)[number];

/** Copies of all the entries together. */
export function totalOf(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.count, 0);
}
