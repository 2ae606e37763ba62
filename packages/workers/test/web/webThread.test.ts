// Web workers by their lifelines, with Node's message channels in place of workers: only the locks are made up.
import { expose } from 'comlink';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BUILT_IN_POOL, type Task, type TaskResult, WorkerLost } from '../../src/shared/protocol.ts';
import type { WorkerApi } from '../../src/web/foretell-worker.ts';
import { BEGINS_WITHIN, WebThread } from '../../src/web/webThread.ts';

const TASK: Task = { kind: 'usePool', pool: BUILT_IN_POOL };
const DONE: TaskResult = { kind: 'done' };

/** What a worker does with what it is asked; null = nothing, it has ended. */
let worker: WorkerApi | null;
/** Lets the locks of all workers go. */
let endWorkers: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = new Promise<void>((resolve) => (endWorkers = resolve));
  vi.stubGlobal('navigator', { locks: { request: (_: string, __: unknown, held: () => unknown) => ended.then(held) } });
  vi.stubGlobal('Worker', function startWorker() {
    const { port1, port2 } = new MessageChannel();
    if (worker !== null) expose(worker, port2);
    onTestFinished(() => port1.close());
    return Object.assign(port1, { terminate: () => port1.close() });
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test('a worker that ends before it holds its lock is lost within seconds', async () => {
  worker = null;
  const result = new WebThread().run(TASK);
  const lost = expect(result).rejects.toThrow(new WorkerLost('it ended before it began'));
  expect(BEGINS_WITHIN).toBeLessThanOrEqual(10_000);
  await vi.advanceTimersByTimeAsync(BEGINS_WITHIN);
  await lost;
});

test('a worker is asked nothing before it holds its lock, and from then on has all the time there is', async () => {
  const asked: string[] = [];
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const begun = new Promise<void>((resolve) => {
    const lives = (): Promise<void> => {
      asked.push('lives');
      resolve();
      return held;
    };
    const run = (task: Task): TaskResult => {
      asked.push(task.kind);
      return DONE;
    };
    worker = { lives, run };
  });
  const thread = new WebThread();
  const first = thread.run(TASK);
  await begun;
  await vi.advanceTimersByTimeAsync(BEGINS_WITHIN - 1);
  expect(asked).toEqual(['lives']);
  hold();
  expect(await first).toEqual(DONE);
  await vi.advanceTimersByTimeAsync(10 * BEGINS_WITHIN);
  expect(await thread.run(TASK)).toEqual(DONE);
  endWorkers();
  await expect(thread.run(TASK)).rejects.toThrow(new WorkerLost('it ended'));
});
