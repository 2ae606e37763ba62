/** Analyses made into explanations. See README.md for what this package is and is not. */
export { beliefOf } from './belief.ts';
export {
  deciderView,
  type ExplainedOption,
  type Explanation,
  type ExplanationContext,
  explanationOf,
} from './explanation.ts';
export { optionLabel } from './optionLabel.ts';
export { type TrialFailure, type TrialResult, type TrialSettings, tryCard } from './trial/tryCard.ts';
export { HAPPENINGS, type Happening } from './trial/witness.ts';
export { ENGINE, VERSION } from './version.ts';
