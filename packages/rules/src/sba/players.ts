/** State-based actions about players (704.5a–c, 704.6c) and commanders (704.6d, 903.9a). */
import { cantLose, livesWithoutLife } from '../effects/rulesOfPlayers.ts';
import { Zone } from '../ir/index.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { counterCount, NO_COUNTERS } from '../state/permanent.ts';
import type { Player } from '../state/player.ts';

/** Bit set of the players who lose now. */
export function losingPlayers(game: Game): number {
  let losing = 0;
  for (let i = 0; i < game.players.length; i++) {
    const player = game.players[i] as Player;
    if (!player.lost && hasLost(game, player, i) && !cantLose(game, i)) losing |= 1 << i;
  }
  return losing;
}

function hasLost(game: Game, player: Player, index: number): boolean {
  if (player.drewFromEmpty || (player.life <= 0 && !livesWithoutLife(game, index))) return true;
  if (player.counters !== NO_COUNTERS && counterCount(player.counters, 'poison') >= 10) return true;
  const damage = player.commanderDamage;
  for (let i = 1; i < damage.length; i += 2) if ((damage[i] as number) >= 21) return true;
  return false;
}

/** A commander newly in a graveyard or exile whose owner has not been asked yet whether it goes to the command zone; 0 if there is none. */
export function commanderToAsk(game: Game): Handle {
  for (let i = 0; i < game.commanders.length; i++) {
    const slot = game.commanders[i] as number;
    const zone = game.zones[slot];
    if (zone !== Zone.Graveyard && zone !== Zone.Exile) continue;
    const handle = game.handle(slot);
    if (!game.commandersAsked.includes(handle)) return handle;
  }
  return 0;
}
