/**
 * A search spread over workers. Which shard runs where and how a round is cut into messages never changes a result: shards share nothing, and
 * their reports are summed in shard order (see `Search` of the search package).
 */
import type { View } from '@foretell/rules';
import {
  type Analysis,
  openSearch,
  type RoundOrder,
  type Search,
  type SearchError,
  type SearchOptions,
  type Sensitivity,
  type ShardReport,
} from '@foretell/search';
import type { Cancellation, Lane } from './protocol.ts';

export interface AnalysisProgress {
  /** Playouts done. */
  readonly playouts: number;
  readonly rounds: number;
}

export interface AnalysisJob {
  /** Of the player who is asked. */
  readonly view: View;
  readonly options: SearchOptions;
  /** Stops between messages; what has been played until then counts. */
  readonly cancellation?: Cancellation;
  /** Asked between messages: when true the round under way is dropped, so that the result depends on the number of rounds alone. */
  readonly isTimeUp?: () => boolean;
  readonly onProgress?: (progress: AnalysisProgress) => void;
}

export type AnalysisOutcome =
  | {
      readonly ok: true;
      readonly analysis: Analysis;
      readonly sensitivity: () => Sensitivity;
      readonly cancelled: boolean;
    }
  | { readonly ok: false; readonly error: SearchError };

/** Playouts that one message asks for, about: often enough to stop soon, seldom enough to cost nothing. */
const PLAYOUTS_PER_MESSAGE = 128;

let searches = 0;

/** Analyses the decision that the view's player is asked. */
export async function runAnalysis(lanes: readonly Lane[], job: AnalysisJob): Promise<AnalysisOutcome> {
  const opened = openSearch(job.view, job.options);
  if (!opened.ok) return opened;
  const { search } = opened;
  const id = searches++;
  const crew = lanes.slice(0, search.requests.length);
  try {
    const refusals = await Promise.all(crew.map((lane, at) => openOn(lane, id, search, at, crew.length)));
    const refused = refusals.find((refusal) => refusal !== null);
    if (refused != null) return { ok: false, error: refused };
    const cancelled = await playRounds(crew, id, search, job);
    return { ok: true, analysis: search.analysis(), sensitivity: () => search.sensitivity(), cancelled };
  } finally {
    // A worker that died has no shards left to close; what it died of is what the caller shall hear.
    await Promise.allSettled(crew.map((lane) => lane.run({ kind: 'closeShards', search: id })));
  }
}

/** Opens every `count`-th shard on a worker; the error if a shard cannot be opened. */
async function openOn(lane: Lane, id: number, search: Search, at: number, count: number): Promise<SearchError | null> {
  const requests = search.requests.filter((request) => request.shard % count === at);
  const result = await lane.run({ kind: 'openShards', search: id, requests });
  return result.kind === 'refused' ? result.error : null;
}

/** All rounds that the budget, the time and the caller allow; whether the caller stopped them. */
async function playRounds(crew: readonly Lane[], id: number, search: Search, job: AnalysisJob): Promise<boolean> {
  let playouts = 0;
  let rounds = 0;
  for (let order = search.next(); order !== null; order = search.next()) {
    const parts: ShardReport[] = [];
    for (const part of partsOf(order, search)) {
      const stopped = job.cancellation?.aborted === true;
      // At least one round is played, or there would be no answer at all.
      const late = rounds > 0 && job.isTimeUp?.() === true;
      if (late && !stopped) return false;
      if (stopped) {
        if (parts.length > 0) search.absorb(joined(parts));
        return true;
      }
      const reports = await runOn(crew, id, part);
      parts.push(...reports);
      for (const report of reports) playouts += playoutsOf(report);
      job.onProgress?.({ playouts, rounds });
    }
    search.absorb(joined(parts));
    rounds++;
  }
  return false;
}

/** Consecutive pieces of a round; pieces of whole multiples of the shards' number keep all workers equally busy. */
function partsOf(order: RoundOrder, search: Search): RoundOrder[] {
  const wanted = Math.floor(PLAYOUTS_PER_MESSAGE / (order.arms.length * playoutsPerVisit(search)));
  const shards = search.requests.length;
  const size = wanted >= shards ? wanted - (wanted % shards) : Math.max(2, wanted);
  const parts: RoundOrder[] = [];
  for (let from = order.from; from < order.to; from += size)
    parts.push({ arms: order.arms, from, to: Math.min(from + size, order.to) });
  return parts;
}

/** Splitting piles takes both piles in our world and in each of the chooser's. */
function playoutsPerVisit(search: Search): number {
  const request = search.requests[0];
  return request?.method === 'piles' ? 2 * request.parameters.chooserSamples + 2 : 1;
}

async function runOn(crew: readonly Lane[], search: number, order: RoundOrder): Promise<ShardReport[]> {
  const results = await Promise.all(crew.map((lane) => lane.run({ kind: 'runRound', search, order })));
  return results.flatMap((result) => {
    if (result.kind !== 'reports') throw new Error(`a worker answered a round with ${result.kind}`);
    return result.reports;
  });
}

/** One report a shard from the reports of a round's pieces. */
function joined(parts: readonly ShardReport[]): ShardReport[] {
  const shards = [...new Set(parts.map((part) => part.shard))];
  return shards.map((shard) => {
    const own = parts.filter((part) => part.shard === shard);
    return {
      shard,
      results: own.flatMap((part) => part.results),
      outcomes: own.flatMap((part) => part.outcomes),
      expectations: own.flatMap((part) => part.expectations),
    };
  });
}

/** A result is one playout; an outcome and an expectation are two, one for each pile. */
function playoutsOf(report: ShardReport): number {
  return report.results.length / 3 + (2 * report.outcomes.length) / 5 + (2 * report.expectations.length) / 4;
}
