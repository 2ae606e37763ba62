/** What a comparison of two decks says, as its document has it. Differences are NEW less OLD, as shares of the points: 0.02 = 2 games in 100. */
import type { CardEffects } from '../cards/cardEffects.ts';
import type { MulliganScore, TurnCount } from '../match/breakdown.ts';
import type { DeckScore } from '../match/deckScore.ts';
import type { StudyGames } from '../match/studyGames.ts';
import type { SprtSettings, SprtState } from '../statistics/sprt.ts';

export interface CompareSummary extends StudyGames {
  readonly schema: 1;
  readonly study: 'compare';
  readonly engine: string;
  readonly seed: number;
  /** Games stop after this turn. */
  readonly mostTurns: number;
  /** Who played the two decks, and who the field. */
  readonly player: string;
  readonly fieldPlayer: string;
  readonly old: ComparedDeck;
  readonly new: ComparedDeck;
  /** Cards of which the decks have different numbers, main decks and commanders together. */
  readonly changes: readonly CardChange[];
  readonly pairing: Pairing;
  readonly difference: Difference;
  /** By seat: games in which the compared deck took the first turn, and the others. */
  readonly onThePlay: Difference;
  readonly onTheDraw: Difference;
  /** By opponent, in the order of the field. */
  readonly opponents: readonly OpponentDifference[];
  /** What each card does for the deck that has it: those of NEW in its games, those that only OLD has in its games. */
  readonly cards: CardEffects;
  readonly stop: Stop;
  readonly verdict: Verdict;
  /** The verdict in words. */
  readonly sentence: string;
}

export type Verdict = 'better' | 'worse' | 'no-difference' | 'cannot-tell';

export interface ComparedDeck extends DeckScore {
  readonly deck: string;
  readonly mulligans: readonly MulliganScore[];
  readonly turns: readonly TurnCount[];
}

export interface CardChange {
  readonly card: string;
  readonly old: number;
  readonly new: number;
}

/** What pairs of games have in common. */
export interface Pairing {
  /** Cards of the main deck that lie at the same places of both libraries, and those of NEW that others lie in place of. */
  readonly sharedCards: number;
  readonly changedCards: number;
  /** Pairs of games that do not count because a defect ended one of them. */
  readonly spoilt: number;
  /** Pairs whose games came to the same score. */
  readonly tied: number;
  /** Correlation of the two scores of a pair; null while one of the decks has always had the same score. */
  readonly correlation: number | null;
}

/** A mean difference over pairs of games with its 95 % interval. */
export interface Difference {
  readonly pairs: number;
  readonly mean: number;
  readonly ci95: readonly [number, number];
}

export interface OpponentDifference extends Difference {
  readonly deck: string;
  readonly old: DeckScore;
  readonly new: DeckScore;
}

export interface Stop {
  /** Half the width of the interval at which the study stops; null if it does not look at that. */
  readonly until: number | null;
  readonly sprt: SprtSettings | null;
  /** Where the sequential test stands. */
  readonly state: SprtState | null;
  /** Games that were expected before the first one, and how many there may be at most. */
  readonly predicted: number;
  readonly most: number;
  /** Whether the study ended because it knows enough. */
  readonly reached: boolean;
}
