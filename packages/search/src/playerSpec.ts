/** Players as people write them: a name, and for one that searches perhaps a budget of its own (`strong@512`). */
import { CONTROLS, type ControlName, isControlName } from './controls.ts';
import { isLevelName, LEVELS, type LevelName } from './levels.ts';

export type PlayerName = 'random' | 'greedy' | LevelName | ControlName;

export const PLAYER_NAMES: readonly PlayerName[] = [
  'random',
  'greedy',
  ...Object.values(LEVELS).map(({ name }) => name),
  ...Object.values(CONTROLS).map(({ name }) => name),
];

/** Plain data. */
export interface PlayerSpec {
  readonly name: PlayerName;
  /** Playouts per decision; null = what the name stands for. */
  readonly simulations: number | null;
}

/** Playouts that a player may be given for one decision. */
const MOST_SIMULATIONS = 10_000_000;

export function isPlayerName(name: string): name is PlayerName {
  return PLAYER_NAMES.some((known) => known === name);
}

/** Whether the player searches, and can hence be given a budget. */
function searches(name: PlayerName): name is LevelName | ControlName {
  return isLevelName(name) || isControlName(name);
}

/** Null if there is no such player, or if it has no budget to set. */
export function parsePlayer(text: string): PlayerSpec | null {
  const [, name = '', budget] = /^([a-z-]+)(?:@([1-9]\d*))?$/.exec(text) ?? [];
  if (!isPlayerName(name)) return null;
  if (budget === undefined) return { name, simulations: null };
  const simulations = Number(budget);
  return searches(name) && simulations <= MOST_SIMULATIONS ? { name, simulations } : null;
}

export function playerText({ name, simulations }: PlayerSpec): string {
  return simulations === null ? name : `${name}@${simulations}`;
}
