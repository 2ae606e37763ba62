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

/** Says how many workers there are whenever that changes. */
function crewTeller(place: string, { notice, talk }: Terminal): (workers: readonly WorkerThere[]) => void {
  let last = '';
  return (workers) => {
    const ours = workers.filter(({ engine }) => engine === ENGINE);
    const others = [...new Set(workers.map(({ engine }) => engine))].filter((engine) => engine !== ENGINE);
    const threads = ours.reduce((sum, worker) => sum + worker.threads, 0);
    const now = `${ours.length} ${threads} ${others.join()}`;
    if (now === last) return;
    last = now;
    if (ours.length > 0)
      notice(`${place} has ${ours.length === 1 ? 'a worker' : `${ours.length} workers`} with ${threads} threads`);
    else
      talk(
        `${place} has no worker of ${ENGINE}${others.length === 0 ? '' : ` (but of ${others.join(', ')})`}; start one with: foretell worker --redis URL`,
      );
  };
}
