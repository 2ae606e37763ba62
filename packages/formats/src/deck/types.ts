// A deck as a list of names and numbers. Whether the cards exist and the deck is legal is asked elsewhere.

/** Copies of one card. */
export interface DeckEntry {
  readonly count: number;
  readonly name: string;
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
