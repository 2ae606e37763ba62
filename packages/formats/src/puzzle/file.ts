// The text of a puzzle or game-state file of Forge: `[metadata]` with a name and a goal, `[state]` with `key=value` lines. Files without
// headings are all state.
import type { Problem, ProblemCode } from '../result.ts';

export interface Field {
  /** In small letters. */
  readonly key: string;
  readonly value: string;
  /** 1-based. */
  readonly line: number;
}

export interface PuzzleText {
  readonly metadata: readonly Field[];
  readonly state: readonly Field[];
}

/** Whether the text is such a file. */
export function isPuzzle(text: string): boolean {
  return /^(?:human|ai|p[0-3])(?:life|battlefield|hand|cardsinplay|cardsinhand) *=/im.test(text);
}

/** Collects what is wrong with one file. */
export class PuzzleReport {
  readonly problems: Problem[] = [];
  readonly notices: Problem[] = [];
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  problem(code: ProblemCode, { key, line }: Field, message: string, hint: string): void {
    this.problems.push({ code, file: this.file, line, place: key, message, hint });
  }

  /** What a scenario has no place for. */
  unsupported(field: Field, what: string, hint = 'take it out'): void {
    this.problem('not-representable', field, `${what} cannot be written as a scenario`, hint);
  }

  notice({ key, line }: Field, message: string): void {
    this.notices.push({ code: 'assumed', file: this.file, line, place: key, message, hint: '' });
  }
}

export function readPuzzleText(text: string, report: PuzzleReport): PuzzleText {
  const sections: { readonly [name: string]: Field[] } = { metadata: [], state: [] };
  let section = 'state';
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.*)\]$/.exec(line)?.[1]?.trim().toLowerCase();
    const field = fieldOf(line, section === 'metadata' ? /[:=]/ : /=/, index + 1);
    if (heading !== undefined) section = heading;
    else if (!Object.hasOwn(sections, section)) continue;
    else if (field !== undefined) sections[section]?.push(field);
    else
      report.problem(
        'malformed',
        { key: '', value: '', line: index + 1 },
        `${JSON.stringify(line)} says nothing`,
        'write key=value',
      );
    if (heading !== undefined && !Object.hasOwn(sections, heading))
      report.problem(
        'unknown-section',
        { key: '', value: '', line: index + 1 },
        `there is no section [${heading}]`,
        'known: metadata, state',
      );
  }
  return { metadata: sections['metadata'] ?? [], state: sections['state'] ?? [] };
}

function fieldOf(line: string, separator: RegExp, number: number): Field | undefined {
  const at = line.search(separator);
  if (at <= 0) return undefined;
  return { key: line.slice(0, at).trim().toLowerCase(), value: line.slice(at + 1).trim(), line: number };
}
