/** A thread script for tests: never ends at game 4, crashes at game 6, and at game 9 unless somebody has crashed there before. */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Task, TaskResult } from '../src/shared/protocol.ts';
import { TaskHandler } from '../src/shared/taskHandler.ts';

const handler = new TaskHandler(() => performance.now());
const crashed = fileURLToPath(new URL('./crashed', import.meta.url));

export default function run(task: Task): TaskResult {
  if (task.kind === 'playGames') for (const { game } of task.orders) misbehaveAt(game);
  return handler.run(task);
}

function misbehaveAt(game: number): void {
  // Asleep, not busy: the other tests have the processor, and the thread is as lost.
  if (game === 4) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (game === 6) process.exit(3);
  if (game === 9 && !existsSync(crashed)) {
    writeFileSync(crashed, '');
    process.exit(3);
  }
}
