/** A lane that outlives its threads: one that crashes, ends by itself or hangs is ended, and another takes its place. */
import { messageOf } from '@foretell/formats';
import { type Lane, type PoolRequest, type Task, type TaskResult, WorkerLost, type Workers } from './protocol.ts';

/** One thread until its end, whatever runs it. */
export interface Thread {
  /** Rejects with {@link WorkerLost} if the thread is gone, or goes before it has answered. */
  run(task: Task): Promise<TaskResult>;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
}

/** How a runtime has threads. */
export interface ThreadKind {
  readonly start: () => Thread;
  /** Calls back after so many milliseconds, unless what it gives is called before. */
  readonly timer: (milliseconds: number, act: () => void) => () => void;
  /** Milliseconds of patience with a task whose giver names none; null = without limit. */
  readonly patience: number | null;
}

/** Starts so many threads with the pool's cards ready. Each is a lane of its own, because a search keeps its shards where they were opened. */
export async function startLanes(count: number, kind: ThreadKind, pool: PoolRequest): Promise<Workers> {
  const lanes = Array.from({ length: count }, () => new LastingLane(kind, pool));
  const close = async (): Promise<void> => {
    await Promise.all(lanes.map((lane) => lane.close()));
  };
  try {
    await Promise.all(lanes.map((lane) => lane.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { lanes, close };
}

class LastingLane implements Lane {
  private readonly kind: ThreadKind;
  /** The pool that the thread was told of last: another one needs it as well. */
  private pool: PoolRequest;
  private thread: Thread | null = null;
  /** Tasks are done one after the other, so that each has all of its patience. */
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(kind: ThreadKind, pool: PoolRequest) {
    this.kind = kind;
    this.pool = pool;
  }

  run(task: Task, patience?: number): Promise<TaskResult> {
    const result = this.last.then(() => this.runNext(task, patience ?? this.kind.patience));
    // Whoever gave the task hears how it ends.
    this.last = result.catch(() => undefined);
    return result;
  }

  /** A thread with the pool's cards ready. */
  async start(): Promise<Thread> {
    const thread = this.kind.start();
    this.thread = thread;
    try {
      await this.within(this.kind.patience, thread.run({ kind: 'usePool', pool: this.pool }));
    } catch (error) {
      await this.end();
      // The fault of no task.
      throw new Error(`a thread cannot start: ${messageOf(error)}`);
    }
    return thread;
  }

  private async runNext(task: Task, patience: number | null): Promise<TaskResult> {
    if (this.closed) throw new Error('a task for a worker that is closed');
    if (task.kind === 'usePool') this.pool = task.pool;
    const thread = this.thread ?? (await this.start());
    try {
      return await this.within(patience, thread.run(task));
    } catch (error) {
      if (error instanceof WorkerLost) await this.end();
      throw error;
    }
  }

  private within(patience: number | null, work: Promise<TaskResult>): Promise<TaskResult> {
    if (patience === null) return work;
    return new Promise((resolve, reject) => {
      const lost = (): void => reject(new WorkerLost(`not done after ${patience / 1000} s`));
      const stop = this.kind.timer(patience, lost);
      work.then(resolve, reject).finally(stop);
    });
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
