/** Two piles: everything begins in the first, a click moves a card to the other. */
import type { Question } from '../../protocol/question.ts';
import type { ObjectRef } from '../../protocol/scene.ts';
import type { WholeOf } from './sketch.ts';

type Piles = WholeOf<'piles'>;

export function movedToPile(whole: Piles, first: readonly ObjectRef[], ref: ObjectRef): readonly ObjectRef[] {
  if (first.includes(ref)) return first.filter((each) => each !== ref);
  return whole.items.some((item) => item.ref === ref) ? [...first, ref] : first;
}

/** The listed split into these and the others, whichever pile it names first and whichever of identical cards; null if none is. */
export function splitOption(question: Question, whole: Piles, first: readonly ObjectRef[]): number | null {
  const second = whole.items.flatMap(({ ref }) => (first.includes(ref) ? [] : [ref]));
  const [one, other] = [signature(whole, first), signature(whole, second)];
  const option = question.options.find(({ pile }) => {
    const listed = signature(
      whole,
      (pile ?? []).map((at) => question.cards[at]?.ref ?? 0),
    );
    return listed === one || listed === other;
  });
  return option?.index ?? null;
}

/** What a pile holds, not told apart any further than the cards are. */
function signature(whole: Piles, pile: readonly ObjectRef[]): string {
  const groups = pile.map((ref) => whole.items.find((item) => item.ref === ref)?.alike ?? -1);
  return groups.toSorted((a, b) => a - b).join();
}
