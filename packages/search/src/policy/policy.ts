/**
 * The playout policy: for every kind of decision a score for each option, then a draw by softmax, mixed with a share of uniform draws
 * (Cowling, Ward and Powley 2012: light, noisy, sensible playouts beat strong deterministic ones). Ignores everything that needs a plan.
 */
import { type Decision, DecisionKind, type Game } from '@foretell/rules';
import { scoreAttack } from './attacks.ts';
import { scoreBlock } from './blocks.ts';
import {
  scoreAmounts,
  scoreObjects,
  scorePiles,
  scoreSearch,
  scoreShares,
  scoreSplits,
  scoreTargets,
} from './choices.ts';
import { drawOption } from './draw.ts';
import { scoreMulligan } from './mulligan.ts';
import { scorePriority } from './priority.ts';

/** Writes one score an option into `scores`; only differences matter, 1 makes an option e times as likely at temperature 1. */
export function scoreOptions(game: Game, decision: Decision, scores: number[]): void {
  switch (decision.kind) {
    case DecisionKind.Priority:
      scorePriority(game, decision, scores);
      return;
    case DecisionKind.Attack:
      scoreAttack(game, decision, scores);
      return;
    case DecisionKind.Block:
      scoreBlock(game, decision, scores);
      return;
    case DecisionKind.Target:
      scoreTargets(game, decision, scores);
      return;
    case DecisionKind.Choose:
    case DecisionKind.Replacement:
      scoreObjects(game, decision, scores);
      return;
    case DecisionKind.Search:
    case DecisionKind.CastNext:
      scoreSearch(game, decision, scores);
      return;
    case DecisionKind.PileSplit:
      scoreSplits(game, decision, scores);
      return;
    case DecisionKind.PileChoice:
      scorePiles(game, decision, scores);
      return;
    case DecisionKind.X:
      scoreAmounts(decision, scores);
      return;
    case DecisionKind.Amount:
      scoreShares(game, decision, scores);
      return;
    case DecisionKind.YesNo:
      for (let i = 0; i < decision.options.length; i++) scores[i] = decision.options[i] === 1 ? 1.5 : 0;
      return;
    case DecisionKind.Mulligan:
      scoreMulligan(game, decision, scores);
      return;
    case DecisionKind.Pay:
      // Payments by hand: the last option stops activating and pays from the pool.
      for (let i = 0; i < decision.options.length; i++) scores[i] = 0;
      return;
    case DecisionKind.Mode:
    case DecisionKind.Order:
    case DecisionKind.Color:
    case DecisionKind.Name:
    case DecisionKind.TriggerOrder:
      for (let i = 0; i < decision.options.length; i++) scores[i] = 0;
      return;
  }
}

const scratch: number[] = [];

/** The index of the option that a playout takes, a function of the luck of the moment, see `draw.ts`. */
export function pickOption(
  game: Game,
  decision: Decision,
  luck: number,
  explorationShare: number,
  temperature: number,
): number {
  if (decision.options.length === 1) return 0;
  scoreOptions(game, decision, scratch);
  return drawOption(game, decision, scratch, luck, explorationShare, temperature);
}

/** The index of the option with the highest score, the first among equals. */
export function bestOption(game: Game, decision: Decision): number {
  scoreOptions(game, decision, scratch);
  let best = 0;
  for (let i = 1; i < decision.options.length; i++) if ((scratch[i] as number) > (scratch[best] as number)) best = i;
  return best;
}
