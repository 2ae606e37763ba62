/**
 * Players for whole games. A player sees a view at each of their decisions and names an option by its index. Plans of several picks are carried
 * through as long as what the player sees is exactly what the plan foresaw; otherwise the player thinks again. Opening hands are kept or not by
 * the number of lands: what they are worth shows too late for playouts.
 */
import {
  advance,
  answer,
  type Belief,
  type Decision,
  DecisionKind,
  type Game,
  informationHash,
  mixed,
  type SampleError,
  type View,
  viewOf,
} from '@foretell/rules';
import { type AnalysisResult, analyse } from './analyse.ts';
import { CONTROLS, isControlName } from './controls.ts';
import { DEFAULT_WEIGHTS, type EvaluationWeights, WEIGHTS } from './evaluation/weights.ts';
import type { ChoiceResult, GamePlayer } from './gamePlayer.ts';
import { greedyChoice } from './greedy.ts';
import { DEFAULT_LEVEL, isLevelName, LEVELS, type Level } from './levels.ts';
import { DEFAULT_PARAMETERS } from './parameters.ts';
import { PassivePlayer } from './passivePlayer.ts';
import { enumeratePlans, type Plan } from './plans.ts';
import { parametersWith } from './playerSettings.ts';
import type { PlayerName, PlayerSpec } from './playerSpec.ts';
import { bestOption } from './policy/policy.ts';
import { PolicyPlayer } from './policyPlayer.ts';
import { Random } from './random.ts';
import { RandomPlayer } from './randomPlayer.ts';
import { type Analysis, askedOf, type OptionAnalysis, type SearchError } from './search.ts';
import { drawBySoftmax } from './softmax.ts';
import type { ForcedWin } from './solver/rootProof.ts';
import { sampleWorlds } from './worlds.ts';

/** That player, for one game, who believes that of the cards. */
export function createPlayer(spec: PlayerSpec, belief: Belief): GamePlayer {
  switch (spec.name) {
    case 'passive':
      return new PassivePlayer();
    case 'random':
      return new RandomPlayer();
    case 'policy':
      return new PolicyPlayer(belief);
    default:
      return new PlanningPlayer(spec, belief);
  }
}

/** Picks still to come: by fingerprint of what the player will see then, the value to pick, in that view's numbering. */
type PendingPicks = ReadonlyMap<number, number>;

const NONE: PendingPicks = new Map();

class PlanningPlayer implements GamePlayer {
  readonly name: PlayerName;
  private readonly spec: PlayerSpec;
  private readonly belief: Belief;
  private readonly weights: EvaluationWeights;
  private pending: PendingPicks = NONE;

  constructor(spec: PlayerSpec, belief: Belief) {
    this.name = spec.name;
    this.spec = spec;
    this.belief = belief;
    this.weights = spec.weights === undefined ? DEFAULT_WEIGHTS : WEIGHTS[spec.weights];
  }

  choose(view: View, seed: number): ChoiceResult {
    const asked = askedOf(view);
    if (!asked.ok) return asked;
    const { decision } = asked;
    const carried = this.carryOn(decision, view);
    if (carried >= 0) return { ok: true, option: carried };
    if (decision.kind === DecisionKind.Mulligan) return { ok: true, option: bestOption(view.masked(), decision) };
    const chosen = this.name === 'greedy' ? this.greedyPlan(view, seed) : this.searchedPlan(view, seed);
    if (!chosen.ok) return chosen;
    const following =
      chosen.forced === null ? followingPicks(view, this.belief, seed, chosen.plan) : strategyOf(chosen.forced);
    if (!following.ok) return following;
    this.pending = following.picks;
    const option = decision.options.indexOf(chosen.plan.picks[0] as number);
    if (option < 0) throw new Error('a plan begins with a pick that is no option');
    return { ok: true, option };
  }

  /** The next pick of the plan or forced win under way, or -1 if this is no moment that it foresaw. */
  private carryOn({ options }: Decision, view: View): number {
    if (options.length === 1) return 0;
    const value = this.pending.size === 0 ? undefined : this.pending.get(fingerprintOf(view));
    const option = value === undefined ? -1 : options.indexOf(value);
    if (option < 0) this.pending = NONE;
    return option;
  }

  private greedyPlan(view: View, seed: number): PlanChoice {
    const sampled = sampleWorlds(view, this.belief, seed, GREEDY_WORLDS);
    if (!sampled.ok) return sampled;
    const { plans } = enumeratePlans(sampled.worlds[0] as Game, DEFAULT_PARAMETERS.mostPlans);
    const best = plans.length === 1 ? 0 : greedyChoice(sampled.worlds, plans, view.viewer, this.weights);
    return { ok: true, plan: plans[best] as Plan, forced: null };
  }

  private searchedPlan(view: View, seed: number): PlanChoice {
    const result = analyseAs(this.spec, view, this.belief, seed);
    if (result === null) throw new Error(`the player ${this.name} does not search`);
    if (!result.ok) return result;
    const { plan } = chosenBy(this.spec, result.analysis, seed);
    return { ok: true, plan, forced: result.analysis.forced };
  }
}

/** The analysis that the player makes of the decision; null for players who do not search. */
export function analyseAs(spec: PlayerSpec, view: View, belief: Belief, seed: number): AnalysisResult | null {
  const { name, simulations, settings = {}, weights } = spec;
  if (name === 'passive' || name === 'random' || name === 'policy' || name === 'greedy') return null;
  const strength = strengthOf(name);
  const parameters = parametersWith(settings, isControlName(name) ? CONTROLS[name].parameters : DEFAULT_PARAMETERS);
  return analyse(view, {
    seed,
    belief,
    budget: { simulations: simulations ?? strength.simulations },
    worlds: settings.worlds ?? strength.worlds,
    method: strength.method,
    solverNodes: settings.solverNodes ?? strength.solverNodes,
    parameters: weights === undefined ? parameters : { ...parameters, weights: WEIGHTS[weights] },
  });
}

/** The option that the player takes after that analysis. */
export function chosenBy({ name }: PlayerSpec, analysis: Analysis, seed: number): OptionAnalysis {
  return chooseWithin(analysis, strengthOf(name).allowance, seed);
}

function strengthOf(name: PlayerName): Omit<Level, 'name'> {
  return isControlName(name) ? CONTROLS[name] : LEVELS[isLevelName(name) ? name : DEFAULT_LEVEL];
}

const GREEDY_WORLDS = [0, 1];

type PlanChoice =
  | { readonly ok: true; readonly plan: Plan; readonly forced: ForcedWin | null }
  | { readonly ok: false; readonly error: SearchError };

/**
 * The option a player with that allowance takes (see `Level`): the best, or one of those that are no further below it, drawn by softmax over
 * win probabilities. A certain win is always taken.
 */
export function chooseWithin(analysis: Analysis, allowance: number, seed: number): OptionAnalysis {
  const { best } = analysis;
  if (allowance === 0 || analysis.certain === 'win' || best.winProbability > 0.97) return best;
  const near = analysis.options.filter(
    (option) => option.visits > 0 && option.winProbability >= best.winProbability - allowance,
  );
  const scores = near.map((option) => option.winProbability - best.winProbability);
  const drawn = drawBySoftmax(scores, scores.length, allowance / 2, new Random(mixed(seed, CHOICE)).unit());
  return near[drawn] ?? best;
}

const CHOICE = 0xc401ce;

type FollowingResult =
  | { readonly ok: true; readonly picks: PendingPicks }
  | { readonly ok: false; readonly error: SampleError };

/** How the later picks of a plan will look in the player's views, found by playing it in one world. */
function followingPicks(view: View, belief: Belief, seed: number, plan: Plan): FollowingResult {
  if (plan.picks.length === 1) return { ok: true, picks: NONE };
  const sampled = sampleWorlds(view, belief, seed, [0]);
  if (!sampled.ok) return sampled;
  const game = sampled.worlds[0] as Game;
  const picks: Map<number, number> = new Map();
  for (let i = 0; i < plan.picks.length; i++) {
    const decision = game.decision;
    const index = decision?.options.indexOf(plan.picks[i] as number) ?? -1;
    if (decision === null || index < 0) break;
    if (i > 0) {
      const seen = viewOf(game, view.viewer);
      picks.set(fingerprintOf(seen), seen.decision?.options[index] ?? 0);
    }
    answer(game, index);
    advance(game);
  }
  return { ok: true, picks };
}

function strategyOf({ fingerprints, values }: ForcedWin): FollowingResult {
  return { ok: true, picks: new Map(fingerprints.map((fingerprint, at) => [fingerprint, values[at] as number])) };
}

function fingerprintOf(view: View): number {
  return informationHash(view.masked(), view.viewer);
}
