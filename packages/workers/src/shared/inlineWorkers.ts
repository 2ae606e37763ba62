/** The caller's own thread as a single worker: for tests, small jobs and places without threads. */
import type { Clock } from '@foretell/formats';
import { type PoolRequest, type Task, type TaskResult, type Workers } from './protocol.ts';
import { TaskHandler } from './taskHandler.ts';

export function inlineWorkers(pool: PoolRequest, clock: Clock): Workers {
  const handler = new TaskHandler(clock);
  handler.run({ kind: 'usePool', pool });
  return {
    lanes: [{ run: async (task: Task): Promise<TaskResult> => handler.run(task) }],
    close: async () => undefined,
  };
}
