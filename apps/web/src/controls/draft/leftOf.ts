/** What of a draft can still be made up at a question that it does not fit. */
import type { Question } from '../../protocol/question.ts';
import { beginSketch, type Sketch } from '../sketch/sketch.ts';
import type { Draft } from './draft.ts';

/** Null where nothing of it is left to give, so that the question is a new one. */
export function leftOf(draft: Draft, question: Question): Sketch | null {
  const { whole } = question;
  if (whole === null || question.kind !== draft.of.kind || question.player !== draft.of.player) return null;
  if (draft.kind === 'several' && whole.kind === 'several' && draft.left.length > 0)
    return { kind: 'several', chosen: draft.left.filter((ref) => whole.items.some((item) => item.ref === ref)) };
  const sketch = beginSketch(question);
  if (draft.kind !== 'assign' || whole.kind !== 'assign' || sketch?.kind !== 'assign') return null;
  if ([...draft.to.values()].every((targets) => targets.length === 0)) return null;
  const to = new Map(sketch.to);
  for (const item of whole.items) {
    const wanted = (draft.to.get(item.ref) ?? []).filter((target) => item.to.includes(target));
    if (wanted.length > 0) to.set(item.ref, wanted);
  }
  return { ...sketch, to };
}
