/**
 * The options of a decision as whole plans: all the picks of one declaration (attackers, blockers, the parts of one cast or activation, an
 * ordering, several objects) are one option. Found by depth-first search in one world; since what a player may pick depends only on what they
 * know, the picks can be replayed in every other world of the same view. With more than the allowed number the tree is thinned evenly, and
 * attack and block declarations keep the plans that matter most: none, all, each creature alone. Divisions that waste combat damage are left out.
 */
import { advance, answer, type Decision, DecisionKind, type Game } from '@foretell/rules';
import { describeStep, type PlanStep } from './describe.ts';
import { withoutWaste } from './policy/choices.ts';
import { scoreOptions } from './policy/policy.ts';
import { belongs, type Scope, scopeAfter } from './scope.ts';

export interface Plan {
  /** The values picked, decision by decision, in the numbering of the view's worlds. */
  readonly picks: readonly number[];
  /** The kinds of those decisions (`DecisionKind`). */
  readonly kinds: readonly number[];
  /** What is picked, for people and documents. */
  readonly steps: readonly PlanStep[];
}

export interface PlanList {
  readonly plans: readonly Plan[];
  /** Whether these are all there are. */
  readonly complete: boolean;
}

/** The plans of the decision that `world` stands at; the world is not changed. */
export function enumeratePlans(world: Game, limit: number): PlanList {
  const decision = world.decision;
  if (decision === null) return { plans: [], complete: true };
  const finder = new Finder(limit, false);
  finder.explore(world, emptyPlan, null, limit + 1);
  if (finder.plans.length <= limit) return { plans: finder.plans, complete: finder.isComplete };
  const thinned = new Finder(limit, true);
  thinned.seeds(world);
  thinned.explore(world, emptyPlan, null, limit - thinned.plans.length);
  return { plans: thinned.plans, complete: false };
}

const emptyPlan: Plan = { picks: [], kinds: [], steps: [] };

/** Plays the plan's picks on a world at the decision the plan is for, as far as they are asked; the next decision is open afterwards. */
export function applyPlan(game: Game, picks: readonly number[], kinds: readonly number[]): void {
  for (let i = 0; i < picks.length; i++) {
    const decision = game.decision;
    if (decision === null || decision.kind !== kinds[i]) return;
    const index = decision.options.indexOf(picks[i] as number);
    if (index < 0) return;
    answer(game, index);
    advance(game);
  }
}

/** The plan that begins with those picks: as many of them as belong to the declaration. */
export function planAlong(world: Game, picks: readonly number[]): Plan {
  const game = world.clone();
  let plan = emptyPlan;
  let scope: Scope | null = null;
  for (const pick of picks) {
    const decision = game.decision;
    const index = decision?.options.indexOf(pick) ?? -1;
    if (decision === null || index < 0) break;
    plan = extend(plan, game, decision, index);
    scope ??= scopeAfter(game, decision, pick);
    answer(game, index);
    advance(game);
    if (scope === null || game.decision === null || !belongs(game, game.decision, scope, decision)) break;
  }
  return plan;
}

class Finder {
  readonly plans: Plan[] = [];
  private readonly limit: number;
  /** Whether a quota is shared out among options, rather than used up by the first ones. */
  private readonly fair: boolean;
  private readonly found: Set<string> = new Set();
  /** Whether nothing was left out. */
  isComplete = true;

  constructor(limit: number, fair: boolean) {
    this.limit = limit;
    this.fair = fair;
  }

  private add(plan: Plan): void {
    const key = plan.picks.join(' ');
    if (this.found.has(key)) return;
    this.found.add(key);
    this.plans.push(plan);
  }

  /**
   * Adds at most `quota` plans that begin with what has been picked. A decision with more options than that keeps the ones the playout policy
   * prefers; otherwise the quota is shared out, and what one option does not use goes to the next.
   */
  explore(game: Game, so: Plan, scope: Scope | null, quota: number): void {
    const decision = game.decision;
    if (decision === null || quota <= 0) return;
    const indexes = this.chosenIndexes(game, decision, quota);
    const before = this.plans.length;
    for (let i = 0; i < indexes.length; i++) {
      const left = quota - (this.plans.length - before);
      const share = this.fair ? Math.ceil(left / (indexes.length - i)) : left;
      this.take(game, decision, indexes[i] as number, so, scope, share);
    }
  }

  private take(game: Game, decision: Decision, index: number, so: Plan, scope: Scope | null, quota: number): void {
    const copy = game.clone();
    const plan = extend(so, game, decision, index);
    const now = scope ?? scopeAfter(game, decision, decision.options[index] as number);
    answer(copy, index);
    advance(copy);
    if (now !== null && copy.decision !== null && belongs(copy, copy.decision, now, decision))
      this.explore(copy, plan, now, quota);
    else this.add(plan);
  }

  /** All options in a fixed order but those that only waste damage, or the `quota` that the policy likes best. */
  private chosenIndexes(game: Game, decision: Decision, quota: number): readonly number[] {
    const all = canonicalOrder(decision);
    const indexes = withoutWaste(game, decision, all);
    if (indexes.length < all.length) this.isComplete = false;
    if (indexes.length <= quota) return indexes;
    const scores: number[] = [];
    scoreOptions(game, decision, scores);
    const ranked = [...indexes].sort(
      (a, b) => (scores[b] as number) - (scores[a] as number) || indexes.indexOf(a) - indexes.indexOf(b),
    );
    const kept = ranked.slice(0, quota);
    return indexes.filter((index) => kept.includes(index));
  }

  /** Plans worth having however many there are: for attacks and blocks none, all, and each creature alone. */
  seeds(world: Game): void {
    const root = world.decision;
    if (root === null || (root.kind !== DecisionKind.Attack && root.kind !== DecisionKind.Block)) return;
    this.declare(world, () => false);
    this.declare(world, () => true);
    const most = Math.floor(this.limit / 2);
    for (let creature = 0; creature < most; creature++) {
      if (!this.declare(world, (at) => at === creature)) return;
    }
  }

  /** The declaration in which the creatures that `joins` accepts do something; false if there are not so many creatures. */
  private declare(world: Game, joins: (at: number) => boolean): boolean {
    const game = world.clone();
    let plan = emptyPlan;
    let scope: Scope | null = null;
    let joined = false;
    for (let at = 0; ; at++) {
      const decision: Decision | null = game.decision;
      if (decision === null) break;
      const wanted = decision.options.findIndex((option) => (option !== 0) === joins(at));
      joined ||= joins(at);
      const index = Math.max(wanted, 0);
      plan = extend(plan, game, decision, index);
      scope ??= scopeAfter(game, decision, decision.options[index] as number);
      answer(game, index);
      advance(game);
      if (scope === null || game.decision === null || !belongs(game, game.decision, scope, decision)) break;
    }
    this.add(plan);
    return joined;
  }
}

function extend(so: Plan, game: Game, decision: Decision, index: number): Plan {
  return {
    picks: [...so.picks, decision.options[index] as number],
    kinds: [...so.kinds, decision.kind],
    steps: [...so.steps, describeStep(game, decision, index)],
  };
}

/** Option indexes by value where values are objects or actions, so that the order of a hand does not matter; as offered otherwise. */
function canonicalOrder(decision: Decision): number[] {
  const indexes = decision.options.map((_, index) => index);
  if (decision.coding !== 'object' && decision.coding !== 'action') return indexes;
  return indexes.sort((a, b) => (decision.options[a] as number) - (decision.options[b] as number));
}
