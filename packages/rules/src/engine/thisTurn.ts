/** Permanents that came or went this turn: those that went are judged as they last existed (608.2h). */
import { isCause } from '../effects/movingReplacements.ts';
import type { Filter, Quantity } from '../ir/index.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Permanent } from '../state/permanent.ts';
import { matches } from './match.ts';

export function countLeft(
  game: Game,
  frame: Frame,
  { what, to, cause }: Extract<Quantity, { kind: 'leftThisTurn' }>,
): number {
  let count = 0;
  for (let i = game.lastKnownOfTurn; i < game.lastKnown.length; i++) {
    const left = game.lastKnown[i] as Permanent;
    if (to !== undefined && left.wentTo !== to) continue;
    if (cause !== undefined && !isCause(left.wentBy, cause)) continue;
    if (matches(game, frame, what, left.handle)) count++;
  }
  return count;
}

/** Those of the active player, who alone attacks (508.1). */
export function countAttackers(game: Game, frame: Frame, what: Filter): number {
  let count = 0;
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent?.attackedTurn === game.turnNumber && matches(game, frame, what, permanent.handle)) count++;
  }
  for (let i = game.lastKnownOfTurn; i < game.lastKnown.length; i++) {
    const left = game.lastKnown[i] as Permanent;
    if (left.attackedTurn === game.turnNumber && matches(game, frame, what, left.handle)) count++;
  }
  return count;
}

export function countEntered(game: Game, frame: Frame, what: Filter): number {
  let count = 0;
  for (const slot of game.battlefield) {
    const permanent = game.objects[slot];
    if (permanent?.enteredTurn === game.turnNumber && matches(game, frame, what, permanent.handle)) count++;
  }
  for (let i = game.lastKnownOfTurn; i < game.lastKnown.length; i++) {
    const left = game.lastKnown[i] as Permanent;
    if (left.enteredTurn === game.turnNumber && matches(game, frame, what, left.handle)) count++;
  }
  return count;
}
