/**
 * Weights of the evaluation fitted to games, and what they are worth on games they have not seen. Where games say little the weights of a phase
 * are held to those of all phases, and these to the ones set by hand; no weight may say that what is good is bad (`steps.ts`), nor take what decks
 * win (`deckRatings.ts`).
 */
import { mixed } from '@foretell/rules';
import { type EvaluationWeights, PHASES, phaseOf, WEIGHTS } from '@foretell/search';
import type { GameRecord } from '../match/match.ts';
import type { Schedule } from '../match/schedules.ts';
import { ratedByDeck } from './deckRatings.ts';
import { type Role, roleOf } from './heldOut.ts';
import { fitLogistic, logisticOf, type Observation } from './logistic.ts';
import { type Measures, measuresOf, type Prediction } from './measures.ts';
import { boundsOf, penaltiesOf, stepsOf, toSteps, weightsOf } from './steps.ts';

/** A position with how its game ended. */
export interface Position extends Observation {
  readonly game: number;
  /** Who played which deck, by number. */
  readonly decks: readonly number[];
  readonly role: Role;
  readonly phase: number;
  /** The decider's chance to win by a search, and what came of it for them; null where nothing was searched. */
  readonly predicted: number | null;
  readonly deciderOutcome: number;
}

const PLAYERS = 2;

/** Those of all games that no defect ended. */
export function positionsOf(
  games: readonly GameRecord[],
  schedule: Schedule,
  decks: readonly string[],
): readonly Position[] {
  return games
    .filter(({ end }) => end !== 'error')
    .flatMap(({ game, winner, samples = [] }) => {
      const order = schedule(game);
      const role = roleOf(order, decks);
      return samples.map(({ turn, side, features, predicted }) => ({
        game,
        decks: order.decks,
        role,
        phase: phaseOf(turn, PLAYERS),
        features,
        outcome: pointsOf(winner, 0),
        weight: 1,
        predicted,
        deciderOutcome: pointsOf(winner, side),
      }));
    });
}

function pointsOf(winner: number | null, side: number): number {
  return winner === null ? 0.5 : winner === side ? 1 : 0;
}

export interface FittedWeights {
  readonly weights: EvaluationWeights;
  /** Strength of the penalty, chosen by cross-validation. */
  readonly strength: number;
}

/** Strengths of the penalty that are tried, in positions. */
const STRENGTHS: readonly number[] = [10, 30, 100, 300, 1000, 3000];
const FOLDS = 4;

/** Fits to the positions that are not held out; every strength is judged by games that were left out for it. */
export function tuneWeights(positions: readonly Position[]): FittedWeights {
  const fitted = positions.filter(({ role }) => role === 'fit');
  const losses = STRENGTHS.map((strength) => crossLoss(fitted, strength));
  const strength = STRENGTHS[losses.indexOf(Math.min(...losses))] as number;
  return { weights: fitPhases(fitted, strength).map(rounded), strength };
}

function crossLoss(positions: readonly Position[], strength: number): number {
  const foldOf = ({ game }: Position): number => mixed(game, FOLD) % FOLDS;
  const predictions = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitPhases(
      positions.filter((position) => foldOf(position) !== fold),
      strength,
    );
    return predictionsBy(
      weights,
      positions.filter((position) => foldOf(position) === fold),
    );
  });
  return measuresOf(predictions.flat()).logLoss;
}

const FOLD = 0xf01d;

function fitPhases(positions: readonly Position[], strength: number): EvaluationWeights {
  const observations = positions.map((position) => ({ ...position, features: toSteps(position.features) }));
  const handSet = stepsOf(scaledHandSet(positions));
  const bounds = boundsOf(handSet);
  const penalties = penaltiesOf(observations, strength);
  const { positions: rated, regression } = ratedByDeck(observations, { penalties, prior: handSet, ...bounds });
  const fitted = (some: readonly Observation[], prior: readonly number[]): number[] =>
    fitLogistic(some, { ...regression, prior });
  const overall = fitted(rated, regression.prior);
  return Array.from({ length: PHASES }, (_, phase) =>
    weightsOf(
      fitted(
        rated.filter((position) => position.phase === phase),
        overall,
      ).slice(0, handSet.length),
    ),
  );
}

const MOST_SCALE = 10;

/** The weights set by hand, as sure of themselves as they may be. */
function scaledHandSet(positions: readonly Position[]): number[] {
  const [handSet = []] = WEIGHTS['hand-set'];
  const scores = positions.map((position) => ({
    ...position,
    features: [position.features.reduce((sum, value, at) => sum + value * (handSet[at] as number), 0)],
  }));
  const rated = ratedByDeck(scores, { prior: [1], penalties: [1], least: [0], most: [MOST_SCALE] });
  const [scale = 1] = fitLogistic(rated.positions, rated.regression);
  return handSet.map((weight) => weight * scale);
}

const DIGITS = 1e4;

function rounded(weights: readonly number[]): number[] {
  return weights.map((weight) => Math.round(weight * DIGITS) / DIGITS);
}

/** What an evaluation with these weights says of the positions. */
export function predictionsBy(weights: EvaluationWeights, positions: readonly Position[]): Prediction[] {
  return positions.map(({ features, phase, outcome, weight }) => ({
    probability: logisticOf(features, weights[phase] as readonly number[]),
    outcome,
    weight,
  }));
}

/** What searches said of the positions at which somebody searched. */
export function searchedPredictions(positions: readonly Position[]): Prediction[] {
  return positions.flatMap(({ predicted, deciderOutcome, weight }) =>
    predicted === null ? [] : [{ probability: predicted, outcome: deciderOutcome, weight }],
  );
}

/** By phase, and of all together; null where there is nothing. */
export interface PhaseMeasures {
  readonly all: Measures | null;
  readonly phases: readonly (Measures | null)[];
}

export function phaseMeasures(
  positions: readonly Position[],
  predict: (positions: readonly Position[]) => Prediction[],
): PhaseMeasures {
  const of = (some: readonly Position[]): Measures | null => {
    const predictions = predict(some);
    return predictions.length === 0 ? null : measuresOf(predictions);
  };
  return {
    all: of(positions),
    phases: Array.from({ length: PHASES }, (_, phase) => of(positions.filter((position) => position.phase === phase))),
  };
}
