/** How much faster two workers are than one. */
import { inTurn, type Match } from '@foretell/study';
import { runMatch, startWorkers, type Workers } from '@foretell/workers';
import type { Matchup } from './decks.ts';

/** Milliseconds that no game of two random players takes. */
const PATIENCE = 60_000;

/** Games per second of wall-clock time. */
export interface Throughput {
  readonly one: number;
  readonly two: number;
}

/**
 * Random games on one thread and on two. A thread is as fast as it will be only after some thousand games, so that each plays all games once before
 * the clock runs; then the two take turns, so that what else the machine does meets both alike.
 */
export async function throughput(matchup: Matchup, games: number, now: () => number): Promise<Throughput> {
  const match = randomMatch(matchup);
  const single = await startWorkers({ threads: 1 });
  const pair = await startWorkers({ threads: 2 });
  const seconds = async ({ lanes }: Workers, from: number, to: number): Promise<number> => {
    const start = now();
    await runMatch(lanes, {
      match,
      schedule: inTurn(1),
      from,
      to,
      patience: PATIENCE,
      clock: now,
      onGames: () => undefined,
    });
    return (now() - start) / 1000;
  };
  await seconds(single, 0, games);
  await seconds(pair, 0, 2 * games);
  const half = Math.ceil(games / 2);
  let [one, two] = [0, 0];
  for (const [from, to] of [[0, half] as const, [half, games] as const]) {
    one += await seconds(single, from, to);
    two += await seconds(pair, from, to);
  }
  await Promise.all([single.close(), pair.close()]);
  return { one: games / one, two: games / two };
}

function randomMatch({ decks }: Matchup): Match {
  const random = { name: 'random', simulations: null } as const;
  return {
    decks: [
      { library: decks[0], commanders: [] },
      { library: decks[1], commanders: [] },
    ],
    players: [random, random],
    format: 'duel',
    turnLimit: 60,
  };
}
