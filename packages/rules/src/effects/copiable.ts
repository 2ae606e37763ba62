/** Copiable values of permanents (613.2, 707.2): the face, changed by what the copy effect excepts; or the face-down 2/2 (708.2a). */
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { Keyword, type Quantity } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { CopyChange, Underlying } from '../state/merged.ts';
import type { Permanent } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';
import { type ChangeSource, changeCharacteristics, NO_SOURCE, withAbilities } from './changeCharacteristics.ts';

export function copiableCharacteristics(game: Game, permanent: Permanent): Characteristics {
  const { faceDown, copyChanges } = permanent;
  const face = faceDown ? game.catalog.faceDownFace(permanent.faceDownAs) : permanent.face;
  if (copyChanges === null) return face.characteristics;
  const frame = scratchFrame(permanent.baseController, permanent.handle);
  return withExceptions(game, frame, face, faceDown ? underlyingOnly(copyChanges) : copyChanges, permanent);
}

/** Of a copy of a spell on the stack, with the exceptions of the effect that copied it. */
export function copiedCharacteristics(game: Game, item: StackItem): Characteristics {
  const frame = scratchFrame(item.controller, item.handle);
  return withExceptions(game, frame, item.face, item.copyChanges ?? [], NO_SOURCE);
}

function withExceptions(
  game: Game,
  frame: Frame,
  face: FaceRecord,
  changes: readonly CopyChange[],
  source: ChangeSource,
): Characteristics {
  let result = face.characteristics;
  const numberOf = (quantity: Quantity | null): number => (quantity === null ? 0 : evaluate(game, frame, quantity));
  for (const change of changes) {
    if (change.kind === 'underlying') {
      result = withComponent(game, frame, result, change);
      continue;
    }
    const sized =
      change.kind === 'setPowerToughness' ||
      change.kind === 'definePowerToughness' ||
      change.kind === 'modifyPowerToughness';
    const power = sized ? numberOf(change.power) : 0;
    const toughness = sized ? numberOf(change.toughness) : 0;
    result = changeCharacteristics(game.catalog, result, change, power, toughness, source);
  }
  // 702.73a, 707.9a: an ability that comes with the copy defines its types.
  return (result.keywords & Keyword.Changeling) === 0
    ? result
    : changeCharacteristics(game.catalog, result, { kind: 'everyCreatureType' }, 0, 0, NO_SOURCE);
}

/** 702.140e: its abilities, not what comes with types that only the topmost component has (305.6). */
function withComponent(
  game: Game,
  frame: Frame,
  it: Characteristics,
  { face, changes, faceDown }: Underlying,
): Characteristics {
  if (faceDown) return it;
  const { keywords, abilities } =
    changes === null ? face.characteristics : withExceptions(game, frame, face, changes, NO_SOURCE);
  const { basicLandAbilities } = game.catalog;
  return withAbilities(it, it.keywords | keywords, [
    ...it.abilities,
    ...abilities.filter((record) => !basicLandAbilities.includes(record)),
  ]);
}

function underlyingOnly(changes: readonly CopyChange[]): readonly CopyChange[] {
  return changes.filter((change) => change.kind === 'underlying');
}

/**
 * The faces by which power or toughness is defined, in the order in which they count: the last one is the permanent's own (604.3). A copy
 * effect that sets them does not copy the definition (707.9d).
 */
export function definingFaces(permanent: Permanent): readonly FaceRecord[] {
  const { face, faceDown, copyChanges } = permanent;
  if (copyChanges === null) return !faceDown && face.definesPowerToughness ? [face] : NO_FACES;
  return definedBy(face, faceDown ? [LOSES, ...underlyingOnly(copyChanges)] : copyChanges);
}

const NO_FACES: readonly FaceRecord[] = [];
const LOSES: CopyChange = { kind: 'loseAllAbilities' };

function definedBy(face: FaceRecord, changes: readonly CopyChange[]): readonly FaceRecord[] {
  let found: readonly FaceRecord[] = face.definesPowerToughness ? [face] : NO_FACES;
  for (const change of changes) {
    if (change.kind === 'underlying' && !change.faceDown)
      found = [...definedBy(change.face, change.changes ?? []), ...found];
    else if (change.kind === 'setPowerToughness' || change.kind === 'loseAllAbilities') found = NO_FACES;
  }
  return found;
}
