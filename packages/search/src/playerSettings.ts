/** Numbers of a search that a player may be given instead of those its name stands for: how variants are named that are to be measured. */
import type { SearchParameters } from './parameters.ts';

type NumberOf<T> = { readonly [K in keyof T]: T[K] extends number ? K : never }[keyof T];

export type SettingName = 'worlds' | 'solverNodes' | NumberOf<SearchParameters>;

/** Plain data. */
export type PlayerSettings = Readonly<Partial<Record<SettingName, number>>>;

/** What a setting may be: from `least` to `most`, and whether only whole numbers. */
export interface SettingRange {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

export const SETTINGS: Readonly<Record<SettingName, SettingRange>> = {
  worlds: { least: 1, most: 1024, whole: true },
  solverNodes: { least: 0, most: 10_000_000, whole: true },
  horizonTurns: { least: 1, most: 100, whole: true },
  staticShare: { least: 0, most: 1, whole: false },
  discount: { least: 0, most: 1, whole: false },
  decisionDiscount: { least: 0, most: 0.01, whole: false },
  explorationShare: { least: 0, most: 1, whole: false },
  temperature: { least: 0.01, most: 100, whole: false },
  mostDecisions: { least: 1, most: 100_000, whole: true },
  exploration: { least: 0, most: 100, whole: false },
  mostPlans: { least: 1, most: 10_000, whole: true },
  chooserSamples: { least: 1, most: 1000, whole: true },
  mostShards: { least: 1, most: 1024, whole: true },
  treeIterations: { least: 1, most: 1_000_000, whole: true },
};

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

/** The parameters with those settings put in. */
export function parametersWith(settings: PlayerSettings, parameters: SearchParameters): SearchParameters {
  const { worlds: _, solverNodes: __, ...numbers } = settings;
  return { ...parameters, ...numbers };
}
