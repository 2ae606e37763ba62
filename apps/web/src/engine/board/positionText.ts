/** A position as people paste it: scenarios in YAML, JSON or NDJSON, of which one is meant; or a puzzle or game state of Forge. */
import {
  formatProblem,
  isPuzzle,
  type ParsedScenario,
  type Problem,
  parsePuzzle,
  parseScenarios,
  type Scenario,
  type ScenarioFileFormat,
} from '@foretell/formats';
import type { BoardProblem, PositionHeading, Refusal } from '../../protocol/board.ts';

export type PositionReading = Readable | Refusal;

interface Readable {
  readonly kind: 'read';
  readonly scenario: Scenario;
  /** What of the text is not used or was assumed, and what its author says. */
  readonly notes: readonly string[];
}

/** What problems call the text. */
const NAME = 'position';

/** The positions of a text, and a way to read each. */
export interface PositionsOfText {
  readonly headings: readonly PositionHeading[];
  /** The last one if it has fewer. */
  readonly read: (at: number) => PositionReading;
}

export function positionsOf(text: string): PositionsOfText {
  if (isPuzzle(text)) {
    const reading = readPuzzle(text);
    const lists = reading.kind === 'read' ? listsNamed(reading.scenario) : [];
    return { headings: [{ id: '', line: 1, lists }], read: () => reading };
  }
  const parsed = parseScenarios(text, NAME, formatOf(text));
  return {
    headings: parsed.map(({ id, line, result }) => ({ id, line, lists: result.ok ? listsNamed(result.value) : [] })),
    read: (at) => {
      const chosen = parsed[Math.min(at, parsed.length - 1)];
      return chosen === undefined ? refused('no position: write one with setup and decide') : readScenario(chosen);
    },
  };
}

function readScenario({ result, notices }: ParsedScenario): PositionReading {
  if (!result.ok) return { kind: 'refused', problems: result.error.map(placed) };
  return { kind: 'read', scenario: result.value, notes: notices.map(formatProblem) };
}

function readPuzzle(text: string): PositionReading {
  const reading = parsePuzzle(text, NAME);
  if (!reading.ok) return { kind: 'refused', problems: reading.error.map(placed) };
  const { scenario, notices, remarks } = reading.value;
  return { kind: 'read', scenario, notes: [...remarks, ...notices.map(formatProblem)] };
}

function listsNamed({ beliefs }: Scenario): readonly string[] {
  return [...new Set(Object.values(beliefs).flatMap((belief) => (belief.deck === 'pool' ? belief.lists : [])))];
}

/** YAML holds nearly all of JSON, so that only what is JSON beyond doubt is read as such: a whole, or each line by itself. */
function formatOf(text: string): ScenarioFileFormat {
  if (!/^\s*[{[]/.test(text)) return 'yaml';
  if (isJson(text)) return 'json';
  const [first = ''] = text.trimStart().split('\n', 1);
  return isJson(first) ? 'ndjson' : 'yaml';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function refused(
  text: string,
  place: { readonly line: number; readonly column: number } | null = null,
): Refusal {
  const at = place === null ? '' : `${NAME}:${place.line}:${place.column}: `;
  return {
    kind: 'refused',
    problems: [{ text: `${at}${text}`, line: place?.line ?? null, column: place?.column ?? null }],
  };
}

function placed(problem: Problem): BoardProblem {
  return { text: formatProblem(problem), line: problem.line, column: problem.column ?? null };
}
