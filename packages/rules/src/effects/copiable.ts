/** Copiable values of permanents (613.2, 707.2): the face, changed by what the copy effect excepts; or the face-down 2/2 (708.2a). */
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { type Change, Keyword, type Quantity } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';
import { type ChosenForSource, changeCharacteristics, NOTHING_CHOSEN } from './changeCharacteristics.ts';

export function copiableCharacteristics(game: Game, permanent: Permanent): Characteristics {
  if (permanent.faceDown) return game.catalog.faceDownFace(permanent.faceDownAs).characteristics;
  if (permanent.copyChanges === null) return permanent.face.characteristics;
  const frame = scratchFrame(permanent.baseController, permanent.handle);
  return withExceptions(game, frame, permanent.face, permanent.copyChanges, permanent);
}

/** Of a copy of a spell on the stack, with the exceptions of the effect that copied it. */
export function copiedCharacteristics(game: Game, item: StackItem): Characteristics {
  const frame = scratchFrame(item.controller, item.handle);
  return withExceptions(game, frame, item.face, item.copyChanges ?? [], NOTHING_CHOSEN);
}

function withExceptions(
  game: Game,
  frame: Frame,
  face: FaceRecord,
  changes: readonly Change[],
  chosen: ChosenForSource,
): Characteristics {
  let result = face.characteristics;
  const numberOf = (quantity: Quantity | null): number => (quantity === null ? 0 : evaluate(game, frame, quantity));
  for (const change of changes) {
    const sized =
      change.kind === 'setPowerToughness' ||
      change.kind === 'definePowerToughness' ||
      change.kind === 'modifyPowerToughness';
    const power = sized ? numberOf(change.power) : 0;
    const toughness = sized ? numberOf(change.toughness) : 0;
    result = changeCharacteristics(game.catalog, result, change, power, toughness, chosen);
  }
  // 702.73a, 707.9a: an ability that comes with the copy defines its types.
  return (result.keywords & Keyword.Changeling) === 0
    ? result
    : changeCharacteristics(game.catalog, result, { kind: 'everyCreatureType' }, 0, 0, NOTHING_CHOSEN);
}

/** Whether power or toughness is defined by the permanent itself; a copy effect that sets them does not copy the definition (707.9d). */
export function definesOwnPowerToughness(permanent: Permanent): boolean {
  if (permanent.faceDown || !permanent.face.definesPowerToughness) return false;
  return (
    permanent.copyChanges === null ||
    !permanent.copyChanges.some((change) => change.kind === 'setPowerToughness' || change.kind === 'loseAllAbilities')
  );
}
