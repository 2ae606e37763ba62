/** Several objects or players: a click picks one or puts it back. */
import type { ObjectRef } from '../../protocol/scene.ts';
import type { WholeOf } from './sketch.ts';

type Several = WholeOf<'several'>;

/** With as many picked as may be, a further click does nothing. */
export function toggled(whole: Several, chosen: readonly ObjectRef[], ref: ObjectRef): readonly ObjectRef[] {
  if (chosen.includes(ref)) return chosen.filter((each) => each !== ref);
  if (chosen.length >= whole.max || !whole.items.some((item) => item.ref === ref)) return chosen;
  return [...chosen, ref];
}

/** What those chosen count in all. */
export function weightOf(whole: Several, chosen: readonly ObjectRef[]): number {
  return whole.items.reduce((sum, { ref, weight }) => (chosen.includes(ref) ? sum + weight : sum), 0);
}

export function severalProblem(whole: Several, chosen: readonly ObjectRef[]): string {
  const missing = whole.min - chosen.length;
  if (missing > 0) return `choose ${missing} more`;
  if (whole.limit !== null && weightOf(whole, chosen) > whole.limit)
    return `together they come to ${weightOf(whole, chosen)}, at most ${whole.limit} is allowed`;
  return '';
}
