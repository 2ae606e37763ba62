/** The scenario files of the corpus, read and ready to be played with the built-in pool. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInPool } from '@foretell/cards';
import {
  AbilityTexts,
  formatProblem,
  type Interruption,
  type ParsedScenario,
  parseScenarios,
  runScenario,
  type ScenarioResult,
  scenarioFormatOf,
} from '@foretell/formats';
import { faceContext, printAbility } from '@foretell/oracle';
import { compileCatalog } from '@foretell/rules';

const corpus = new URL('../../../corpus/', import.meta.url);
const pool = { catalog: compileCatalog(builtInPool) };
const texts = new AbilityTexts((record, face) => printAbility(record.ability, faceContext(face.face)));
const clock = (): number => performance.now();
/** Interruptions take time that is not the scenario's. */
const stopped = (): number => 0;

export interface ScenarioFile {
  /** Within the corpus. */
  readonly path: string;
  /** The first line, without the comment sign. */
  readonly heading: string;
  readonly scenarios: readonly ParsedScenario[];
}

export const scenarioFiles: readonly ScenarioFile[] = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => scenarioFormatOf(path) !== undefined)
  .sort()
  .map((path) => {
    const text = readFileSync(fileURLToPath(new URL(path, corpus)), 'utf8');
    const heading = /^# ?(.*)/.exec(text)?.[1] ?? path;
    return { path, heading, scenarios: parseScenarios(text, path, scenarioFormatOf(path) ?? 'yaml') };
  });

/** Plays a scenario; one that cannot be read is an error. */
export function play({ result }: ParsedScenario, interruption?: Interruption): ScenarioResult {
  if (!result.ok) throw new Error(result.error.map(formatProblem).join('\n'));
  return runScenario(result.value, pool, texts, interruption === undefined ? clock : stopped, interruption);
}

/** Interruptions are slow: those beyond this many decisions of a scenario are left out. */
const MOST_INTERRUPTIONS = 40;

/** What goes wrong in a file's scenarios when their games are interrupted at every decision, or at every so many, another each time. */
export function failuresWith(interruption: Interruption, { scenarios }: ScenarioFile, every = 1): readonly string[] {
  return scenarios.flatMap((scenario, at) => {
    const { status, reason } = play(scenario, (session) => {
      if (session.decisions <= MOST_INTERRUPTIONS && (session.decisions + at) % every === 0) interruption(session);
    });
    return status === 'passed' ? [] : [`${scenario.id}: ${status} ${reason ?? ''}`];
  });
}
