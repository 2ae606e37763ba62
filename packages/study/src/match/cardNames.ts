/** The cards of a deck by number, as records of games name them. */
import type { CardRecord, Catalog } from '@foretell/rules';
import type { MatchDeck } from './match.ts';

/** The different cards of the deck in the order of its lists: what it draws can be of its library, and what is brought there of the others. */
export function cardNames({ library, commanders, sideboard = [] }: MatchDeck): string[] {
  return [...new Set([...library.map(({ name }) => name), ...commanders, ...sideboard.map(({ name }) => name)])];
}

/** The numbers by card of the catalog; none of no deck. */
export function cardNumbers(catalog: Catalog, deck: MatchDeck | undefined): Map<CardRecord, number> {
  const names = deck === undefined ? [] : cardNames(deck);
  return new Map(
    names.flatMap((name, at): [CardRecord, number][] => {
      const card = catalog.byName.get(name);
      return card === undefined ? [] : [[card, at]];
    }),
  );
}
