/** Random games of the made-up cards, with a hook at every decision. */
import { advance, answer } from '../../src/engine/advance.ts';
import { compileCatalog } from '../../src/engine/compile.ts';
import { dealGame } from '../../src/engine/setup.ts';
import type { Catalog } from '../../src/state/catalog.ts';
import { DEFAULT_CONFIG, type GameConfig } from '../../src/state/config.ts';
import type { Game } from '../../src/state/game.ts';
import { mixed } from '../../src/state/mix.ts';
import { TEST_CARDS } from './testCards.ts';

export const CATALOG: Catalog = compileCatalog(TEST_CARDS);
export const CONFIG: GameConfig = { ...DEFAULT_CONFIG, turnLimit: 40 };

/** How many games a property is tried on: the usual run is quick, a long one is asked for by hand. */
const SCALE = Number(process.env['STATE_GAMES_SCALE'] ?? '1');
export const GAMES: number = 4 * SCALE;
export const TIMEOUT: number = 60_000 * SCALE;

/** A game between decks of 40 cards chosen by the seed; half of each deck is land. */
export function randomGame(seed: number, players = 2): Game {
  const order = Array.from({ length: players }, (_, player) => player);
  const deck = (player: number): string[] => {
    const names: string[] = [];
    for (let i = 0; i < 40; i++) {
      const draw = mixed(mixed(seed, player), i);
      names.push(TEST_CARDS[i < 18 ? draw % 3 : 3 + (draw % (TEST_CARDS.length - 3))]!.name);
    }
    return names;
  };
  const decks = order.map((player) => ({
    library: deck(player).map((name) => CATALOG.byName.get(name)!),
    commanders: [],
  }));
  const config: GameConfig = players === 2 ? CONFIG : { ...CONFIG, playerCount: players, format: 'ffa', order };
  return dealGame(CATALOG, config, seed, decks);
}

/** Sees every decision before it is answered: how many there were before, and which option will be picked. */
export type Visit = (game: Game, count: number, choice: number) => void;

/** Plays at random until the game is over or `limit` decisions were made; how many there were. */
export function playRandomly(game: Game, seed: number, limit: number, visit: Visit): number {
  for (let count = 0; count < limit; count++) {
    const decision = advance(game);
    if (decision === null) return count;
    const choice = mixed(seed, count) % decision.options.length;
    visit(game, count, choice);
    answer(game, choice);
  }
  return limit;
}
