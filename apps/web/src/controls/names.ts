/** Names of objects and players of a scene or question. */
import type { Question } from '../protocol/question.ts';
import { type ObjectRef, type Scene, seatOfRef } from '../protocol/scene.ts';

/** The name as the table shows it: a face-down object has none. */
export function refName(scene: Scene, question: Question, ref: ObjectRef): string {
  const seat = seatOfRef(ref);
  if (seat !== null) return scene.seats[seat]?.name ?? '';
  const card =
    question.cards.find((each) => each.ref === ref) ??
    scene.seats
      .flatMap((each) => [...each.battlefield, ...each.hand, ...each.graveyard, ...each.exile, ...each.command])
      .find((each) => each.ref === ref) ??
    scene.stack.find((each) => each.ref === ref)?.card ??
    scene.shown.find((each) => each.ref === ref);
  return card === undefined || card.name === '' ? 'a face-down card' : card.name;
}
