/** What a decision asks, in a sentence. */
import type { DecisionKindName } from '@foretell/search';

/** `source` is the name of what asks, '' for the game itself. */
export function promptOf(kind: DecisionKindName, decider: string, player: string, source: string): string {
  const who = decider === player ? decider : `${decider}, for ${player},`;
  return `${who} ${QUESTIONS[kind]}${source === '' ? '' : ` (${source})`}`;
}

const QUESTIONS: Readonly<Record<DecisionKindName, string>> = {
  priority: 'has priority: cast, activate, play or pass',
  attack: 'declares attackers',
  block: 'declares blockers',
  target: 'chooses targets',
  mode: 'chooses a mode',
  x: 'chooses X',
  pay: 'pays',
  choose: 'chooses objects',
  search: 'chooses what the search finds',
  'pile-split': 'separates the cards into two piles',
  'pile-choice': 'chooses one of the piles',
  order: 'chooses an order',
  'yes-no': 'says yes or no',
  color: 'chooses a colour',
  name: 'chooses a name',
  'trigger-order': 'orders triggered abilities',
  replacement: 'chooses which replacement applies first',
  'cast-next': 'chooses which card to cast next',
  mulligan: 'keeps the hand or takes a mulligan',
  amount: 'divides an amount',
};
