/** How a command ends. */
import { fail, type Result } from '@foretell/formats';

export const Exit = {
  ok: 0,
  failed: 1,
  /** The command line, or a file it names, cannot be understood. */
  usage: 2,
  unsupportedCards: 3,
  illegalDeck: 4,
  /** A study that was to have a verdict cannot tell yet. */
  inconclusive: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof Exit)[keyof typeof Exit];

/** How a command ends that did several things: the highest code of them, `ok` if there were none. */
export function worstOf(exits: readonly ExitCode[]): ExitCode {
  const [worst = Exit.ok] = exits.toSorted((a, b) => b - a);
  return worst;
}

/** Why a command cannot be done: lines for people (file, place, what is wrong, how to mend it) and the exit code. */
export interface Complaint {
  readonly exit: ExitCode;
  readonly lines: readonly string[];
}

export type Checked<T> = Result<T, Complaint>;

export function complain(
  exit: ExitCode,
  ...lines: readonly string[]
): { readonly ok: false; readonly error: Complaint } {
  return fail({ exit, lines });
}
