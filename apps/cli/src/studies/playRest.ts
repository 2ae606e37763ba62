/** Playing the games that a results folder does not have yet, on threads, with progress, until they are all there or somebody stops it. */
import type { Match, Schedule } from '@foretell/study';
import { type PoolRequest, runMatch, startWorkers } from '@foretell/workers';
import type { Complaint } from '../exit.ts';
import { duration, type Terminal } from '../terminal.ts';
import type { ResultsFolder } from './resultsFolder.ts';

export interface GamesToPlay {
  readonly match: Match;
  readonly schedule: Schedule;
  /** In all, with those that the folder has. */
  readonly games: number;
  readonly threads: number;
  readonly pool: PoolRequest;
  /** Asked after games have been added: whether they are enough. */
  readonly isEnough?: () => boolean;
}

/** Null, or why games cannot be kept: then no more are played. */
export async function playRest(
  folder: ResultsFolder,
  { match, schedule, games, threads, pool, isEnough = () => false }: GamesToPlay,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Complaint | null> {
  const done = folder.games.length;
  if (done > 0) terminal.talk(`${folder.path} has ${done} of ${games} games; going on`);
  if (done >= games || isEnough()) return null;
  const workers = await startWorkers({ threads: Math.min(threads, games - done), pool });
  const progress = progressOf(terminal, done, games);
  const state: { complaint: Complaint | null; enough: boolean } = { complaint: null, enough: false };
  try {
    await runMatch(workers.lanes, {
      match,
      schedule,
      from: done,
      to: games,
      cancellation: {
        get aborted(): boolean {
          return signal.aborted || state.complaint !== null || state.enough;
        },
      },
      onGames: (some) => {
        // Behind games that are missing no later ones may stand.
        state.complaint ??= folder.append(some);
        state.enough ||= isEnough();
        progress(folder.games.length);
      },
    });
  } finally {
    await workers.close();
    terminal.endProgress();
  }
  return state.complaint;
}

function progressOf(terminal: Terminal, before: number, games: number): (done: number) => void {
  const start = terminal.now();
  return (done) => {
    const speed = (done - before) / ((terminal.now() - start) / 1000);
    const left = duration((games - done) / speed);
    terminal.progress(`${done}/${games} games, ${speed.toFixed(1)} games/s, ${left} left`);
  };
}
