/** A small game about one card: copies of it wherever a card can be, mana for it, and something of every kind around it. */
import { builtInPool } from '@foretell/cards';
import {
  beginEntering,
  type CardRecord,
  CardType,
  type Catalog,
  createGame,
  DEFAULT_CONFIG,
  finishEntering,
  type Game,
  placeCard,
  Supertype,
  Zone,
} from '@foretell/rules';
import type { Random } from '@foretell/search';

/** Of each basic land a player has so many. */
const LANDS = 2;
const LIBRARY = 16;
const GRAVEYARD = 4;
const HAND = 3;
/** What both players have on the battlefield, besides lands. */
const PERMANENTS: readonly number[] = [
  CardType.Creature,
  CardType.Creature,
  CardType.Artifact,
  CardType.Enchantment,
  CardType.Planeswalker,
];
const LAST_TURN = 6;

/** Answers what is asked until nothing is under way. */
export type Settle = (game: Game) => void;

/** The game before its first turn. Where `isInPlay`, the first player has a copy on the battlefield from the start. */
export function tableFor(
  catalog: Catalog,
  tried: CardRecord,
  isInPlay: boolean,
  seed: number,
  random: Random,
  settle: Settle,
): Game {
  const game = createGame(catalog, { ...DEFAULT_CONFIG, turnLimit: LAST_TURN }, seed);
  const around = new Surroundings(catalog, random);
  for (const player of [0, 1]) {
    for (let i = 0; i < LIBRARY; i++) placeCard(game, i % 2 === 0 ? around.land() : around.any(), player, Zone.Library);
    for (let i = 0; i < GRAVEYARD; i++) placeCard(game, around.any(), player, Zone.Graveyard);
    for (let i = 0; i < HAND; i++) placeCard(game, around.any(), player, Zone.Hand);
    for (const land of around.lands) for (let i = 0; i < LANDS; i++) placeCard(game, land, player, Zone.Battlefield);
    for (const type of PERMANENTS) enter(game, around.permanent(type), player, settle);
  }
  placeCard(game, tried, 0, Zone.Hand);
  placeCard(game, tried, 0, Zone.Hand);
  placeCard(game, tried, 0, Zone.Graveyard);
  placeCard(game, tried, 0, Zone.Library);
  placeCard(game, tried, 1, Zone.Hand);
  if (isInPlay && staysByItself(tried)) enter(game, tried, 0, settle);
  return game;
}

/** An Aura would need something to enchant (303.4). */
function staysByItself({ front }: CardRecord): boolean {
  return front.isPermanent && !front.face.subtypes.includes('Aura');
}

function enter(game: Game, card: CardRecord, controller: number, settle: Settle): void {
  const entry = { controller, face: 0, tapped: false, faceDown: false, attachTo: 0 };
  const slot = beginEntering(game, card, entry);
  settle(game);
  finishEntering(game, slot, [], -1);
}

/** Cards of the built-in pool, drawn at random by what is wanted of them. */
class Surroundings {
  readonly lands: readonly CardRecord[];
  private readonly cards: readonly CardRecord[];
  private readonly random: Random;

  constructor(catalog: Catalog, random: Random) {
    this.cards = builtInPool.flatMap(({ name }) => catalog.byName.get(name) ?? []);
    this.lands = this.cards.filter(({ front }) => front.face.supertypes === Supertype.Basic);
    this.random = random;
  }

  any(): CardRecord {
    return this.oneOf(this.cards);
  }

  land(): CardRecord {
    return this.oneOf(this.lands);
  }

  permanent(type: number): CardRecord {
    return this.oneOf(this.cards.filter((card) => staysByItself(card) && (card.front.face.types & type) !== 0));
  }

  private oneOf(cards: readonly CardRecord[]): CardRecord {
    const card = cards[this.random.below(cards.length)];
    if (card === undefined) throw new Error('the built-in pool has no card of the kind');
    return card;
  }
}
