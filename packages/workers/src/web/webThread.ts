/**
 * A web worker as a thread. One that crashes says so by an event; one that ends from inside (`self.close()`) says nothing: as long as it lives it
 * holds a lock by its name, and whoever waits for that lock learns of its end. It is asked nothing before it holds the lock, which takes but an
 * instant: one that does not is taken to have ended before. Where there are no locks, on pages that are not of a secure origin, patience has to do.
 */
import { type Remote, releaseProxy, wrap } from 'comlink';
import { type Task, type TaskResult, type Thread, WorkerLost } from '../shared/index.ts';
import type { WorkerApi } from './foretell-worker.ts';

let started = 0;

/** Milliseconds within which a worker holds its lock. Its script is here already: whoever starts it has loaded the same files. */
export const BEGINS_WITHIN = 10_000;

export class WebThread implements Thread {
  private readonly worker: Worker;
  private readonly api: Remote<WorkerApi>;
  /** Rejects when the worker is gone. */
  private readonly fault: Promise<never>;
  /** Done when the worker can be asked something. */
  private readonly begun: Promise<void>;
  private readonly waiting: AbortController = new AbortController();

  constructor() {
    const name = `foretell-search-${crypto.getRandomValues(new Uint32Array(2)).join('-')}-${++started}`;
    // A plain literal, so that bundlers find the script.
    this.worker = new Worker(new URL('./foretell-worker.js', import.meta.url), { type: 'module', name });
    this.api = wrap<WorkerApi>(this.worker);
    const hasLocks = 'locks' in navigator;
    this.begun = hasLocks ? this.api.lives() : Promise.resolve();
    this.fault = new Promise((_, reject) => {
      this.worker.addEventListener('error', ({ message }) => {
        // A script that is not there has no message.
        reject(new WorkerLost(message ? message : 'its script cannot be loaded'));
      });
      if (hasLocks) void this.waitForEnd(name, (how) => reject(new WorkerLost(how)));
    });
    // Raced by every task; without one there is nobody to tell.
    this.fault.catch(() => undefined);
  }

  run(task: Task): Promise<TaskResult> {
    return Promise.race([this.ask(task), this.fault]);
  }

  private async ask(task: Task): Promise<TaskResult> {
    await this.begun;
    return this.api.run(task);
  }

  async end(): Promise<void> {
    this.waiting.abort();
    this.api[releaseProxy]();
    this.worker.terminate();
  }

  /** The lock is only ours to have once the worker, which takes it first, is no more. */
  private async waitForEnd(name: string, ended: (how: string) => void): Promise<void> {
    const { signal } = this.waiting;
    const limit = setTimeout(() => ended('it ended before it began'), BEGINS_WITHIN);
    await this.begun;
    clearTimeout(limit);
    await navigator.locks
      .request(name, { signal }, async () => ended('it ended'))
      .catch((error: unknown) => {
        // Ended by us.
        if (!signal.aborted) throw error;
      });
  }
}
