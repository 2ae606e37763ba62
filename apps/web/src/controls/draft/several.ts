/** Several objects or players: they are picked down a list, and a pick of nothing ends it. */
import type { Question } from '../../protocol/question.ts';
import type { ObjectRef } from '../../protocol/scene.ts';
import { type Draft, type DraftStep, nothingIn, partOf, restOf, UNFIT } from './draft.ts';

type SeveralDraft = Extract<Draft, { kind: 'several' }>;

/** The next one is the first in the order of the options that is wanted: those before it are not offered again. */
export function severalStep(draft: SeveralDraft, question: Question): DraftStep {
  const left = leftAt(draft, question);
  if (left === null) return UNFIT;
  if (left.length === 0) {
    const nothing = nothingIn(question);
    return nothing === undefined ? UNFIT : { kind: 'answer', option: nothing.index, rest: null };
  }
  for (const { index, ref, also, isNothing } of question.options) {
    // Of things that nothing tells apart the one that is offered is picked, whichever the person meant.
    const wanted = left.includes(ref) ? ref : also.find((each) => left.includes(each));
    if (isNothing || wanted === undefined) continue;
    const rest = { left: left.filter((each) => each !== wanted), picked: [...question.picked, ref] };
    return { kind: 'answer', option: index, rest: restOf(draft, question, rest) };
  }
  return UNFIT;
}

/**
 * What is left to pick at this question, without what was picked since the draft's latest answer because nothing else was possible. Null if
 * the question belongs to another choice, or something else was picked.
 */
function leftAt(draft: SeveralDraft, question: Question): readonly ObjectRef[] | null {
  const { picked } = question;
  if (question.whole === null || partOf(question) !== draft.part) return null;
  const before = draft.picked.length;
  if (picked.slice(0, before).join() !== draft.picked.join()) return null;
  let left = draft.left;
  for (const ref of picked.slice(before)) {
    const meant = left.includes(ref) ? ref : left.find((each) => draft.alike.get(each) === draft.alike.get(ref));
    if (meant === undefined) return null;
    left = left.filter((each) => each !== meant);
  }
  return left;
}
