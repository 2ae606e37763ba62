/** What a deck won: how its games ended, and its share of the points with an interval. */

import { scoreInterval } from '../statistics/scoreInterval.ts';
import type { ScoreCount } from '../statistics/sprt.ts';
import type { GameRecord } from './match.ts';

export interface DeckScore {
  /** All of them, also those that a defect ended. */
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  /** Draws by the rules (104.4). */
  readonly draws: number;
  /** Games stopped by a limit of ours, by number of turns or of decisions. */
  readonly turnLimit: number;
  readonly decisionLimit: number;
  /** Games that a defect ended; they count neither way. */
  readonly errors: number;
  /** Share of the points: wins, and half of the games that nobody won. Null without games. */
  readonly score: number | null;
  /** Its 95 % interval. */
  readonly ci95: readonly [number, number];
}

/** A deck's points for a game: 1 for a win, a half where nobody won; null if a defect ended it. */
export function pointsOf({ end, winner }: GameRecord, side: number): number | null {
  if (end === 'error') return null;
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}

/** The score of the deck that sat at that side. */
export function deckScore(games: readonly GameRecord[], sideOf: (game: GameRecord) => number): DeckScore {
  const ended = { win: 0, draw: 0, 'turn-limit': 0, 'decision-limit': 0, error: 0 };
  let wins = 0;
  for (const game of games) {
    ended[game.end]++;
    if (game.winner === sideOf(game)) wins++;
  }
  const losses = ended.win - wins;
  const halves = ended.draw + ended['turn-limit'] + ended['decision-limit'];
  const counted = ended.win + halves;
  return {
    games: games.length,
    wins,
    losses,
    draws: ended.draw,
    turnLimit: ended['turn-limit'],
    decisionLimit: ended['decision-limit'],
    errors: ended.error,
    score: counted === 0 ? null : (wins + halves / 2) / counted,
    ci95: scoreInterval(pointCounts(wins, halves, losses)),
  };
}

/** Points as counts of the values that games have. */
function pointCounts(wins: number, halves: number, losses: number): ScoreCount[] {
  return [
    { score: 0, count: losses },
    { score: 0.5, count: halves },
    { score: 1, count: wins },
  ];
}
