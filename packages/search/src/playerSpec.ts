/**
 * Players as people write them: a name, and for one that searches perhaps a budget and settings of its own
 * (`strong@512`, `strong@512:exploration=1,worlds=8`).
 */
import { CONTROLS, type ControlName, isControlName } from './controls.ts';
import { isLevelName, LEVELS, type LevelName } from './levels.ts';
import { isSettingName, type PlayerSettings, SETTINGS, type SettingName } from './playerSettings.ts';

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
  /** What else is other than the name stands for. */
  readonly settings?: PlayerSettings;
}

/** Why a text names no player. */
export type PlayerProblem =
  | { readonly code: 'unknown-player'; readonly name: string }
  /** A budget or settings for a player that does not search. */
  | { readonly code: 'does-not-search'; readonly name: PlayerName }
  | { readonly code: 'bad-budget'; readonly text: string; readonly most: number }
  | { readonly code: 'unknown-setting'; readonly name: string }
  | { readonly code: 'bad-setting'; readonly name: SettingName; readonly text: string }
  | { readonly code: 'setting-twice'; readonly name: SettingName };

export type PlayerReading =
  | { readonly ok: true; readonly player: PlayerSpec }
  | { readonly ok: false; readonly error: PlayerProblem };

/** Playouts that a player may be given for one decision. */
const MOST_SIMULATIONS = 10_000_000;

export function isPlayerName(name: string): name is PlayerName {
  return PLAYER_NAMES.some((known) => known === name);
}

/** Whether the player searches, and can hence be given a budget and settings. */
function searches(name: PlayerName): name is LevelName | ControlName {
  return isLevelName(name) || isControlName(name);
}

export function parsePlayer(text: string): PlayerReading {
  const [, name = '', budget, settings] = /^([^@:]*)(?:@([^:]*))?(?::(.*))?$/s.exec(text) ?? [];
  if (!isPlayerName(name)) return { ok: false, error: { code: 'unknown-player', name } };
  if (budget === undefined && settings === undefined) return { ok: true, player: { name, simulations: null } };
  if (!searches(name)) return { ok: false, error: { code: 'does-not-search', name } };
  const simulations = budget === undefined ? null : Number(budget);
  if (budget !== undefined && (!/^[1-9]\d*$/.test(budget) || Number(budget) > MOST_SIMULATIONS))
    return { ok: false, error: { code: 'bad-budget', text: budget, most: MOST_SIMULATIONS } };
  return settings === undefined
    ? { ok: true, player: { name, simulations } }
    : withSettings(name, simulations, settings);
}

function withSettings(name: PlayerName, simulations: number | null, text: string): PlayerReading {
  const settings: Partial<Record<SettingName, number>> = {};
  for (const part of text.split(',')) {
    const [setting = '', value = ''] = part.split(/=(.*)/s);
    if (!isSettingName(setting)) return { ok: false, error: { code: 'unknown-setting', name: setting } };
    if (settings[setting] !== undefined) return { ok: false, error: { code: 'setting-twice', name: setting } };
    const { least, most, whole } = SETTINGS[setting];
    const number = Number(value);
    const isNumber = (whole ? /^\d+$/ : /^-?\d+(?:\.\d+)?$/).test(value);
    if (!isNumber || number < least || number > most)
      return { ok: false, error: { code: 'bad-setting', name: setting, text: value } };
    settings[setting] = number;
  }
  return { ok: true, player: { name, simulations, settings } };
}

export function playerText({ name, simulations, settings = {} }: PlayerSpec): string {
  const budget = simulations === null ? '' : `@${simulations}`;
  const given = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`);
  return given.length === 0 ? `${name}${budget}` : `${name}${budget}:${given.join(',')}`;
}
