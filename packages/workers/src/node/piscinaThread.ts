/** A thread of Node: a Piscina pool of one. */
import { Piscina } from 'piscina';
import { type Task, type TaskResult, type Thread, WorkerLost } from '../shared/index.ts';

export class PiscinaThread implements Thread {
  private readonly piscina: Piscina<Task, TaskResult>;
  /** Rejects when the thread ends by itself while it has no task. */
  private readonly fault: Promise<never>;
  private gone = false;

  /** `filename`: address of the thread script. */
  constructor(filename: string) {
    this.piscina = new Piscina({ filename, minThreads: 1, maxThreads: 1 });
    this.fault = new Promise((_, reject) => {
      this.piscina.on('error', reject);
    });
    this.piscina.on('workerDestroy', () => {
      this.gone = true;
    });
    // Raced by every task; without one there is nobody to tell.
    this.fault.catch(() => undefined);
  }

  async run(task: Task): Promise<TaskResult> {
    try {
      return await Promise.race([this.piscina.run(task), this.fault]);
    } catch (error) {
      // Otherwise the task went wrong, and the thread is there for the next one.
      if (this.gone && error instanceof Error) throw new WorkerLost(error.message);
      throw error;
    }
  }

  end(): Promise<void> {
    return this.piscina.destroy();
  }
}
