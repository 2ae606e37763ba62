// XML as deck files use it: elements, attributes and text, each with its line. Only the five entities of XML itself and character
// references are known, so nothing in a file can grow.
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { fail, ok, type Problem, type Result } from '../result.ts';
import { Lines } from '../source/lines.ts';

export interface XmlTree {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlTree[];
  /** Its own and its descendants' text, without spaces around it. */
  readonly text: string;
  /** 1-based. */
  readonly line: number;
}

/** The document's one element. */
export function readXml(written: string, file: string): Result<XmlTree, readonly Problem[]> {
  const text = written.replace(/\r\n?/g, '\n');
  const broken = (line: number, message: string): Result<XmlTree, readonly Problem[]> =>
    fail([{ code: 'malformed', file, line, place: '', message, hint: 'export it anew, or mend the XML' }]);
  try {
    const { root } = parseXml(text, { includeOffsets: true });
    if (root === null) return broken(1, 'no element in it');
    return ok(treeOf(root, new Lines(text)));
  } catch (error) {
    if (error instanceof XmlError) return broken(error.line, wordsOf(error));
    // The stack has an end, and so have elements inside elements.
    if (error instanceof RangeError) return broken(1, 'elements are nested too deeply');
    throw error;
  }
}

function treeOf(element: XmlElement, lines: Lines): XmlTree {
  const inner = element.children.filter((child) => child instanceof XmlElement);
  return {
    name: element.name,
    attributes: new Map(Object.entries(element.attributes)),
    children: inner.map((child) => treeOf(child, lines)),
    text: element.text.trim(),
    line: lines.at(element.start).line,
  };
}

/** Without the place and the excerpt that follow. */
function wordsOf(error: XmlError): string {
  const [first = ''] = error.message.split('\n', 1);
  return first.replace(/ \(line \d+, column \d+\)$/, '');
}

/** The text inside quotes or between tags. What XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
