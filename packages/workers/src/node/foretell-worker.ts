/** The thread script for Node worker threads (Piscina). */
import type { Task, TaskResult } from '../shared/protocol.ts';
import { TaskHandler } from '../shared/taskHandler.ts';

const handler = new TaskHandler(() => performance.now());

export default function run(task: Task): TaskResult {
  return handler.run(task);
}
