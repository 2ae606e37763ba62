// Scenario files as scenarios: YAML (one scenario, a list, or several documents), JSON (one or a list) and NDJSON (one
// a line).
import type { Result } from '../result.ts';
import { readJson } from '../source/readJson.ts';
import { readYaml } from '../source/readYaml.ts';
import type { SourceNode, SyntaxProblem } from '../source/tree.ts';
import { BYTE_ORDER_MARK, type ParsedScenario, parseDocuments, parseJsonScenarios } from './parseDocuments.ts';

export type ScenarioFileFormat = 'yaml' | 'json' | 'ndjson';

/** The format that a path's ending says, with or without `.gz`; `undefined` if it is no scenario file. */
export function scenarioFormatOf(path: string): ScenarioFileFormat | undefined {
  const ending = /\.(yaml|yml|json|ndjson|jsonl)(?:\.gz)?$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === undefined) return undefined;
  if (ending === 'json') return 'json';
  return ending === 'yaml' || ending === 'yml' ? 'yaml' : 'ndjson';
}

/** Every scenario of a text. `file` is the name used in problems. An empty text has none. */
export function parseScenarios(text: string, file: string, format: ScenarioFileFormat): readonly ParsedScenario[] {
  switch (format) {
    case 'yaml':
      return parseDocuments(readYaml(text), text, file);
    case 'json':
      return parseJsonScenarios(text, file);
    case 'ndjson':
      return parseDocuments(readJsonLines(text), text, file);
  }
}

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
