/** The games of a match spread over workers; the records come out in the order of the games, whoever played them. */
import type { Cancellation, GameRecord, Lane, MatchRequest } from './protocol.ts';

export interface MatchJob {
  readonly match: MatchRequest;
  /** The games `from` … `to - 1`. */
  readonly from: number;
  readonly to: number;
  readonly cancellation?: Cancellation;
  /** Called with the next games in order, as soon as they and all before them are there. */
  readonly onGames: (games: readonly GameRecord[]) => void;
}

/** Games that one message asks for, at most: few enough to stop soon. */
const MOST_PER_MESSAGE = 8;

/** Plays until all games are played or the caller stops; the number of games handed out. */
export async function runMatch(lanes: readonly Lane[], job: MatchJob): Promise<number> {
  const { match, from, to } = job;
  const size = Math.max(1, Math.min(MOST_PER_MESSAGE, Math.floor((to - from) / (4 * lanes.length))));
  const early: Map<number, readonly GameRecord[]> = new Map();
  let next = from;
  let handedOut = from;
  const handOut = (): void => {
    for (let games = early.get(handedOut); games !== undefined; games = early.get(handedOut)) {
      early.delete(handedOut);
      handedOut += games.length;
      job.onGames(games);
    }
  };
  const work = async (lane: Lane): Promise<void> => {
    while (next < to && job.cancellation?.aborted !== true) {
      const start = next;
      next = Math.min(to, start + size);
      const result = await lane.run({ kind: 'playGames', match, from: start, to: next });
      if (result.kind !== 'games') throw new Error(`a worker answered games with ${result.kind}`);
      early.set(start, result.games);
      handOut();
    }
  };
  await Promise.all(lanes.map(work));
  return handedOut - from;
}
