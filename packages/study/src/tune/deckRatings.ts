/**
 * What decks bring to a game whatever is done in it (Bradley and Terry 1952: each has a rating, and the better one wins more often). Fitted beside
 * the weights and then dropped: otherwise a feature that good decks show would be credited with what those decks win.
 */
import type { Observation, Regression } from './logistic.ts';

/** How strongly ratings are drawn to 0, in positions. */
const STRENGTH = 10;

/** An observation of a game with the decks, by number, of its two players. */
export interface Matched extends Observation {
  readonly decks: readonly number[];
}

export function deckCount(positions: readonly Matched[]): number {
  return positions.reduce((count, { decks }) => Math.max(count, ...decks.map((deck) => deck + 1)), 0);
}

/** Its features and then one for each deck: 1 for the first player's, -1 for the other's, nothing where both play the same. */
export function withDecks({ features, decks }: Matched, count: number): number[] {
  const [first, second] = decks;
  const ratings = Array.from({ length: count }, (_, deck) => Number(deck === first) - Number(deck === second));
  return [...features, ...ratings];
}

/** The regression with a rating for each of so many decks after its weights. */
export function besideDecks({ prior, penalties, least, most }: Regression, count: number): Regression {
  const all = (value: number): number[] => Array.from({ length: count }, () => value);
  return {
    prior: [...prior, ...all(0)],
    penalties: [...penalties, ...all(STRENGTH)],
    least: [...least, ...all(Number.NEGATIVE_INFINITY)],
    most: [...most, ...all(Number.POSITIVE_INFINITY)],
  };
}
