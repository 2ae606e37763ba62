/**
 * Calibration of what searches predict: the logit stretched and shifted (Platt 1999, on logits), by phase of the game. Certain wins and losses
 * stay certain, and the order of options stays as it is.
 */
import { logarithm, PHASES } from '@foretell/search';
import { fitLogistic, logistic, type Observation } from './logistic.ts';
import type { Prediction } from './measures.ts';
import type { Position } from './tune.ts';

/** `logit p` becomes `slope logit p + offset`. */
export interface CalibrationLine {
  readonly slope: number;
  readonly offset: number;
}

/** One line for each phase of the game. */
export type CalibrationMap = readonly CalibrationLine[];

/** Predictions closer to 0 or 1 than this say that a game is as good as over. */
const LEAST = 1e-6;
/** How many positions the identity weighs. */
const STRENGTH = 20;
const BOUNDS = { least: [0, Number.NEGATIVE_INFINITY], most: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] };
const DIGITS = 1e4;

export function calibrated(probability: number, { slope, offset }: CalibrationLine): number {
  if (probability < LEAST || probability > 1 - LEAST) return probability;
  return logistic(slope * logitOf(probability) + offset);
}

/** Fitted to the positions that are not held out and that somebody judged; slopes are not negative. */
export function fitCalibration(positions: readonly Position[]): CalibrationMap {
  const judged = positions.filter(({ role, predicted }) => role === 'fit' && predicted !== null);
  const fitted = (some: readonly Position[], prior: readonly number[]): number[] =>
    fitLogistic(observationsOf(some), { prior, penalties: [STRENGTH, STRENGTH], ...BOUNDS });
  const overall = fitted(judged, [1, 0]);
  return Array.from({ length: PHASES }, (_, phase) => {
    const line = fitted(
      judged.filter((position) => position.phase === phase),
      overall,
    );
    const [slope = 1, offset = 0] = line.map((value) => Math.round(value * DIGITS) / DIGITS);
    return { slope, offset };
  });
}

function observationsOf(positions: readonly Position[]): Observation[] {
  return positions.flatMap(({ predicted, deciderOutcome, weight }) =>
    predicted === null ? [] : [{ features: [logitOf(bounded(predicted)), 1], outcome: deciderOutcome, weight }],
  );
}

/** What searches said of the positions, as the map corrects it. */
export function calibratedPredictions(map: CalibrationMap, positions: readonly Position[]): Prediction[] {
  return positions.flatMap(({ predicted, phase, deciderOutcome, weight }) =>
    predicted === null
      ? []
      : [{ probability: calibrated(predicted, map[phase] as CalibrationLine), outcome: deciderOutcome, weight }],
  );
}

function logitOf(probability: number): number {
  return logarithm(probability / (1 - probability));
}

function bounded(probability: number): number {
  return Math.min(Math.max(probability, LEAST), 1 - LEAST);
}
