/**
 * The few things the grammar adds to typescript-parsec: fixed words, phrases of words and parts, and rules that remember what they
 * read at a token (packrat memory), so that trying every reading stays cheap. All combinators return every reading.
 */
import { alt, type ParseResult, type Parser, type ParserOutput } from 'typescript-parsec';
import type { OracleToken, TokenKind } from './text/tokens.ts';

export type Reader<Result> = Parser<TokenKind, Result>;
type Reading<Result> = ParseResult<TokenKind, Result>;

/** What a phrase means where it stands: lowering runs in the order of the text and may bind or look up names in the scope. */
export type Meaning<Result> = (scope: Scope) => Result;

import type { Scope } from './scope.ts';

function fail(token: OracleToken | undefined): {
  readonly successful: false;
  readonly error: { readonly kind: 'Error'; readonly pos: OracleToken['pos'] | undefined; readonly message: string };
} {
  return { successful: false, error: { kind: 'Error', pos: token?.pos, message: '' } };
}

function outputOf<Result>(
  readings: readonly Reading<Result>[],
  token: OracleToken | undefined,
): ParserOutput<TokenKind, Result> {
  return readings.length === 0 ? fail(token) : { successful: true, candidates: [...readings], error: undefined };
}

/** All readings at a token; none where it fails. */
export function readingsAt<Result>(reader: Reader<Result>, token: OracleToken | undefined): readonly Reading<Result>[] {
  const output = reader.parse(token);
  return output.successful ? output.candidates : [];
}

/** A reader made of a function from the first token to its readings. */
export function reader<Result>(read: (token: OracleToken | undefined) => readonly Reading<Result>[]): Reader<Result> {
  return { parse: (token) => outputOf(read(token), token) };
}

/**
 * Fixed words, separated by spaces. `a|b` is either word, a last `?` makes a word optional: `its|their owner's|owners' hand|hands`.
 * Marks are words of their own: `, then`.
 */
export function words(pattern: string): Reader<string> {
  const choices = possessivesApart(pattern).map((word) => {
    const optional = word.length > 1 && word.endsWith('?');
    return { any: new Set((optional ? word.slice(0, -1) : word).split('|')), optional };
  });
  return {
    parse(token) {
      let next = token;
      let last: OracleToken | undefined;
      for (const { any, optional } of choices) {
        if (next !== undefined && next.kind !== 'quoted' && any.has(next.text)) {
          last = next;
          next = next.next;
        } else if (!optional) return fail(next);
      }
      return {
        successful: true,
        candidates: [{ firstToken: token, nextToken: next, result: last?.text ?? '' }],
        error: undefined,
      };
    },
  };
}

/** "Owner's|owners'" is two tokens: the noun, then the mark. */
function possessivesApart(pattern: string): string[] {
  return pattern.split(' ').flatMap((word) => {
    const marks = word.match(/'s?(?=\||$)/g);
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

/** Words and parts one after another; `build` gets what the parts (not the words) read. Null refuses a reading. */
export function phrase<const Parts extends readonly Part[], Result>(
  parts: Parts,
  build: (...values: Results<Parts>) => Result | null,
): Reader<Result> {
  const readers = parts.map((part) => ({
    keep: typeof part !== 'string',
    part: typeof part === 'string' ? fixed(part) : part,
  }));
  return reader((first) => {
    let states: { readonly values: readonly unknown[]; readonly next: OracleToken | undefined }[] = [
      { values: [], next: first },
    ];
    for (const { keep, part } of readers) {
      states = states.flatMap(({ values, next }) =>
        readingsAt(part, next).map((reading) => ({
          values: keep ? [...values, reading.result] : values,
          next: reading.nextToken,
        })),
      );
      if (states.length === 0) return [];
    }
    const readings: Reading<Result>[] = [];
    for (const { values, next } of states) {
      // The values come from the parts in order, which is what Results says of them.
      const result = build(...(values as Results<Parts>));
      if (result !== null) readings.push({ firstToken: first, nextToken: next, result });
    }
    return readings;
  });
}

/** Either of several; every reading of each. */
export function either<Result>(...readers: readonly Reader<Result>[]): Reader<Result> {
  const [head, ...tail] = readers;
  if (head === undefined) throw new Error('a choice among no readers');
  return tail.reduce((all, next) => alt(all, next), head);
}

/** The readings of the first that has any. */
export function first<Result>(...readers: readonly Reader<Result>[]): Reader<Result> {
  return reader((start) => {
    for (const each of readers) {
      const readings = readingsAt(each, start);
      if (readings.length > 0) return readings;
    }
    return [];
  });
}

/** With or without it. */
export function maybe<Result>(part: Reader<Result>): Reader<Result | null> {
  return reader<Result | null>((start) => [
    ...readingsAt(part, start),
    { firstToken: start, nextToken: start, result: null },
  ]);
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

/** A rule that may refer to itself and to rules defined later. It reads each token once. */
export function rule<Result>(make: () => Reader<Result>): Reader<Result> {
  const memory = new WeakMap<OracleToken, ParserOutput<TokenKind, Result>>();
  let made: Reader<Result> | null = null;
  return {
    parse(start) {
      made ??= make();
      if (start === undefined) return made.parse(start);
      const known = memory.get(start);
      if (known !== undefined) return known;
      const output = made.parse(start);
      memory.set(start, output);
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
