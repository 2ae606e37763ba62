/** Workers in browsers: web workers spoken to through Comlink. */
import {
  BUILT_IN_POOL,
  inlineWorkers,
  type PoolRequest,
  type Runtime,
  startLanes,
  type ThreadKind,
  type Workers,
} from '../shared/index.ts';
import { WebThread } from './webThread.ts';

export * from '../shared/index.ts';
export { type BlobKeeper, importCards, openKeptCards, type WebImportJob, type WebImportOutcome } from './cardFiles.ts';
export { holdLifeline } from './lifeline.ts';

/** The page as the runtime of tasks in its own thread. */
const BROWSER: Runtime = {
  clock: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
};

export interface StartOptions {
  /** 0 = no web worker: tasks run in the page's own thread. */
  readonly threads: number;
  readonly pool?: PoolRequest;
}

/** Starts web workers with the pool's cards ready. One that is lost is replaced; whoever waited for it is told by `WorkerLost`. */
export async function startWorkers(options: StartOptions): Promise<Workers> {
  const pool = options.pool ?? BUILT_IN_POOL;
  return options.threads === 0 ? inlineWorkers(pool, BROWSER) : startLanes(options.threads, WEB_THREADS, pool);
}

/** No message asks for more than a few seconds of work. */
const PATIENCE = 60_000;

const WEB_THREADS: ThreadKind = {
  start: () => new WebThread(),
  timer: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  patience: PATIENCE,
};
