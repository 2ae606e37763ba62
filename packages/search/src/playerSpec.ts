/**
 * Players as people write them: a name, and for one that searches perhaps a budget and settings of its own
 * (`strong@512`, `strong@512:exploration=1,worlds=8`), and other weights of the evaluation (`greedy:weights=hand-set`).
 */
import { CONTROLS, type ControlName, isControlName } from './controls.ts';
import { isWeightSetName, type WeightSetName } from './evaluation/weights.ts';
import { isLevelName, LEVELS, type LevelName } from './levels.ts';
import { isSettingName, type PlayerSettings, SETTINGS, type SettingName } from './playerSettings.ts';

export type PlayerName = 'passive' | 'random' | 'policy' | 'greedy' | LevelName | ControlName;

export const PLAYER_NAMES: readonly PlayerName[] = [
  'passive',
  'random',
  'policy',
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
  /** Weights of the evaluation other than the default. */
  readonly weights?: WeightSetName;
}

/** Why a text names no player. */
export type PlayerProblem =
  | { readonly code: 'unknown-player'; readonly name: string }
  /** A budget or settings for a player that does not search. */
  | { readonly code: 'does-not-search'; readonly name: PlayerName }
  | { readonly code: 'bad-budget'; readonly text: string; readonly most: number }
  | { readonly code: 'unknown-setting'; readonly name: string }
  | { readonly code: 'bad-setting'; readonly name: SettingName; readonly text: string }
  | { readonly code: 'unknown-weights'; readonly name: string }
  | { readonly code: 'setting-twice'; readonly name: SettingName | typeof WEIGHTS_SETTING };

export type PlayerReading =
  | { readonly ok: true; readonly player: PlayerSpec }
  | { readonly ok: false; readonly error: PlayerProblem };

/** The setting that names a set of weights. */
export const WEIGHTS_SETTING = 'weights';

/** Playouts that a player may be given for one decision. */
const MOST_SIMULATIONS = 10_000_000;

export function isPlayerName(name: string): name is PlayerName {
  return PLAYER_NAMES.some((known) => known === name);
}

/** Whether the player searches, and can hence be given a budget and settings. */
export function searches(name: PlayerName): name is LevelName | ControlName {
  return isLevelName(name) || isControlName(name);
}

export function parsePlayer(text: string): PlayerReading {
  const [, name = '', budget, settings] = /^([^@:]*)(?:@([^:]*))?(?::(.*))?$/s.exec(text) ?? [];
  if (!isPlayerName(name)) return { ok: false, error: { code: 'unknown-player', name } };
  if (budget === undefined && settings === undefined) return { ok: true, player: { name, simulations: null } };
  if (!searches(name) && (name !== 'greedy' || budget !== undefined))
    return { ok: false, error: { code: 'does-not-search', name } };
  const simulations = budget === undefined ? null : Number(budget);
  if (budget !== undefined && (!/^[1-9]\d*$/.test(budget) || Number(budget) > MOST_SIMULATIONS))
    return { ok: false, error: { code: 'bad-budget', text: budget, most: MOST_SIMULATIONS } };
  const plain = { name, simulations };
  return settings === undefined ? { ok: true, player: plain } : withSettings(plain, settings);
}

function withSettings(plain: PlayerSpec, text: string): PlayerReading {
  const settings: Partial<Record<SettingName, number>> = {};
  let weights: WeightSetName | undefined;
  for (const part of text.split(',')) {
    const [setting = '', value = ''] = part.split(/=(.*)/s);
    if (setting === WEIGHTS_SETTING) {
      if (weights !== undefined) return { ok: false, error: { code: 'setting-twice', name: setting } };
      if (!isWeightSetName(value)) return { ok: false, error: { code: 'unknown-weights', name: value } };
      weights = value;
      continue;
    }
    if (!isSettingName(setting)) return { ok: false, error: { code: 'unknown-setting', name: setting } };
    if (!searches(plain.name)) return { ok: false, error: { code: 'does-not-search', name: plain.name } };
    if (settings[setting] !== undefined) return { ok: false, error: { code: 'setting-twice', name: setting } };
    const { least, most, whole } = SETTINGS[setting];
    const number = Number(value);
    const isNumber = (whole ? /^\d+$/ : /^-?\d+(?:\.\d+)?$/).test(value);
    if (!isNumber || number < least || number > most)
      return { ok: false, error: { code: 'bad-setting', name: setting, text: value } };
    settings[setting] = number;
  }
  const numbers = Object.keys(settings).length === 0 ? {} : { settings };
  return { ok: true, player: { ...plain, ...numbers, ...(weights === undefined ? {} : { weights }) } };
}

export function playerText({ name, simulations, settings = {}, weights }: PlayerSpec): string {
  const budget = simulations === null ? '' : `@${simulations}`;
  const given = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`);
  if (weights !== undefined) given.push(`${WEIGHTS_SETTING}=${weights}`);
  return given.length === 0 ? `${name}${budget}` : `${name}${budget}:${given.join(',')}`;
}
