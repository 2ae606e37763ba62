/** What copying an object copies (707.2): the copiable face, and the exceptions that are part of the copiable values (707.9). */
import type { Change } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { CopyChange } from '../state/merged.ts';
import type { Permanent } from '../state/permanent.ts';

export interface Copiable {
  readonly face: FaceRecord;
  readonly changes: readonly CopyChange[] | null;
}

/** Of a permanent (or as it last existed), a spell, or a card; `more` are the exceptions of the effect that copies. */
export function copiableOf(game: Game, object: Handle, more: readonly Change[] | undefined): Copiable {
  const permanent = game.permanentOrLast(object);
  if (permanent !== null) {
    const face = permanent.faceDown ? game.catalog.faceDownFace(permanent.faceDownAs) : withoutDoors(permanent.face);
    return { face, changes: joined(changesOf(permanent), more) };
  }
  const item = game.stackItemOrLast(object);
  if (item !== null) {
    return {
      face: item.faceDown ? game.catalog.faceDownFace(item.faceDownAs) : item.face,
      changes: joined(item.copyChanges, more),
    };
  }
  return { face: withoutDoors(game.card(slotOf(object)).front), changes: joined(null, more) };
}

/** Which halves of a Room are unlocked is not copied (709.5, 709.5c). */
function withoutDoors(face: FaceRecord): FaceRecord {
  return face.card.doors?.locked ?? face;
}

/** A copy of a merged permanent has the abilities of all its components, but consists of one card or token (730.2a). */
function changesOf({ faceDown, copyChanges, components }: Permanent): readonly CopyChange[] | null {
  if (copyChanges === null || (!faceDown && components.length === 0)) return copyChanges;
  const shown = copyChanges.flatMap((change): readonly CopyChange[] => {
    if (change.kind !== 'underlying') return faceDown ? [] : [change];
    return change.faceDown ? [] : [{ ...change, component: 0 }];
  });
  return shown.length === 0 ? null : shown;
}

function joined(own: readonly CopyChange[] | null, more: readonly Change[] | undefined): readonly CopyChange[] | null {
  if (more === undefined || more.length === 0) return own;
  return own === null ? more : [...own, ...more];
}
