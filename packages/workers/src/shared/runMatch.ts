/** The games of a match spread over workers; the records come out in the order of the games. */
import type { GameRecord, Match, Schedule } from '@foretell/study';
import type { Cancellation, Lane } from './protocol.ts';
import { spread } from './spread.ts';

export interface MatchJob {
  readonly match: Match;
  readonly schedule: Schedule;
  /** The games `from` … `to - 1`. */
  readonly from: number;
  readonly to: number;
  readonly cancellation?: Cancellation;
  /** Called with the next games in order. */
  readonly onGames: (games: readonly GameRecord[]) => void;
}

/** Plays until all games are played or the caller stops; the number of games handed out. */
export function runMatch(lanes: readonly Lane[], job: MatchJob): Promise<number> {
  const { match, schedule, from, to, cancellation, onGames } = job;
  return spread(lanes, {
    from,
    to,
    mostPerMessage: 8,
    ...(cancellation === undefined ? {} : { cancellation }),
    task: (start, end) => {
      const orders = Array.from({ length: end - start }, (_, at) => schedule(start + at));
      return { kind: 'playGames', match, orders };
    },
    items: (result) => {
      if (result.kind !== 'games') throw new Error(`a worker answered games with ${result.kind}`);
      return result.games;
    },
    onItems: onGames,
  });
}
