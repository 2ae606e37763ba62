/** An order: what comes next, one pick after another; the last one is not asked for. */
import type { Question } from '../../protocol/question.ts';
import { type Draft, type DraftStep, restOf, UNFIT } from './draft.ts';

type OrderDraft = Extract<Draft, { kind: 'order' }>;

export function orderStep(draft: OrderDraft, question: Question): DraftStep {
  const { left } = draft;
  const [next, ...others] = left;
  if (next === undefined || others.length === 0) return UNFIT;
  if (!question.options.every(({ ref }) => left.some((key) => key.ref === ref))) return UNFIT;
  const ofNext = question.options.filter(({ ref }) => ref === next.ref);
  const own = ofNext.find(({ label }) => label === next.label) ?? ofNext[0];
  if (own !== undefined) return { kind: 'answer', option: own.index, rest: restOf(draft, question, { left: others }) };
  // One that nothing tells apart is offered in its place, and takes its place in the draft.
  const twin = question.options.find(({ also }) => also.includes(next.ref));
  if (twin === undefined) return UNFIT;
  const rest = others.map((each) => (each.ref === twin.ref ? { ref: next.ref, label: each.label } : each));
  return { kind: 'answer', option: twin.index, rest: restOf(draft, question, { left: rest }) };
}
