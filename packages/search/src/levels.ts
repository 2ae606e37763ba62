/** Strengths of play. All see the same view; they differ in effort, and in how close to the best an option must be to be played at times. */
import type { SearchMethod } from './shard.ts';

export interface Level {
  readonly name: string;
  /** Playouts per decision. */
  readonly simulations: number;
  readonly worlds: number;
  readonly method: Exclude<SearchMethod, 'piles'>;
  /** Options so much below the best (win probability) may be played; 0 = always the best. */
  readonly allowance: number;
}

export const LEVELS = {
  novice: { name: 'novice', simulations: 64, worlds: 4, method: 'flat', allowance: 0.08 },
  casual: { name: 'casual', simulations: 256, worlds: 8, method: 'flat', allowance: 0.04 },
  standard: { name: 'standard', simulations: 1024, worlds: 16, method: 'flat', allowance: 0.015 },
  strong: { name: 'strong', simulations: 4096, worlds: 32, method: 'tree', allowance: 0.005 },
  max: { name: 'max', simulations: 16_384, worlds: 64, method: 'tree', allowance: 0 },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;

export const DEFAULT_LEVEL: LevelName = 'standard';

export function isLevelName(name: string): name is LevelName {
  return Object.hasOwn(LEVELS, name);
}
