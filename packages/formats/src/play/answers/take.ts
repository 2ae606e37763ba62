// Using up an answer, and what happens where there is none.
import type { Decision } from '@foretell/rules';
import { checkAsserts } from '../asserts/index.ts';
import { describeDecision } from '../describe.ts';
import { type Failure, failure } from '../failure.ts';
import type { Waiting } from '../queue.ts';
import type { Session } from '../session.ts';

/** The index of an option, or why there is none. */
export type Chosen = number | Failure;

/** Marks the answer as used and checks the assertions that it carries, just before it is given. */
export function use(session: Session, entry: Waiting): Failure | null {
  entry.used = true;
  return checkAsserts(session, entry.answer.asserts ?? []);
}

/** Uses the answer for the option at `at`. */
export function give(session: Session, entry: Waiting, at: number): Chosen {
  return use(session, entry) ?? at;
}

/** No answer fits: the first option is taken if the scenario is not strict. `rejected` is a front choice that did not fit. */
export function missing(session: Session, decision: Decision, rejected: Waiting | undefined): Chosen {
  if (!session.strict) return 0;
  const { kind, decider, options } = describeDecision(session, decision);
  if (rejected === undefined) return failure('no-answer', `${decider} has no answer to a ${kind} decision`);
  const written = JSON.stringify(rejected.answer);
  return failure(
    'illegal-choice',
    `${decider}'s answer ${written} does not fit a ${kind} decision between ${options.join(' | ')}`,
  );
}
