/**
 * The greedy choice: every option is played out only until what it began is over (the stack is empty, the combat done), everyone passing
 * meanwhile and making other choices as the playout policy likes best, and then evaluated. One ply: it neither plans nor foresees replies
 * other than blocks. Averaged over a few worlds.
 */
import { advance, answer, DecisionKind, type Game } from '@foretell/rules';
import { winProbability } from './evaluation/evaluate.ts';
import type { EvaluationWeights, WeightSetName } from './evaluation/weights.ts';
import { PASS_INDEX } from './passing.ts';
import { applyPlan, type Plan } from './plans.ts';
import { bestOption } from './policy/policy.ts';
import { isSettled } from './settled.ts';

/** Those with which one ply plays best: they value what is done at once. */
export const GREEDY_WEIGHTS: WeightSetName = 'hand-set';
/** Decisions after which an option counts as over; a guard against loops. */
const MOST_DECISIONS = 200;

/** Index of the plan with the highest mean evaluation for `player`, the first among equals. */
export function greedyChoice(
  worlds: readonly Game[],
  plans: readonly Plan[],
  player: number,
  weights: EvaluationWeights,
): number {
  let best = 0;
  let bestValue = -1;
  for (let i = 0; i < plans.length; i++) {
    let sum = 0;
    for (const world of worlds) sum += settledValue(world, plans[i] as Plan, player, weights);
    if (sum > bestValue) {
      best = i;
      bestValue = sum;
    }
  }
  return best;
}

function settledValue(world: Game, plan: Plan, player: number, weights: EvaluationWeights): number {
  const game = world.clone();
  const turn = game.turnNumber;
  applyPlan(game, plan.picks, plan.kinds);
  for (let count = 0; count < MOST_DECISIONS; count++) {
    const decision = advance(game);
    if (decision === null || isSettled(game, turn)) break;
    answer(game, decision.kind === DecisionKind.Priority ? PASS_INDEX : bestOption(game, decision));
  }
  return winProbability(game, player, weights);
}
