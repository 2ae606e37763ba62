/**
 * The limited range of influence (801): who is near enough to whom. Objects out of range match nothing that an effect speaks of, players are in
 * none of its sets. Left out: battles are where their controllers are, and nobody comes into range before the next turn but at once (801.2c–d).
 */
import { controllerOf } from '../engine/objects.ts';
import type { Game } from '../state/game.ts';
import { type Handle, isPlayerValue, playerOfValue } from '../state/handle.ts';

/** Whether `other` is within the player's range of influence: everyone, or the neighbours and oneself (801.2a–b). */
export function isInRange(game: Game, player: number, other: number): boolean {
  if (game.config.range === 'all' || player === other) return true;
  const order = game.config.order.filter((seat) => seat === player || seat === other || !game.player(seat).lost);
  const distance = (order.indexOf(other) - order.indexOf(player) + order.length) % order.length;
  return distance === 1 || distance === order.length - 1;
}

/** Whether a player, or an object by its controller, is within the player's range of influence (801.2d). */
export function reaches(game: Game, player: number, value: Handle): boolean {
  if (game.config.range === 'all') return true;
  return isInRange(game, player, isPlayerValue(value) ? playerOfValue(value) : controllerOf(game, value));
}
