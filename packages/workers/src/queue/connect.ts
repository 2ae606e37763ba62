/** Connections to Redis that outlive its restarts. */
import { messageOf } from '@foretell/formats';
import { Redis } from 'ioredis';

/** Where Redis is, without user and password. */
export function redisPlace(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

export type Connected = { readonly ok: true; readonly redis: Redis } | { readonly ok: false; readonly reason: string };

/** Most milliseconds between two attempts to connect again. */
const RETRY_WITHIN = 2000;
/** Milliseconds in which the first answer must come: something else may listen there and never say a word. */
const ANSWER_WITHIN = 20_000;

/**
 * Connects, or says why it cannot, after `answerWithin` milliseconds at the latest. Once connected, it comes back as often as Redis does;
 * `onTrouble` hears of each loss once.
 */
export async function connect(
  url: string,
  onTrouble: (reason: string) => void,
  answerWithin: number = ANSWER_WITHIN,
): Promise<Connected> {
  let connected = false;
  let reason = '';
  const redis = new Redis(url, {
    lazyConnect: true,
    // Blocking commands wait for as long as it takes.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (connected ? Math.min(100 * times, RETRY_WITHIN) : null),
  });
  redis.on('error', (error: Error) => {
    reason = reasonOf(error);
  });
  redis.on(
    'reconnecting',
    onceEach(redis, () => onTrouble(reason === '' ? 'the connection was closed' : reason)),
  );
  let silence = '';
  const patience = setTimeout(() => {
    silence = `nothing answered within ${answerWithin / 1000} seconds`;
    redis.disconnect();
  }, answerWithin);
  try {
    await redis.connect();
    await redis.ping();
    connected = true;
    return { ok: true, redis };
  } catch (error) {
    redis.disconnect();
    return { ok: false, reason: silence || reason || reasonOf(error) };
  } finally {
    clearTimeout(patience);
  }
}

/** Calls it at the first of the events until the connection is ready again. */
function onceEach(redis: Redis, call: () => void): () => void {
  let told = false;
  redis.on('ready', () => {
    told = false;
  });
  return () => {
    if (!told) call();
    told = true;
  };
}

function reasonOf(error: unknown): string {
  // Where a name has several addresses there is an error for each, and none in the whole.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return messageOf(error);
}

/** Whether the error says no more than that the connection is lost, which the connection tells by itself. */
export function isLoss(error: Error): boolean {
  return 'code' in error || /connection is closed/i.test(error.message);
}
