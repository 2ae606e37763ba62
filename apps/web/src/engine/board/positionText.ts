/** A position as people paste it: a scenario in YAML or JSON, or a puzzle or game state of Forge. */
import {
  formatProblem,
  isPuzzle,
  type ParsedScenario,
  type Problem,
  parsePuzzle,
  parseScenarios,
  type Scenario,
} from '@foretell/formats';
import type { BoardProblem, Refusal } from '../../protocol/board.ts';

export type PositionReading =
  | {
      readonly kind: 'read';
      readonly scenario: Scenario;
      /** What of the text is not used or was assumed, and what its author says. */
      readonly notes: readonly string[];
    }
  | Refusal;

/** What problems call the text. */
const NAME = 'position';

export function readPosition(text: string): PositionReading {
  if (isPuzzle(text)) return readPuzzle(text);
  const [parsed, second] = parseScenarios(text, NAME, isJson(text) ? 'json' : 'yaml');
  if (parsed === undefined) return refused('no position: write one with setup and decide');
  const { result } = parsed;
  if (!result.ok) return { kind: 'refused', problems: result.error.map(placed) };
  const notes = parsed.notices.map(formatProblem);
  return { kind: 'read', scenario: result.value, notes: [...notes, ...othersNote(second)] };
}

function readPuzzle(text: string): PositionReading {
  const reading = parsePuzzle(text, NAME);
  if (!reading.ok) return { kind: 'refused', problems: reading.error.map(placed) };
  const { scenario, notices, remarks } = reading.value;
  return { kind: 'read', scenario, notes: [...remarks, ...notices.map(formatProblem)] };
}

/** YAML holds nearly all of JSON, so that only what is JSON beyond doubt is read as such. */
function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function othersNote(second: ParsedScenario | undefined): string[] {
  if (second === undefined) return [];
  return [`there is more than one position in it; what follows from line ${second.line} on is left out`];
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
