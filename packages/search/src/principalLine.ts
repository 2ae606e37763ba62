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
  return [...walkLine(world.clone(), plan, pile)];
}

/** The same line played on a game, which stands right behind each step when that is given out, and where the line ends after the last. */
export function* walkLine(game: Game, plan: Plan, pile: number): Generator<PlanStep, void> {
  const lastTurn = game.turnNumber + 1;
  for (const [at, step] of plan.steps.entries()) {
    applyPlan(game, plan.picks.slice(at, at + 1), plan.kinds.slice(at, at + 1));
    yield step;
  }
  let splitting = plan.steps[0]?.kind === 'pile-split';
  let steps = 0;
  for (let count = 0; count < MOST_DECISIONS && steps < MOST_STEPS; count++) {
    const decision = game.decision;
    if (decision === null || game.turnNumber > lastTurn) return;
    const solved = splitting && decision.kind === DecisionKind.PileChoice ? decision.options.indexOf(pile) : -1;
    splitting = false;
    const index = solved >= 0 ? solved : bestOption(game, decision);
    const step = isDeed(decision, index) ? describeStep(game, decision, index) : null;
    answer(game, index);
    advance(game);
    if (step === null) continue;
    steps++;
    yield step;
  }
}

/** What is done where everybody picks those values of options, one after the other. */
export function lineAlong(world: Game, picks: readonly number[]): PlanStep[] {
  return [...walkPicks(world.clone(), picks)];
}

/** The same, played on a game as {@link walkLine} does. */
export function* walkPicks(game: Game, picks: readonly number[]): Generator<PlanStep, void> {
  for (const pick of picks) {
    const decision = game.decision;
    const index = decision?.options.indexOf(pick) ?? -1;
    if (decision === null || index < 0) return;
    const step = isDeed(decision, index) ? describeStep(game, decision, index) : null;
    answer(game, index);
    advance(game);
    if (step !== null) yield step;
  }
}

/** Anything but passing and picking nothing. */
function isDeed(decision: Decision, index: number): boolean {
  const codes = decision.coding === 'action' || decision.coding === 'object';
  return !codes || decision.options[index] !== 0;
}
