// Threads that go without a word, as web workers do: noticed by patience, replaced with the same cards, and the analysis repeated.
import { analyse } from '@foretell/search';
import { expect, test } from 'vitest';
import { BUILT_IN_POOL, runAnalysis, startLanes, type Task, WorkerLost } from '../src/shared/index.ts';
import { TaskHandler } from '../src/shared/taskHandler.ts';
import { jobOf } from './positions.ts';

type Fate = 'works' | 'falls silent' | 'crashes';

/**
 * Two lanes of threads in this thread; `fates` tells what becomes of each task in the order they are given, and of all later ones nothing bad.
 * The thread of the number `unfit` is lost before it has its cards.
 */
async function lanesOf(fates: readonly Fate[], started: Task[], unfit = 0): Promise<ReturnType<typeof startLanes>> {
  let tasks = 0;
  let threads = 0;
  return startLanes(
    2,
    {
      start: () => {
        const handler = new TaskHandler(() => 0);
        const isUnfit = ++threads === unfit;
        return {
          run: async (task) => {
            if (isUnfit) throw new WorkerLost('it ended');
            if (task.kind === 'usePool') started.push(task);
            else {
              const fate = fates[tasks++] ?? 'works';
              if (fate === 'falls silent') return new Promise(() => undefined);
              if (fate === 'crashes') throw new WorkerLost('it ended');
            }
            return handler.run(task);
          },
          end: async () => undefined,
        };
      },
      timer: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds / 1000);
        return () => clearTimeout(timer);
      },
      patience: 20_000,
    },
    BUILT_IN_POOL,
  );
}

const { view, options } = jobOf('tree', 300);
const alone = analyse(view, options);
const found = alone.ok ? alone.analysis : null;

test.each([
  ['while its shards are opened', ['works', 'crashes']],
  ['in a round', ['works', 'works', 'works', 'falls silent']],
  ['twice', ['works', 'works', 'falls silent', 'works', 'works', 'works', 'works', 'crashes']],
] as const)(
  'a thread that is lost %s is replaced with its cards, and the analysis comes to the same end',
  async (_, fates) => {
    const started: Task[] = [];
    const { lanes } = await lanesOf(fates, started);
    expect(await runAnalysis(lanes, { view, options })).toMatchObject({ ok: true, analysis: found });
    expect(started.length).toBeGreaterThan(2);
    for (const task of started) expect(task).toEqual({ kind: 'usePool', pool: BUILT_IN_POOL });
  },
);

test('what every thread dies of is told', async () => {
  const { lanes } = await lanesOf(
    Array.from({ length: 100 }, () => 'crashes'),
    [],
  );
  await expect(runAnalysis(lanes, { view, options })).rejects.toThrow('it ended');
});

test('a thread that is lost before it has its cards gets no task: another one is started for the next', async () => {
  const { lanes } = await lanesOf(['crashes'], [], 3);
  const [lane] = lanes;
  const round: Task = { kind: 'closeShards', search: 1 };
  await expect(lane?.run(round)).rejects.toThrow(WorkerLost);
  await expect(lane?.run(round)).rejects.toThrow('a thread cannot start: it ended');
  expect(await lane?.run(round)).toEqual({ kind: 'done' });
});
