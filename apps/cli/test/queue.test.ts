// Studies over machines, on a real Redis: whatever dies on the way, the results are those of one machine.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameRecord, inTurn, type Match, type MatchDeck, playGame } from '@foretell/study';
import { BUILT_IN_POOL, catalogOf } from '@foretell/workers';
import { connect, type GameServer, type QueuedMatch, runQueuedMatch, serveGames } from '@foretell/workers/queue';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contents, foretell, linesOf, program, scratchFolder, started, until } from './foretell.ts';
import { freePort, hasRedis, type RedisServer, redisServer } from './redisServer.ts';

const bears: MatchDeck = {
  library: [
    { name: 'Forest', count: 24 },
    { name: 'Grizzly Bears', count: 36 },
  ],
  commanders: [],
};
const random = { name: 'random', simulations: null } as const;
const match: Match = { decks: [bears, bears], players: [random, random], format: 'duel', turnLimit: 6 };
const schedule = inTurn(3);
const catalog = catalogOf(BUILT_IN_POOL);
const clock = (): number => performance.now();

/** The study's side of a queue, and everything that it was told. */
function asker({ url }: RedisServer, games: number, more: Partial<QueuedMatch> = {}) {
  const records: GameRecord[] = [];
  const engines: Set<string> = new Set();
  const run = async (): Promise<number> => {
    const connected = await connect(url, () => undefined);
    if (!connected.ok) throw new Error(connected.reason);
    const { redis } = connected;
    try {
      return await runQueuedMatch({
        ...{
          redis,
          engine: 'foretell 1',
          pool: BUILT_IN_POOL,
          match,
          schedule,
          from: 0,
          to: games,
          patience: 1000,
          clock,
        },
        onWorkers: (workers) => {
          for (const { engine } of workers) engines.add(engine);
        },
        onGames: (some) => records.push(...some),
        ...more,
      });
    } finally {
      redis.disconnect();
    }
  };
  return { records, engines, run };
}

function fail(reason: string): never {
  throw new Error(reason);
}

/** A worker in this thread, until the test is over. */
async function server({ url }: RedisServer, engine: string, more: Partial<GameServer> = {}): Promise<void> {
  const connected = await connect(url, () => undefined);
  if (!connected.ok) throw new Error(connected.reason);
  const stop = serveGames({
    ...{ redis: connected.redis, engine, threads: 2, lease: 1000, clock, onGames: () => undefined, onTrouble: fail },
    play: async (study, orders) => orders.map((order) => playGame(catalog, study.match, order)),
    ...more,
  });
  onTestFinished(async () => {
    await stop();
    connected.redis.disconnect();
  });
}

const expected = (games: number): GameRecord[] =>
  Array.from({ length: games }, (_, game) => playGame(catalog, match, schedule(game)));

describe.runIf(hasRedis)('on a real Redis', () => {
  test('a study goes on through the deaths of workers, of Redis and of itself', async () => {
    const redis = await redisServer();
    const folder = scratchFolder();
    const args = (out: string): string[] => [
      ...['run', 'red-aggro', 'green-creatures', '--players-a', 'random', '--players-b', 'random'],
      ...['--games', '250', '--turn-limit', '6', '--out', join(folder, out)],
    ];
    const games = (): number => {
      const file = join(folder, 'queued', 'games.ndjson');
      return existsSync(file) ? linesOf(readFileSync(file, 'utf8')).length : 0;
    };
    const worker = () => started(['worker', '--redis', redis.url, '--threads', '1', '--lease', '1']);
    const workers = [worker(), worker()];
    onTestFinished(() => {
      for (const { child } of workers) child.kill('SIGKILL');
    });
    const first = started([...args('queued'), '--queue', redis.url]);
    await until(() => games() > 0);
    workers[0]?.child.kill('SIGKILL');
    workers.push(worker());
    const before = games();
    await redis.kill();
    await redis.start();
    await until(() => games() > before);
    first.child.kill('SIGKILL');
    await first.ended;
    const left = games();
    expect(left).toBeLessThan(250);
    const second = await program([...args('queued'), '--queue', redis.url]);
    expect(second).toMatchObject({ code: 0 });
    expect(second.talk).toContain(`has ${left} of 250 games; going on`);
    await foretell([...args('local'), '--threads', '0']);
    expect(contents(join(folder, 'queued'))).toEqual(contents(join(folder, 'local')));
    workers[1]?.child.kill('SIGINT');
    expect(await workers[1]?.ended).toMatchObject({
      code: 0,
      out: '',
      talk: expect.stringMatching(/\d+ games played/),
    });
  }, 180_000);

  test('the example plays a study on two workers', async () => {
    const folder = scratchFolder();
    const script = fileURLToPath(new URL('../../../examples/study-over-machines.sh', import.meta.url));
    const args = (out: string): string[] => [
      ...['run', 'red-aggro', 'green-creatures', '--players-a', 'random', '--players-b', 'random'],
      ...['--games', '12', '--turn-limit', '6', '--out', join(folder, out)],
    ];
    const env = { ...process.env, REDIS_PORT: String(await freePort()) };
    const { status } = spawnSync(script, args('example'), { env, stdio: 'ignore' });
    expect(status).toBe(0);
    await foretell([...args('local'), '--threads', '0']);
    expect(contents(join(folder, 'example'))).toEqual(contents(join(folder, 'local')));
  }, 180_000);

  test('workers of another version get no games', async () => {
    const redis = await redisServer();
    const { records, engines, run } = asker(redis, 20);
    await server(redis, 'foretell 2', { play: () => Promise.reject(new Error('not for us')) });
    const whole = run();
    await until(() => engines.has('foretell 2'));
    expect(records).toEqual([]);
    await server(redis, 'foretell 1');
    await whole;
    expect(records).toEqual(expected(20));
  });

  test('who stops a study takes back what nobody has begun', async () => {
    const redis = await redisServer();
    const cancellation = { aborted: false };
    const { records, engines, run } = asker(redis, 10, { cancellation });
    const whole = run();
    await server(redis, 'foretell 2');
    await until(() => engines.size > 0);
    cancellation.aborted = true;
    expect(await whole).toBe(0);
    // Nothing is left for a worker that comes too late.
    let played = 0;
    await server(redis, 'foretell 1', { onGames: (games) => (played += games) });
    const other = asker(redis, 5, { schedule: inTurn(4) });
    await other.run();
    expect(other.records).toHaveLength(5);
    expect(played).toBe(5);
    expect(records).toEqual([]);
  });

  test('a game that every worker dies of is an error, and its neighbours are not', async () => {
    const redis = await redisServer();
    const { records, run } = asker(redis, 12);
    // What the queue says of a job whose workers fell silent again and again.
    await server(redis, 'foretell 1', {
      play: async (study, orders) => {
        if (orders.some(({ game }) => game === 7)) throw new Error('job stalled more than allowable limit');
        return orders.map((order) => playGame(catalog, study.match, order));
      },
    });
    await run();
    const { seed, first } = schedule(7);
    const lost = { winner: null, turns: 0, decisions: 0, life: [], hash: 0 };
    const reason = 'its workers were lost one after the other';
    const wanted = expected(12);
    wanted[7] = { game: 7, seed, first, end: 'error', ...lost, reason };
    expect(records).toEqual(wanted);
  });

  test('a worker that cannot play ends the study with its reason', async () => {
    const redis = await redisServer();
    await server(redis, 'foretell 1', { play: () => Promise.reject(new Error('no thread will start')) });
    await expect(asker(redis, 3).run()).rejects.toThrow('a worker cannot play: no thread will start');
  });
});

test('a Redis that is not there is told in one line, before anything is played', async () => {
  const out = join(scratchFolder(), 'study');
  const url = 'redis://user:secret@127.0.0.1:1';
  const study = await foretell(['run', 'red-aggro', 'green-creatures', '--out', out, '--queue', url]);
  const worker = await foretell(['worker', '--redis', url]);
  for (const ended of [study, worker]) {
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(linesOf(ended.talk)).toEqual([
      expect.stringMatching(/^redis:\/\/127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/),
    ]);
  }
  const unclear = await foretell(['worker', '--redis', 'localhost']);
  expect(unclear).toMatchObject({ code: 2, talk: expect.stringContaining('redis://localhost:6379') });
});

test('something that listens and says nothing is no Redis', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => void mute.close());
  await once(mute, 'listening');
  const address = mute.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const connected = await connect(`redis://127.0.0.1:${port}`, () => undefined, 200);
  expect(connected).toEqual({ ok: false, reason: 'nothing answered within 0.2 seconds' });
});
