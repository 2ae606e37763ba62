/** Sets of weights for the evaluation: data with a name, and with where the numbers come from. */
import type { FeatureName } from './features.ts';

/** What one more of each feature adds to the logit of winning. */
export type NamedWeights = Readonly<Record<FeatureName, number>>;

/** How a set of weights came to be: everything that its numbers are a function of. */
export interface Provenance {
  readonly command: string;
  readonly engine: string;
  readonly seed: number;
  /** Games and the positions taken from them, without those held out. */
  readonly games: number;
  readonly positions: number;
  /** Who played them, and with which decks. */
  readonly player: string;
  readonly decks: readonly string[];
}

export interface WeightSet {
  readonly name: string;
  /** Null for numbers that were set by hand. */
  readonly provenance: Provenance | null;
  /** By phase of the game, see `phaseOf`. */
  readonly phases: readonly [NamedWeights, NamedWeights, NamedWeights];
}
