/** The table as it will be once attackers or blockers are declared as they are made up: with their arrows. */
import type { PermanentScene, Scene } from '../protocol/scene.ts';
import type { DeskState } from './desk.ts';

export function sketchedScene(scene: Scene, { question, sketch }: DeskState): Scene {
  if (question === null || sketch?.kind !== 'assign' || sketch.to.size === 0) return scene;
  const isAttack = question.kind === 'attack';
  const declared = (permanent: PermanentScene): PermanentScene => {
    const targets = sketch.to.get(permanent.ref) ?? [];
    const [target] = targets;
    if (target === undefined) return permanent;
    return isAttack ? { ...permanent, attacking: target } : { ...permanent, blocking: targets };
  };
  const seats = scene.seats.map((seat) => ({ ...seat, battlefield: seat.battlefield.map(declared) }));
  return { ...scene, seats };
}
