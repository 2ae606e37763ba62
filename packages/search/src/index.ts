/** Players and the search over hidden information. See README.md for what this package is and is not. */

export { type AnalyseOptions, type AnalysisResult, analyse } from './analyse.ts';
export type { Analysis, Budget, OptionAnalysis, SearchError, SearchOptions } from './analysis.ts';
export { type ActionDescription, type DecisionKindName, describeStep, type Named, type PlanStep } from './describe.ts';
export { evaluate, featuresOf, terminalValues, winProbability } from './evaluation/evaluate.ts';
export {
  DRAWBACKS,
  FEATURE_COUNT,
  FEATURE_NAMES,
  Feature,
  type FeatureName,
  isFeatureName,
  PHASES,
  phaseOf,
} from './evaluation/features.ts';
export type { NamedWeights, Provenance, WeightSet } from './evaluation/weightSet.ts';
export {
  DEFAULT_WEIGHTS,
  type EvaluationWeights,
  evaluationWeights,
  isWeightSetName,
  namedWeights,
  WEIGHT_SETS,
  WEIGHTS,
  type WeightSetName,
} from './evaluation/weights.ts';
export { type ExactResult, exactValue, exactValues, type WeightedWorld } from './exact/expectimax.ts';
export type { ChoiceResult, GamePlayer } from './gamePlayer.ts';
export { Forest, type TreeParameters } from './ismcts.ts';
export { DEFAULT_LEVEL, isLevelName, LEVELS, type Level, type LevelName } from './levels.ts';
export { exponential, logarithm, squareRoot } from './mathematics.ts';
export { DEFAULT_PARAMETERS, type SearchParameters } from './parameters.ts';
export {
  bestSplit,
  chooserReplies,
  type PileExpectation,
  type PileOutcome,
  type SolvedSplit,
  type SplitAnalysis,
  solveSplit,
  splitValues,
} from './piles.ts';
export { type Intention, PlanFollower } from './planFollower.ts';
export { applyPlan, enumeratePlans, type Plan, type PlanList, planAlong } from './plans.ts';
export { type PlayerSettings, SETTING_NAMES, SETTINGS, type SettingName, type SettingRange } from './playerSettings.ts';
export {
  isPlayerName,
  PLAYER_NAMES,
  type PlayerName,
  type PlayerProblem,
  type PlayerReading,
  type PlayerSpec,
  parsePlayer,
  playerText,
  searches,
  WEIGHTS_SETTING,
} from './playerSpec.ts';
export { analyseAs, chosenBy, createPlayer, searchOptionsAs } from './players.ts';
export { bestOption as likeliestOption, pickOption } from './policy/policy.ts';
export { PolicyPlayer } from './policyPlayer.ts';
export { type OpenRace, Race, type RaceSettings } from './race.ts';
export { Random } from './random.ts';
export { RandomPlayer } from './randomPlayer.ts';
export { playout } from './rollout.ts';
export { belongs, type Scope, scopeAfter } from './scope.ts';
export { openSearch, Search, type SearchResult } from './search.ts';
export type { SearchedGame } from './searchedGame.ts';
export type { CardEffect, HiddenPlace, Reversal, Sensitivity } from './sensitivity.ts';
export { type HalvingRound, halvings, SequentialHalving } from './sequentialHalving.ts';
export { isSettled } from './settled.ts';
export {
  openShards,
  type RoundOrder,
  type SearchMethod,
  Shard,
  type ShardReport,
  type ShardRequest,
  type ShardsResult,
} from './shard.ts';
export { certifiedWin, forcedWin, type Proof } from './solver/forcedWin.ts';
export { nearReach } from './solver/reach.ts';
export type { ForcedWin } from './solver/rootProof.ts';
export { type Estimate, estimate, tQuantile } from './statistics.ts';
export { sampleWorlds, type WorldsResult, worldSeed } from './worlds.ts';
