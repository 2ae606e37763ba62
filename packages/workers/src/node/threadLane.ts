/** A Piscina thread as a lane: one that crashes or hangs is ended, and another takes its place. */
import { Piscina } from 'piscina';
import { type Lane, type PoolRequest, type Task, type TaskResult, WorkerLost } from '../shared/index.ts';

export class ThreadLane implements Lane {
  private readonly filename: string;
  /** The pool that the thread was told of last: another one needs it as well. */
  private pool: PoolRequest;
  private thread: Thread | null = null;
  /** Tasks are done one after the other, so that each has all of its patience. */
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  /** `filename`: address of the thread script. */
  constructor(filename: string, pool: PoolRequest) {
    this.filename = filename;
    this.pool = pool;
  }

  run(task: Task, patience?: number): Promise<TaskResult> {
    const result = this.last.then(() => this.runNext(task, patience));
    // Whoever gave the task hears how it ends.
    this.last = result.catch(() => undefined);
    return result;
  }

  /** A thread with the pool's cards ready. */
  async start(): Promise<Thread> {
    const thread = new Thread(this.filename);
    this.thread = thread;
    try {
      await thread.run({ kind: 'usePool', pool: this.pool }, undefined);
    } catch (error) {
      // The fault of no task.
      throw new Error(`a thread cannot start: ${error instanceof Error ? error.message : String(error)}`);
    }
    return thread;
  }

  private async runNext(task: Task, patience: number | undefined): Promise<TaskResult> {
    if (this.closed) throw new Error('a task for a worker that is closed');
    if (task.kind === 'usePool') this.pool = task.pool;
    const thread = this.thread ?? (await this.start());
    try {
      return await thread.run(task, patience);
    } catch (error) {
      if (error instanceof WorkerLost) await this.end();
      throw error;
    }
  }

  private async end(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.end();
  }

  close(): Promise<void> {
    this.closed = true;
    return this.end();
  }
}

/** One thread until its end. */
class Thread {
  private readonly piscina: Piscina<Task, TaskResult>;
  /** Rejects when the thread ends by itself while it has no task. */
  private readonly fault: Promise<never>;
  private gone = false;

  constructor(filename: string) {
    this.piscina = new Piscina({ filename, minThreads: 1, maxThreads: 1 });
    this.fault = new Promise((_, reject) => {
      this.piscina.on('error', reject);
    });
    this.piscina.on('workerDestroy', () => {
      this.gone = true;
    });
    // Raced by every task; without one there is nobody to tell.
    this.fault.catch(() => undefined);
  }

  async run(task: Task, patience: number | undefined): Promise<TaskResult> {
    const work = Promise.race([this.piscina.run(task), this.fault]);
    try {
      return await (patience === undefined ? work : within(patience, work));
    } catch (error) {
      // Otherwise the task went wrong, and the thread is there for the next one.
      if (this.gone && error instanceof Error) throw new WorkerLost(error.message);
      throw error;
    }
  }

  /** Whatever it is doing. */
  end(): Promise<void> {
    return this.piscina.destroy();
  }
}

function within(milliseconds: number, work: Promise<TaskResult>): Promise<TaskResult> {
  return new Promise((resolve, reject) => {
    const lost = (): void => reject(new WorkerLost(`not done after ${milliseconds / 1000} s`));
    const timer = setTimeout(lost, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
