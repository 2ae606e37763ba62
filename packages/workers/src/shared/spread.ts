/** Many small jobs of one kind spread over workers; what they give comes out in the order of the jobs, whoever did them. */
import { InOrder } from './inOrder.ts';
import type { Cancellation, Lane, Task, TaskResult } from './protocol.ts';

export interface Spread<Item> {
  /** The jobs `from` … `to - 1`. */
  readonly from: number;
  readonly to: number;
  /** Jobs that one message asks for, at most: few enough to stop soon. */
  readonly mostPerMessage: number;
  readonly cancellation?: Cancellation;
  /** The message for the jobs `from` … `to - 1`. */
  readonly task: (from: number, to: number) => Task;
  readonly items: (result: TaskResult) => readonly Item[];
  /** Called with the next items in order, as soon as they and all before them are there. */
  readonly onItems: (items: readonly Item[]) => void;
}

/** Runs until all jobs are done or the caller stops; the number of items handed out. */
export async function spread<Item>(lanes: readonly Lane[], jobs: Spread<Item>): Promise<number> {
  const { from, to } = jobs;
  const size = Math.max(1, Math.min(jobs.mostPerMessage, Math.floor((to - from) / (4 * lanes.length))));
  const done = new InOrder(from, jobs.onItems);
  let next = from;
  const work = async (lane: Lane): Promise<void> => {
    while (next < to && jobs.cancellation?.aborted !== true) {
      const start = next;
      next = Math.min(to, start + size);
      done.add(start, jobs.items(await lane.run(jobs.task(start, next))));
    }
  };
  await Promise.all(lanes.map(work));
  return done.handedOut - from;
}
