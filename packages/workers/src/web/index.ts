/** Workers in browsers: web workers spoken to through Comlink. */
import { releaseProxy, wrap } from 'comlink';
import {
  BUILT_IN_POOL,
  inlineWorkers,
  type Lane,
  type PoolRequest,
  type Runtime,
  type Workers,
} from '../shared/index.ts';
import type { WorkerApi } from './foretell-worker.ts';

export * from '../shared/index.ts';
export { type BlobKeeper, importCards, openKeptCards, type WebImportJob, type WebImportOutcome } from './cardFiles.ts';

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

/** Starts web workers with the pool's cards ready. */
export async function startWorkers(options: StartOptions): Promise<Workers> {
  const pool = options.pool ?? BUILT_IN_POOL;
  if (options.threads === 0) return inlineWorkers(pool, BROWSER);
  const started = Array.from({ length: options.threads }, () => {
    // A plain literal, so that bundlers find the script.
    const worker = new Worker(new URL('./foretell-worker.js', import.meta.url), { type: 'module' });
    return { worker, api: wrap<WorkerApi>(worker) };
  });
  const lanes = started.map(({ api }): Lane => ({ run: (task) => api.run(task) }));
  const close = async (): Promise<void> => {
    for (const { worker, api } of started) {
      api[releaseProxy]();
      worker.terminate();
    }
  };
  try {
    const broken = started.map(({ worker }) => failureOf(worker));
    await Promise.race([Promise.all(lanes.map((lane) => lane.run({ kind: 'usePool', pool }))), ...broken]);
  } catch (error) {
    await close();
    throw error;
  }
  return { lanes, close };
}

/** Rejects when the worker's script cannot be loaded or breaks outside a call: nothing would ever answer a call then. */
function failureOf(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', (event) => {
      // A script that is not there has no message.
      const reason = event.message ? event.message : 'its script cannot be loaded';
      reject(new Error(`a web worker cannot start: ${reason}`));
    });
  });
}
