/** The sets of weights there are, and the one that is used. */
import { FEATURE_NAMES, type FeatureName, PHASES } from './features.ts';
import type { NamedWeights, WeightSet } from './weightSet.ts';
import { FITTED } from './weights/fitted.ts';
import { HAND_SET } from './weights/handSet.ts';

/** Weights as the evaluation uses them: for each phase one number a feature, in the order of `Feature`. Plain data. */
export type EvaluationWeights = readonly (readonly number[])[];

export const WEIGHT_SETS: Readonly<Record<WeightSetName, WeightSet>> = { 'hand-set': HAND_SET, fitted: FITTED };

export type WeightSetName = 'hand-set' | 'fitted';

export function isWeightSetName(name: string): name is WeightSetName {
  return Object.hasOwn(WEIGHT_SETS, name);
}

/** The numbers of one phase, in the order of `Feature`, by name. */
export function namedWeights(numbers: readonly number[]): NamedWeights {
  const weights: Record<FeatureName, number> = { ...HAND_SET.phases[0] };
  FEATURE_NAMES.forEach((name, at) => {
    weights[name] = numbers[at] ?? 0;
  });
  return weights;
}

export function evaluationWeights({ phases }: WeightSet): EvaluationWeights {
  return phases.map((weights) => FEATURE_NAMES.map((name) => weights[name]));
}

export const WEIGHTS: Readonly<Record<WeightSetName, EvaluationWeights>> = {
  'hand-set': evaluationWeights(HAND_SET),
  fitted: evaluationWeights(FITTED),
};

/** Those that say best who will win, and with which searches win most (`docs/decisions/0029-fitted-weights.md`, `0030-ratings-of-decks.md`). */
export const DEFAULT_WEIGHTS: EvaluationWeights = WEIGHTS.fitted;

/** Thinks all positions alike. */
export const NO_WEIGHTS: EvaluationWeights = Array.from({ length: PHASES }, () => FEATURE_NAMES.map(() => 0));
