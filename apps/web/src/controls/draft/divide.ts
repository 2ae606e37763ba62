/** A number divided: each thing in turn is asked how much it gets, the last one gets what is left. */
import type { Question } from '../../protocol/question.ts';
import { type Draft, type DraftStep, goesOn, restOf, UNFIT } from './draft.ts';

type DivideDraft = Extract<Draft, { kind: 'divide' }>;

export function divideStep(draft: DivideDraft, question: Question): DraftStep {
  const { whole } = question;
  const asked = whole?.kind === 'divide' ? whole.items[0] : undefined;
  if (whole === null || asked === undefined || !goesOn(draft, question)) return UNFIT;
  const share = draft.shares.get(asked.ref);
  const option = question.options.find(({ number }) => number === share);
  if (option === undefined) return UNFIT;
  const rest = whole.items.length <= 2 ? null : restOf(draft, question, {});
  return { kind: 'answer', option: option.index, rest };
}
