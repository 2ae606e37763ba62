// Mana pools.
import type { Game } from '@foretell/rules';

/** How much mana a player has, of all types. */
export function poolSize(game: Game, player: number): number {
  const { pool, specialMana } = game.player(player);
  return pool.reduce((sum, mana) => sum + mana, specialMana.length);
}
