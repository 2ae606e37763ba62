import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analysis, analyse } from '@foretell/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorkers } from '../src/node/index.ts';
import { type AnalysisOutcome, type Lane, runAnalysis, type Task, type Workers } from '../src/shared/index.ts';
import { bundleWorker } from './bundleWorker.ts';
import { jobOf } from './positions.ts';

const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
const teams: Record<number, Workers> = {};

beforeAll(async () => {
  const workerUrl = await bundleWorker(folder);
  for (const threads of [0, 1, 2, 3]) teams[threads] = await startWorkers({ threads, workerUrl });
});

afterAll(async () => {
  await Promise.all(Object.values(teams).map((team) => team.close()));
  rmSync(folder, { recursive: true, force: true });
});

function lanes(threads: number): readonly Lane[] {
  const team = teams[threads];
  if (team === undefined) throw new Error(`no team of ${threads}`);
  return team.lanes;
}

function analysisOf(outcome: AnalysisOutcome): object {
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.analysis;
}

describe.each(['flat', 'tree', 'piles'] as const)('%s', (which) => {
  // More than one message a round for all three (see `pace.ts`).
  const simulations = which === 'piles' ? 400 : 500;

  const job = jobOf(which, simulations);
  let alone: Analysis;

  beforeAll(() => {
    const outcome = analyse(job.view, job.options);
    if (!outcome.ok) throw new Error(outcome.error.code);
    alone = outcome.analysis;
  });

  // Two threads have the next tests.
  test.each([0, 1, 3])(
    'a search spread over %d threads is the search on one thread to the last bit',
    async (threads) => {
      const outcome = await runAnalysis(lanes(threads), job);
      expect(outcome).toMatchObject({ ok: true, analysis: alone, cancelled: false });
    },
  );

  test('progress counts the playouts that the result counts', async () => {
    const seen: number[] = [];
    const outcome = await runAnalysis(lanes(2), {
      ...job,
      onProgress: ({ playouts }) => seen.push(playouts),
    });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(alone.iterations);
    expect(outcome).toMatchObject({ ok: true, analysis: alone, cancelled: false });
  });

  test('whoever asks during the search hears of every playout so far, and gets the same result', async () => {
    const asked: number[] = [];
    const outcome = await runAnalysis(lanes(2), {
      ...job,
      onProgress: ({ playouts }, soFar) => {
        const { iterations, options } = soFar.analysis();
        expect(iterations).toBe(playouts);
        expect(options.reduce((sum, { visits }) => sum + visits, 0)).toBe(playouts);
        asked.push(iterations);
      },
    });
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect(outcome).toMatchObject({ ok: true, analysis: alone });
  });
});

test('a cancelled search tells what it has, and the workers are free for the next', async () => {
  const controller = new AbortController();
  const job = jobOf('flat', 100_000);
  const outcome = await runAnalysis(lanes(2), {
    ...job,
    cancellation: controller.signal,
    onProgress: ({ playouts }) => {
      if (playouts > 600) controller.abort();
    },
  });
  expect(outcome).toMatchObject({ ok: true, cancelled: true });
  const { iterations, options } = analysisOf(outcome) as { iterations: number; options: { visits: number }[] };
  expect(iterations).toBeGreaterThan(600);
  expect(iterations).toBeLessThan(5000);
  expect(options[0]?.visits).toBeGreaterThan(0);
  expect((await runAnalysis(lanes(2), jobOf('flat', 100))).ok).toBe(true);
});

test.each(['flat', 'tree', 'piles'] as const)(
  'time decides how many whole rounds there are, and nothing else: %s',
  async (which) => {
    const { view, options } = jobOf(which, 1);
    const open = { ...options, budget: { rounds: Number.POSITIVE_INFINITY } };
    // A clock that ticks as it is read; with the slower one messages are parts of a visit.
    for (const tick of [3, 40]) {
      let left = 20 * tick;
      const timeLeft = (): number => {
        left -= tick;
        return left;
      };
      const timed = await runAnalysis(lanes(3), { view, options: open, timeLeft });
      const { rounds } = analysisOf(timed) as { rounds: number };
      expect(rounds).toBeGreaterThan(0);
      const repeated = analyse(view, { ...options, budget: { rounds } });
      expect(repeated).toMatchObject({ ok: true, analysis: analysisOf(timed) });
    }
  },
);

test('messages are short where playouts take long', async () => {
  const { view, options } = jobOf('flat', 1);
  let now = 0;
  const asked: number[] = [];
  const slow = lanes(0).map(
    (lane): Lane => ({
      run: async (task) => {
        const result = await lane.run(task);
        if (task.kind !== 'runRound') return result;
        const playouts = task.order.arms.length * (task.order.to - task.order.from);
        if (playouts > 0) asked.push(playouts);
        // A playout takes five milliseconds.
        now += 5 * playouts;
        return result;
      },
    }),
  );
  const open = { ...options, budget: { rounds: Number.POSITIVE_INFINITY } };
  const outcome = await runAnalysis(slow, { view, options: open, timeLeft: () => 1000 - now });
  const { rounds } = analysisOf(outcome) as { rounds: number };
  expect(rounds).toBeGreaterThan(1);
  expect(Math.max(...asked.slice(1))).toBeLessThanOrEqual(3);
  expect(now).toBeLessThan(1000 + 5 * 3);
});

test('without any time there is still one round of playouts, before any look for a forced win', async () => {
  const { view, options } = jobOf('flat', 1);
  const outcome = await runAnalysis(lanes(0), {
    view,
    options: { ...options, budget: { rounds: Number.POSITIVE_INFINITY } },
    timeLeft: () => 0,
  });
  expect(analysisOf(outcome)).toMatchObject({ rounds: 1, certain: null });
  const repeated = analyse(view, { ...options, budget: { rounds: 1 } });
  expect(repeated).toMatchObject({ ok: true, analysis: analysisOf(outcome) });
});

test('a belief that cannot be is refused before anything is played', async () => {
  const { view, options } = jobOf('flat', 100);
  const outcome = await runAnalysis(lanes(1), {
    view,
    options: {
      ...options,
      belief: Array.from({ length: 2 }, () => ({ kind: 'known', owned: { cards: [], outside: [] } }) as const),
    },
  });
  expect(outcome.ok).toBe(false);
});

test.each(['openShards', 'runRound'] as const)('no worker keeps shards when %s fails', async (failing) => {
  const asked: Task['kind'][][] = [[], []];
  const crew = lanes(2).map(
    (lane, at): Lane => ({
      run: async (task) => {
        asked[at]?.push(task.kind);
        if (at === 1 && task.kind === failing) throw new Error('the worker broke');
        return lane.run(task);
      },
    }),
  );
  await expect(runAnalysis(crew, jobOf('flat', 500))).rejects.toThrow('the worker broke');
  expect(asked.map((kinds) => kinds.at(-1))).toEqual(['closeShards', 'closeShards']);
});
