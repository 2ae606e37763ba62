/** A study's games played by the workers at a Redis. What that takes is loaded only then: it is as much code as half of the rest. */
import { ENGINE } from '@foretell/study';
import type { MatchJob, PoolRequest } from '@foretell/workers';
import type { WorkerThere } from '@foretell/workers/queue';
import { type Complaint, Exit } from '../exit.ts';
import type { Terminal } from '../terminal.ts';

/** Null, or why the games cannot be played there. */
export async function playOnQueue(
  url: string,
  job: MatchJob,
  pool: PoolRequest,
  terminal: Terminal,
): Promise<Complaint | null> {
  const { connect, redisPlace, runQueuedMatch } = await import('@foretell/workers/queue');
  const place = redisPlace(url);
  const connected = await connect(url, (reason) => terminal.talk(`${place} is lost (${reason}); waiting for it`));
  if (!connected.ok) return { exit: Exit.failed, lines: [cannotReach(place, connected.reason)] };
  const { redis } = connected;
  try {
    await runQueuedMatch({ ...job, redis, engine: ENGINE, pool, onWorkers: crewTeller(place, terminal) });
    return null;
  } finally {
    redis.disconnect();
  }
}

export function cannotReach(place: string, reason: string): string {
  return `${place} cannot be reached: ${reason}; is Redis there, and are user and password right?`;
}

/** Milliseconds without a worker after which somebody should start one. */
const ALONE_FOR = 3000;

/** Says how many workers there are whenever that changes. */
function crewTeller(place: string, { notice, talk, now }: Terminal): (workers: readonly WorkerThere[]) => void {
  let last = '';
  let since = now();
  return (workers) => {
    const ours = workers.filter(({ engine }) => engine === ENGINE);
    const others = [...new Set(workers.map(({ engine }) => engine))].filter((engine) => engine !== ENGINE);
    if (ours.length > 0) since = now();
    if (now() - since < ALONE_FOR && ours.length === 0) return;
    const line = ours.length > 0 ? crewText(place, ours) : aloneText(place, others);
    if (line !== last) (ours.length > 0 ? notice : talk)(line);
    last = line;
  };
}

function crewText(place: string, workers: readonly WorkerThere[]): string {
  const threads = workers.reduce((sum, worker) => sum + worker.threads, 0);
  const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
  return `${place} has ${counted(workers.length, 'worker')} with ${counted(threads, 'thread')}`;
}

function aloneText(place: string, others: readonly string[]): string {
  const but = others.length === 0 ? '' : ` (but of ${others.join(', ')})`;
  return `${place} has no worker of ${ENGINE}${but}; start one with: foretell worker --redis URL`;
}
