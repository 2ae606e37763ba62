/** The numbers of the search in one place: what each is, its unit, and where the default comes from. */
import { DEFAULT_WEIGHTS, type EvaluationWeights } from './evaluation/weights.ts';

export interface SearchParameters {
  /** Player turns that a playout looks ahead: it stops as the turn begins that is so many turns after the present one. */
  readonly horizonTurns: number;
  /** Weight of the evaluation once the option has been carried out against the one at the horizon (0–1); 0.25–0.75 is a plateau in other projects. */
  readonly staticShare: number;
  /** Factor by which a result counts less for each turn it is away (Cowling, Ward and Powley 2012 use 0.99); prefers acting now. */
  readonly discount: number;
  /** Share by which the result of a game counts less for each decision until then: of two lines that win this turn, the shorter one. */
  readonly decisionDiscount: number;
  /** Share of a playout's decisions made uniformly at random; small, since one turn has many decisions and a slip in any spoils a line. */
  readonly explorationShare: number;
  /** Temperature of the playout's softmax over scores. */
  readonly temperature: number;
  /** Decisions after which a playout stops where it is; a guard against loops. */
  readonly mostDecisions: number;
  /** UCB's exploration constant below the root, in units of how far values lie apart. */
  readonly exploration: number;
  /** Options listed at the root as whole plans at most. */
  readonly mostPlans: number;
  /** Worlds drawn from the chooser's view, each time a split is played, to foresee which pile they take; a visit costs two playouts more than twice this. */
  readonly chooserSamples: number;
  /** Logical shards at most: fixed, whatever the number of threads. */
  readonly mostShards: number;
  /** Iterations that a tree gets at least: with fewer than so many for each, there are fewer shards (of those that grow trees). */
  readonly treeIterations: number;
  /** One tree keyed by what the searcher knows, instead of one for each player; for comparison. */
  readonly singleObserver: boolean;
  readonly weights: EvaluationWeights;
}

export const DEFAULT_PARAMETERS: SearchParameters = {
  horizonTurns: 2,
  staticShare: 0.5,
  discount: 0.99,
  decisionDiscount: 0.0002,
  explorationShare: 0.02,
  temperature: 0.25,
  mostDecisions: 600,
  exploration: 0.1,
  mostPlans: 64,
  chooserSamples: 2,
  mostShards: 8,
  treeIterations: 512,
  singleObserver: false,
  weights: DEFAULT_WEIGHTS,
};
