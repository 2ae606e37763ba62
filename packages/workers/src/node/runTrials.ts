/** Trials of many cards on threads, with a limit of time: a card on which the engine does not come to an end costs a thread and no more. */
import type { CardDefinition } from '@foretell/rules/ir';
import type { TrialResult, TrialSettings } from '@foretell/study';
import type { Cancellation, TaskResult, Workers } from '../shared/index.ts';
import { failedBefore } from '../shared/tryCards.ts';

export interface TrialsJob {
  readonly cards: readonly CardDefinition[];
  readonly settings: TrialSettings;
  readonly threads: number;
  /** Starts one thread. */
  readonly start: () => Promise<Workers>;
  /** Milliseconds that the games of one card may take. */
  readonly patience: number;
  readonly cancellation?: Cancellation;
  readonly onResults: (results: readonly TrialResult[]) => void;
}

/** Cards that one message holds. */
const CARDS_PER_MESSAGE = 32;

/** Runs until all cards are tried or the caller stops. Results come as they are there, in no order. */
export async function runTrials(job: TrialsJob): Promise<void> {
  const batches: (readonly CardDefinition[])[] = [];
  const size = Math.max(1, Math.min(CARDS_PER_MESSAGE, Math.ceil(job.cards.length / (4 * job.threads))));
  for (let at = 0; at < job.cards.length; at += size) batches.push(job.cards.slice(at, at + size));
  batches.reverse();
  await Promise.all(Array.from({ length: job.threads }, () => new TrialThread(job).work(batches)));
}

class TrialThread {
  private readonly job: TrialsJob;
  private workers: Workers | null = null;

  constructor(job: TrialsJob) {
    this.job = job;
  }

  /** Takes batches from the end of the list until none is left. */
  async work(batches: (readonly CardDefinition[])[]): Promise<void> {
    try {
      for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
        if (this.job.cancellation?.aborted === true) return;
        await this.tryBatch(batch);
      }
    } finally {
      await this.workers?.close();
    }
  }

  private async tryBatch(cards: readonly CardDefinition[]): Promise<void> {
    const results = await this.results(cards);
    if (results !== null) return this.job.onResults(results);
    const [only, ...others] = cards;
    if (only !== undefined && others.length === 0) {
      const message = `its games are not over after ${this.job.patience / 1000} s`;
      return this.job.onResults([failedBefore(only, message)]);
    }
    for (const card of cards) await this.tryBatch([card]);
  }

  /** Null if the thread did not answer in time; it is ended then. */
  private async results(cards: readonly CardDefinition[]): Promise<readonly TrialResult[] | null> {
    const workers = (this.workers ??= await this.job.start());
    const [lane] = workers.lanes;
    if (lane === undefined) throw new Error('a thread without a lane');
    const patience = this.job.patience * cards.length;
    const task = lane.run({ kind: 'tryCards', request: { cards, settings: this.job.settings } });
    const result = await within(patience, task);
    if (result === null) {
      // What the ended thread still had to say is of no interest.
      task.catch(() => undefined);
      this.workers = null;
      await workers.close();
      return null;
    }
    if (result.kind !== 'triedCards') throw new Error(`a worker answered trials with ${result.kind}`);
    return result.results;
  }
}

function within(milliseconds: number, task: Promise<TaskResult>): Promise<TaskResult | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
