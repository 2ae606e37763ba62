/** What the matches of one deck against a field say, as their document has it. */
import type { CardEffects } from '../cards/cardEffects.ts';
import type { MulliganScore, TurnCount } from '../match/breakdown.ts';
import type { DeckScore } from '../match/deckScore.ts';
import type { StudyGames } from '../match/studyGames.ts';

export interface GauntletSummary extends StudyGames {
  readonly schema: 1;
  readonly study: 'gauntlet';
  readonly engine: string;
  readonly seed: number;
  /** Games stop after this turn. */
  readonly mostTurns: number;
  readonly player: string;
  readonly fieldPlayer: string;
  readonly deck: string;
  readonly opponents: readonly OpponentScore[];
  /** Share of the points over the field by the weights of the opponents, with its 95 % interval; and all games, unweighted. */
  readonly weighted: { readonly score: number; readonly ci95: readonly [number, number] };
  readonly total: DeckScore;
  readonly onThePlay: DeckScore;
  readonly onTheDraw: DeckScore;
  readonly mulligans: readonly MulliganScore[];
  readonly turns: readonly TurnCount[];
  readonly cards: CardEffects;
}

export interface OpponentScore extends DeckScore {
  readonly deck: string;
  /** Share of the field, 0 to 1. */
  readonly weight: number;
  readonly onThePlay: DeckScore;
  readonly onTheDraw: DeckScore;
}
