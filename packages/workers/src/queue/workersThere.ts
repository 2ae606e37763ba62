/** Which workers are there: each says so again and again, and is forgotten when it stops to. */
import type { Redis } from 'ioredis';
import { PREFIX } from './protocol.ts';

export interface WorkerThere {
  readonly engine: string;
  readonly threads: number;
}

const SAID_EVERY = 2000;
/** Milliseconds after which a silent worker is forgotten. */
const FORGOTTEN_AFTER = 7000;

const KEY = `${PREFIX}:worker:`;

/** Says that the worker is there, until the returned function is called. */
export function sayThere(redis: Redis, id: string, worker: WorkerThere): () => Promise<void> {
  const say = (): void => {
    if (redis.status === 'ready')
      // What Redis does not hear now it hears next time.
      redis.set(KEY + id, JSON.stringify(worker), 'PX', FORGOTTEN_AFTER).catch(() => undefined);
  };
  say();
  const timer = setInterval(say, SAID_EVERY);
  return async () => {
    clearInterval(timer);
    if (redis.status === 'ready') await redis.del(KEY + id);
  };
}

export async function workersThere(redis: Redis): Promise<readonly WorkerThere[]> {
  const keys: string[] = [];
  for await (const found of redis.scanStream({ match: `${KEY}*`, count: 1000 })) keys.push(...found);
  if (keys.length === 0) return [];
  const texts = await redis.mget([...new Set(keys)]);
  return texts.flatMap((text): WorkerThere[] => (text === null ? [] : [JSON.parse(text)]));
}
