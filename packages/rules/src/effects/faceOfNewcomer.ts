/** The face a card has as it enters the battlefield, unless it enters as a copy. */
import type { CardRecord, FaceRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { faceAtNight } from '../turn/dayNight.ts';

/**
 * `index` of the face that the effect names, -1 if it names none. A Room has the half that was cast, if one was (709.5d); a daybound card
 * is turned over at night (702.145d).
 */
export function faceOfNewcomer(game: Game, card: CardRecord, index: number, spell: StackItem | null): FaceRecord {
  if (card.doors !== null && (spell === null || spell.isCopy) && index < 0) return card.doors.locked;
  const own = index >= 0 ? card.faces[index] : spell?.face;
  return faceAtNight(game, card, own ?? card.front);
}
