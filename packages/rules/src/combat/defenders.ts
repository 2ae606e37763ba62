/** Who and what can be attacked, and by whom it is defended (506.2, 508.1b, 508.5, 802, 803). */

import { isInRange } from '../control/range.ts';
import { controllerOf } from '../engine/objects.ts';
import { CardType } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import { isPlayerValue, playerOfValue, playerValue } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';

/** Everything the active player's creatures may attack, before restrictions: player values, then planeswalkers and battles by handle. */
export function attackTargets(game: Game): number[] {
  const targets: number[] = [];
  const order = game.config.order;
  const seat = order.indexOf(game.activePlayer);
  for (let distance = 1; distance < order.length; distance++) {
    const player = order[(seat + distance) % order.length] as number;
    if (isDefendingPlayer(game, player)) targets.push(playerValue(player));
  }
  for (let i = 0; i < game.battlefield.length; i++) {
    const permanent = game.objects[game.battlefield[i] as number];
    if (permanent !== null && permanent !== undefined && canBeAttacked(game, permanent)) targets.push(permanent.handle);
  }
  return targets;
}

/** Whether the player may be attacked this combat phase: an opponent in the game, in range, and on the left where that is played. */
function isDefendingPlayer(game: Game, player: number): boolean {
  if (player === game.activePlayer || game.player(player).lost) return false;
  const order = game.config.order;
  // 803.1a: an empty seat on the left leaves nobody to attack
  if (game.config.attack === 'left') return order[(order.indexOf(game.activePlayer) + 1) % order.length] === player;
  return isInRange(game, game.activePlayer, player);
}

/** Whether the permanent is a planeswalker that a defending player controls or a battle that one protects. Needs fresh characteristics. */
function canBeAttacked(game: Game, permanent: Permanent): boolean {
  const types = permanent.characteristics.types;
  if ((types & (CardType.Planeswalker | CardType.Battle)) === 0 || permanent.phasedOut) return false;
  return isDefendingPlayer(game, protectorOf(permanent));
}

/** The controller of a planeswalker; the protector of a battle (310.8), kept as the player chosen as it entered. */
function protectorOf(permanent: Permanent): number {
  const isBattle = (permanent.characteristics.types & CardType.Battle) !== 0;
  return isBattle && permanent.chosenPlayer >= 0 ? permanent.chosenPlayer : permanent.controller;
}

/** The player who defends against an attack on `target` (508.5); of a permanent that is gone, as it last existed. */
export function defenderOf(game: Game, target: number): number {
  if (isPlayerValue(target)) return playerOfValue(target);
  const permanent = game.permanentOrLast(target);
  return permanent === null ? controllerOf(game, target) : protectorOf(permanent);
}

/** Whether an attacker still attacks what it attacked (506.4c, 800.4e). */
export function isStillAttacked(game: Game, target: number): boolean {
  if (isPlayerValue(target)) return !game.player(playerOfValue(target)).lost;
  const permanent = game.permanent(target);
  return permanent !== null && canBeAttacked(game, permanent);
}
