/** The thread script for web workers (Comlink). */
import { expose } from 'comlink';
import type { Task, TaskResult } from '../shared/protocol.ts';
import { TaskHandler } from '../shared/taskHandler.ts';
import { holdLifeline } from './lifeline.ts';

/** What a page calls through Comlink. */
export interface WorkerApi {
  run(task: Task): TaskResult;
  /** Done when the lifeline is held. */
  lives(): Promise<void>;
}

const handler = new TaskHandler(() => performance.now());
const held = holdLifeline();
const api: WorkerApi = { run: (task) => handler.run(task), lives: () => held };
expose(api);
