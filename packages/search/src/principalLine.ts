/**
 * How play might go on after an option: its own picks and the next few things that happen in one sampled world, everyone choosing what the
 * playout policy likes best. An illustration, not a forecast: the cards others show in it are sampled, not known.
 */
import { advance, answer, type Decision, DecisionKind, type Game } from '@foretell/rules';
import { describeStep, type PlanStep } from './describe.ts';
import { applyPlan, type Plan } from './plans.ts';
import { bestOption } from './policy/policy.ts';

/** Picks after the plan that are shown, and decisions looked at for them. */
const MOST_STEPS = 4;
const MOST_DECISIONS = 40;

/** `pile`: the pile (0 or 1) that is taken if the plan splits piles. The world is not changed. */
export function principalLine(world: Game, plan: Plan, pile: number): PlanStep[] {
  const game = world.clone();
  applyPlan(game, plan.picks, plan.kinds);
  const steps = [...plan.steps];
  let splitting = plan.steps[0]?.kind === 'pile-split';
  for (let count = 0; count < MOST_DECISIONS && steps.length < plan.steps.length + MOST_STEPS; count++) {
    const decision = game.decision;
    if (decision === null || game.turnNumber > world.turnNumber + 1) break;
    const solved = splitting && decision.kind === DecisionKind.PileChoice ? decision.options.indexOf(pile) : -1;
    splitting = false;
    const index = solved >= 0 ? solved : bestOption(game, decision);
    if (isDeed(decision, index)) steps.push(describeStep(game, decision, index));
    answer(game, index);
    advance(game);
  }
  return steps;
}

/** What is done where everybody picks those values of options, one after the other. */
export function lineAlong(world: Game, picks: readonly number[]): PlanStep[] {
  const game = world.clone();
  const steps: PlanStep[] = [];
  for (const pick of picks) {
    const decision = game.decision;
    const index = decision?.options.indexOf(pick) ?? -1;
    if (decision === null || index < 0) break;
    if (isDeed(decision, index)) steps.push(describeStep(game, decision, index));
    answer(game, index);
    advance(game);
  }
  return steps;
}

/** Anything but passing and picking nothing. */
function isDeed(decision: Decision, index: number): boolean {
  const codes = decision.coding === 'action' || decision.coding === 'object';
  return !codes || decision.options[index] !== 0;
}
