/** Playing the games that a results folder does not have yet, with progress, until they are all there or somebody stops it. */
import type { GameRecord, Match, Schedule } from '@foretell/study';
import { type MatchJob, type PoolRequest, runMatch, startWorkers } from '@foretell/workers';
import type { CommandContext } from '../command.ts';
import type { Complaint } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { playOnQueue } from './playOnQueue.ts';
import { Progress } from './progress.ts';
import type { ResultsFolder } from './resultsFolder.ts';
import type { Numbering } from './shard.ts';
import type { Spreading } from './spreading.ts';
import type { Watch } from './study.ts';

export interface GamesToPlay {
  readonly match: Match;
  readonly schedule: Schedule;
  /** Of the folder's games. */
  readonly numbering: Numbering;
  /** In all, with those that the folder has. */
  readonly games: number;
  readonly pool: PoolRequest;
  readonly spreading: Spreading;
  /** Has seen the games that the folder has. */
  readonly watch: Watch;
}

/** Null, or why games cannot be kept: then no more are played. */
export async function playRest(
  folder: ResultsFolder,
  { match, schedule, numbering, games, pool, spreading, watch }: GamesToPlay,
  { terminal, signal }: CommandContext,
): Promise<Complaint | null> {
  const done = folder.count;
  if (done > 0) terminal.notice(`${folder.path} has ${done} of ${games} games; going on`);
  if (done >= games || watch.isEnough()) return null;
  const progress = new Progress(terminal, done, games, watch);
  let complaint: Complaint | null = null;
  const isOver = (): boolean => complaint !== null || watch.isEnough();
  const job: MatchJob = {
    match,
    schedule: (place) => schedule(numbering.gameAt(place)),
    from: done,
    to: games,
    patience: spreading.patience,
    clock: terminal.now,
    cancellation: {
      get aborted(): boolean {
        return signal.aborted || isOver();
      },
    },
    onGames: (some) => {
      // Behind games that are missing, or behind the last one that counts, no later ones may stand.
      if (isOver()) return;
      complaint = folder.append(upToEnough(some, watch));
      progress.show(folder.count);
    },
  };
  const unplayed = await play(job, pool, spreading, terminal);
  terminal.endProgress();
  return complaint ?? unplayed;
}

/** Plays the games where they are to be played; null, or why they cannot be. */
async function play(
  job: MatchJob,
  pool: PoolRequest,
  { threads, queue }: Spreading,
  terminal: Terminal,
): Promise<Complaint | null> {
  if (queue !== undefined) return playOnQueue(queue, job, pool, terminal);
  const workers = await startWorkers({ threads: Math.min(threads, job.to - job.from), pool });
  try {
    await runMatch(workers.lanes, job);
  } finally {
    await workers.close();
  }
  return null;
}

/** The next games, up to the one with which there are enough. */
function upToEnough(games: readonly GameRecord[], watch: Watch): readonly GameRecord[] {
  for (const [at, game] of games.entries()) {
    watch.add(game);
    if (watch.isEnough()) return games.slice(0, at + 1);
  }
  return games;
}
