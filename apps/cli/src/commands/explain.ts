/** `foretell explain`: which option is best in a position, and how sure is that? */
import { ok } from '@foretell/formats';
import { DEFAULT_LEVEL, LEVELS, type LevelName } from '@foretell/search';
import type { Explanation } from '@foretell/study';
import { startWorkers } from '@foretell/workers';
import { CARDS_OPTION, openPool } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { Exit, type ExitCode, worstOf } from '../exit.ts';
import {
  analysePosition,
  type ExplainedPosition,
  type ExplainSettings,
  type Surroundings,
} from '../explain/analysePosition.ts';
import { cardsForPositions } from '../explain/positionCards.ts';
import { situationOf } from '../explain/situation.ts';
import { explanationText } from '../explain/table.ts';
import { type PositionSource, readPositions } from '../files/positionFile.ts';
import { MOST_SEED, type Options, threadsOf } from '../options.ts';
import { duration } from '../terminal.ts';

const LEVEL_NAMES = Object.values(LEVELS).map(({ name }): LevelName => name);
/** Playouts that one analysis may be asked for, and an hour in milliseconds. */
const MOST_PLAYOUTS = 100_000_000;
const LONGEST = 3_600_000;

export const explain: Command = {
  usage: 'explain <...positions>',
  description: 'Rank the options of positions by win probability',
  options: [
    ['--seed <n>', 'Fixes the analysis (1)'],
    ['--level <name>', `Effort: ${LEVEL_NAMES.join(', ')} (${DEFAULT_LEVEL})`],
    ['--budget-sims <n>', 'Playouts, instead of what the level spends'],
    ['--budget-ms <n>', 'Milliseconds instead; the rounds that fit are reported'],
    ['--budget-rounds <n>', 'Rounds instead: repeats an analysis that was limited by time'],
    ['--threads <n>', 'Threads; results do not depend on it (one for each processor)'],
    CARDS_OPTION,
    ['--json', 'Print one document; a list of them if there are several positions'],
    ['--ndjson', 'Print one document a line'],
  ],
  examples: ['explain examples/jace-piles.yaml', 'explain position.yaml --budget-sims 5000 --json'],
  async run(paths, context) {
    const { options } = context;
    const settings = settingsOf(options);
    const threads = threadsOf(options);
    options.atMostOne('json', 'ndjson');
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const sources = readPositions(paths);
    if (!sources.ok) return sources;
    for (const notice of sources.value.flatMap(({ notices }) => notices)) context.terminal.talk(notice);
    const pool = await openPool(threads, context);
    if (!pool.ok) return pool;
    const request = await cardsForPositions(sources.value, pool.value, context.terminal);
    const workers = await startWorkers({ threads, pool: request });
    try {
      const surroundings = { lanes: workers.lanes, pool: pool.value, request };
      return ok(await explainAll(sources.value, settings, surroundings, context));
    } finally {
      await workers.close();
      await pool.value.close();
    }
  },
};

function settingsOf(options: Options): ExplainSettings {
  options.atMostOne('budget-sims', 'budget-ms', 'budget-rounds');
  const seed = options.whole('seed', 0, MOST_SEED) ?? 1;
  const level = options.word('level', LEVEL_NAMES) ?? DEFAULT_LEVEL;
  const simulations = options.whole('budget-sims', 1, MOST_PLAYOUTS);
  const milliseconds = options.whole('budget-ms', 1, LONGEST);
  const rounds = options.whole('budget-rounds', 1, MOST_PLAYOUTS);
  if (simulations !== undefined) return { seed, level, budget: { simulations } };
  if (rounds !== undefined) return { seed, level, budget: { rounds } };
  if (milliseconds === undefined) return { seed, level };
  return { seed, level, budget: { rounds: Number.POSITIVE_INFINITY }, milliseconds };
}

async function explainAll(
  sources: readonly PositionSource[],
  settings: ExplainSettings,
  surroundings: Pick<Surroundings, 'lanes' | 'pool' | 'request'>,
  { terminal, options, signal }: CommandContext,
): Promise<ExitCode> {
  const documents: Explanation[] = [];
  const exits: ExitCode[] = [];
  for (const source of sources) {
    if (signal.aborted) break;
    const explained = await analysePosition(source, settings, {
      ...surroundings,
      signal,
      now: terminal.now,
      onProgress: progressOf(source.scenario.id, settings, { terminal, options, signal }),
    });
    terminal.endProgress();
    if (!explained.ok) {
      for (const line of explained.error.lines) terminal.talk(line);
      exits.push(explained.error.exit);
      continue;
    }
    const { explanation, cancelled } = explained.value;
    if (cancelled) terminal.talk(`${source.scenario.id}: stopped after ${explanation.iterations} playouts`);
    // Without a single playout there is nothing to rank.
    if (explanation.iterations === 0) break;
    documents.push(explanation);
    if (options.flag('ndjson')) terminal.out(`${JSON.stringify(explanation)}\n`);
    else if (!options.flag('json')) terminal.out(textOf(explained.value, documents.length > 1));
  }
  const [first] = documents;
  if (options.flag('json') && first !== undefined)
    terminal.out(`${JSON.stringify(sources.length === 1 ? first : documents)}\n`);
  return signal.aborted ? Exit.interrupted : worstOf(exits);
}

function textOf({ explanation, view }: ExplainedPosition, isLater: boolean): string {
  return `${isLater ? '\n' : ''}${explanationText(explanation, situationOf(view))}`;
}

function progressOf(
  id: string,
  { level, budget, milliseconds }: ExplainSettings,
  { terminal }: CommandContext,
): (progress: { readonly playouts: number }) => void {
  const start = terminal.now();
  const wanted = budget === undefined ? LEVELS[level].simulations : 'simulations' in budget ? budget.simulations : null;
  return ({ playouts }) => {
    const spent = terminal.now() - start;
    const speed = playouts / (spent / 1000);
    const left =
      wanted !== null ? (wanted - playouts) / speed : milliseconds !== undefined ? (milliseconds - spent) / 1000 : null;
    const rest = left === null ? '' : `, ${duration(Math.max(0, left))} left`;
    terminal.progress(`${id}: ${playouts} playouts, ${speed.toFixed(0)} playouts/s${rest}`);
  };
}
