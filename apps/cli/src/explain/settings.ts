/** The options of an analysis: level, budget, seed. */
import { DEFAULT_LEVEL, LEVELS, type LevelName } from '@foretell/search';
import type { OptionRow } from '../command.ts';
import { MOST_SEED, type Options } from '../options.ts';
import type { ExplainSettings } from './analysePosition.ts';

const LEVEL_NAMES = Object.values(LEVELS).map(({ name }): LevelName => name);
/** Playouts that one analysis may be asked for, and an hour in milliseconds. */
const MOST_PLAYOUTS = 100_000_000;
const LONGEST = 3_600_000;

/** The options of {@link settingsOf} for the help of commands. */
export const ANALYSIS_OPTIONS: readonly OptionRow[] = [
  ['--seed <n>', 'Fixes the analysis (1)'],
  ['--level <level>', `Effort: ${LEVEL_NAMES.join(', ')} (${DEFAULT_LEVEL})`, LEVEL_NAMES],
  ['--budget-sims <n>', 'Playouts, instead of what the level spends'],
  ['--budget-ms <n>', 'Milliseconds instead; the rounds that fit are reported'],
  ['--budget-rounds <n>', 'Rounds instead: repeats an analysis that was limited by time'],
  ['--threads <n>', 'Threads; results do not depend on it (one for each processor)'],
];

/** Of them only one at a time. */
export const ANALYSIS_EXCLUSIVE: readonly (readonly string[])[] = [['budget-sims', 'budget-ms', 'budget-rounds']];

/** Complains like any other option. */
export function settingsOf(options: Options): ExplainSettings {
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
