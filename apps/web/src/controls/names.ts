/** Names of the objects and players that a question is about. */
import type { Question } from '../protocol/question.ts';
import type { ObjectRef, Scene } from '../protocol/scene.ts';
import { nameOfRef, sceneIndex } from '../table/sceneIndex.ts';

export type NameOf = (ref: ObjectRef) => string;

/** As the question has them, else as the scene has. */
export function namesIn(scene: Scene, question: Question): NameOf {
  const index = sceneIndex(scene);
  const asked = new Map(question.cards.map(({ ref, name }) => [ref, name]));
  return (ref) => asked.get(ref) || nameOfRef(scene, index, ref);
}
