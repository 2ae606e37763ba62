// Errors are values at this edge: a reader returns what it understood, or what is wrong and how to mend it.

/** What was asked for, or why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** What kind of mistake a {@link Problem} reports. Programs test this; people read the message. */
export type ProblemCode =
  /** The text is not YAML or JSON (or not the expected kind of document). */
  | 'malformed'
  /** A field that the format does not have at this place. */
  | 'unknown-field'
  /** A required field is not there, or empty. */
  | 'missing-field'
  /** A text where a list is needed, and the like. */
  | 'wrong-type'
  /** A word outside the fixed vocabulary of its field: step, zone, player, op, q … */
  | 'unknown-word'
  /** A number outside its bounds. */
  | 'out-of-range'
  /** Two things that exclude each other. */
  | 'conflict'
  /** A deck line without a usable number of copies. */
  | 'bad-count'
  /** A deck line without a card name. */
  | 'empty-name'
  /** A section heading that a deck list does not have. */
  | 'unknown-section'
  /** A card name that the pool does not have. */
  | 'unknown-card'
  /** Cards that a list names and that are no part of the deck. */
  | 'left-out'
  /** What another program's file says and a scenario cannot. */
  | 'not-representable'
  /** What a file leaves open and was decided for it. */
  | 'assumed';

/** One mistake in a file: where it is, what is wrong and how to mend it. */
export interface Problem {
  readonly code: ProblemCode;
  /** The name the caller gave to the text. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column?: number;
  /** The field inside the document (`actions[2].step`), or '' for the document itself. */
  readonly place: string;
  /** What is wrong, without the place. */
  readonly message: string;
  /** How to mend it. */
  readonly hint: string;
}

/** A success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A failure. */
export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** One line for people: `file:line:column: place: what is wrong; how to mend it`. */
export function formatProblem(problem: Problem): string {
  const column = problem.column === undefined ? '' : `:${problem.column}`;
  const place = problem.place === '' ? '' : `${problem.place}: `;
  const hint = problem.hint === '' ? '' : `; ${problem.hint}`;
  return `${problem.file}:${problem.line}${column}: ${place}${problem.message}${hint}`;
}
