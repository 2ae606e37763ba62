// Scenario files as scenarios: YAML (one scenario, a list, or several documents), JSON (one or a list) and NDJSON (one
// a line). A scenario that cannot be read does not hide the others of its file.
import { nearestWords } from '../nearest.ts';
import { fail, ok, type Problem, type Result } from '../result.ts';
import { Lines } from '../source/lines.ts';
import { readJson } from '../source/readJson.ts';
import { readYaml } from '../source/readYaml.ts';
import { Report } from '../source/report.ts';
import type { MapNode, SourceNode, SyntaxProblem } from '../source/tree.ts';
import type { Reading } from './kinds.ts';
import { readScenario, TOP_LEVEL_FIELDS } from './parseScenario.ts';
import type { Scenario } from './types.ts';
import { PLAYERS } from './vocabulary.ts';

export type ScenarioFileFormat = 'yaml' | 'json' | 'ndjson';

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

/** The format that a path's ending says, with or without `.gz`; `undefined` if it is no scenario file. */
export function scenarioFormatOf(path: string): ScenarioFileFormat | undefined {
  const ending = /\.(yaml|yml|json|ndjson|jsonl)(?:\.gz)?$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return undefined;
  if (ending === 'json') return 'json';
  return ending === 'yaml' || ending === 'yml' ? 'yaml' : 'ndjson';
}

/** Every scenario of a text. `file` is the name used in problems. An empty text has none. */
export function parseScenarios(text: string, file: string, format: ScenarioFileFormat): readonly ParsedScenario[] {
  const lines = new Lines(text);
  const parsed: ParsedScenario[] = [];
  for (const document of readDocuments(text, format)) {
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

function readDocuments(text: string, format: ScenarioFileFormat): Iterable<Result<SourceNode, SyntaxProblem>> {
  switch (format) {
    case 'yaml':
      return readYaml(text);
    case 'json':
      return [readJson(text, text.startsWith(BYTE_ORDER_MARK) ? 1 : 0)];
    case 'ndjson':
      return readJsonLines(text);
  }
}

const BYTE_ORDER_MARK = '\ufeff';

/** One line at a time: the tree of a line is not needed after its scenario. */
function* readJsonLines(text: string): Generator<Result<SourceNode, SyntaxProblem>> {
  let from = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    if (text.slice(from, to).trim() !== '') yield readJson(text, from, to);
    from = to + 1;
  }
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
