/** What the summaries of all studies of decks say of their games together. */
import type { GameEnd, GameRecord } from './match.ts';
import { signatureOf } from './signature.ts';

/** A game that has no result by the rules; seed and number are enough to play it again. */
export interface UnfinishedGame {
  readonly game: number;
  readonly seed: number;
  readonly end: Exclude<GameEnd, 'win' | 'draw'>;
  /** What went wrong; only of games that a defect ended. */
  readonly reason?: string;
}

export interface StudyGames {
  readonly games: number;
  readonly draws: number;
  readonly turnLimit: number;
  readonly decisionLimit: number;
  readonly errors: number;
  readonly meanTurns: number;
  readonly meanDecisions: number;
  /** The first of the games that a limit or a defect ended. */
  readonly unfinished: readonly UnfinishedGame[];
  /** Over all games: equal studies have equal signatures. */
  readonly signature: number;
}

/** More are counted, and found in the list of games. */
const MOST_LISTED = 100;

export function studyGames(games: readonly GameRecord[]): StudyGames {
  const ended = { win: 0, draw: 0, 'turn-limit': 0, 'decision-limit': 0, error: 0 };
  const unfinished: UnfinishedGame[] = [];
  let turns = 0;
  let decisions = 0;
  for (const record of games) {
    ended[record.end]++;
    turns += record.turns;
    decisions += record.decisions;
    if (unfinished.length < MOST_LISTED) unfinished.push(...unfinishedOf(record));
  }
  return {
    games: games.length,
    draws: ended.draw,
    turnLimit: ended['turn-limit'],
    decisionLimit: ended['decision-limit'],
    errors: ended.error,
    meanTurns: turns / Math.max(1, games.length),
    meanDecisions: decisions / Math.max(1, games.length),
    unfinished,
    signature: signatureOf(games),
  };
}

function unfinishedOf({ game, seed, end, reason }: GameRecord): UnfinishedGame[] {
  if (end === 'win' || end === 'draw') return [];
  return [{ game, seed, end, ...(reason === undefined ? {} : { reason }) }];
}
