/** Beginning a game (103): players, their decks or an arranged position, and the first turn. */
import { Zone, type ZoneId } from '../ir/index.ts';
import { companionOf, isFulfilled } from '../keywords/companion.ts';
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
  /** The sideboard; cards of it take part as far as anything in the game can reach them (400.11). */
  readonly outside?: readonly CardRecord[];
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
    placeDeck(game, deck, owner);
  });
  placeOutside(game, decks);
  for (const player of game.players) shuffleLibrary(game, player.index);
  push(game, Procedure.Mulligans, game.activePlayer, 0);
  return game;
}

/** Whether the card is a companion whose condition that deck fulfils (702.139a, 702.139b); what lies outside is no part of it. */
export function isCompanionAllowed(
  catalog: Catalog,
  config: GameConfig,
  deck: StartingDeck,
  card: CardRecord,
): boolean {
  const game = createGame(catalog, config, 0);
  placeDeck(game, deck, 0);
  return mayBeCompanion(game, 0, card);
}

function placeDeck(game: Game, deck: StartingDeck, owner: number): void {
  for (const card of deck.library) addToLibrary(game, card, owner);
  for (const card of deck.commanders) {
    const slot = addSlot(game, card, owner);
    game.zones[slot] = Zone.Command;
    game.known[slot] = everyone(game);
    game.command.push(slot);
    game.commanders = [...game.commanders, slot];
  }
}

/** Asked while the player's deck is all that is theirs. */
function mayBeCompanion(game: Game, owner: number, card: CardRecord): boolean {
  const ability = companionOf(card);
  if (ability === null) return false;
  const deck = game.cards.flatMap((_, slot) => (slot > 0 && game.owners[slot] === owner ? [slot] : []));
  return isFulfilled(game, owner, ability.condition, deck);
}

/** The companion that the starting deck allows (103.2b), the first of those there are; and all of the sideboards where some card reaches them. */
function placeOutside(game: Game, decks: readonly StartingDeck[]): void {
  const reached = decks.some(({ library, commanders, outside = [] }) =>
    [...library, ...commanders, ...outside].some((card) => card.reachesOutside),
  );
  decks.forEach(({ outside = [] }, owner) => {
    const companion = outside.find((card) => mayBeCompanion(game, owner, card));
    const player = game.player(owner);
    if (companion !== undefined) {
      player.companion = addOutside(game, companion, owner);
      game.known[player.companion] = everyone(game);
    }
    if (!reached) return;
    const others = [...outside];
    if (companion !== undefined) others.splice(others.indexOf(companion), 1);
    for (const card of others) game.known[addOutside(game, card, owner)] = 1 << owner;
  });
}

function addOutside(game: Game, card: CardRecord, owner: number): number {
  const slot = addSlot(game, card, owner);
  game.zones[slot] = Zone.Outside;
  game.player(owner).outside.push(slot);
  return slot;
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
    case Zone.Outside:
      game.known[slot] = 1 << owner;
      game.player(owner).outside.push(slot);
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
