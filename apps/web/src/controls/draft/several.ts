/** Several objects or players: they are picked down a list, and a pick of nothing ends it. */
import type { Question } from '../../protocol/question.ts';
import { type Draft, type DraftStep, nothingIn, partOf, restOf, UNFIT } from './draft.ts';

type SeveralDraft = Extract<Draft, { kind: 'several' }>;

/** The next one is the first in the order of the options that is wanted: those before it are not offered again. */
export function severalStep(draft: SeveralDraft, question: Question): DraftStep {
  const { left } = draft;
  if (question.whole === null || partOf(question) !== draft.part) return UNFIT;
  if (question.picked.join() !== draft.picked.join()) return UNFIT;
  if (left.length === 0) {
    const nothing = nothingIn(question);
    return nothing === undefined ? UNFIT : { kind: 'answer', option: nothing.index, rest: null };
  }
  for (const { index, ref, also, isNothing } of question.options) {
    // Of things that nothing tells apart the one that is offered is picked, whichever the person meant.
    const wanted = left.includes(ref) ? ref : also.find((each) => left.includes(each));
    if (isNothing || wanted === undefined) continue;
    const rest = { left: left.filter((each) => each !== wanted), picked: [...draft.picked, ref] };
    return { kind: 'answer', option: index, rest: restOf(draft, question, rest) };
  }
  return UNFIT;
}
