/**
 * What a coordinator asks of a worker and what comes back: tagged messages of plain data, the same for a thread of Node, a web worker and the
 * caller's own thread. A worker does its tasks one after the other and remembers between them only the card pool and the shards of open
 * searches.
 */
import type { Scenario, ScenarioResult } from '@foretell/formats';
import type { FileCard } from '@foretell/oracle';
import type { DeserialiseError, SampleError } from '@foretell/rules';
import type { CardDefinition } from '@foretell/rules/ir';
import type { PlayerSpec, RoundOrder, ShardReport, ShardRequest } from '@foretell/search';
import type { FamilyName, GameOrder, GameRecord, Grade, HonestyCheck, Match, TrialResult } from '@foretell/study';
import type { CompiledRecord } from './compiled/record.ts';
import type { TrialRequest } from './tryCards.ts';

/** The cards of a worker: the built-in pool, which it has, and definitions that it is sent once. */
export interface PoolRequest {
  readonly definitions: readonly CardDefinition[];
}

/** The built-in pool and nothing else. */
export const BUILT_IN_POOL: PoolRequest = { definitions: [] };

export type Task =
  /** The cards for all later tasks. */
  | { readonly kind: 'usePool'; readonly pool: PoolRequest }
  /** Opens these shards of a search. */
  | { readonly kind: 'openShards'; readonly search: number; readonly requests: readonly ShardRequest[] }
  /** One round, or a part of one, for all shards of that search that the worker holds. */
  | { readonly kind: 'runRound'; readonly search: number; readonly order: RoundOrder }
  /** Forgets the shards of a search. */
  | { readonly kind: 'closeShards'; readonly search: number }
  /** Plays these games of a match. */
  | { readonly kind: 'playGames'; readonly match: Match; readonly orders: readonly GameOrder[] }
  /** Asks the questions of the seeds `from` … `to - 1`. */
  | {
      readonly kind: 'gradeAnswers';
      readonly family: FamilyName;
      readonly player: PlayerSpec;
      readonly from: number;
      readonly to: number;
    }
  /** Exchanges hidden cards at positions of these games, under the eyes of the player. */
  | {
      readonly kind: 'checkHonesty';
      readonly match: Match;
      readonly orders: readonly GameOrder[];
      readonly player: PlayerSpec;
    }
  | { readonly kind: 'runScenarios'; readonly scenarios: readonly Scenario[] }
  | { readonly kind: 'compileCards'; readonly cards: readonly FileCard[] }
  | { readonly kind: 'tryCards'; readonly request: TrialRequest };

export type TaskResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: SampleError | DeserialiseError }
  | { readonly kind: 'reports'; readonly reports: readonly ShardReport[] }
  | { readonly kind: 'games'; readonly games: readonly GameRecord[] }
  /** By seed; null for a position that is not worth a question. */
  | { readonly kind: 'grades'; readonly grades: readonly (Grade | null)[] }
  /** By game. */
  | { readonly kind: 'honesty'; readonly checks: readonly (readonly HonestyCheck[])[] }
  | { readonly kind: 'scenarios'; readonly results: readonly ScenarioResult[] }
  | { readonly kind: 'compiledCards'; readonly records: readonly CompiledRecord[] }
  | { readonly kind: 'triedCards'; readonly results: readonly TrialResult[] };

/** One worker as its coordinator sees it. Tasks are done in the order they are given. */
export interface Lane {
  /**
   * Rejects with {@link WorkerLost} if the worker crashes, or has not answered after so many milliseconds of patience (without limit if
   * absent; the caller's own thread cannot be ended) and is ended. The lane's next task gets another worker, which knows the pool and no
   * searches.
   */
  run(task: Task, patience?: number): Promise<TaskResult>;
}

/** A worker is gone, and with it what it was doing. The message says how. */
export class WorkerLost extends Error {}

/** The workers of a caller, all with the same cards. */
export interface Workers {
  readonly lanes: readonly Lane[];
  /** Ends them, whatever they are doing. */
  close(): Promise<void>;
}

/** An `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean;
}
