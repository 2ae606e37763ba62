/** Where the players of a game stand: life, hand, library and permanents. For logs, which hide nothing. */
import { PLAYERS } from '@foretell/formats';
import { characteristicsOf, controllerOf, type Game } from '@foretell/rules';

/** A line a player. */
export function boardLines(game: Game): string[] {
  return game.players.map(({ life, hand, library }, player) => {
    const permanents = game.battlefield
      .map((slot) => game.handle(slot))
      .filter((handle) => controllerOf(game, handle) === player)
      .map((handle) => characteristicsOf(game, handle).name || 'a face-down permanent');
    const held = counted(hand.map((slot) => game.card(slot).definition.name));
    const sizes = `${life} life, hand ${hand.length}${held === '' ? '' : ` (${held})`}, library ${library.length}`;
    return `${PLAYERS[player] ?? ''}: ${sizes}; ${permanents.length === 0 ? 'no permanents' : counted(permanents)}`;
  });
}

/** "Forest ×3, Shock". */
export function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ');
}
