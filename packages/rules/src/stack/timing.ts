/** When a player may cast or activate (117.1, 307.1, 601.3, 602.5), apart from costs and targets. */

import { changedElsewhere } from '../effects/elsewhere.ts';
import { cantCast, castLimitReached, castOnlyAsSorcery, hasFlashPermission } from '../effects/rulesOfCasting.ts';
import { holds } from '../engine/condition.ts';
import { scratchFrame } from '../engine/select.ts';
import { CardType, Keyword, Step } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';

/** The player's own main phase with an empty stack (307.1). */
export function isSorceryTime(game: Game, player: number): boolean {
  return (
    game.activePlayer === player &&
    game.stack.length === 0 &&
    (game.step === Step.PrecombatMain || game.step === Step.PostcombatMain)
  );
}

/** Instant speed by card type or flash (117.1a, 702.8). */
export function isInstantSpeed(face: FaceRecord): boolean {
  return (face.face.types & CardType.Instant) !== 0 || (face.characteristics.keywords & Keyword.Flash) !== 0;
}

/**
 * Whether timing, prohibitions and the spell's own "cast only" conditions allow casting this face now (601.3). `duringResolution` waives
 * timing by card type, and nothing else (608.2g); `asInstant` is for ways of casting at instant speed (702.190a).
 */
export function mayCastNow(
  game: Game,
  player: number,
  item: StackItem,
  duringResolution: boolean,
  asInstant = false,
): boolean {
  const face = item.faceDown ? game.catalog.faceDown : item.face;
  if (
    !duringResolution &&
    !asInstant &&
    !isSorceryTime(game, player) &&
    !isInstantSpeed(face) &&
    !hasFlashElsewhere(game, item) &&
    !hasFlashPermission(game, player, item)
  )
    return false;
  if (splitSecondOnStack(game)) return false;
  if (game.registry.restrictions.length > 0) {
    if (cantCast(game, player, item) || castLimitReached(game, player, item)) return false;
    if (castOnlyAsSorcery(game, player, item) && (duringResolution || !isSorceryTime(game, player))) return false;
  }
  return meetsOwnConditions(game, player, face, item.handle);
}

/** Whether an effect gives the card flash where it is (702.8a). */
function hasFlashElsewhere(game: Game, item: StackItem): boolean {
  if (game.registry.elsewhere.length === 0 || item.faceDown) return false;
  return (changedElsewhere(game, item.handle, item.face.characteristics).keywords & Keyword.Flash) !== 0;
}

/** "Cast this spell only …" (601.3). */
function meetsOwnConditions(game: Game, player: number, face: FaceRecord, handle: Handle): boolean {
  for (const record of face.abilities) {
    const ability = record.ability;
    if (
      ability.kind === 'keyword' &&
      ability.keyword === 'castOnly' &&
      !holds(game, scratchFrame(player, handle), ability.condition)
    )
      return false;
  }
  return true;
}

/** 702.61b: as long as a spell with split second is on the stack, only mana abilities and special actions. */
export function splitSecondOnStack(game: Game): boolean {
  for (let i = 0; i < game.stack.length; i++) {
    const item = game.stack[i];
    if (item?.isSpell === true && (item.face.characteristics.keywords & Keyword.SplitSecond) !== 0) return true;
  }
  return false;
}
