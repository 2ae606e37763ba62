/**
 * The games of a match played by whatever workers serve the queue. Games are addressed by their seeds, so that it does not matter who plays
 * one, nor how often: a second record of a game is the same as the first. Jobs that Redis, a worker or this program lost are asked for again.
 */
import type { GameOrder } from '@foretell/study';
import { Job, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PoolRequest } from '../shared/index.ts';
import { InOrder } from '../shared/inOrder.ts';
import { MessageSize } from '../shared/messageSize.ts';
import { lostGame, type MatchJob } from '../shared/runMatch.ts';
import { isLoss } from './connect.ts';
import {
  type GamesDone,
  type GamesJob,
  isGamesDone,
  jobId,
  PREFIX,
  putStudy,
  queueName,
  type StoredStudy,
  storedStudy,
} from './protocol.ts';
import { type WorkerThere, workersThere } from './workersThere.ts';

export interface QueuedMatch extends MatchJob {
  readonly redis: Redis;
  readonly engine: string;
  readonly pool: PoolRequest;
  /** Called now and then with the workers of any version that are there. */
  readonly onWorkers: (workers: readonly WorkerThere[]) => void;
}

/** Games of a job, at most, and milliseconds that it takes, about. */
const MOST_PER_JOB = 256;
const MILLISECONDS_PER_JOB = 250;
/** Jobs in the queue for each thread that serves it, and in all at least. */
const JOBS_PER_THREAD = 4;
const LEAST_JOBS = 8;
/** Milliseconds between looks at whether the caller stops, and at jobs that have not been heard of. */
const LOOK_EVERY = 100;
const RECONCILE_EVERY = 1000;
/** Events with results that Redis keeps, about. */
const EVENTS_KEPT = 500;

interface Asked {
  readonly from: number;
  readonly orders: readonly GameOrder[];
  readonly failures: number;
}

/** Plays until all games are played or the caller stops; the number of games handed out. */
export async function runQueuedMatch(job: QueuedMatch): Promise<number> {
  const match = new QueuedGames(job);
  try {
    await match.start();
    while (!(await match.isOver())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    return match.handedOut;
  } finally {
    await match.close();
  }
}

class QueuedGames {
  private readonly job: QueuedMatch;
  private readonly study: StoredStudy;
  private readonly queue: Queue<GamesJob, GamesDone>;
  private readonly events: QueueEvents;
  /** Events block, so they need a connection to themselves. */
  private readonly listening: Redis;
  private readonly done: InOrder<GamesDone['games'][number]>;
  private readonly size: MessageSize = new MessageSize(MOST_PER_JOB, MILLISECONDS_PER_JOB);
  /** By id: jobs whose games have not come yet. */
  private readonly asked: Map<string, Asked> = new Map();
  private next: number;
  private mostJobs = LEAST_JOBS;
  private reconciled = -Infinity;
  private failure: Error | null = null;
  /** What is said to Redis about jobs, in turn. */
  private saying: Promise<unknown> = Promise.resolve();

  constructor(job: QueuedMatch) {
    this.job = job;
    this.study = storedStudy(job.engine, job.match, job.pool);
    const options = { connection: job.redis, prefix: PREFIX };
    this.queue = new Queue(queueName(job.engine), { ...options, streams: { events: { maxLen: EVENTS_KEPT } } });
    this.listening = job.redis.duplicate();
    this.events = new QueueEvents(queueName(job.engine), { ...options, connection: this.listening });
    this.next = job.from;
    this.done = new InOrder(job.from, job.onGames);
    const fail = (error: Error): void => {
      if (!isLoss(error)) this.failure ??= error;
    };
    this.queue.on('error', fail);
    this.events.on('error', fail);
  }

  get handedOut(): number {
    return this.done.handedOut - this.job.from;
  }

  async start(): Promise<void> {
    await putStudy(this.job.redis, this.study);
    await this.events.waitUntilReady();
    this.events.on('completed', ({ jobId, returnvalue }) => {
      void this.say(() => this.take(jobId, returnvalue));
    });
    await this.takeEarlier();
  }

  /** What an earlier run of the study asked for: what is done is welcome, what nobody has begun is cut anew. */
  private async takeEarlier(): Promise<void> {
    const jobs = await this.queue.getJobs(['completed', 'wait', 'failed']);
    for (const job of jobs) {
      if (job?.id === undefined || job.data.study !== this.study.id) continue;
      const { from, orders } = job.data;
      if (from >= this.job.from && isGamesDone(job.returnvalue, orders))
        this.done.add(from, job.returnvalue.games.slice(0, this.job.to - from));
      await this.queue.remove(job.id);
    }
  }

  /** One look: asks for more, or takes back what nobody has begun; whether all that was asked for has come. */
  async isOver(): Promise<boolean> {
    const { cancellation, clock } = this.job;
    const stopped = cancellation?.aborted === true;
    if (clock() - this.reconciled >= RECONCILE_EVERY || stopped) {
      await this.say(() => this.reconcile(stopped));
      this.reconciled = clock();
    }
    if (!stopped) await this.say(() => this.ask());
    if (this.failure !== null) throw this.failure;
    return this.asked.size === 0 && (stopped || this.done.handedOut >= this.job.to);
  }

  /** What is said to Redis is said in turn: a look never sees half of what an event does. */
  private say(what: () => Promise<void>): Promise<void> {
    const said = this.saying.then(what).catch((error: unknown) => {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
    });
    this.saying = said;
    return said;
  }

  private async ask(): Promise<void> {
    const { to, schedule } = this.job;
    const jobs: Asked[] = [];
    while (this.asked.size + jobs.length < this.mostJobs) {
      while (this.next < to && this.done.has(this.next)) this.next++;
      if (this.next >= to) break;
      const from = this.next;
      while (this.next < to && this.next - from < this.size.next && !this.done.has(this.next)) this.next++;
      const orders = Array.from({ length: this.next - from }, (_, at) => schedule(from + at));
      jobs.push({ from, orders, failures: 0 });
    }
    await this.add(jobs);
  }

  private async add(jobs: readonly Asked[]): Promise<void> {
    if (jobs.length === 0) return;
    const { engine, patience } = this.job;
    const study = this.study.id;
    for (const asked of jobs) this.asked.set(jobId(study, asked.from, asked.orders.length), asked);
    await this.queue.addBulk(
      jobs.map(({ from, orders }) => ({
        name: 'games',
        data: { engine, study, from, orders, patience },
        opts: { jobId: jobId(study, from, orders.length) },
      })),
    );
  }

  private async take(id: string, result: unknown): Promise<void> {
    const asked = this.asked.get(id);
    if (asked === undefined) return;
    if (!isGamesDone(result, asked.orders)) throw new Error(`a worker answered job ${id} with something else`);
    this.asked.delete(id);
    this.size.took(result.games.length, result.milliseconds);
    this.done.add(asked.from, result.games);
    await this.queue.remove(id);
    if (this.job.cancellation?.aborted !== true) await this.ask();
  }

  /** Looks at every job that has not come: events may have been lost, and with Redis the jobs themselves. */
  private async reconcile(stopped: boolean): Promise<void> {
    const { redis, engine, onWorkers } = this.job;
    const workers = await workersThere(redis);
    onWorkers(workers);
    const threads = workers
      .filter((worker) => worker.engine === engine)
      .reduce((sum, worker) => sum + worker.threads, 0);
    this.mostJobs = Math.max(LEAST_JOBS, JOBS_PER_THREAD * threads);
    const states = await Promise.all(
      [...this.asked].map(async ([id, asked]) => ({ id, asked, state: await this.queue.getJobState(id) })),
    );
    const gone = states.filter(({ state }) => state === 'unknown');
    if (gone.length > 0) await putStudy(redis, this.study);
    for (const { id, asked, state } of states) await this.look(id, asked, state, stopped);
  }

  private async look(id: string, asked: Asked, state: string, stopped: boolean): Promise<void> {
    switch (state) {
      case 'completed':
      case 'failed': {
        const job = await Job.fromId<GamesJob, GamesDone>(this.queue, id);
        if (job === undefined) return;
        if (state === 'completed') await this.take(id, job.returnvalue);
        else await this.failed(id, asked, job.failedReason);
        return;
      }
      case 'active':
        return;
      case 'unknown':
        if (stopped) this.asked.delete(id);
        else await this.add([asked]);
        return;
      default:
        if (stopped && (await this.queue.remove(id)) === 1) this.asked.delete(id);
    }
  }

  /** Games that lose one worker after the other are asked for one by one, and are errors then; other failures end the study at the second. */
  private async failed(id: string, { from, orders, failures }: Asked, reason: string): Promise<void> {
    this.asked.delete(id);
    await this.queue.remove(id);
    const [only, ...others] = orders;
    if (/stalled/.test(reason)) {
      if (only !== undefined && others.length === 0)
        this.done.add(from, [lostGame(only, 'its workers were lost one after the other')]);
      else await this.add(orders.map((order, at) => ({ from: from + at, orders: [order], failures })));
      return;
    }
    if (failures > 0) throw new Error(`a worker cannot play: ${reason}`);
    await putStudy(this.job.redis, this.study);
    await this.add([{ from, orders, failures: failures + 1 }]);
  }

  async close(): Promise<void> {
    await this.saying;
    await Promise.all([this.queue.close(), this.events.close()]);
    this.listening.disconnect();
  }
}
