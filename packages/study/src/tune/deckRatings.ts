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

/** Observations and a regression with a rating for each deck after its weights. */
export interface Rated<Position extends Matched> {
  readonly positions: readonly Position[];
  readonly regression: Regression;
}

export function ratedByDeck<Position extends Matched>(
  positions: readonly Position[],
  regression: Regression,
): Rated<Position> {
  const decks = positions.reduce((count, position) => Math.max(count, ...position.decks.map((deck) => deck + 1)), 0);
  return {
    positions: positions.map((position) => ({ ...position, features: withDecks(position, decks) })),
    regression: withRatings(regression, decks),
  };
}

/** Its features and then one for each deck: 1 for the first player's, -1 for the other's, nothing where both play the same. */
function withDecks({ features, decks }: Matched, count: number): number[] {
  const [first, second] = decks;
  const ratings = Array.from({ length: count }, (_, deck) => Number(deck === first) - Number(deck === second));
  return [...features, ...ratings];
}

function withRatings({ prior, penalties, least, most }: Regression, count: number): Regression {
  const all = (value: number): number[] => Array.from({ length: count }, () => value);
  return {
    prior: [...prior, ...all(0)],
    penalties: [...penalties, ...all(STRENGTH)],
    least: [...least, ...all(Number.NEGATIVE_INFINITY)],
    most: [...most, ...all(Number.POSITIVE_INFINITY)],
  };
}
