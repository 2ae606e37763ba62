/** What picking nothing is called. */
import { type Decision, DecisionKind } from '@foretell/rules';
import type { Seen } from '../scene/seen.ts';
import { pickedSoFar } from './picked.ts';

/** What the word for no vote is in a decision about words (701.38). */
const NO_VOTE = 'no vote';

export function nothingLabel(seen: Seen, decision: Decision): string {
  const isFirst = pickedSoFar(seen, decision).length === 0;
  switch (decision.kind) {
    case DecisionKind.Priority:
      return 'Pass';
    case DecisionKind.Attack:
      return "Doesn't attack";
    case DecisionKind.Block:
      return "Doesn't block";
    case DecisionKind.Target:
      return isFirst ? 'No target' : 'No more targets';
    case DecisionKind.Pay:
      return "Don't pay";
    case DecisionKind.Search:
      return isFirst ? 'Find nothing' : 'Find nothing more';
    case DecisionKind.CastNext:
      return isFirst ? 'Cast nothing' : 'Cast nothing more';
    case DecisionKind.YesNo:
      return 'No';
    case DecisionKind.Mulligan:
      return 'Keep';
    case DecisionKind.Mode:
      return 'No further mode';
    case DecisionKind.Color:
      return 'No mana';
    case DecisionKind.Choose:
      if (decision.texts[0] === NO_VOTE) return 'No vote';
      return isFirst ? 'None' : 'Done';
    default:
      return isFirst ? 'None' : 'Done';
  }
}
