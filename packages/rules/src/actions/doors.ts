/** Locking and unlocking halves of Rooms (709.5): the designations, and the face that goes with them. */

import type { EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { selectObjects } from '../engine/select.ts';
import { UNLOCKS } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { tellAction } from './designate.ts';

/** 709.5c */
const UNLOCKED = ['left half unlocked', 'right half unlocked'] as const;
/** 709.5i */
const FULLY_UNLOCKS = 'fully unlock a Room';

/** Left and right. */
export type Half = 0 | 1;
const HALVES: readonly Half[] = [0, 1];

/** What a permanent with this face and these designations is: of a Room, its unlocked halves (709.5); any other face is itself. */
export function unlockedFace(face: FaceRecord, designations: readonly string[]): FaceRecord {
  const { doors, faces } = face.card;
  if (doors === null) return face;
  const [left, right] = HALVES.filter((half) => designations.includes(UNLOCKED[half]));
  if (left === undefined) return doors.locked;
  return right === undefined ? (faces[left] ?? doors.locked) : doors.whole;
}

/** The halves of the permanent that are locked, or that are unlocked. */
export function halvesOf(permanent: Permanent, locked: boolean): readonly Half[] {
  if (permanent.faceDown || permanent.face.card.doors === null) return [];
  return HALVES.filter((half) => permanent.designations.includes(UNLOCKED[half]) !== locked);
}

/** Gives a half that was cast its designation as the permanent enters (709.5d). */
export function enterUnlocked(permanent: Permanent, half: number): void {
  const word = UNLOCKED[half];
  if (word === undefined) return;
  permanent.designations = [...permanent.designations, word];
  permanent.face = unlockedFace(permanent.face, permanent.designations);
}

/** 709.5f */
export function unlock(game: Game, permanent: Permanent, half: Half, player: number): void {
  if (permanent.designations.includes(UNLOCKED[half])) return;
  turn(game, permanent, [...permanent.designations, UNLOCKED[half]]);
  tellAction(game, UNLOCKS[half], permanent.handle, player);
  if (halvesOf(permanent, true).length === 0) tellAction(game, FULLY_UNLOCKS, permanent.handle, player);
}

/** 709.5g */
function lock(game: Game, permanent: Permanent, half: Half): void {
  turn(
    game,
    permanent,
    permanent.designations.filter((word) => word !== UNLOCKED[half]),
  );
}

function turn(game: Game, permanent: Permanent, designations: readonly string[]): void {
  permanent.designations = designations;
  permanent.face = unlockedFace(permanent.face, designations);
  game.stale = true;
  game.checkStateBased = true;
}

/** A half of the permanent, chosen by the controller of the effect: a locked one, or either (709.5f–g). */
export const turnDoor: EffectHandler<'turnDoor'> = (game, frame, effect) => {
  const permanent = game.permanent(selectObjects(game, frame, effect.what)[0] ?? 0);
  if (permanent === null) return Flow.Next;
  const locked = halvesOf(permanent, true);
  const halves =
    effect.way === 'unlock' ? locked : [...locked, ...halvesOf(permanent, false)].toSorted((a, b) => a - b);
  if (halves.length === 0) return Flow.Next;
  if (frame.phase === 0) {
    frame.phase = 1;
    const names = halves.map((half) => permanent.face.card.faces[half]?.face.name ?? '');
    const numbers = halves.map((_, at) => at);
    if (!ask(game, DecisionKind.Name, frame.controller, permanent.handle, 'text', numbers, [], names)) return Flow.Stay;
  }
  const half = halves[game.picked];
  if (half === undefined) throw new Error('no such half');
  if (locked.includes(half)) unlock(game, permanent, half, frame.controller);
  else lock(game, permanent, half);
  return Flow.Next;
};
