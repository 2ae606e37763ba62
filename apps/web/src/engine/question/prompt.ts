/** The question in a sentence, to whoever decides. */
import { type Decision, DecisionKind } from '@foretell/rules';
import { capitalised } from '../scene/faceText.ts';
import { possessive } from '../scene/playerNames.ts';
import { nameOf, type Seen } from '../scene/seen.ts';

export function promptOf(seen: Seen, decision: Decision): string {
  const words = capitalised(wordsOf(seen, decision));
  if (decision.player === seen.view.viewer) return words;
  return `For ${nameOf(seen, -1 - decision.player)}: ${words}`;
}

function wordsOf(seen: Seen, decision: Decision): string {
  const source = nameOf(seen, decision.source);
  const forSource = source === '' ? '' : ` for ${source}`;
  const [subject = 0] = decision.subjects;
  switch (decision.kind) {
    case DecisionKind.Priority:
      return 'You have priority';
    case DecisionKind.Attack:
      return `Declare attackers: ${nameOf(seen, subject)}`;
    case DecisionKind.Block:
      return `Declare blockers: ${nameOf(seen, subject)}`;
    case DecisionKind.Target:
      return `Choose a target${forSource}`;
    case DecisionKind.Mode:
      return `Choose a mode${forSource}`;
    case DecisionKind.X:
      return `Choose X${forSource}`;
    case DecisionKind.Pay:
      return `Pay${forSource}`;
    case DecisionKind.Choose:
      return `Choose${forSource}`;
    case DecisionKind.Search:
      return `Search${forSource}`;
    case DecisionKind.PileSplit:
      return `Separate the cards into two piles${forSource}`;
    case DecisionKind.PileChoice:
      return `Choose a pile${forSource}`;
    case DecisionKind.Order:
      return `Choose an order${forSource}`;
    case DecisionKind.YesNo:
      return source === '' ? 'Yes or no?' : `Use ${possessive(source)} ability?`;
    case DecisionKind.Color:
      return `Choose a colour${forSource}`;
    case DecisionKind.Name:
      return `Choose a name${forSource}`;
    case DecisionKind.TriggerOrder:
      return 'Which triggered ability goes on the stack first?';
    case DecisionKind.Replacement:
      return 'Which replacement effect applies first?';
    case DecisionKind.CastNext:
      return `Cast a spell${forSource}`;
    case DecisionKind.Mulligan:
      return 'Keep this hand, or take a mulligan?';
    case DecisionKind.Amount:
      return `Choose a number${forSource}`;
  }
}
