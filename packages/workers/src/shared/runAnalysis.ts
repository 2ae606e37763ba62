/**
 * A search spread over workers. Which shard runs where and how a round is cut into messages never changes a result: shards share nothing, and
 * their reports are summed in shard order (see `Search` of the search package).
 */
import type { Game, View } from '@foretell/rules';
import {
  type Analysis,
  type OptionAnalysis,
  openSearch,
  type RoundOrder,
  type Search,
  type SearchError,
  type SearchOptions,
  type Sensitivity,
  type ShardReport,
} from '@foretell/search';
import { Pace } from './pace.ts';
import { type Cancellation, type Lane, WorkerLost } from './protocol.ts';

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
  /**
   * Milliseconds left, asked between messages: when there are none the round under way is dropped, so that the result depends on the number of
   * rounds alone.
   */
  readonly timeLeft?: () => number;
  readonly onProgress?: (progress: AnalysisProgress, soFar: AnalysisSoFar) => void;
}

/** A search that is not over; its result is no other for having been asked. */
export interface AnalysisSoFar {
  /** What is known, with what the round under way has brought. */
  readonly analysis: () => Analysis;
  /** As in the outcome. */
  readonly after: (option: OptionAnalysis, steps: number) => Game;
}

export type AnalysisOutcome =
  | {
      readonly ok: true;
      readonly analysis: Analysis;
      readonly sensitivity: () => Sensitivity;
      /** See `Search.after`: the game after some of an option's line, to be shown through the searcher's view alone. */
      readonly after: (option: OptionAnalysis, steps: number) => Game;
      readonly cancelled: boolean;
    }
  | { readonly ok: false; readonly error: SearchError };

let searches = 0;

/** Analyses the decision that the view's player is asked, or how the game stands for them. */
export async function runAnalysis(lanes: readonly Lane[], job: AnalysisJob): Promise<AnalysisOutcome> {
  for (let lost = 0; ; lost++) {
    try {
      return await analysed(lanes, job);
    } catch (error) {
      // Another worker has taken the place of the one that was lost: what it was for is done once more, with the same result.
      if (!(error instanceof WorkerLost) || lost === MOST_LOST) throw error;
    }
  }
}

/** Times that an analysis is repeated because a worker was lost: what kills every worker is a defect. */
const MOST_LOST = 2;

async function analysed(lanes: readonly Lane[], job: AnalysisJob): Promise<AnalysisOutcome> {
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
    return {
      ok: true,
      analysis: search.analysis(),
      sensitivity: () => search.sensitivity(),
      after: (option, steps) => search.after(option, steps),
      cancelled,
    };
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
  const pace = new Pace(search, crew.length, job.timeLeft ?? null);
  const after = (option: OptionAnalysis, steps: number): Game => search.after(option, steps);
  let playouts = 0;
  let rounds = 0;
  let answered = false;
  for (let order = search.next(); order !== null; order = search.next()) {
    const reports: ShardReport[] = [];
    for (const part of pace.partsOf(order)) {
      const stopped = job.cancellation?.aborted === true;
      // At least one round is played out, or there would be no answer at all.
      if (!stopped && answered && pace.isTimeUp()) return false;
      if (stopped && playouts > 0) {
        if (reports.length > 0) search.absorb(joined(reports));
        return true;
      }
      // Who stops, or whose time is up, before the first playout gets an answer from that, rather than a proof or none.
      if ((stopped || (!answered && pace.isTimeUp())) && part.proofNodes !== undefined) {
        search.giveUpProof();
        break;
      }
      const played = await runOn(crew, id, part);
      reports.push(...played);
      for (const report of played) playouts += playoutsOf(report);
      job.onProgress?.({ playouts, rounds }, { analysis: () => search.analysis(joined(reports)), after });
    }
    if (reports.length === 0) continue;
    search.absorb(joined(reports));
    rounds++;
    answered ||= order.proofNodes === undefined;
  }
  return false;
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
    const proof = own.find((part) => part.proof !== undefined)?.proof;
    return {
      shard,
      results: own.flatMap((part) => part.results),
      outcomes: own.flatMap((part) => part.outcomes),
      expectations: own.flatMap((part) => part.expectations),
      ...(proof === undefined ? {} : { proof }),
    };
  });
}

/** A result is one playout; an outcome and an expectation are two, one for each pile. */
function playoutsOf(report: ShardReport): number {
  return report.results.length / 3 + (2 * report.outcomes.length) / 5 + (2 * report.expectations.length) / 4;
}
