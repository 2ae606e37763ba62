/** One entry of a card file as either format gives it. */
import type { CardSource } from '../compile/outcome.ts';

/** A card, and what else a card file tells of it. */
export interface FileCard {
  readonly source: CardSource;
  /** Scryfall's name for the card in all its printings, by which files of rulings refer to it. */
  readonly oracleId: string | null;
}

export type CardEntry =
  | { readonly kind: 'cards'; readonly cards: readonly FileCard[] }
  /** Something that no deck can hold, such as a token; `layout` is the file's word for it. */
  | { readonly kind: 'no-card'; readonly layout: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** What card files hold besides cards; the same words in both formats. */
const NO_CARDS: ReadonlySet<string> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'dungeon',
  'sticker',
]);

export function isNoCard(layout: string): boolean {
  return NO_CARDS.has(layout);
}
