/** What a search is asked and what it answers, as data. */
import type { Belief, DeserialiseError, SampleError } from '@foretell/rules';
import type { DecisionKindName, PlanStep } from './describe.ts';
import type { LevelName } from './levels.ts';
import type { SearchParameters } from './parameters.ts';
import type { SplitAnalysis } from './piles.ts';
import type { Plan } from './plans.ts';
import type { SearchMethod } from './shard.ts';
import type { ForcedWin } from './solver/rootProof.ts';
import type { Estimate } from './statistics.ts';

/** Effort: so many playouts in all, or so many rounds of an open-ended search (`Infinity` for one that the caller stops). */
export type Budget = { readonly simulations: number } | { readonly rounds: number };

export interface SearchOptions {
  readonly seed: number;
  /** What is believed of the cards each player owns. */
  readonly belief: Belief;
  /** Gives the defaults of everything below. */
  readonly level?: LevelName;
  readonly budget?: Budget;
  readonly worlds?: number;
  readonly method?: Exclude<SearchMethod, 'piles'>;
  /** Decisions that the search for forced wins may look at. */
  readonly solverNodes?: number;
  readonly parameters?: SearchParameters;
}

/** Why there is nothing to search: nobody is asked, somebody else is, or no world fits the view and the belief. */
export type SearchError =
  | { readonly code: 'no-decision' }
  | { readonly code: 'not-the-decider' }
  | SampleError
  | DeserialiseError;

export interface OptionAnalysis {
  readonly plan: Plan;
  /** The decider's chance to win the game, a draw counting 1/2. */
  readonly winProbability: number;
  /** 95 % interval from the differences between worlds: sampling error only, not the error of playouts and evaluation. */
  readonly ci95: readonly [number, number];
  /** Playouts, and their share of all. */
  readonly visits: number;
  readonly share: number;
  /** This option minus the best one, paired by world. */
  readonly pairedDiff: Estimate;
  /** The picks of the plan and how play might go on, see `principalLine.ts`; for a certain win, how it is won. */
  readonly line: readonly PlanStep[];
  /** For a split into piles: what the chooser is expected to do and what either pile means; null for other decisions. */
  readonly split: SplitAnalysis | null;
}

export interface Analysis {
  readonly kind: DecisionKindName;
  readonly player: number;
  readonly decider: number;
  /** Ranked, the best first. */
  readonly options: readonly OptionAnalysis[];
  readonly best: OptionAnalysis;
  /** Whether all options of the decision are listed. */
  readonly complete: boolean;
  /**
   * `win`: the best option wins this turn, whatever the others do, in every world sampled and by one strategy. `loss`: after every option somebody
   * else can force a win this turn, in every world sampled. Null if neither is proven.
   */
  readonly certain: 'win' | 'loss' | null;
  /** How a certain win is won; null for anything else. */
  readonly forced: ForcedWin | null;
  readonly method: SearchMethod;
  readonly level: LevelName;
  /** Playouts in all. */
  readonly iterations: number;
  readonly worlds: number;
  readonly rounds: number;
  readonly seed: number;
}
