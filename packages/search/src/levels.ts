/** Strengths of play. All see the same view; they differ in effort, and in how close to the best an option must be to be played at times. */
import type { SearchMethod } from './shard.ts';

export interface Level {
  readonly name: LevelName;
  /** Playouts per decision. */
  readonly simulations: number;
  readonly worlds: number;
  readonly method: Exclude<SearchMethod, 'piles'>;
  /**
   * Options so much below the best (win probability) may be played; 0 = always the best. Among the lower levels this, not effort, is what makes
   * one weaker than the next.
   */
  readonly allowance: number;
  /** Decisions that the search for forced wins may look at (see `solver/`); 0 = it is not made. */
  readonly solverNodes: number;
}

export type LevelName = 'novice' | 'casual' | 'standard' | 'strong' | 'max';

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  novice: { name: 'novice', simulations: 64, worlds: 4, method: 'flat', allowance: 0.2, solverNodes: 0 },
  casual: { name: 'casual', simulations: 256, worlds: 8, method: 'tree', allowance: 0.08, solverNodes: 2000 },
  standard: { name: 'standard', simulations: 1024, worlds: 16, method: 'tree', allowance: 0.004, solverNodes: 20_000 },
  strong: { name: 'strong', simulations: 4096, worlds: 32, method: 'tree', allowance: 0.001, solverNodes: 40_000 },
  max: { name: 'max', simulations: 16_384, worlds: 64, method: 'tree', allowance: 0, solverNodes: 100_000 },
};

export const DEFAULT_LEVEL: LevelName = 'standard';

export function isLevelName(name: string): name is LevelName {
  return Object.hasOwn(LEVELS, name);
}
