// The part of YAML that scenario files are written in, read in one pass: block maps and lists with plain keys, flow
// collections, scalars on one line, comments. At the first sign of anything else (anchors, tags, block and folded
// texts, escapes, tabs, mistakes of any kind) it gives up and leaves the text to the whole of YAML. What it does read
// it reads exactly as the full reader does; the tests compare the two.
import type { MapEntry, SourceNode } from './tree.ts';

const DEEPEST = 40;
const KEY = /[A-Za-z_][A-Za-z0-9_]{0,99}(?=:(?:[ \n]|$))/y;
/** Characters that a plain scalar here may begin with; `-` only before a letter or digit. */
const PLAIN_START = /[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=[A-Za-z0-9])/y;
const NOTHING = /^(?:~|null|Null|NULL)$/;
const TRUTH = /^(?:true|True|TRUE|false|False|FALSE)$/;

/** The documents of the text, or `undefined` if some of it is more than plain. */
export function readPlainYaml(text: string): readonly SourceNode[] | undefined {
  return hasOnlyPlainCharacters(text) ? new PlainReader(text).stream() : undefined;
}

function hasOnlyPlainCharacters(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && code !== 0x0a) return false;
    if (code >= 0x7f && (code < 0xa0 || code === 0xfeff)) return false;
  }
  return true;
}

class PlainReader {
  private readonly text: string;
  private at = 0;
  /** Column (from 0) of the content at `at`, after {@link nextContent}; -1 at the end of a document. */
  private column = 0;

  constructor(text: string) {
    this.text = text;
  }

  stream(): readonly SourceNode[] | undefined {
    const documents: SourceNode[] = [];
    while (this.at < this.text.length) {
      this.nextContent();
      if (this.column >= 0) {
        const document = this.column === 0 ? this.block(0, 0) : undefined;
        if (document === undefined || this.column >= 0) return undefined;
        documents.push(document);
      }
      if (!this.separator()) return undefined;
    }
    return documents;
  }

  /** Steps over `---` on a line of its own; the end of the text is as good. */
  private separator(): boolean {
    if (this.at >= this.text.length) return true;
    if (!this.text.startsWith('---\n', this.at) && this.text.slice(this.at) !== '---') return false;
    this.at = Math.min(this.at + 4, this.text.length);
    return true;
  }

  /** To the first character of the next line that has more than spaces and a comment. `at` is at a line's start. */
  private nextContent(): void {
    for (;;) {
      const start = this.at;
      while (this.peek() === ' ') this.at++;
      const character = this.peek();
      if (character === '' || (this.at === start && this.text.startsWith('---', start))) {
        this.column = -1;
        return;
      }
      if (character !== '\n' && character !== '#') {
        this.column = this.at - start;
        return;
      }
      this.toNextLine();
    }
  }

  private toNextLine(): void {
    const end = this.text.indexOf('\n', this.at);
    this.at = end < 0 ? this.text.length : end + 1;
  }

  /** Nothing but spaces and a comment on the rest of the line; then on to the next content. */
  private endLine(): boolean {
    const before = this.at;
    while (this.peek() === ' ') this.at++;
    const character = this.peek();
    if (character !== '' && character !== '\n' && (character !== '#' || this.at === before)) return false;
    this.toNextLine();
    this.nextContent();
    return true;
  }

  private block(indent: number, depth: number): SourceNode | undefined {
    if (depth > DEEPEST) return undefined;
    if (this.atDash()) return this.blockList(indent, depth);
    return this.match(KEY, false) === undefined ? undefined : this.blockMap(indent, depth);
  }

  private blockMap(indent: number, depth: number): SourceNode | undefined {
    const offset = this.at;
    const entries: MapEntry[] = [];
    do {
      const keyOffset = this.at;
      const key = this.match(KEY, true);
      if (key === undefined || entries.some((entry) => entry.key === key)) return undefined;
      this.at++;
      const value = this.blockValue(indent, depth, indent);
      if (value === undefined) return undefined;
      entries.push({ key, keyOffset, value });
    } while (this.column === indent);
    return this.column < indent ? { kind: 'map', offset, entries } : undefined;
  }

  private blockList(indent: number, depth: number): SourceNode | undefined {
    const offset = this.at;
    const items: SourceNode[] = [];
    do {
      const dash = this.at++;
      while (this.peek() === ' ') this.at++;
      const isMap = this.match(KEY, false) !== undefined;
      const item = isMap
        ? this.blockMap(indent + this.at - dash, depth + 1)
        : this.blockValue(indent, depth, indent + 1);
      if (item === undefined) return undefined;
      items.push(item);
    } while (this.column === indent && this.atDash());
    return this.column <= indent ? { kind: 'list', offset, items } : undefined;
  }

  /** What follows `key:` or `-`: a value on the same line, or a block below, lists from column `listFrom` on. */
  private blockValue(indent: number, depth: number, listFrom: number): SourceNode | undefined {
    while (this.peek() === ' ') this.at++;
    const character = this.peek();
    if (character === '' || character === '\n' || character === '#') {
      if (!this.endLine()) return undefined;
      const { column } = this;
      const below = column > indent || (column >= listFrom && this.atDash());
      return below ? this.block(column, depth + 1) : undefined;
    }
    const value = this.isFlow() ? this.flow(indent, depth) : this.plainLine();
    // Anything deeper on the next lines would belong to this value.
    return value !== undefined && this.endLine() && this.column <= indent ? value : undefined;
  }

  private atDash(): boolean {
    const after = this.text[this.at + 1];
    return this.peek() === '-' && (after === ' ' || after === '\n' || after === undefined);
  }

  private isFlow(): boolean {
    const character = this.peek();
    return character === '{' || character === '[' || character === '"' || character === "'";
  }

  /** A collection in brackets, or a quoted scalar. */
  private flow(indent: number, depth: number): SourceNode | undefined {
    if (depth > DEEPEST) return undefined;
    switch (this.peek()) {
      case '{':
        return this.flowMap(indent, depth);
      case '[':
        return this.flowList(indent, depth);
      default: {
        const offset = this.at;
        const text = this.quoted();
        return text === undefined ? undefined : { kind: 'scalar', offset, value: text, text };
      }
    }
  }

  private flowMap(indent: number, depth: number): SourceNode | undefined {
    const offset = this.at++;
    const entries: MapEntry[] = [];
    if (!this.flowSpace(indent)) return undefined;
    while (this.peek() !== '}') {
      const keyOffset = this.at;
      const key = this.match(KEY, true) ?? this.quoted();
      if (key === undefined || entries.some((entry) => entry.key === key)) return undefined;
      if (this.peek() !== ':' || this.text[this.at + 1] !== ' ') return undefined;
      this.at++;
      const value = this.flowValue(indent, depth);
      if (value === undefined || !this.flowComma('}', indent)) return undefined;
      entries.push({ key, keyOffset, value });
    }
    this.at++;
    return { kind: 'map', offset, entries };
  }

  private flowList(indent: number, depth: number): SourceNode | undefined {
    const offset = this.at++;
    const items: SourceNode[] = [];
    if (!this.flowSpace(indent)) return undefined;
    while (this.peek() !== ']') {
      const item = this.flowValue(indent, depth);
      if (item === undefined || !this.flowComma(']', indent)) return undefined;
      items.push(item);
    }
    this.at++;
    return { kind: 'list', offset, items };
  }

  private flowValue(indent: number, depth: number): SourceNode | undefined {
    if (!this.flowSpace(indent)) return undefined;
    if (this.isFlow()) return this.flow(indent, depth + 1);
    if (this.match(PLAIN_START, false) === undefined) return undefined;
    const offset = this.at;
    for (;;) {
      const character = this.peek();
      if (character === ',' || character === '}' || character === ']' || character === '\n') break;
      const after = this.text[this.at + 1] ?? '\n';
      if (character === '' || character === '{' || character === '[') return undefined;
      if (character === ':' && ' \n,[]{}'.includes(after)) return undefined;
      if (character === ' ' && after === '#') return undefined;
      this.at++;
    }
    return scalar(this.text.slice(offset, this.at), offset);
  }

  /** After an item: a comma and what follows it, or the closing bracket. */
  private flowComma(bracket: '}' | ']', indent: number): boolean {
    if (!this.flowSpace(indent)) return false;
    if (this.peek() === bracket) return true;
    if (this.peek() !== ',') return false;
    this.at++;
    return this.flowSpace(indent);
  }

  /** Spaces, line breaks and comments between brackets; lines must stay inside the block. */
  private flowSpace(indent: number): boolean {
    while (this.peek() === ' ') this.at++;
    const before = this.text[this.at - 1];
    if (this.peek() === '#' && before !== ' ') return false;
    if (this.peek() !== '\n' && this.peek() !== '#') return true;
    this.toNextLine();
    this.nextContent();
    return this.column > indent;
  }

  /** The content of a quoted scalar on one line without escapes. */
  private quoted(): string | undefined {
    const quote = this.peek();
    if (quote !== '"' && quote !== "'") return undefined;
    const end = this.text.indexOf(quote, this.at + 1);
    const content = end < 0 ? undefined : this.text.slice(this.at + 1, end);
    if (content === undefined || content.includes('\n') || this.text[end + 1] === quote) return undefined;
    if (quote === '"' && content.includes('\\')) return undefined;
    this.at = end + 1;
    return content;
  }

  /** A plain scalar up to the end of its line or a comment. */
  private plainLine(): SourceNode | undefined {
    if (this.match(PLAIN_START, false) === undefined) return undefined;
    const offset = this.at;
    const lineEnd = this.text.indexOf('\n', offset);
    const line = this.text.slice(offset, lineEnd < 0 ? this.text.length : lineEnd);
    const comment = line.indexOf(' #');
    const content = comment < 0 ? line : line.slice(0, comment);
    if (content.includes(': ') || content.endsWith(':')) return undefined;
    this.at += content.length;
    return scalar(content, offset);
  }

  private match(pattern: RegExp, step: boolean): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (step && found !== undefined) this.at += found.length;
    return found;
  }

  private peek(): string {
    return this.text.charAt(this.at);
  }
}

function scalar(written: string, offset: number): SourceNode | undefined {
  const text = written.replace(/ +$/, '');
  if (NOTHING.test(text)) return undefined;
  return { kind: 'scalar', offset, value: TRUTH.test(text) ? text.toLowerCase() === 'true' : text, text };
}
