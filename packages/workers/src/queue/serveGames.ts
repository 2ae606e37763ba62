/** A worker on a queue: takes games of any study of its engine's version, plays them and gives the records back. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@foretell/formats';
import type { GameOrder, GameRecord } from '@foretell/study';
import { UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { SharedStudy } from '../shared/index.ts';
import { isLoss } from './connect.ts';
import { type GamesDone, type GamesJob, getStudy, PREFIX, queueName } from './protocol.ts';
import { sayThere } from './workersThere.ts';

export interface GameServer {
  readonly redis: Redis;
  readonly engine: string;
  /** Games that may be under way at once. */
  readonly threads: number;
  /** Milliseconds after which others may take what this worker had when it died. */
  readonly lease: number;
  readonly play: (study: SharedStudy, orders: readonly GameOrder[], patience: number) => Promise<readonly GameRecord[]>;
  readonly clock: Clock;
  readonly onGames: (games: number) => void;
  /** Called with what goes wrong between this worker and its queue: the games concerned go to others. */
  readonly onTrouble: (reason: string) => void;
}

/** How often the games of a job may lose their worker before they are given up. */
const MOST_LOSSES = 5;
/** Results that nobody fetches are kept for so long, in seconds. */
const RESULTS_KEPT = 24 * 3600;

/** Serves until the returned function is called; that waits for the games under way. */
export function serveGames(server: GameServer): () => Promise<void> {
  const { redis, engine, threads, lease, play, clock, onGames, onTrouble } = server;
  const studies = new Studies(redis);
  const playJob = async ({ engine: wanted, study, orders, patience }: GamesJob): Promise<GamesDone> => {
    if (wanted !== engine) throw new UnrecoverableError(`the games are for ${wanted}, and this worker is ${engine}`);
    const known = await studies.get(study);
    const began = clock();
    const games = await play(known, orders, patience);
    onGames(games.length);
    return { games, milliseconds: clock() - began };
  };
  const worker = new Worker<GamesJob, GamesDone>(queueName(engine), (job) => playJob(job.data), {
    connection: redis,
    prefix: PREFIX,
    concurrency: threads,
    lockDuration: lease,
    stalledInterval: lease,
    maxStalledCount: MOST_LOSSES,
    removeOnComplete: { age: RESULTS_KEPT },
    removeOnFail: { age: RESULTS_KEPT },
  });
  worker.on('error', (error) => {
    if (!isLoss(error)) onTrouble(error.message);
  });
  const sayGone = sayThere(redis, randomUUID(), { engine, threads });
  return async () => {
    // Without Redis there is nobody to give the games under way to, and nobody to take leave of.
    await worker.close(redis.status !== 'ready');
    await sayGone();
  };
}

/** The studies used last: their cards may be many. */
class Studies {
  private readonly redis: Redis;
  private readonly known: Map<string, Promise<SharedStudy | null>> = new Map();

  constructor(redis: Redis) {
    this.redis = redis;
  }

  async get(id: string): Promise<SharedStudy> {
    const found = this.known.get(id) ?? getStudy(this.redis, id);
    this.known.delete(id);
    this.known.set(id, found);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_STUDIES && oldest !== undefined) this.known.delete(oldest);
    const study = await found.catch(() => null);
    if (study !== null) return study;
    this.known.delete(id);
    throw new Error('the study is not in Redis');
  }
}

const MOST_STUDIES = 4;
