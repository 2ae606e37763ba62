/** The thread script for web workers (Comlink). */
import { expose } from 'comlink';
import type { Task, TaskResult } from '../shared/protocol.ts';
import { TaskHandler } from '../shared/taskHandler.ts';

/** What a page calls through Comlink. */
export interface WorkerApi {
  run(task: Task): TaskResult;
}

const handler = new TaskHandler(() => performance.now());
const api: WorkerApi = { run: (task) => handler.run(task) };
expose(api);
