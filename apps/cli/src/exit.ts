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

/** What the exit codes mean, for the manual page. */
export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [Exit.ok, 'Done.'],
  [Exit.failed, 'Something failed that was looked into, a file cannot be written, or the program has a defect.'],
  [Exit.usage, 'The command line, or a file it names, cannot be understood.'],
  [Exit.unsupportedCards, 'Cards are not known or cannot be played.'],
  [Exit.illegalDeck, 'A deck is not legal.'],
  [Exit.inconclusive, 'A study that was to have a verdict (--require-verdict) cannot tell yet.'],
  [Exit.interrupted, 'Interrupted; what was finished is kept.'],
];

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
