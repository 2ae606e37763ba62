// Documents of a scenario file, already read into trees, as scenarios. One that cannot be read does not hide the others of its file.
import { nearestWords } from '../nearest.ts';
import { fail, ok, type Problem, type Result } from '../result.ts';
import { Lines } from '../source/lines.ts';
import { readJson } from '../source/readJson.ts';
import { Report } from '../source/report.ts';
import type { MapNode, SourceNode, SyntaxProblem } from '../source/tree.ts';
import type { Reading } from './kinds.ts';
import { readScenario, TOP_LEVEL_FIELDS } from './parseScenario.ts';
import type { Scenario } from './types.ts';
import { PLAYERS } from './vocabulary.ts';

/** A scenario of a file, or why it is none. */
export interface ParsedScenario {
  /** Its `id`; without one, the file's name and its number there (`file#1`). */
  readonly id: string;
  /** The line on which it begins, 1-based. */
  readonly line: number;
  readonly result: Result<Scenario, readonly Problem[]>;
  /** Top-level fields that are ignored, as the format says, but look like a mistyped known one. */
  readonly notices: readonly Problem[];
}

export const BYTE_ORDER_MARK = '\ufeff';

/** The scenarios of a JSON text, one or a list; as `parseScenarios`, for callers who need not read YAML. */
export function parseJsonScenarios(text: string, file: string): readonly ParsedScenario[] {
  return parseDocuments([readJson(text, text.startsWith(BYTE_ORDER_MARK) ? 1 : 0)], text, file);
}

export function parseDocuments(
  documents: Iterable<Result<SourceNode, SyntaxProblem>>,
  text: string,
  file: string,
): readonly ParsedScenario[] {
  const lines = new Lines(text);
  const parsed: ParsedScenario[] = [];
  for (const document of documents) {
    const name = (): string => `${file}#${parsed.length + 1}`;
    if (!document.ok) {
      parsed.push(malformed(document.error, name(), file, lines));
      continue;
    }
    const items = document.value.kind === 'list' ? document.value.items : [document.value];
    for (const item of items) parsed.push(parseOne(item, name(), file, lines));
  }
  return parsed;
}

function malformed(problem: SyntaxProblem, id: string, file: string, lines: Lines): ParsedScenario {
  const at = lines.at(problem.offset);
  const error: Problem = { code: 'malformed', file, ...at, place: '', message: problem.message, hint: problem.hint };
  return { id, line: at.line, result: fail([error]), notices: [] };
}

function parseOne(node: SourceNode, name: string, file: string, lines: Lines): ParsedScenario {
  const report = new Report(file, lines);
  const { line } = lines.at(node.offset);
  if (node.kind !== 'map') {
    report.wrongType(node, '', 'a scenario (a map with id, setup, actions, asserts …)');
    return { id: name, line, result: fail(report.problems), notices: [] };
  }
  const written = node.entries.find(({ key }) => key === 'id')?.value;
  const id = written?.kind === 'scalar' && written.value !== null && written.text !== '' ? written.text : name;
  const reading: Reading = { report, players: PLAYERS };
  const scenario = readScenario(node, id, reading);
  const notices = doubtfulFields(node, file, lines);
  if (scenario !== undefined && report.problems.length === 0) return { id, line, result: ok(scenario), notices };
  const problems = report.problems.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
  return { id, line, result: fail(problems), notices };
}

function doubtfulFields(map: MapNode, file: string, lines: Lines): readonly Problem[] {
  const report = new Report(file, lines);
  for (const { key, keyOffset } of map.entries) {
    if (TOP_LEVEL_FIELDS.includes(key)) continue;
    const [nearest] = nearestWords(key, TOP_LEVEL_FIELDS, 1);
    if (nearest !== undefined) report.add('unknown-field', keyOffset, key, 'is ignored', `did you mean ${nearest}?`);
  }
  return report.problems;
}
