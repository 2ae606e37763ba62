/** How long the question takes what lands could produce that mirror each other (106.7): ten on each side, and one land that starts it all. */
import {
  beginEntering,
  type Catalog,
  couldProduceTypes,
  createGame,
  DEFAULT_CONFIG,
  finishEntering,
  type Game,
  settle,
} from '@foretell/rules';

const OF_EACH = 5;

export function mirrorBoard(catalog: Catalog): Game {
  const game = createGame(catalog, DEFAULT_CONFIG, 1);
  for (let player = 0; player < 2; player++) {
    for (let i = 0; i < OF_EACH; i++) {
      put(game, 'Exotic Orchard', player);
      put(game, 'Reflecting Pool', player);
    }
  }
  put(game, 'Forest', 0);
  return game;
}

function put(game: Game, name: string, controller: number): void {
  const card = game.catalog.byName.get(name);
  if (card === undefined) throw new Error(`the built-in pool has no ${name}`);
  const slot = beginEntering(game, card, { controller, face: 0, tapped: false, faceDown: false, attachTo: 0 });
  settle(game);
  finishEntering(game, slot, [], -1);
}

/** Microseconds of processor time for one answer about a mirror, from nothing. */
export function mirrorMicroseconds(game: Game, seconds: number): number {
  const mirrors = game.battlefield.map((slot) => game.handle(slot)).slice(0, 1);
  const batch = 20;
  let asked = 0;
  let types = 0;
  const start = process.cpuUsage();
  for (;;) {
    for (let at = 0; at < batch; at++) types |= couldProduceTypes(game, mirrors, 'type');
    asked += batch;
    const { user, system } = process.cpuUsage(start);
    // The answer is asked for, so that no question can be left out.
    if (user + system >= seconds * 1e6 && types > 0) return (user + system) / asked;
  }
}
