// JSON (RFC 8259) with positions, so that a wrong field in a generated file is found by line as in a written one.
// A name that occurs twice in an object is refused: one of the two values would be lost.
import { fail, ok, type Result } from '../result.ts';
import type { MapEntry, SourceNode, SyntaxProblem } from './tree.ts';

const DEEPEST = 200;

/** Reads the JSON value in `text` from offset `from` up to `to`. Offsets in the answer are those of the whole text. */
export function readJson(text: string, from = 0, to: number = text.length): Result<SourceNode, SyntaxProblem> {
  const reader = new JsonReader(text, from, to);
  const node = reader.document();
  return node === undefined ? fail(reader.problem) : ok(node);
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A text between quotes whose escapes are all known; control characters have been ruled out before. */
const ESCAPES = /^"(?:[^\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"$/;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const SPACE = 0x20;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const TAB = 0x09;
const WORDS: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

class JsonReader {
  problem: SyntaxProblem = { offset: 0, message: '', hint: '' };
  private readonly text: string;
  private readonly to: number;
  private at: number;

  constructor(text: string, from: number, to: number) {
    this.text = text;
    this.at = from;
    this.to = to;
  }

  document(): SourceNode | undefined {
    this.skipSpace();
    const node = this.value(0);
    if (node === undefined) return undefined;
    this.skipSpace();
    return this.at < this.to ? this.refuse('more text after the end of the document', 'remove it') : node;
  }

  private value(depth: number): SourceNode | undefined {
    if (depth > DEEPEST) return this.refuse(`nested more than ${DEEPEST} deep`, 'flatten it');
    switch (this.peek()) {
      case '{':
        return this.map(depth);
      case '[':
        return this.list(depth);
      case '"': {
        const offset = this.at;
        const content = this.string();
        return content === undefined ? undefined : { kind: 'scalar', offset, value: content, text: content };
      }
      default:
        return this.word() ?? this.number() ?? this.refuse(`unexpected ${this.shown()}`, 'a JSON value is needed here');
    }
  }

  private map(depth: number): SourceNode | undefined {
    const offset = this.at++;
    const entries: MapEntry[] = [];
    const keys = new Set<string>();
    if (this.closes('}')) return { kind: 'map', offset, entries };
    for (;;) {
      this.skipSpace();
      const keyOffset = this.at;
      if (this.peek() !== '"')
        return this.refuse(`unexpected ${this.shown()}`, 'a field name in double quotes is needed');
      const key = this.string();
      if (key === undefined) return undefined;
      if (keys.has(key)) {
        this.at = keyOffset;
        return this.refuse(`the field ${key} is given twice`, 'keep one of them');
      }
      keys.add(key);
      this.skipSpace();
      if (this.peek() !== ':')
        return this.refuse(`unexpected ${this.shown()}`, 'a colon is needed after the field name');
      this.at++;
      this.skipSpace();
      const value = this.value(depth + 1);
      if (value === undefined) return undefined;
      entries.push({ key, keyOffset, value });
      if (this.closes('}')) return { kind: 'map', offset, entries };
      if (!this.comma('}')) return undefined;
    }
  }

  private list(depth: number): SourceNode | undefined {
    const offset = this.at++;
    const items: SourceNode[] = [];
    if (this.closes(']')) return { kind: 'list', offset, items };
    for (;;) {
      this.skipSpace();
      const item = this.value(depth + 1);
      if (item === undefined) return undefined;
      items.push(item);
      if (this.closes(']')) return { kind: 'list', offset, items };
      if (!this.comma(']')) return undefined;
    }
  }

  private string(): string | undefined {
    const from = this.at;
    let escapes = false;
    for (let at = from + 1; at < this.to; at++) {
      const code = this.text.charCodeAt(at);
      if (code < FIRST_PRINTABLE) break;
      if (code === BACKSLASH) {
        escapes = true;
        at++;
      } else if (code === QUOTE) {
        const quoted = this.text.slice(from, at + 1);
        if (escapes && !ESCAPES.test(quoted)) break;
        this.at = at + 1;
        return escapes ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
      }
    }
    return this.refuse('a text that does not end or holds a wrong escape', 'close it with a double quote on this line');
  }

  private word(): SourceNode | undefined {
    for (const [text, value] of WORDS) {
      if (!this.text.startsWith(text, this.at)) continue;
      const offset = this.at;
      this.at += text.length;
      return { kind: 'scalar', offset, value, text: value === null ? '' : text };
    }
    return undefined;
  }

  private number(): SourceNode | undefined {
    const offset = this.at;
    NUMBER.lastIndex = offset;
    const text = NUMBER.exec(this.text)?.[0];
    if (text === undefined || offset + text.length > this.to) return undefined;
    this.at += text.length;
    return { kind: 'scalar', offset, value: text, text };
  }

  private closes(bracket: '}' | ']'): boolean {
    this.skipSpace();
    if (this.peek() !== bracket) return false;
    this.at++;
    return true;
  }

  private comma(bracket: '}' | ']'): boolean {
    if (this.peek() === ',') {
      this.at++;
      return true;
    }
    this.refuse(`unexpected ${this.shown()}`, `a comma or ${bracket} is needed here`);
    return false;
  }

  private skipSpace(): void {
    while (this.at < this.to) {
      const code = this.text.charCodeAt(this.at);
      if (code !== SPACE && code !== LINE_FEED && code !== CARRIAGE_RETURN && code !== TAB) return;
      this.at++;
    }
  }

  private peek(): string {
    return this.at < this.to ? this.text.charAt(this.at) : '';
  }

  private shown(): string {
    const character = this.peek();
    return character === '' ? 'end of the text' : `character ${JSON.stringify(character)}`;
  }

  private refuse(message: string, hint: string): undefined {
    this.problem = { offset: this.at, message, hint };
    return undefined;
  }
}
