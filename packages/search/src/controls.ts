/**
 * Controls: players to measure against, each the search with one idea taken away or one advantage given. None is a level people play
 * against.
 */
import { NO_WEIGHTS } from './evaluation/weights.ts';
import type { Level } from './levels.ts';
import { DEFAULT_PARAMETERS, type SearchParameters } from './parameters.ts';

export type ControlName = 'flat' | 'pimc' | 'so-ismcts' | 'cheating' | 'blind';

export interface Control extends Omit<Level, 'name'> {
  readonly name: ControlName;
  readonly parameters: SearchParameters;
}

const PLAIN = { simulations: 1024, worlds: 16, allowance: 0, solverNodes: 0 } as const;

export const CONTROLS: Readonly<Record<ControlName, Control>> = {
  /** Playouts right after each option: no tree, no solver. */
  flat: { ...PLAIN, name: 'flat', method: 'flat', parameters: DEFAULT_PARAMETERS },
  /**
   * Ensemble PIMC (perfect information Monte Carlo: 40 trees of 250 iterations, after Cowling, Ward and Powley 2012): every world has a tree
   * of its own, so that each is searched as if all cards were seen, and the results are averaged.
   */
  pimc: {
    ...PLAIN,
    name: 'pimc',
    simulations: 10_000,
    worlds: 40,
    method: 'tree',
    parameters: { ...DEFAULT_PARAMETERS, mostShards: 40, treeIterations: 1 },
  },
  /** One tree, keyed by what the searcher knows: the opponent's replies are averaged over hands the searcher cannot tell apart. */
  'so-ismcts': {
    ...PLAIN,
    name: 'so-ismcts',
    method: 'tree',
    parameters: { ...DEFAULT_PARAMETERS, singleObserver: true },
  },
  /** Sees every card, future luck excepted: what honesty costs. */
  cheating: { ...PLAIN, name: 'cheating', method: 'flat', parameters: DEFAULT_PARAMETERS },
  /** Thinks all positions alike until the game is over: must lose nearly always. */
  blind: {
    ...PLAIN,
    name: 'blind',
    method: 'flat',
    parameters: { ...DEFAULT_PARAMETERS, weights: NO_WEIGHTS },
  },
};

export function isControlName(name: string): name is ControlName {
  return Object.hasOwn(CONTROLS, name);
}
