/** Players for whole games. A player sees a view at each of their decisions and names an option by its index. */
import { type Belief, type Game, mixed, type View } from '@foretell/rules';
import { type AnalysisResult, analyse } from './analyse.ts';
import type { Analysis, OptionAnalysis, SearchError, SearchOptions } from './analysis.ts';
import { askedOf } from './asked.ts';
import { CONTROLS, isControlName } from './controls.ts';
import { type EvaluationWeights, WEIGHTS } from './evaluation/weights.ts';
import type { ChoiceResult, GamePlayer } from './gamePlayer.ts';
import { GREEDY_WEIGHTS, greedyChoice } from './greedy.ts';
import { DEFAULT_LEVEL, isLevelName, LEVELS, type Level } from './levels.ts';
import { DEFAULT_PARAMETERS } from './parameters.ts';
import { PassivePlayer } from './passivePlayer.ts';
import { type Intention, PlanFollower } from './planFollower.ts';
import { enumeratePlans, type Plan } from './plans.ts';
import { parametersWith } from './playerSettings.ts';
import { type PlayerName, type PlayerSpec, searches } from './playerSpec.ts';
import { PolicyPlayer } from './policyPlayer.ts';
import { Random } from './random.ts';
import { RandomPlayer } from './randomPlayer.ts';
import { drawBySoftmax } from './softmax.ts';
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

class PlanningPlayer implements GamePlayer {
  readonly name: PlayerName;
  private readonly spec: PlayerSpec;
  private readonly belief: Belief;
  /** Of the greedy choice; searches find theirs in the specification. */
  private readonly greedyWeights: EvaluationWeights;
  private readonly follower: PlanFollower;

  constructor(spec: PlayerSpec, belief: Belief) {
    this.name = spec.name;
    this.spec = spec;
    this.belief = belief;
    this.greedyWeights = WEIGHTS[spec.weights ?? GREEDY_WEIGHTS];
    this.follower = new PlanFollower(belief);
  }

  choose(view: View, seed: number): ChoiceResult {
    const asked = askedOf(view);
    if (!asked.ok) return asked;
    const { decision } = asked;
    const option = this.follower.pick(view, decision);
    if (option >= 0) return { ok: true, option };
    const chosen = this.name === 'greedy' ? this.greedyPlan(view, seed) : this.searchedPlan(view, seed);
    return chosen.ok ? this.follower.begin(view, decision, chosen, seed) : chosen;
  }

  private greedyPlan(view: View, seed: number): PlanChoice {
    const sampled = sampleWorlds(view, this.belief, seed, GREEDY_WORLDS);
    if (!sampled.ok) return sampled;
    const listed = enumeratePlans(sampled.worlds[0] as Game, DEFAULT_PARAMETERS.mostPlans).plans;
    const plans = withoutRepeats(listed, (plan) => plan, this.follower.repeatsAt(view));
    const best = plans.length === 1 ? 0 : greedyChoice(sampled.worlds, plans, view.viewer, this.greedyWeights);
    return { ok: true, plan: plans[best] as Plan, forced: null };
  }

  private searchedPlan(view: View, seed: number): PlanChoice {
    const result = analyseAs(this.spec, view, this.belief, seed);
    if (result === null) throw new Error(`the player ${this.name} does not search`);
    if (!result.ok) return result;
    const { plan } = chosenBy(this.spec, result.analysis, seed, this.follower.repeatsAt(view));
    return { ok: true, plan, forced: result.analysis.forced };
  }
}

/** The analysis that the player makes of the decision; null for players who do not search. */
export function analyseAs(spec: PlayerSpec, view: View, belief: Belief, seed: number): AnalysisResult | null {
  const options = searchOptionsAs(spec, belief, seed);
  return options === null ? null : analyse(view, options);
}

/** How the player searches; null for players who do not. */
export function searchOptionsAs(spec: PlayerSpec, belief: Belief, seed: number): SearchOptions | null {
  const { name, simulations, settings = {}, weights } = spec;
  if (!searches(name)) return null;
  const strength = strengthOf(name);
  const parameters = parametersWith(settings, isControlName(name) ? CONTROLS[name].parameters : DEFAULT_PARAMETERS);
  return {
    seed,
    belief,
    budget: { simulations: simulations ?? strength.simulations },
    worlds: settings.worlds ?? strength.worlds,
    method: strength.method,
    solverNodes: settings.solverNodes ?? strength.solverNodes,
    parameters: weights === undefined ? parameters : { ...parameters, weights: WEIGHTS[weights] },
  };
}

/** The option that the player takes after that analysis: none that `isRepeat` tells of while there are others, but where a win is forced. */
export function chosenBy(
  { name }: PlayerSpec,
  analysis: Analysis,
  seed: number,
  isRepeat: (plan: Plan) => boolean = () => false,
): OptionAnalysis {
  const { allowance } = strengthOf(name);
  if (analysis.forced !== null) return chooseWithin(analysis, allowance, seed);
  const options = withoutRepeats(analysis.options, ({ plan }) => plan, isRepeat);
  return chooseWithin({ ...analysis, options, best: options[0] ?? analysis.best }, allowance, seed);
}

/** All of them where nothing else would be left. */
function withoutRepeats<T>(
  options: readonly T[],
  planOf: (option: T) => Plan,
  isRepeat: (plan: Plan) => boolean,
): readonly T[] {
  const others = options.filter((option) => !isRepeat(planOf(option)));
  return others.length === 0 ? options : others;
}

function strengthOf(name: PlayerName): Omit<Level, 'name'> {
  return isControlName(name) ? CONTROLS[name] : LEVELS[isLevelName(name) ? name : DEFAULT_LEVEL];
}

const GREEDY_WORLDS = [0, 1];

type PlanChoice = ({ readonly ok: true } & Intention) | { readonly ok: false; readonly error: SearchError };

/**
 * The option a player with that allowance takes (see `Level`): the best, or one of those that are no further below it, drawn by softmax over
 * win probabilities. A certain win is always taken.
 */
export function chooseWithin(analysis: Analysis, allowance: number, seed: number): OptionAnalysis {
  const { best } = analysis;
  if (allowance === 0 || analysis.certain === 'win' || best.winProbability > 0.97) return best;
  // What was given up early may look better than it is: only paired differences compare like with like, and none is better than the best.
  const behind = ({ pairedDiff }: OptionAnalysis): number => Math.max(best.pairedDiff.mean - pairedDiff.mean, 0);
  const near = analysis.options.filter((option) => option.visits > 0 && behind(option) <= allowance);
  const scores = near.map((option) => -behind(option));
  const drawn = drawBySoftmax(scores, scores.length, allowance / 2, new Random(mixed(seed, CHOICE)).unit());
  return near[drawn] ?? best;
}

const CHOICE = 0xc401ce;
