/** Analyses made into explanations. See README.md for what this package is and is not. */
export { type ArenaResult, arenaResult, blocksToVerdict, type Rating } from './arena/arena.ts';
export { type Block, blocksOf } from './arena/blocks.ts';
export { RunningBlocks } from './arena/runningBlocks.ts';
export { beliefOf, listOf } from './belief.ts';
export { type CardEffect, type CardEffects, type CardLook, cardEffects, type EffectArm } from './cards/cardEffects.ts';
export { type AlignedDecks, aligned } from './compare/align.ts';
export { compareSummary, type PlayerTexts } from './compare/compare.ts';
export { differenceAt, widthOf } from './compare/needed.ts';
export { type GamesForecast, predicted } from './compare/predict.ts';
export { type CompareSetup, compareMatch, gamesOfRound, type NamedDeck } from './compare/setup.ts';
export { RunningPairs } from './compare/stop.ts';
export type {
  CardChange,
  ComparedDeck,
  CompareSummary,
  Difference,
  OpponentDifference,
  Pairing,
  Stop,
  Verdict,
} from './compare/summary.ts';
export { FAMILY_NAMES, type FamilyName, PUZZLE_FAMILIES, QUESTION_FAMILIES } from './exam/families.ts';
export { type Grade, type GradeSummary, summariseGrades } from './exam/grade.ts';
export { gradeSeed } from './exam/gradeSeed.ts';
export {
  type DecisionContext,
  deciderView,
  decisionOf,
  type ExplainedOption,
  type ExplainedSplit,
  type Explanation,
  type ExplanationContext,
  type ExplanationSoFar,
  explanationAt,
  explanationOf,
  explanationSoFar,
} from './explanation.ts';
export { type GauntletSetup, gauntletSummary } from './gauntlet/gauntlet.ts';
export type { GauntletSummary, OpponentScore } from './gauntlet/summary.ts';
export { type CardFacts, deckFacts } from './goldfish/deckFacts.ts';
export {
  DEFAULT_MULLIGANS,
  type GoldfishRecord,
  type GoldfishTurn,
  type MulliganPolicy,
} from './goldfish/goldfish.ts';
export { type GoldfishSetup, type GoldfishSummary, goldfishSummary } from './goldfish/summary.ts';
export { checkHonesty, type HiddenChange, type HonestyCheck, type Leak } from './honesty/honesty.ts';
export { type MulliganScore, mulliganScores, type TurnCount, turnCounts } from './match/breakdown.ts';
export { cardNames } from './match/cardNames.ts';
export { type DeckScore, deckScore, pointsOf } from './match/deckScore.ts';
export { HandPayments } from './match/handPayments.ts';
export type { CardCount, GameEnd, GameOrder, GameRecord, Match, MatchDeck, Sample, SideRecord } from './match/match.ts';
export {
  type AtDecision,
  type Deal,
  dealDecks,
  dealMatch,
  decisionsOf,
  endOf,
  playGame,
  withAllCards,
} from './match/playGame.ts';
export {
  againstField,
  BLOCK,
  inBlocks,
  inPairs,
  inRounds,
  inTurn,
  overPairs,
  type Schedule,
} from './match/schedules.ts';
export { signatureOf } from './match/signature.ts';
export { type StudyGames, studyGames, type UnfinishedGame } from './match/studyGames.ts';
export { type MatrixSetup, matrixSummary } from './matrix/matrix.ts';
export type { FieldDeck, MatrixSummary } from './matrix/summary.ts';
export { optionLabel } from './optionLabel.ts';
export { counted } from './replay/boardLines.ts';
export { optionsTaken } from './replay/chosenPlan.ts';
export { type ToldDecision, toldDecision } from './replay/decisionWords.ts';
export { differenceOf, type ReplayedEnd } from './replay/endOfGame.ts';
export { GameLog } from './replay/gameLog.ts';
export { type Replayed, replayedGame } from './replay/replayedGame.ts';
export { optionTaken, type WhatIf, type WhatIfContext, whatIf } from './replay/whatIf.ts';
export { writtenReplay } from './replay/writtenReplay.ts';
export { type HeatCell, type HeatMap, heatMap } from './report/charts/heatMap.ts';
export { type Histogram, histogram, type Series } from './report/charts/histogram.ts';
export { type IntervalChart, type IntervalRow, intervalChart } from './report/charts/intervals.ts';
export { type Line, type LineChart, lineChart, type Point } from './report/charts/lines.ts';
export type { PictureFacts, Tone } from './report/charts/picture.ts';
export { compareReport } from './report/compareReport.ts';
export { csvOf } from './report/csv.ts';
export { type PlayedStudy, studyFacts } from './report/facts.ts';
export {
  endingsSection,
  type LengthGroup,
  lengthSection,
  predictionSection,
  shareWords,
} from './report/gameSections.ts';
export { gamesTable, type Names } from './report/gamesTable.ts';
export { gauntletReport } from './report/gauntletReport.ts';
export { goldfishReport } from './report/goldfishReport.ts';
export { goldfishTurnsTable } from './report/goldfishTurns.ts';
export { matrixReport } from './report/matrixReport.ts';
export { type Figure, pageOf, type Report, type Section, tablesOf } from './report/page.ts';
export { type Cell, type Column, type ColumnKind, column, type Table } from './report/table.ts';
export {
  type ExplainedEffect,
  type ExplainedKnowledge,
  type ExplainedSensitivity,
  sampledWords,
  sensitivityWords,
} from './sampledWords.ts';
export { searchProblem } from './searchProblem.ts';
export { eloOf, scoreOf } from './statistics/elo.ts';
export { atLeast, binomial, hypergeometric, probabilityOfCounts } from './statistics/hypergeometric.ts';
export { numberOf, type Rational } from './statistics/rational.ts';
export { scoreInterval } from './statistics/scoreInterval.ts';
export { type ScoreCount, type SprtSettings, type SprtState, sprt } from './statistics/sprt.ts';
export { wilson } from './statistics/wilson.ts';
export { type TrialFailure, type TrialResult, type TrialSettings, tryCard } from './trial/tryCard.ts';
export { HAPPENINGS, type Happening } from './trial/witness.ts';
export {
  type CalibrationLine,
  type CalibrationMap,
  calibrated,
  calibratedPredictions,
  fitCalibration,
} from './tune/calibration.ts';
export { type Role, roleOf } from './tune/heldOut.ts';
export { fitLogistic, logistic, type Observation, type Regression } from './tune/logistic.ts';
export { type Measures, measuresOf, type Prediction, type ReliabilityBin } from './tune/measures.ts';
export {
  type FittedWeights,
  type PhaseMeasures,
  type Position as TunePosition,
  phaseMeasures,
  positionsOf,
  predictionsBy,
  searchedPredictions,
  tuneWeights,
} from './tune/tune.ts';
export { ENGINE, VERSION } from './version.ts';
