/** A number divided among things: shares that go up and down until nothing is left. */
import type { ObjectRef } from '../../protocol/scene.ts';
import type { WholeOf } from './sketch.ts';

type Divide = WholeOf<'divide'>;

/**
 * Everybody has the least and what is lethal, as long as there is enough, the earlier ones first; the rest is for the first, or for the last if it may go over.
 */
export function beginDivide({ items, total, least, lethal, isOver }: Divide): ReadonlyMap<ObjectRef, number> {
  let left = total - least * items.length;
  const shares = items.map((_, at) => {
    const more = Math.min(left, Math.max(0, (lethal[at] ?? 0) - least));
    left -= more;
    return least + more;
  });
  const rest = isOver ? items.length - 1 : 0;
  return new Map(items.map(({ ref }, at) => [ref, (shares[at] ?? 0) + (at === rest ? left : 0)]));
}

export function leftToDivide({ total }: Divide, shares: ReadonlyMap<ObjectRef, number>): number {
  return total - [...shares.values()].reduce((sum, share) => sum + share, 0);
}

/** One share changed, as far as there is something to give. */
export function withShare(
  whole: Divide,
  shares: ReadonlyMap<ObjectRef, number>,
  ref: ObjectRef,
  share: number,
): ReadonlyMap<ObjectRef, number> {
  const most = (shares.get(ref) ?? 0) + leftToDivide(whole, shares);
  return new Map(shares).set(ref, Math.max(whole.least, Math.min(share, most)));
}

export function divideProblem(whole: Divide, shares: ReadonlyMap<ObjectRef, number>): string {
  const left = leftToDivide(whole, shares);
  if (left !== 0) return `${left} more to divide`;
  const over = whole.isOver ? (shares.get(whole.items.at(-1)?.ref ?? 0) ?? 0) : 0;
  const lacks = whole.items.some(({ ref }, at) => (shares.get(ref) ?? 0) < (whole.lethal[at] ?? 0));
  return over > 0 && lacks ? 'Lethal damage to all that block comes first' : '';
}
