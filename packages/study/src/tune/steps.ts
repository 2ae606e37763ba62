/**
 * What fitted weights may be. Games show what goes with winning, not what brings it about: whoever has lands in hand has drawn well, and still
 * must not keep them there. So the fit works with steps: a weight that has a base is its base's weight and a step that is not negative.
 */
import { DRAWBACKS, FEATURE_NAMES, Feature, type FeatureName } from '@foretell/search';
import type { Observation } from './logistic.ts';

/** On the battlefield things are worth no less than in hand. */
const BASES: readonly (readonly [FeatureName, FeatureName])[] = [
  ['manaTo4', 'landCards'],
  ['manaTo7', 'landCards'],
  ['manaBeyond', 'spareLandCards'],
  ['creatures', 'cards'],
  ['otherPermanents', 'cards'],
  ['otherManaValue', 'cardManaValue'],
  ['planeswalkers', 'cards'],
  ['loyalty', 'cardManaValue'],
];

/** Features whose weight stays as it was set: players who see more than the policy make more of them. */
const HELD: ReadonlySet<FeatureName> = new Set(['knownCards']);
const HOLD = 1e12;

/** A step is no less than this share, and no more than this multiple, of the step set by hand, where there is one. */
const LEAST_SHARE = 0.75;
const MOST_SHARE = 2.5;

/** What the steps must lie between: none says that what is good is bad. */
export function boundsOf(handSet: readonly number[]): { least: number[]; most: number[] } {
  const bounds = FEATURE_NAMES.map((name, at) => boundsOfStep(handSet[at] as number, DRAWBACKS.has(name)));
  return { least: bounds.map(([least]) => least), most: bounds.map(([, most]) => most) };
}

function boundsOfStep(step: number, isDrawback: boolean): [number, number] {
  const size = Math.max(isDrawback ? -step : step, 0);
  const near = LEAST_SHARE * size;
  const far = size === 0 ? Number.POSITIVE_INFINITY : MOST_SHARE * size;
  return isDrawback ? [-far, -near] : [near, far];
}

/** The features that steps are weights of. */
export function toSteps(features: readonly number[]): number[] {
  const steps = [...features];
  for (const [name, base] of BASES)
    steps[Feature[base]] = (steps[Feature[base]] as number) + (features[Feature[name]] as number);
  return steps;
}

export function stepsOf(weights: readonly number[]): number[] {
  const steps = [...weights];
  for (const [name, base] of BASES)
    steps[Feature[name]] = (weights[Feature[name]] as number) - (weights[Feature[base]] as number);
  return steps;
}

export function weightsOf(steps: readonly number[]): number[] {
  const weights = [...steps];
  for (const [name, base] of BASES)
    weights[Feature[name]] = (steps[Feature[name]] as number) + (steps[Feature[base]] as number);
  return weights;
}

/** A penalty for each step, as strong as so many positions that show its feature at its usual size. */
export function penaltiesOf(observations: readonly Observation[], strength: number): number[] {
  return FEATURE_NAMES.map((name, at) => {
    if (HELD.has(name)) return HOLD;
    let squares = 0;
    let shown = 0;
    for (const { features, weight } of observations) {
      const value = features[at] as number;
      if (value === 0) continue;
      squares += weight * value * value;
      shown += weight;
    }
    return shown === 0 ? strength : (strength * squares) / shown;
  });
}
