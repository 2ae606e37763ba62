/**
 * Penalised logistic regression without an intercept: the weights w that minimise
 * `-sum weight_i [y_i log p_i + (1 - y_i) log(1 - p_i)] + sum_j penalty_j (w_j - prior_j)^2 / 2`, p_i = 1 / (1 + e^(-w x_i)),
 * with bounds on each weight. Iteratively reweighted least squares, each step's quadratic minimised by coordinate descent with
 * the bounds (Friedman, Hastie and Tibshirani 2010). Only + - * / and the project's own exponential: equal bits everywhere.
 */
import { exponential } from '@foretell/search';

export interface Observation {
  readonly features: readonly number[];
  /** 0–1. */
  readonly outcome: number;
  readonly weight: number;
}

export interface Regression {
  /** What the weights are drawn to, one a feature. */
  readonly prior: readonly number[];
  /** How strongly each is. */
  readonly penalties: readonly number[];
  /** Between what each weight must be. */
  readonly least: readonly number[];
  readonly most: readonly number[];
}

const MOST_STEPS = 60;
const MOST_SWEEPS = 400;
const TOLERANCE = 1e-9;

export function fitLogistic(observations: readonly Observation[], regression: Regression): number[] {
  let weights = regression.prior.map((weight, j) => bounded(weight, j, regression));
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = newtonStep(observations, weights, regression);
    const change = Math.max(...next.map((weight, j) => Math.abs(weight - (weights[j] as number))));
    weights = next;
    if (change < TOLERANCE) break;
  }
  return weights;
}

export function logisticOf(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let j = 0; j < weights.length; j++) sum += (features[j] as number) * (weights[j] as number);
  return logistic(sum);
}

export function logistic(logit: number): number {
  return logit >= 0 ? 1 / (1 + exponential(-logit)) : 1 - 1 / (1 + exponential(logit));
}

/** The minimum of the quadratic that touches the loss at `weights`. */
function newtonStep(
  observations: readonly Observation[],
  weights: readonly number[],
  regression: Regression,
): number[] {
  const count = weights.length;
  const curvature = Array.from({ length: count }, () => new Float64Array(count));
  const slope = new Float64Array(count);
  for (const { features, outcome, weight } of observations) {
    const p = logisticOf(features, weights);
    const c = weight * Math.max(p * (1 - p), 1e-6);
    for (let j = 0; j < count; j++) {
      const x = features[j] as number;
      if (x === 0) continue;
      slope[j] = (slope[j] as number) + weight * (outcome - p) * x;
      const row = curvature[j] as Float64Array;
      for (let k = 0; k <= j; k++) row[k] = (row[k] as number) + c * x * (features[k] as number);
    }
  }
  return descend(weights, { curvature, slope, regression });
}

interface Quadratic {
  /** Its lower triangle. */
  readonly curvature: readonly Float64Array[];
  readonly slope: Float64Array;
  readonly regression: Regression;
}

function descend(start: readonly number[], { curvature, slope, regression }: Quadratic): number[] {
  const { prior, penalties } = regression;
  const count = start.length;
  const entry = (j: number, k: number): number => (j >= k ? curvature[j]?.[k] : curvature[k]?.[j]) ?? 0;
  const weights = [...start];
  // The gain left in each direction as the weights move.
  const gain = [...slope];
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let moved = 0;
    for (let j = 0; j < count; j++) {
      const penalty = penalties[j] as number;
      const own = entry(j, j) + penalty;
      if (own === 0) continue;
      const before = weights[j] as number;
      const wanted = before + ((gain[j] as number) - penalty * (before - (prior[j] as number))) / own;
      const after = bounded(wanted, j, regression);
      if (after === before) continue;
      weights[j] = after;
      for (let k = 0; k < count; k++) gain[k] = (gain[k] as number) - entry(k, j) * (after - before);
      moved = Math.max(moved, Math.abs(after - before));
    }
    if (moved < TOLERANCE / 10) break;
  }
  return weights;
}

function bounded(weight: number, j: number, { least, most }: Regression): number {
  return Math.min(Math.max(weight, least[j] as number), most[j] as number);
}
