/** The options of a decision in words, each with the object or player that means it. */
import { pilesAskedOf } from '@foretell/formats';
import { type Decision, DecisionKind, NO_TYPE, PASS } from '@foretell/rules';
import type { QuestionOption } from '../../protocol/question.ts';
import type { Seen } from '../scene/seen.ts';
import { actionObject, priorityAction } from './actions.ts';
import { alsoMeant } from './alike.ts';
import { distinctLabels } from './distinct.ts';
import { labelOf, nothing } from './labels.ts';

/** In the order of the decision's options; `cards` are what positions of piles refer to. */
export function optionsOf(seen: Seen, decision: Decision, cards: readonly number[]): QuestionOption[] {
  const labels = distinctLabels(
    seen,
    decision.options.map((option, at) =>
      isNothing(decision, option) ? nothing(seen, decision) : labelOf(seen, decision, at),
    ),
    decision.options.map((_, at) => refOf(seen, decision, at)),
  );
  return decision.options.map((option, index) => ({
    index,
    label: labels[index] ?? '',
    ref: refOf(seen, decision, index),
    also: alsoMeant(seen.game, decision, option),
    number: numberOf(decision, option),
    isNothing: isNothing(decision, option),
    ...(decision.kind === DecisionKind.Priority ? { action: priorityAction(seen, decision, option) } : {}),
    ...pilePart(seen, decision, option, cards),
  }));
}

function isNothing({ kind, coding, optional }: Decision, option: number): boolean {
  switch (coding) {
    case 'action':
      return option === PASS;
    case 'object':
      return option === 0;
    case 'text':
      return optional && option === 0;
    case 'subset':
      return false;
    case 'number':
      if (kind === DecisionKind.YesNo || kind === DecisionKind.Mulligan) return option === 0;
      if (kind === DecisionKind.Color) return option === NO_TYPE;
      return kind === DecisionKind.Mode && option < 0;
  }
}

function numberOf({ kind, coding }: Decision, option: number): number {
  return coding === 'number' && (kind === DecisionKind.X || kind === DecisionKind.Amount) ? option : 0;
}

function refOf({ game }: Seen, { kind, coding, options, subjects }: Decision, at: number): number {
  const option = options[at] ?? 0;
  if (coding === 'action') return actionObject(game, option);
  if (coding === 'object') return option;
  return kind === DecisionKind.TriggerOrder ? (subjects[at] ?? 0) : 0;
}

function pilePart(
  { game }: Seen,
  decision: Decision,
  option: number,
  cards: readonly number[],
): { readonly pile?: readonly number[] } {
  if (decision.coding === 'subset')
    return { pile: cards.map((_, at) => at).filter((at) => (option & (1 << at)) !== 0) };
  if (decision.kind !== DecisionKind.PileChoice) return {};
  // The cards are those of the first pile, then those of the second.
  const first = pilesAskedOf(game, decision)[0]?.length ?? 0;
  const positions = cards.map((_, at) => at);
  return { pile: option === 0 ? positions.slice(0, first) : positions.slice(first) };
}
