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
  readonly sideboard: readonly DeckEntry[];
}

export const DECK_SECTIONS = ['commander', 'main', 'sideboard'] as const;
export type DeckSection = (typeof DECK_SECTIONS)[number];
