// Collects what is wrong with one document while it is read to its end.
import type { Problem, ProblemCode } from '../result.ts';
import type { Lines } from './lines.ts';
import type { SourceNode } from './tree.ts';

/** The problems of one document, and the places they are at. */
export class Report {
  readonly problems: Problem[] = [];
  private readonly file: string;
  private readonly lines: Lines;

  constructor(file: string, lines: Lines) {
    this.file = file;
    this.lines = lines;
  }

  add(code: ProblemCode, offset: number, place: string, message: string, hint: string): void {
    this.problems.push({ code, file: this.file, ...this.lines.at(offset), place, message, hint });
  }

  /** The usual case: a value of the wrong shape. Answers `undefined`, so that a reader can return it. */
  wrongType(node: SourceNode, place: string, needed: string): undefined {
    this.add('wrong-type', node.offset, place, `${describe(node)} where ${needed} is needed`, mend(node, needed));
    return undefined;
  }
}

/** A short name for what stands there. */
function describe(node: SourceNode): string {
  switch (node.kind) {
    case 'list':
      return 'a list';
    case 'map':
      return 'a map';
    case 'scalar':
      if (node.value === null) return 'nothing';
      return node.text === '' ? 'an empty text' : shorten(JSON.stringify(node.text));
  }
}

function mend(node: SourceNode, needed: string): string {
  // `ability: {T}: Add {R}` and `card: [Forest]` are YAML for something else.
  if (node.kind !== 'scalar' && needed.includes('text'))
    return 'put a text that begins with a brace or bracket in quotes';
  return `write ${needed}`;
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}…"`;
}
