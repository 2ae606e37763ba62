/** An order as people read it: first what comes first. Triggers go on the stack one by one, so that the one picked last resolves first (405.5). */
import type { Question } from '../../protocol/question.ts';
import type { OrderKey } from '../draft/draft.ts';
import type { WholeOf } from './sketch.ts';

export function beginOrder(question: Question, whole: WholeOf<'order'>): readonly OrderKey[] {
  const keys = whole.items.map(({ ref }, at): OrderKey => {
    const option =
      question.kind === 'trigger-order'
        ? question.options[at]
        : question.options.find((each) => each.ref === ref || each.also.includes(ref));
    return { ref, label: option?.label ?? '' };
  });
  return orderGiven(question, keys);
}

/** From the order of reading to that of picking, and back. */
export function orderGiven(question: Question, keys: readonly OrderKey[]): readonly OrderKey[] {
  return question.kind === 'trigger-order' ? keys.toReversed() : keys;
}

/** The one at `from` moves to `to`. */
export function movedKey(keys: readonly OrderKey[], from: number, to: number): readonly OrderKey[] {
  const key = keys[from];
  if (key === undefined || to < 0 || to >= keys.length) return keys;
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
