/** `foretell scenario run`: plays scenarios and checks what they expect. */
import { availableParallelism } from 'node:os';
import { cardsNamed, formatProblem, ok, type ParsedScenario, type ScenarioResult } from '@foretell/formats';
import { runScenarios, startWorkers } from '@foretell/workers';
import { CARDS_OPTION, openPool, type Pool, requestFor } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, complain, Exit, type ExitCode } from '../exit.ts';
import { problemLines, readScenarios, scenarioFiles } from '../files/scenarioFiles.ts';
import { failureText } from '../scenario/failureText.ts';

/** Below this number of scenarios threads take longer to start than they save. */
const FEW = 100;

export interface ScenarioReport {
  readonly schema: 1;
  readonly passed: number;
  /** With those that could not be read or played. */
  readonly failed: number;
  readonly unsupported: number;
  readonly results: readonly ScenarioResult[];
}

export const scenarioRun: Command = {
  usage: 'scenario run <...paths>',
  description: 'Play scenarios (files or folders) and check what they expect (exit 1: failed, 3: unsupported)',
  options: [
    ['--json', 'Print one document'],
    ['--ndjson', 'Print one result a line'],
    ['--only <id>', 'Only the scenario of that id'],
    ['--jobs <n>', 'Threads (one for each processor where there are many scenarios)'],
    ['--fail-fast', 'Stop at the first that does not pass'],
    ['--allow-unsupported', 'Exit 0 although some are not supported'],
    CARDS_OPTION,
  ],
  exclusive: [['json', 'ndjson']],
  documents: ['scenario-run', 'scenario'],
  examples: ['scenario run corpus', 'scenario run one.yaml --json', 'scenario run all.ndjson.gz --ndjson --jobs 2'],
  async run(paths, context) {
    const { options, terminal } = context;
    const only = options.text('only');
    const jobs = options.whole('jobs', 0, 256);
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const parsed = readAll(paths);
    if (!parsed.ok) return parsed;
    const chosen = only === undefined ? parsed.value : parsed.value.filter(({ id }) => id === only);
    if (chosen.length === 0)
      return complain(
        Exit.usage,
        only === undefined
          ? `${paths.join(' ')}: no scenario in it; write one with setup, actions and asserts`
          : `--only ${only}: none of the ${parsed.value.length} scenarios has this id`,
      );
    for (const notice of chosen.flatMap(({ notices }) => notices)) terminal.talk(formatProblem(notice));
    const threads = jobs ?? (chosen.length < FEW ? 0 : availableParallelism());
    const pool = await openPool(availableParallelism(), context);
    if (!pool.ok) return pool;
    try {
      return await judge(chosen, threads, pool.value, context);
    } finally {
      await pool.value.close();
    }
  },
};

function readAll(paths: readonly string[]): Checked<ParsedScenario[]> {
  const files = scenarioFiles(paths);
  if (!files.ok) return files;
  const all: ParsedScenario[] = [];
  for (const file of files.value) {
    const parsed = readScenarios(file);
    if (!parsed.ok) return parsed;
    all.push(...parsed.value);
  }
  return ok(all);
}

async function judge(
  chosen: readonly ParsedScenario[],
  threads: number,
  pool: Pool,
  { terminal, options, signal }: CommandContext,
): Promise<Checked<ExitCode>> {
  const results: ScenarioResult[] = [];
  const readable = chosen.flatMap(({ result }) => (result.ok ? [result.value] : []));
  const named = new Set(readable.flatMap(cardsNamed));
  const refusals = await refusalsOf(named, pool);
  const enough = new AbortController();
  const report = (judged: ScenarioResult): void => {
    if (enough.signal.aborted) return;
    const result = withRefusals({ ...judged, ms: Math.round(judged.ms * 1000) / 1000 }, refusals);
    results.push(result);
    if (options.flag('ndjson')) terminal.out(`${JSON.stringify(result)}\n`);
    else if (!options.flag('json') && result.status !== 'passed') terminal.out(failureText(result, pool.names));
    if (options.flag('fail-fast') && result.status !== 'passed') enough.abort();
  };
  for (const one of chosen) {
    if (!one.result.ok) report({ id: one.id, status: 'error', ms: 0, reason: problemLines(one).join('\n') });
  }
  const start = terminal.now();
  const workers = await startWorkers({
    threads: Math.min(threads, readable.length),
    pool: await requestFor(pool, named),
  });
  try {
    await runScenarios(workers.lanes, {
      scenarios: readable,
      cancellation: {
        get aborted() {
          return signal.aborted || enough.signal.aborted;
        },
      },
      onResults: (some) => {
        some.forEach(report);
        const speed = (results.length / (terminal.now() - start)) * 1000;
        if (results.length < chosen.length)
          terminal.progress(`${results.length}/${chosen.length} scenarios, ${speed.toFixed(0)} scenarios/s`);
      },
    });
  } finally {
    await workers.close();
  }
  return conclude(results, chosen.length, { terminal, options, signal });
}

/** Why cards of a card file cannot be played, by their names in scenarios. */
async function refusalsOf(names: Iterable<string>, pool: Pool): Promise<ReadonlyMap<string, string>> {
  const refusals = new Map<string, string>();
  for (const name of names) {
    const meant = await pool.find(name);
    if (meant?.kind === 'refused') refusals.set(name, meant.refusal);
  }
  return refusals;
}

function withRefusals(result: ScenarioResult, refusals: ReadonlyMap<string, string>): ScenarioResult {
  const lines = (result.cards ?? []).flatMap((card) => refusals.get(card) ?? []);
  return lines.length === 0 ? result : { ...result, reason: [result.reason ?? '', ...lines].join('\n') };
}

function conclude(
  results: readonly ScenarioResult[],
  asked: number,
  { terminal, options, signal }: Pick<CommandContext, 'terminal' | 'options' | 'signal'>,
): Checked<ExitCode> {
  const count = (status: ScenarioResult['status']): number => results.filter((one) => one.status === status).length;
  const [passed, failed, unsupported] = [count('passed'), count('failed') + count('error'), count('unsupported')];
  const summary = `${passed} passed, ${failed} failed, ${unsupported} unsupported`;
  const report: ScenarioReport = { schema: 1, passed, failed, unsupported, results };
  if (options.flag('json')) terminal.out(`${JSON.stringify(report)}\n`);
  else if (options.flag('ndjson')) terminal.talk(summary);
  else terminal.out(`${summary}\n`);
  if (results.length < asked) terminal.talk(`stopped after ${results.length} of ${asked} scenarios`);
  if (signal.aborted) return ok(Exit.interrupted);
  if (failed > 0) return ok(Exit.failed);
  return ok(unsupported > 0 && !options.flag('allow-unsupported') ? Exit.unsupportedCards : Exit.ok);
}
