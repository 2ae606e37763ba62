/** Turning a permanent so that its other face is up (701.27a), and a merged one so that all its double-faced components do (730.2i). */
import type { FaceRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { slotOf } from '../state/handle.ts';
import { topComponent, withUnderlying } from '../state/merged.ts';
import type { Permanent } from '../state/permanent.ts';

/** Whether anything was turned. Tokens have the layout of tokens whatever they are (111.3). */
export function turnOver(game: Game, permanent: Permanent, tokens: boolean): boolean {
  let turned = false;
  const turn = (component: number, face: FaceRecord): FaceRecord => {
    const other = otherFace(game, slotOf(component), face, tokens);
    if (other !== null) turned = true;
    return other ?? face;
  };
  permanent.face = turn(topComponent(permanent), permanent.face);
  if (permanent.components.length > 0)
    permanent.copyChanges = withUnderlying(permanent.copyChanges, (under) =>
      under.component === 0 || under.faceDown ? under : { ...under, face: turn(under.component, under.face) },
    );
  if (!turned) return false;
  permanent.transformedAt = game.nextTimestamp++;
  game.stale = true;
  game.checkStateBased = true;
  return true;
}

/** 701.27c–d: only a double-faced card or token that shows one of its own faces has another, and never an instant or sorcery. */
function otherFace(game: Game, slot: number, face: FaceRecord, tokens: boolean): FaceRecord | null {
  const card = game.card(slot);
  const { layout } = card.definition;
  if (face.card !== card || !(layout === 'transforming' || (tokens && layout === 'token'))) return null;
  const other = card.faces[1 - face.index];
  return other?.isPermanent === true ? other : null;
}
