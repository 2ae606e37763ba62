// Why a scenario did not go as written.
import type { ExpectedErrorKind } from '../scenario/vocabulary.ts';

export type FailureKind =
  | Exclude<ExpectedErrorKind, 'any'>
  /** An expectation does not hold. */
  | 'assertion'
  /** A card or construct that the engine does not have. */
  | 'unsupported'
  /** The scenario does not end. */
  | 'limit';

export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  /** For `unsupported`: the cards that are missing. */
  readonly cards?: readonly string[];
}

export function failure(kind: FailureKind, message: string): Failure {
  return { kind, message };
}
