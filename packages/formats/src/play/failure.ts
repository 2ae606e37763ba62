// Why a scenario did not go as written.
import type { ExpectedErrorKind } from '../scenario/vocabulary.ts';

export type FailureKind =
  | Exclude<ExpectedErrorKind, 'any'>
  /** An expectation does not hold. */
  | 'assertion'
  /** A card or construct that the engine does not have. */
  | 'unsupported'
  /** The scenario does not end. */
  | 'limit'
  /** The engine broke: a defect of ours, whatever the scenario says. */
  | 'engine';

export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  /** For `unsupported`: the cards that are missing. */
  readonly cards?: readonly string[];
}

/** What was thrown on the way, as the failure `engine`. */
export function engineFailure(problem: unknown): Failure {
  return failure('engine', `the engine failed: ${messageOf(problem)}`);
}

/** What was thrown, in words. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

export function failure(kind: FailureKind, message: string): Failure {
  return { kind, message };
}
