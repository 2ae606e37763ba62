/** Players by name, perhaps with a budget and settings (`strong@512:worlds=8`). */
import { ok, suggest } from '@foretell/formats';
import {
  PLAYER_NAMES,
  type PlayerProblem,
  type PlayerSpec,
  parsePlayer,
  SETTING_NAMES,
  SETTINGS,
  WEIGHT_SETS,
  WEIGHTS_SETTING,
} from '@foretell/search';
import { type Checked, complain, Exit } from './exit.ts';

/** The player that an argument names. */
export function playerArgument(text: string): Checked<PlayerSpec> {
  const read = parsePlayer(text);
  return read.ok ? ok(read.player) : complain(Exit.usage, `${text}: ${playerProblem(read.error)}`);
}

/** What is wrong with how a player is written, and how to mend it. */
export function playerProblem(problem: PlayerProblem): string {
  switch (problem.code) {
    case 'unknown-player':
      return `there is no player ${problem.name}; ${suggest(problem.name, PLAYER_NAMES)}`;
    case 'does-not-search':
      return `a budget is playouts per decision, for players that search; ${problem.name} does not: write for example strong@512`;
    case 'bad-budget':
      return `a budget is playouts per decision, a whole number from 1 to ${problem.most}: write for example strong@512`;
    case 'unknown-weights':
      return `there are no weights ${problem.name}; ${suggest(problem.name, Object.keys(WEIGHT_SETS))}`;
    case 'unknown-setting':
      return `there is no setting ${problem.name}; ${suggest(problem.name, [...SETTING_NAMES, WEIGHTS_SETTING])}`;
    case 'bad-setting': {
      const { least, most, whole } = SETTINGS[problem.name];
      return `${problem.name}=${problem.text}: give a ${whole ? 'whole ' : ''}number from ${least} to ${most}`;
    }
    case 'setting-twice':
      return `${problem.name} is given twice; give it once`;
  }
}
