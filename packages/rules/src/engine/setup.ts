/** Beginning a game (103): players, their decks or an arranged position, and the first turn. */
import { Zone, type ZoneId } from '../ir/index.ts';
import type { CardRecord, Catalog } from '../state/catalog.ts';
import { type GameConfig, startingLife } from '../state/config.ts';
import { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { everyone } from '../state/knowledge.ts';
import { Permanent } from '../state/permanent.ts';
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
    player.life = startingLife(config);
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

/**
 * Puts a card somewhere as if it had always been there: no event, nothing triggers or is replaced, not "sick". For arranging positions
 * of cards that bring no as-enters effects. Its handle.
 */
export function placeCard(game: Game, card: CardRecord, owner: number, zone: ZoneId, tapped = false): Handle {
  if (zone === Zone.Library) return game.handle(addToLibrary(game, card, owner));
  const slot = addSlot(game, card, owner);
  game.zones[slot] = zone;
  game.known[slot] = zone === Zone.Hand ? 1 << owner : everyone(game);
  switch (zone) {
    case Zone.Hand:
      game.player(owner).hand.push(slot);
      break;
    case Zone.Graveyard:
      game.player(owner).graveyard.push(slot);
      break;
    case Zone.Exile:
      game.exile.push(slot);
      break;
    case Zone.Command:
      game.command.push(slot);
      break;
    case Zone.Battlefield: {
      const permanent = new Permanent(game.handle(slot), card.doors?.locked ?? card.front, owner, owner);
      permanent.tapped = tapped;
      permanent.timestamp = game.nextTimestamp++;
      permanent.controlledSinceTurn = BEFORE_THE_GAME;
      permanent.enteredTurn = BEFORE_THE_GAME;
      game.objects[slot] = permanent;
      game.battlefield.push(slot);
      game.stale = true;
      break;
    }
    default:
      throw new Error(`no card can be placed in zone ${zone}`);
  }
  return game.handle(slot);
}

/** Turn number of what was there before turn 1: earlier than any player's latest turn. */
export const BEFORE_THE_GAME = -2;

/** Makes `turn` the next turn, taken by the player whose turn it is in turn order; earlier turns count as taken. */
export function startAtTurn(game: Game, turn: number): void {
  const order = game.config.order;
  game.turnNumber = turn - 1;
  game.turnOwner = order[(turn - 2 + order.length) % order.length] as number;
  game.stage = 0;
}
