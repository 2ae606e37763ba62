/** How good predicted probabilities are: proper scores, the area under the ROC curve, and calibration (Murphy and Winkler; Guo et al. 2017). */
import { logarithm } from '@foretell/search';

/** A probability and what happened: 1, 0, or 1/2 for a game that nobody won. `weight` is how much it counts. */
export interface Prediction {
  readonly probability: number;
  readonly outcome: number;
  readonly weight: number;
}

export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly predictions: number;
  /** Means over the bin. */
  readonly predicted: number;
  readonly happened: number;
}

export interface Measures {
  readonly predictions: number;
  /** Mean squared error; 0.25 for who always says 1/2. */
  readonly brier: number;
  /** Mean negative log-likelihood, in nats; 0.693 for who always says 1/2. */
  readonly logLoss: number;
  /** Chance that a position that was won was given more than one that was lost; null if there are none to compare. */
  readonly auc: number | null;
  /** Expected calibration error: mean distance of predicted and happened over the bins. */
  readonly calibrationError: number;
  readonly bins: readonly ReliabilityBin[];
}

const BINS = 10;
/** Logarithms are taken of nothing smaller. */
const LEAST = 1e-9;

export function measuresOf(predictions: readonly Prediction[]): Measures {
  let total = 0;
  let squares = 0;
  let losses = 0;
  for (const { probability, outcome, weight } of predictions) {
    total += weight;
    squares += weight * (probability - outcome) * (probability - outcome);
    losses -= weight * (outcome * log(probability) + (1 - outcome) * log(1 - probability));
  }
  const bins = reliability(predictions);
  const error = bins.reduce((sum, { weight, bin }) => sum + weight * Math.abs(bin.predicted - bin.happened), 0);
  return {
    predictions: predictions.length,
    brier: squares / total,
    logLoss: losses / total,
    auc: areaUnderCurve(predictions),
    calibrationError: error / total,
    bins: bins.map(({ bin }) => bin),
  };
}

function log(probability: number): number {
  return logarithm(Math.max(probability, LEAST));
}

/** Bins of equal width, those without a prediction left out. */
function reliability(predictions: readonly Prediction[]): { weight: number; bin: ReliabilityBin }[] {
  return Array.from({ length: BINS }, (_, at) => {
    const [from, to] = [at / BINS, (at + 1) / BINS];
    const inside = predictions.filter(({ probability }) => binOf(probability) === at);
    const weight = inside.reduce((sum, one) => sum + one.weight, 0);
    const mean = (of: (one: Prediction) => number): number =>
      inside.reduce((sum, one) => sum + one.weight * of(one), 0) / weight;
    const predicted = mean(({ probability }) => probability);
    return {
      weight,
      bin: { from, to, predictions: inside.length, predicted, happened: mean(({ outcome }) => outcome) },
    };
  }).filter(({ bin }) => bin.predictions > 0);
}

function binOf(probability: number): number {
  return Math.min(Math.floor(probability * BINS), BINS - 1);
}

/** The Mann-Whitney statistic over decided games; equal probabilities count half. */
function areaUnderCurve(predictions: readonly Prediction[]): number | null {
  const decided = predictions.filter(({ outcome }) => outcome === 0 || outcome === 1);
  const sorted = decided.toSorted((a, b) => a.probability - b.probability);
  let lost = 0;
  let won = 0;
  let area = 0;
  for (let at = 0; at < sorted.length; ) {
    let wonHere = 0;
    let lostHere = 0;
    const { probability } = sorted[at] as Prediction;
    for (; sorted[at]?.probability === probability; at++) {
      const { outcome, weight } = sorted[at] as Prediction;
      if (outcome === 1) wonHere += weight;
      else lostHere += weight;
    }
    area += wonHere * (lost + lostHere / 2);
    won += wonHere;
    lost += lostHere;
  }
  return won === 0 || lost === 0 ? null : area / (won * lost);
}
