/** Scenario files and folders of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatProblem,
  isPuzzle,
  ok,
  type ParsedScenario,
  parsePuzzle,
  parseScenarios,
  type ScenarioFileFormat,
  scenarioFormatOf,
} from '@foretell/formats';
import { type Checked, complain, Exit } from '../exit.ts';
import { STDIN } from '../options.ts';
import { isFolder, nameOfSource, readText, reasonOf } from './read.ts';

/** The scenario files that the paths mean: files as given, folders with all that is in them, by name. */
export function scenarioFiles(paths: readonly string[]): Checked<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    if (!isFolder(path)) {
      files.push(path);
      continue;
    }
    try {
      const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
      const found = inside.filter((name) => scenarioFormatOf(name) !== undefined).map((name) => join(path, name));
      if (found.length === 0) return complain(Exit.usage, `${path}: no .yaml, .json or .ndjson file in it`);
      files.push(...found);
    } catch (error) {
      return complain(Exit.usage, `${path}: ${reasonOf(error)}`);
    }
  }
  return ok(files);
}

/** The scenarios of one file; what comes from standard input may be YAML, JSON or NDJSON. */
export function readScenarios(path: string): Checked<readonly ParsedScenario[]> {
  const name = nameOfSource(path);
  if (isFolder(path)) return complain(Exit.usage, `${name}: is a folder where a file is needed; name a file in it`);
  const text = readText(path);
  if (!text.ok) return text;
  if (isPuzzleFile(path, text.value)) return ok([puzzleOf(text.value, name)]);
  const format = path === STDIN ? formatOfText(text.value) : scenarioFormatOf(path);
  if (format === undefined)
    return complain(
      Exit.usage,
      `${name}: no scenario file; its name must end in .yaml, .json, .ndjson or .pzl (or one of these and .gz)`,
    );
  return ok(parseScenarios(text.value, name, format));
}

/** A first line that is a whole object begins NDJSON; everything else is YAML, of which JSON is a part. */
function formatOfText(text: string): ScenarioFileFormat {
  return /^\s*\{.*\}\s*$/.test(text.split('\n', 1)[0] ?? '') ? 'ndjson' : 'yaml';
}

/** Forge's files are known by their name, and on standard input by what is in them. */
function isPuzzleFile(path: string, text: string): boolean {
  return path === STDIN ? isPuzzle(text) : /\.pzl(?:\.gz)?$/i.test(path);
}

function puzzleOf(text: string, file: string): ParsedScenario {
  const read = parsePuzzle(text, file);
  if (!read.ok) return { id: file, line: 1, result: read, notices: [] };
  const { scenario, notices } = read.value;
  return { id: scenario.id, line: 1, result: ok(scenario), notices };
}

/** What is wrong with a scenario, a line each. */
export function problemLines(parsed: ParsedScenario): readonly string[] {
  return parsed.result.ok ? [] : parsed.result.error.map(formatProblem);
}
