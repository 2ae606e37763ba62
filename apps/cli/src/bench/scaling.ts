/** How much faster two workers are than one. */
import { inTurn, type Match } from '@foretell/study';
import { runMatch, startWorkers } from '@foretell/workers';
import type { Matchup } from './decks.ts';

/** Milliseconds that no game of two random players takes. */
const PATIENCE = 60_000;

/** Games per second of wall-clock time with so many threads; the threads are started and warm before the clock runs. */
export async function gamesPerSecond(
  matchup: Matchup,
  threads: number,
  games: number,
  now: () => number,
): Promise<number> {
  const random = { name: 'random', simulations: null } as const;
  const match: Match = {
    decks: [
      { library: matchup.decks[0], commanders: [] },
      { library: matchup.decks[1], commanders: [] },
    ],
    players: [random, random],
    format: 'duel',
    turnLimit: 60,
  };
  const workers = await startWorkers({ threads });
  // Every thread compiles for itself.
  const warmUp = games * threads;
  const play = (from: number, to: number): Promise<number> =>
    runMatch(workers.lanes, {
      match,
      schedule: inTurn(1),
      from,
      to,
      patience: PATIENCE,
      clock: now,
      onGames: () => undefined,
    });
  await play(0, warmUp);
  const start = now();
  await play(warmUp, warmUp + games);
  const seconds = (now() - start) / 1000;
  await workers.close();
  return games / seconds;
}
