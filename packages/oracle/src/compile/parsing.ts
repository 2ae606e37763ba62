/**
 * The few things the grammar adds to typescript-parsec: fixed words, phrases of words and parts, and rules that remember what they
 * read at a token (packrat memory), so that trying every reading stays cheap. All combinators return every reading.
 */
import { apply, opt, type ParseError, type ParseResult, type Parser, type ParserOutput } from 'typescript-parsec';
import type { Scope } from './scope.ts';
import type { OracleToken, TokenKind } from './text/tokens.ts';

/** A parser of the library that may also say by which words it can begin, so that it need not be tried elsewhere. */
export interface Reader<Result> extends Parser<TokenKind, Result> {
  /** Null where anything may begin it. */
  readonly starts?: () => ReadonlySet<string> | null;
}
type Reading<Result> = ParseResult<TokenKind, Result>;

/** What a phrase means where it stands: lowering runs in the order of the text and may bind or look up names in the scope. */
export type Meaning<Result> = (scope: Scope) => Result;

const FAILED: { readonly successful: false; readonly error: ParseError } = {
  successful: false,
  error: { kind: 'Error', pos: undefined, message: '' },
};

function outputOf<Result>(readings: Reading<Result>[]): ParserOutput<TokenKind, Result> {
  return readings.length === 0 ? FAILED : { successful: true, candidates: readings, error: undefined };
}

const NO_READINGS: readonly never[] = [];

/** All readings at a token; none where it fails. */
export function readingsAt<Result>(reader: Reader<Result>, token: OracleToken | undefined): readonly Reading<Result>[] {
  const output = reader.parse(token);
  return output.successful ? output.candidates : NO_READINGS;
}

/** A reader made of a function from the first token to its readings. */
export function reader<Result>(read: (token: OracleToken | undefined) => Reading<Result>[]): Reader<Result> {
  return { parse: (token) => outputOf(read(token)) };
}

function startsOf(reader: Reader<unknown>): ReadonlySet<string> | null {
  return reader.starts === undefined ? null : reader.starts();
}

interface FixedWord {
  readonly any: ReadonlySet<string>;
  readonly optional: boolean;
}

/**
 * Fixed words, separated by spaces. `a|b` is either word, a last `?` makes a word optional: `its|their owner's|owners' hand|hands`.
 * Marks are words of their own: `, then`.
 */
export function words(pattern: string): Reader<string> {
  const choices: readonly FixedWord[] = possessivesApart(pattern).map((word) => {
    const optional = word.length > 1 && word.endsWith('?');
    return { any: new Set((optional ? word.slice(0, -1) : word).split('|')), optional };
  });
  const [lead] = choices;
  const begins = lead === undefined || lead.optional || lead.any.has('') ? null : lead.any;
  return { starts: () => begins, parse: (token) => fixedWords(choices, token) };
}

function fixedWords(choices: readonly FixedWord[], token: OracleToken | undefined): ParserOutput<TokenKind, string> {
  let next = token;
  let last = '';
  for (const { any, optional } of choices) {
    if (next !== undefined && next.kind !== 'quoted' && any.has(next.text)) {
      last = next.text;
      next = next.next;
    } else if (!optional && !any.has('')) return FAILED;
  }
  return { successful: true, candidates: [{ firstToken: token, nextToken: next, result: last }], error: undefined };
}

/** "Owner's|owners'" is two tokens: the noun, then the mark. */
function possessivesApart(pattern: string): string[] {
  return pattern.split(' ').flatMap((word) => {
    const marks = word.match(/'s?(?=\||$)/g);
    if (marks !== null && !word.startsWith("'") && marks.length !== word.split('|').length)
      throw new Error(`possessive and plain words as alternatives: ${word}`);
    return marks === null || word.startsWith("'")
      ? [word]
      : [word.replace(/'s?(?=\||$)/g, ''), [...new Set(marks)].join('|')];
  });
}

/** One token of a kind that a function accepts; null refuses. */
export function token<Result>(kind: TokenKind, accept: (text: string) => Result | null): Reader<Result> {
  return reader((first) => {
    if (first?.kind !== kind) return [];
    const result = accept(first.text);
    return result === null ? [] : [{ firstToken: first, nextToken: first.next, result }];
  });
}

type Part = string | Reader<unknown>;
type Results<Parts extends readonly Part[]> = Parts extends readonly [infer Head, ...infer Tail extends readonly Part[]]
  ? Head extends Reader<infer Result>
    ? [Result, ...Results<Tail>]
    : Results<Tail>
  : [];

const FIXED = new Map<string, Reader<string>>();

function fixed(pattern: string): Reader<string> {
  const known = FIXED.get(pattern);
  if (known !== undefined) return known;
  const made = words(pattern);
  FIXED.set(pattern, made);
  return made;
}

interface State {
  readonly values: readonly unknown[];
  readonly next: OracleToken | undefined;
}

/** Words and parts one after another; `build` gets what the parts (not the words) read. Null refuses a reading. */
export function phrase<const Parts extends readonly Part[], Result>(
  parts: Parts,
  build: (...values: Results<Parts>) => Result | null,
): Reader<Result> {
  const readers = parts.map((part) => ({
    keep: typeof part !== 'string',
    part: typeof part === 'string' ? fixed(part) : part,
  }));
  const [lead] = readers;
  return {
    starts: () => (lead === undefined ? null : startsOf(lead.part)),
    parse(first) {
      let states: readonly State[] = [{ values: [], next: first }];
      for (const { keep, part } of readers) {
        states = advanced(states, part, keep);
        if (states.length === 0) return FAILED;
      }
      const readings: Reading<Result>[] = [];
      for (const { values, next } of states) {
        // The values come from the parts in order, which is what Results says of them.
        const result = build(...(values as Results<Parts>));
        if (result !== null) readings.push({ firstToken: first, nextToken: next, result });
      }
      return outputOf(readings);
    },
  };
}

function advanced(states: readonly State[], part: Reader<unknown>, keep: boolean): readonly State[] {
  const further: State[] = [];
  for (const { values, next } of states) {
    for (const reading of readingsAt(part, next))
      further.push({ values: keep ? [...values, reading.result] : values, next: reading.nextToken });
  }
  return further;
}

/** The words that any of the readers begins with; null if one may begin with anything. */
function startsOfAny(readers: readonly Reader<unknown>[]): ReadonlySet<string> | null {
  const all = new Set<string>();
  for (const each of readers) {
    const starts = startsOf(each);
    if (starts === null) return null;
    for (const word of starts) all.add(word);
  }
  return all;
}

/** Either of several; every reading of each. Only those that can begin with the word at hand are tried. */
export function either<Result>(...readers: readonly Reader<Result>[]): Reader<Result> {
  const byWord = new Map<string, Reader<Result>>();
  return {
    starts: () => startsOfAny(readers),
    parse(token) {
      const word = token?.text ?? '';
      let fitting = byWord.get(word);
      if (fitting === undefined) {
        fitting = anyOf(readers.filter((each) => startsOf(each)?.has(word) ?? true));
        // A place for every word of the language would be no index: names and numbers are left out.
        if (byWord.size < 2_000) byWord.set(word, fitting);
      }
      return fitting.parse(token);
    },
  };
}

const NOTHING: Reader<never> = { parse: () => FAILED };

/** All readings of all of them, in their order: the library's `alt`, which takes no list. */
function anyOf<Result>(readers: readonly Reader<Result>[]): Reader<Result> {
  const [only] = readers;
  if (only === undefined) return NOTHING;
  if (readers.length === 1) return only;
  return {
    parse(token) {
      let found: Reading<Result>[] | null = null;
      for (const each of readers) {
        const output = each.parse(token);
        if (!output.successful || output.candidates.length === 0) continue;
        found = found === null ? output.candidates : [...found, ...output.candidates];
      }
      return found === null ? FAILED : outputOf(found);
    },
  };
}

/** The readings of the first that has any. */
export function first<Result>(...readers: readonly Reader<Result>[]): Reader<Result> {
  return {
    starts: () => startsOfAny(readers),
    parse(start) {
      for (const each of readers) {
        const output = each.parse(start);
        if (output.successful && output.candidates.length > 0) return output;
      }
      return FAILED;
    },
  };
}

/** With or without it. */
export function maybe<Result>(part: Reader<Result>): Reader<Result | null> {
  return apply(opt(part), (result) => result ?? null);
}

/** One or more, with words between them: every length. */
export function listOf<Result>(part: Reader<Result>, between: Reader<unknown>): Reader<readonly Result[]> {
  return reader<readonly Result[]>((start) => {
    const readings: Reading<readonly Result[]>[] = [];
    let open: Reading<readonly Result[]>[] = readingsAt(part, start).map((each) => ({
      ...each,
      result: [each.result],
    }));
    while (open.length > 0) {
      readings.push(...open);
      open = open.flatMap((so) =>
        readingsAt(between, so.nextToken).flatMap((joint) =>
          readingsAt(part, joint.nextToken).map((each) => ({
            firstToken: start,
            nextToken: each.nextToken,
            result: [...so.result, each.result],
          })),
        ),
      );
    }
    return readings;
  });
}

/** Any number of them, none included: every length. */
export function many<Result>(part: Reader<Result>): Reader<readonly Result[]> {
  return reader<readonly Result[]>((start) => {
    const readings: Reading<readonly Result[]>[] = [{ firstToken: start, nextToken: start, result: [] }];
    let open = readings.slice();
    while (open.length > 0) {
      open = open.flatMap((so) =>
        readingsAt(part, so.nextToken)
          .filter((each) => each.nextToken !== so.nextToken)
          .map((each) => ({ firstToken: start, nextToken: each.nextToken, result: [...so.result, each.result] })),
      );
      readings.push(...open);
    }
    return readings;
  });
}

interface Memory<Result> {
  readonly token: OracleToken;
  readonly output: ParserOutput<TokenKind, Result>;
}

/** A rule that may refer to itself and to rules defined later. It reads each token once. */
export function rule<Result>(make: () => Reader<Result>): Reader<Result> {
  // By the token's place in the text; what was read there of another text does not count.
  const memory: (Memory<Result> | undefined)[] = [];
  let made: Reader<Result> | null = null;
  let starts: ReadonlySet<string> | null | undefined;
  return {
    starts() {
      if (starts !== undefined) return starts;
      // A rule that begins with itself would be asked again: to that question the answer is "anything".
      starts = null;
      made ??= make();
      starts = startsOf(made);
      return starts;
    },
    parse(start) {
      made ??= make();
      if (start === undefined) return made.parse(start);
      const known = memory[start.pos.index];
      if (known !== undefined && known.token === start) return known.output;
      const output = made.parse(start);
      memory[start.pos.index] = { token: start, output };
      return output;
    },
  };
}

/** What all of the tokens can be read as, best guess first. */
export function readAll<Result>(reader: Reader<Result>, start: OracleToken | undefined): Result[] {
  return readingsAt(reader, start)
    .filter((reading) => reading.nextToken === undefined)
    .map((reading) => reading.result);
}
