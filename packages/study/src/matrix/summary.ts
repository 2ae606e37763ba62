/** What the matches of every deck of a field against every other say, as their document has it. */
import type { DeckScore } from '../match/deckScore.ts';
import type { StudyGames } from '../match/studyGames.ts';

export interface MatrixSummary extends StudyGames {
  readonly schema: 1;
  readonly study: 'matrix';
  readonly engine: string;
  readonly seed: number;
  /** Games stop after this turn. */
  readonly mostTurns: number;
  readonly player: string;
  readonly decks: readonly FieldDeck[];
  /** By row and column, in the order of the decks: what the deck of the row won against that of the column. Null where they are the same. */
  readonly cells: readonly (readonly (DeckScore | null)[])[];
  /** Games of the side that took the first turn. */
  readonly onThePlay: DeckScore;
}

export interface FieldDeck {
  readonly deck: string;
  /** Mean share of the points over its opponents, each counting alike, with its 95 % interval. */
  readonly score: number;
  readonly ci95: readonly [number, number];
  readonly total: DeckScore;
}
