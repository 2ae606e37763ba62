/** Features of cards off the battlefield: hands, libraries, and what effects let players play. Permanents must have been counted. */
import { type Game, type Player, slotOf } from '@foretell/rules';
import { type CardFacts, cardFactsOf } from './cardFacts.ts';
import { Feature } from './features.ts';
import { bits } from './permanents.ts';
import type { Standing } from './standing.ts';

/** Cards a library will still give, about: its average card counts so many times. */
const DRAWS = 5;
/** A library with fewer cards may be drawn to its end before the game is won. */
const FEW_CARDS = 10;
/** What a card loses of its value for each mana or colour that is missing, and for how many at most. */
const LOSS = 0.2;
const MOST_MISSING = 3;
/** Mana from which on further lands are spare. */
const ENOUGH_MANA = 6;
/** Mana that free cards are taken to be cast with. */
const ANY_MANA = 20;
const ALL_COLORS = 31;

export function countCards(game: Game, player: Player, standings: readonly Standing[]): void {
  const facts = cardFactsOf(game.catalog);
  const standing = standings[player.index] as Standing;
  countHand(game, player, standings, facts);
  countLibrary(game, player.library, standing, facts);
}

/** The average card, as often as it will be drawn: what searches take out and what is put back counts. */
function countLibrary(game: Game, library: readonly number[], standing: Standing, facts: readonly CardFacts[]): void {
  const { mana, types } = standing;
  let lands = 0;
  let cards = 0;
  let manaValue = 0;
  for (let i = 0; i < library.length; i++) {
    const card = game.cards[library[i] as number];
    if (card === undefined) {
      cards++;
      continue;
    }
    const fact = facts[card.id] as CardFacts;
    if (fact.isLand) {
      lands++;
      continue;
    }
    const share = shareLeft(missing(fact, mana, types));
    cards += share;
    manaValue += share * fact.manaValue;
  }
  const weight = library.length > DRAWS ? DRAWS / library.length : 1;
  standing.add(Feature.cards, weight * cards);
  standing.add(Feature.cardManaValue, weight * manaValue);
  standing.add(mana < ENOUGH_MANA ? Feature.landCards : Feature.spareLandCards, weight * lands);
  const lacking = library.length < FEW_CARDS ? 1 - library.length / FEW_CARDS : 0;
  standing.features[Feature.emptyLibrary] = lacking * lacking;
}

function countHand(game: Game, player: Player, standings: readonly Standing[], facts: readonly CardFacts[]): void {
  const standing = standings[player.index] as Standing;
  for (let i = 0; i < player.hand.length; i++) {
    const slot = player.hand[i] as number;
    const card = game.cards[slot];
    if (card === undefined) standing.add(Feature.cards, 1);
    else {
      const fact = facts[card.id] as CardFacts;
      if (countCard(fact, standing.mana, standing.types, standing)) countCastable(fact, standing);
    }
    const knowers = (game.known[slot] as number) & ~(1 << player.index);
    for (let left = knowers, knower = 0; left !== 0; left >>>= 1, knower++)
      if ((left & 1) !== 0) (standings[knower] as Standing).add(Feature.knownCards, 1);
  }
  standing.features[Feature.manaSpent] = Math.min(standing.castable, standing.mana);
}

/** Counts a card with that mana at hand; whether it is a spell for which nothing is missing. */
function countCard(fact: CardFacts, mana: number, types: number, standing: Standing): boolean {
  if (fact.isLand) {
    standing.add(standing.mana < ENOUGH_MANA ? Feature.landCards : Feature.spareLandCards, 1);
    return false;
  }
  const lacks = missing(fact, mana, types);
  const share = shareLeft(lacks);
  standing.add(Feature.cards, share);
  standing.add(Feature.cardManaValue, share * fact.manaValue);
  return lacks === 0;
}

/** How many mana and colours there are too few to cast it. */
function missing({ manaValue, colors }: CardFacts, mana: number, types: number): number {
  const short = manaValue > mana ? manaValue - mana : 0;
  const lacking = colors & ~types;
  return lacking === 0 ? short : short + bits(lacking);
}

function shareLeft(lacks: number): number {
  return 1 - LOSS * Math.min(lacks, MOST_MISSING);
}

function countCastable(fact: CardFacts, standing: Standing): void {
  standing.castable += fact.manaValue;
  standing.burn += fact.burn;
  if (fact.removes) standing.removal++;
}

/** Cards outside the hand that someone may play as long as an effect lasts (and that are still where it let them be). */
export function countPermissions(game: Game, standings: readonly Standing[]): void {
  if (game.permissions.length === 0) return;
  const facts = cardFactsOf(game.catalog);
  for (let i = 0; i < game.permissions.length; i++) {
    const permission = game.permissions[i];
    if (permission === undefined || !game.isCurrent(permission.card)) continue;
    const fact = facts[game.card(slotOf(permission.card)).id] as CardFacts;
    if (!permission.lands && fact.isLand) continue;
    const standing = standings[permission.player] as Standing;
    if (permission.cost === 'free') countCard(fact, ANY_MANA, ALL_COLORS, standing);
    else countCard(fact, standing.mana, standing.types, standing);
  }
}
