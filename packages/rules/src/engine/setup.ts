/** Beginning a game (103): players, their decks or an arranged position, and the first turn. */
import { Zone } from '../ir/index.ts';
import type { CardRecord, Catalog } from '../state/catalog.ts';
import type { GameConfig } from '../state/config.ts';
import { Game } from '../state/game.ts';
import { Player } from '../state/player.ts';
import { addSlot } from '../state/slots.ts';
import { shuffleLibrary } from './chance.ts';
import { Procedure, push } from './procedures.ts';

/** One player's cards at the start, by card record. */
export interface StartingDeck {
  readonly library: readonly CardRecord[];
  readonly commanders: readonly CardRecord[];
}

/** A game with players and nothing else yet: positions are arranged from here, real games are dealt by {@link dealGame}. */
export function createGame(catalog: Catalog, config: GameConfig, seed: number): Game {
  const game = new Game(catalog, config, seed);
  for (let index = 0; index < config.playerCount; index++) {
    const player = new Player(index);
    player.life = config.format.startsWith('commander') ? 40 : 20;
    game.players.push(player);
  }
  // Slot 0 is nobody's card, so that handle 0 means "nothing".
  addSlot(game, catalog.hidden, 0);
  game.activePlayer = config.order[0] as number;
  return game;
}

/** Adds a card to a player's library on top; the first added lies at the bottom. Its slot. */
export function addToLibrary(game: Game, card: CardRecord, owner: number): number {
  const slot = addSlot(game, card, owner);
  game.zones[slot] = Zone.Library;
  game.player(owner).library.push(slot);
  return slot;
}

/** A real game: libraries shuffled, seven cards each, mulligans to come (103.3–5). `decks` by player. */
export function dealGame(catalog: Catalog, config: GameConfig, seed: number, decks: readonly StartingDeck[]): Game {
  const game = createGame(catalog, config, seed);
  decks.forEach((deck, owner) => {
    for (const card of deck.library) addToLibrary(game, card, owner);
    for (const card of deck.commanders) {
      const slot = addSlot(game, card, owner);
      game.zones[slot] = Zone.Command;
      game.known[slot] = (1 << config.playerCount) - 1;
      game.command.push(slot);
      game.commanders = [...game.commanders, slot];
    }
  });
  for (const player of game.players) shuffleLibrary(game, player.index);
  push(game, Procedure.Mulligans, game.activePlayer, 0);
  return game;
}
