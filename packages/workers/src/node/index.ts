/** Workers on Node: one Piscina thread each. */
import { extname } from 'node:path';
import {
  BUILT_IN_POOL,
  inlineWorkers,
  type PoolRequest,
  type Runtime,
  startLanes,
  type ThreadKind,
  type Workers,
} from '../shared/index.ts';
import { PiscinaThread } from './piscinaThread.ts';

export * from '../shared/index.ts';
export { type ImportJob, type ImportOutcome, type ImportProgress, importCards } from './importCards.ts';
export { runTrials, type TrialsJob } from './runTrials.ts';
export { type OpenStore, openKeptCards } from './storeFiles.ts';
export { TextFile } from './textFile.ts';

/** Node as the runtime of tasks in the caller's own thread. */
const NODE: Runtime = {
  clock: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

export interface StartOptions {
  /** 0 = no thread: tasks run in the caller's own. */
  readonly threads: number;
  readonly pool?: PoolRequest;
  /** The thread script; by default the one beside this module. */
  readonly workerUrl?: string;
}

/** Starts workers with the pool's cards ready. */
export async function startWorkers(options: StartOptions): Promise<Workers> {
  const pool = options.pool ?? BUILT_IN_POOL;
  if (options.threads === 0) return inlineWorkers(pool, NODE);
  // Beside sources the script is a .ts file, beside bundles a .js file.
  const filename = options.workerUrl ?? new URL(`./foretell-worker${extname(import.meta.url)}`, import.meta.url).href;
  return startLanes(options.threads, nodeThreads(filename), pool);
}

function nodeThreads(filename: string): ThreadKind {
  return {
    start: () => new PiscinaThread(filename),
    timer: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    patience: null,
  };
}
