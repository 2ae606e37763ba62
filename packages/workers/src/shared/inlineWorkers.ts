/** The caller's own thread as a single worker: for tests, small jobs and places without threads. */
import type { Clock } from '@foretell/formats';
import type { PoolRequest, Task, TaskResult, Workers } from './protocol.ts';
import { TaskHandler } from './taskHandler.ts';

/** What only a runtime has. */
export interface Runtime {
  readonly clock: Clock;
  /** Lets everything else that waits for the thread have its turn: a key, a click, a signal. */
  readonly pause: () => Promise<void>;
}

export function inlineWorkers(pool: PoolRequest, { clock, pause }: Runtime): Workers {
  const handler = new TaskHandler(clock);
  handler.run({ kind: 'usePool', pool });
  const run = async (task: Task): Promise<TaskResult> => {
    await pause();
    return handler.run(task);
  };
  return { lanes: [{ run }], close: async () => undefined };
}
