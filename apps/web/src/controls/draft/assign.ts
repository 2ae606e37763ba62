/** Attackers and blockers: creature after creature is asked what it attacks or blocks. */
import type { AssignItem, Question } from '../../protocol/question.ts';
import type { ObjectRef } from '../../protocol/scene.ts';
import { type Draft, type DraftStep, goesOn, nothingIn, restOf, UNFIT } from './draft.ts';

type AssignDraft = Extract<Draft, { kind: 'assign' }>;

/**
 * Of creatures that nothing tells apart the first is asked first, and later ones may only do what does not come after that in the order of
 * the options: the assignments of all of them are given in falling order, whichever of them the person meant. One creature that may block
 * several is asked as often in the same way.
 */
export function assignStep(draft: AssignDraft, question: Question): DraftStep {
  const { whole } = question;
  const item = whole?.kind === 'assign' ? whole.items[0] : undefined;
  if (whole?.kind !== 'assign' || item === undefined || !goesOn(draft, question)) return UNFIT;
  const highest = highestAmong(draft, item, whole.items);
  const target = highest?.target ?? null;
  const option =
    target === null ? nothingIn(question) : question.options.find(({ ref, isNothing }) => ref === target && !isNothing);
  if (option === undefined) return UNFIT;
  const to = new Map(draft.to);
  if (highest !== null) {
    to.set(highest.owner, without(draft.to.get(highest.owner) ?? [], highest.target));
    // The two have changed places.
    const own = to.get(item.ref) ?? [];
    if (highest.owner !== item.ref) {
      to.set(highest.owner, own);
      to.set(item.ref, []);
    }
  }
  const isLast = whole.items.length === 1;
  return { kind: 'answer', option: option.index, rest: isLast ? null : restOf(draft, question, { to }) };
}

interface Assignment {
  readonly owner: ObjectRef;
  readonly target: ObjectRef;
}

/** The assignment that comes last in the order of the options, of the item and those just like it. */
function highestAmong(draft: AssignDraft, item: AssignItem, items: readonly AssignItem[]): Assignment | null {
  const owners = new Set(
    items.filter(({ ref, alike }) => ref === item.ref || alike === item.alike).map(({ ref }) => ref),
  );
  let best: Assignment | null = null;
  for (const owner of owners) {
    for (const target of draft.to.get(owner) ?? []) {
      if (best === null || item.to.indexOf(target) > item.to.indexOf(best.target)) best = { owner, target };
    }
  }
  return best;
}

function without(list: readonly ObjectRef[], ref: ObjectRef): readonly ObjectRef[] {
  const at = list.indexOf(ref);
  return at < 0 ? list : list.toSpliced(at, 1);
}
