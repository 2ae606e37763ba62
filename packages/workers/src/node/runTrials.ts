/** Trials of many cards on threads, with a limit of time: a card on which the engine does not come to an end costs a thread and no more. */
import type { CardDefinition } from '@foretell/rules/ir';
import type { TrialResult, TrialSettings } from '@foretell/study';
import { type Cancellation, type Lane, WorkerLost } from '../shared/index.ts';
import { failedBefore } from '../shared/tryCards.ts';

export interface TrialsJob {
  readonly cards: readonly CardDefinition[];
  readonly settings: TrialSettings;
  /** Milliseconds that the games of one card may take. */
  readonly patience: number;
  readonly cancellation?: Cancellation;
  readonly onResults: (results: readonly TrialResult[]) => void;
}

/** Cards that one message holds. */
const CARDS_PER_MESSAGE = 32;

/** Runs until all cards are tried or the caller stops. Results come as they are there, in no order. */
export async function runTrials(lanes: readonly Lane[], job: TrialsJob): Promise<void> {
  const batches: (readonly CardDefinition[])[] = [];
  const size = Math.max(1, Math.min(CARDS_PER_MESSAGE, Math.ceil(job.cards.length / (4 * lanes.length))));
  for (let at = 0; at < job.cards.length; at += size) batches.push(job.cards.slice(at, at + size));
  batches.reverse();
  const work = async (lane: Lane): Promise<void> => {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
      if (job.cancellation?.aborted === true) return;
      await tryBatch(lane, batch, job);
    }
  };
  await Promise.all(lanes.map(work));
}

/** Where the thread is lost the cards are tried one by one. */
async function tryBatch(lane: Lane, cards: readonly CardDefinition[], job: TrialsJob): Promise<void> {
  const results = await resultsOf(lane, cards, job);
  if (!(results instanceof WorkerLost)) return job.onResults(results);
  const [only, ...others] = cards;
  if (only !== undefined && others.length === 0)
    return job.onResults([failedBefore(only, `its games lost their thread: ${results.message}`)]);
  for (const card of cards) await tryBatch(lane, [card], job);
}

async function resultsOf(
  lane: Lane,
  cards: readonly CardDefinition[],
  { settings, patience }: TrialsJob,
): Promise<readonly TrialResult[] | WorkerLost> {
  try {
    const result = await lane.run({ kind: 'tryCards', request: { cards, settings } }, patience * cards.length);
    if (result.kind === 'triedCards') return result.results;
    throw new Error(`a worker answered trials with ${result.kind}`);
  } catch (error) {
    if (error instanceof WorkerLost) return error;
    throw error;
  }
}
