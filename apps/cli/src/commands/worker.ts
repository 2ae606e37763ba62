/** `foretell worker`: plays games for studies anywhere, as a queue on Redis hands them out. */
import { ok } from '@foretell/formats';
import { ENGINE } from '@foretell/study';
import { StudyCrew, startWorkers } from '@foretell/workers';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import { threadsOf } from '../options.ts';
import { cannotReach } from '../studies/playOnQueue.ts';
import { redisOf } from '../studies/spreading.ts';

/** Seconds. */
const DEFAULT_LEASE = 30;

export const worker: Command = {
  usage: 'worker',
  description: 'Play games for studies that are started with --queue, on this and any other machine, until Ctrl-C',
  options: [
    ['--redis <url>', 'The Redis of the studies, such as redis://localhost:6379'],
    ['--threads <n>', 'Games at once (one for each processor)'],
    [
      '--lease <seconds>',
      `Whoever is silent for so long is taken for dead, and its games go to others (${DEFAULT_LEASE})`,
    ],
    ['--quiet', 'Nothing on standard error but what goes wrong'],
  ],
  examples: [
    'worker --redis redis://localhost:6379',
    'worker --redis rediss://user:password@queue.example:6380 --threads 8',
  ],
  async run(_, context) {
    const { options } = context;
    const url = redisOf(options, 'redis');
    const lease = 1000 * (options.whole('lease', 1, 86_400) ?? DEFAULT_LEASE);
    // Games in our own thread would keep it from saying that it is there.
    const threads = Math.max(1, threadsOf(options));
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (url === undefined)
      return complain(Exit.usage, 'foretell worker: say where the queue is: --redis redis://localhost:6379');
    return serve(url, threads, lease, context);
  },
};

async function serve(
  url: string,
  threads: number,
  lease: number,
  { terminal, signal }: CommandContext,
): Promise<Checked<ExitCode>> {
  const { connect, redisPlace, serveGames } = await import('@foretell/workers/queue');
  const place = redisPlace(url);
  const connected = await connect(url, (reason) => terminal.talk(`${place} is lost (${reason}); waiting for it`));
  if (!connected.ok) return complain(Exit.failed, cannotReach(place, connected.reason));
  const { redis } = connected;
  const workers = await startWorkers({ threads });
  const crew = new StudyCrew(workers.lanes);
  let games = 0;
  const played = (): string => `${games} ${games === 1 ? 'game' : 'games'} played`;
  const stop = serveGames({
    redis,
    engine: ENGINE,
    threads,
    lease,
    play: (study, orders, patience) => crew.play(study, orders, patience),
    clock: terminal.now,
    onGames: (some) => {
      games += some;
      terminal.progress(played(), { games });
    },
    onTrouble: (reason) => terminal.talk(`${place}: ${reason}`),
  });
  terminal.notice(
    `${ENGINE} plays for ${place} on ${threads} ${threads === 1 ? 'thread' : 'threads'}; Ctrl-C ends it after the games under way`,
  );
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await stop();
  redis.disconnect();
  await workers.close();
  terminal.endProgress();
  terminal.notice(played());
  return ok(Exit.ok);
}
