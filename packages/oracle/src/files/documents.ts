/**
 * The values of a card file one after the other, from text that arrives in pieces: the members of a list, of the `data` of an object, or
 * the lines of NDJSON. No more than one value and one piece are held.
 */
import { JSONParser } from '@streamparser/json';
import { type CardFileProblem, LOAD_AGAIN } from './problem.ts';

/** A value and where it stands. */
export interface FileValue {
  /** `line 3`, `card 17`. */
  readonly place: string;
  /** The member's name in `data`; null in lists and lines. */
  readonly key: string | null;
  readonly value: unknown;
}

export interface Documents {
  /** The values that the next piece completes, or what is wrong; after a problem nothing more may be written. */
  write(text: string): readonly FileValue[] | CardFileProblem;
  end(): readonly FileValue[] | CardFileProblem;
}

export function isProblem(outcome: readonly unknown[] | CardFileProblem): outcome is CardFileProblem {
  return !Array.isArray(outcome);
}

export type FileForm = 'list' | 'data' | 'lines';

export function documentsOf(form: FileForm): Documents {
  return form === 'lines' ? new Lines() : new Members(form);
}

/** NDJSON: a value a line. */
class Lines implements Documents {
  private rest = '';
  private line = 0;

  write(text: string): readonly FileValue[] | CardFileProblem {
    const lines = text.split('\n');
    lines[0] = this.rest + (lines[0] ?? '');
    this.rest = lines.pop() ?? '';
    const values: FileValue[] = [];
    for (const line of lines) {
      const problem = this.read(line, values);
      if (problem !== null) return problem;
    }
    return values;
  }

  end(): readonly FileValue[] | CardFileProblem {
    const values: FileValue[] = [];
    return this.read(this.rest, values) ?? values;
  }

  private read(line: string, values: FileValue[]): CardFileProblem | null {
    this.line++;
    if (line.trim() === '') return null;
    const place = `line ${this.line}`;
    try {
      values.push({ place, key: null, value: JSON.parse(line) });
      return null;
    } catch {
      return { place, message: 'is no whole JSON value', hint: `write one card a line, or ${LOAD_AGAIN}` };
    }
  }
}

/** The members of one big list or of the `data` of one big object. */
class Members implements Documents {
  private readonly parser: JSONParser;
  private values: FileValue[] = [];
  private count = 0;
  private problem: CardFileProblem | null = null;

  constructor(form: 'list' | 'data') {
    this.parser = new JSONParser({ paths: [form === 'list' ? '$.*' : '$.data.*'], keepStack: false });
    this.parser.onValue = ({ key, value }) => {
      this.count++;
      this.values.push({ place: `card ${this.count}`, key: typeof key === 'string' ? key : null, value });
    };
    this.parser.onError = (error) => {
      // "Unexpected X … in state Y": the state is the parser's own affair.
      const reason = error.message.replace(/ at chunk position.*$| in state .*$/, '');
      this.problem ??= { place: this.reached(), message: `is not JSON: ${uncapitalised(reason)}`, hint: LOAD_AGAIN };
    };
  }

  write(text: string): readonly FileValue[] | CardFileProblem {
    // White space may follow the end.
    if (!this.parser.isEnded) this.parser.write(text);
    else if (text.trim() !== '') this.problem ??= this.afterEnd();
    return this.taken();
  }

  end(): readonly FileValue[] | CardFileProblem {
    if (this.problem === null && !this.parser.isEnded)
      this.problem = { place: this.reached(), message: 'the file ends in the middle', hint: LOAD_AGAIN };
    return this.taken();
  }

  private afterEnd(): CardFileProblem {
    return { place: this.reached(), message: 'something follows the end of the JSON', hint: LOAD_AGAIN };
  }

  private reached(): string {
    return this.count === 0 ? 'before the first card' : `after card ${this.count}`;
  }

  private taken(): readonly FileValue[] | CardFileProblem {
    if (this.problem !== null) return this.problem;
    const taken = this.values;
    this.values = [];
    return taken;
  }
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
