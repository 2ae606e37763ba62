/** A number divided among things: shares that go up and down until nothing is left. */
import type { ObjectRef } from '../../protocol/scene.ts';
import type { WholeOf } from './sketch.ts';

type Divide = WholeOf<'divide'>;

/** Everybody has the least, the first what is left. */
export function beginDivide({ items, total, least }: Divide): ReadonlyMap<ObjectRef, number> {
  return new Map(items.map(({ ref }, at) => [ref, at === 0 ? total - least * (items.length - 1) : least]));
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
  return left === 0 ? '' : `${left} more to divide`;
}
