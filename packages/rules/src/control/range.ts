/** The limited range of influence (801): who is near enough to whom. */
import type { Game } from '../state/game.ts';

/** Whether `other` is within the player's range of influence: everyone, or the neighbours and oneself (801.2a–b). */
export function isInRange(game: Game, player: number, other: number): boolean {
  if (game.config.range === 'all' || player === other) return true;
  const order = game.config.order;
  const distance = (order.indexOf(other) - order.indexOf(player) + order.length) % order.length;
  return distance === 1 || distance === order.length - 1;
}
