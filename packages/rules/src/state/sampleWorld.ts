/**
 * Complete games consistent with a view: every hidden card is dealt from what the belief leaves, each placement equally likely. Equal views,
 * beliefs and seeds give equal worlds.
 */
import { refresh } from '../effects/refresh.ts';
import { CardType, Zone } from '../ir/index.ts';
import { assignCard } from './assignCard.ts';
import { type Belief, byName, type CardList, isOwnedCard, type OwnedCards, type OwnershipBelief } from './belief.ts';
import type { CardRecord, FaceRecord } from './catalog.ts';
import { SECRET_VOTE } from './frameData.ts';
import type { Game } from './game.ts';
import { slotOf } from './handle.ts';
import { finish, mix, mixed } from './mix.ts';
import { isFaceDown } from './sight.ts';
import type { View } from './view.ts';

/**
 * Why no world fits. `cards-left-over`: `player` would own `difference` more cards than there are hidden places (fewer if negative);
 * `card-not-in-list`: a visible card (its name) is in no list; `unknown-card`: the belief names a number the catalog does not have.
 */
export type SampleError =
  | { readonly code: 'cards-left-over'; readonly player: number; readonly difference: number }
  | { readonly code: 'card-not-in-list'; readonly player: number; readonly card: string }
  | { readonly code: 'unknown-card'; readonly player: number; readonly card: string }
  | { readonly code: 'no-list-fits'; readonly player: number };

export type SampleResult =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly error: SampleError };

/**
 * A world for the view. `worldSeed` decides the hidden cards and, as the new game's seed, all chance from here on. The world goes on from the
 * pending question if the viewer sees its options; a question to somebody else has none in it (see {@link View.decision}).
 */
export function sampleWorld(view: View, belief: Belief, worldSeed: number): SampleResult {
  const game = view.masked();
  game.seed = mixed(worldSeed, CHANCE);
  for (let player = 0; player < game.players.length; player++) {
    const believed = belief[player];
    if (believed === undefined) throw new Error(`nothing is believed of player ${player}`);
    const places = hiddenPlaces(game, player);
    // The cards of players who left are gone with them (800.4a), whatever was believed of them.
    if (game.player(player).lost && places.length === 0) continue;
    const cards = cardsFor(game, believed, player, places, new Draws(worldSeed, player));
    if (!cards.ok) return cards;
    deal(game, places, cards.cards, cards.outside, new Draws(mixed(worldSeed, DEAL), player));
  }
  castSecretVotes(game, worldSeed);
  placeCommanders(game);
  game.stale = true;
  refresh(game);
  return { ok: true, game };
}

const CHANCE = 1;
const DEAL = 2;
const VOTES = 3;

/** Secret votes of others (701.38) are as likely one as the other. */
function castSecretVotes(game: Game, worldSeed: number): void {
  for (const frame of game.frames) {
    const { data } = frame;
    if (data?.kind !== 'votes' || !data.cast.includes(SECRET_VOTE)) continue;
    const draws = new Draws(mixed(worldSeed, VOTES), 0);
    const cast = data.cast.map((each, at) => {
      const { offered } = data;
      return each === SECRET_VOTE
        ? (offered[draws.below(offered.length + (data.optional[at] === true ? 1 : 0))] ?? 0)
        : each;
    });
    frame.data = { ...data, cast };
  }
}

/** Random numbers of one sample and player. */
class Draws {
  private readonly base: number;
  private count = 0;

  constructor(seed: number, player: number) {
    this.base = mix(mix(seed | 0, 0x51ed270b), player);
  }

  /** At least 0 and less than 1, in steps of 2^-32. */
  unit(): number {
    return finish(mix(this.base, this.count++)) / 4294967296;
  }

  /** 0 … bound - 1. The bias is below bound / 2^32. */
  below(bound: number): number {
    return Math.floor(this.unit() * bound);
  }
}

type CardsResult =
  /** `outside`: those that are or were outside the game, as far as that is known. */
  | { readonly ok: true; readonly cards: CardRecord[]; readonly outside: CardList }
  | { readonly ok: false; readonly error: SampleError };

/** Slots of the player's cards that the viewer does not know, in canonical order. */
function hiddenPlaces(game: Game, player: number): number[] {
  const places: number[] = [];
  for (let slot = 1; slot < game.firstTokenSlot; slot++) {
    if (game.owners[slot] === player && game.zones[slot] !== 0 && game.cards[slot] === game.catalog.hidden)
      places.push(slot);
  }
  return places;
}

/** The cards in the hidden places, in an order that depends on the view and the belief only. */
function cardsFor(
  game: Game,
  belief: OwnershipBelief,
  player: number,
  places: readonly number[],
  draws: Draws,
): CardsResult {
  switch (belief.kind) {
    case 'known':
      return remainder(game, player, belief.owned, places.length);
    case 'pool':
      return drawnList(game, player, belief.lists, places.length, draws);
    case 'open':
      return guess(game, player, belief.basics, places, draws);
  }
}

/** One of the lists that fit, as likely as what is visible makes it. */
function drawnList(
  game: Game,
  player: number,
  lists: readonly OwnedCards[],
  places: number,
  draws: Draws,
): CardsResult {
  const visible = visibleCards(game, player);
  const fitting: CardsResult[] = [];
  const weights: number[] = [];
  let total = 0;
  for (const list of lists) {
    const owned = ownedInGame(game, player, list);
    const result = owned === null ? null : remainder(game, player, owned, places);
    if (owned === null || result === null || !result.ok) continue;
    const weight = likelihood(owned.cards, visible);
    fitting.push(result);
    weights.push(weight);
    total += weight;
  }
  let left = draws.unit() * total;
  for (let at = 0; at < fitting.length; at++) {
    left -= weights[at] as number;
    if (left < 0 || at === fitting.length - 1) return fitting[at] as CardsResult;
  }
  return { ok: false, error: { code: 'no-list-fits', player } };
}

/** Of a list what the game has of it: with the sideboard, without, or without all of it but the companion (103.2b); null if it has another number. */
function ownedInGame(game: Game, player: number, { cards, outside }: OwnedCards): OwnedCards | null {
  let count = 0;
  for (let slot = 1; slot < game.firstTokenSlot; slot++)
    if (game.owners[slot] === player && isOwnedCard(game, slot)) count++;
  if (count === cards.length) return { cards, outside };
  const main = [...cards];
  for (const id of outside) main.splice(main.indexOf(id), 1);
  if (count === main.length) return { cards: main, outside: [] };
  const { companion } = game.player(player);
  if (companion === 0 || count !== main.length + 1) return null;
  const { id } = game.card(companion);
  return outside.includes(id) ? { cards: [...main, id], outside: [id] } : null;
}

/** The probability that cards drawn from the list one after another, without replacement, are the visible ones in this order. */
function likelihood(list: CardList, visible: readonly CardRecord[]): number {
  const left: Map<number, number> = new Map();
  for (const id of list) left.set(id, (left.get(id) ?? 0) + 1);
  let probability = 1;
  visible.forEach(({ id }, drawn) => {
    const copies = left.get(id) ?? 0;
    probability *= copies / (list.length - drawn);
    left.set(id, copies - 1);
  });
  return probability;
}

/** The list without what is visible. */
function remainder(game: Game, player: number, { cards, outside }: OwnedCards, places: number): CardsResult {
  const left: CardRecord[] = [];
  for (const id of cards) {
    const card = game.catalog.cards[id];
    if (card === undefined) return { ok: false, error: { code: 'unknown-card', player, card: String(id) } };
    left.push(card);
  }
  for (const card of visibleCards(game, player)) {
    const at = left.indexOf(card);
    if (at < 0) return { ok: false, error: { code: 'card-not-in-list', player, card: card.definition.name } };
    left.splice(at, 1);
  }
  if (left.length !== places)
    return { ok: false, error: { code: 'cards-left-over', player, difference: left.length - places } };
  return { ok: true, cards: byName(left), outside };
}

/** The cards of the player that the viewer knows. */
function visibleCards(game: Game, player: number): CardRecord[] {
  const cards: CardRecord[] = [];
  for (let slot = 1; slot < game.firstTokenSlot; slot++) {
    const card = game.card(slot);
    if (game.owners[slot] === player && card !== game.catalog.hidden && isOwnedCard(game, slot)) cards.push(card);
  }
  return cards;
}

/** The prior of the 'open' belief, see {@link OwnershipBelief}. */
function guess(
  game: Game,
  player: number,
  basics: readonly number[],
  places: readonly number[],
  draws: Draws,
): CardsResult {
  const shown = byName(visibleCards(game, player));
  const spells = shown.filter((card) => (card.characteristics.types & CardType.Land) === 0);
  const colors = spells.reduce((bits, card) => bits | card.characteristics.colors, 0);
  const lands: CardRecord[] = [];
  for (const [color, id] of basics.entries()) {
    const card = game.catalog.cards[id];
    if (card === undefined) return { ok: false, error: { code: 'unknown-card', player, card: String(id) } };
    if (colors === 0 || (colors & (1 << color)) !== 0) lands.push(card);
  }
  const cards: CardRecord[] = [];
  const outside: number[] = [];
  for (const place of places) {
    const isOutside = game.zones[place] === Zone.Outside;
    const isLand = spells.length === 0 || (!isOutside && lands.length > 0 && draws.below(5) < 2);
    const from = isLand ? lands : spells;
    const card = from[draws.below(from.length)];
    if (card === undefined) return { ok: false, error: { code: 'no-list-fits', player } };
    cards.push(card);
    if (isOutside) outside.push(card.id);
  }
  return { ok: true, cards: byName(cards), outside };
}

/**
 * Deals the cards to the places at random. Objects cast face down come first, since they must be cards with that ability (702.37a), then what is
 * outside the game, since it must have been there from the beginning; apart from that every placement is equally likely.
 */
function deal(
  game: Game,
  places: readonly number[],
  cards: CardRecord[],
  outside: readonly number[],
  draws: Draws,
): void {
  const ordered = [...places].sort((a, b) => restriction(game, b) - restriction(game, a) || a - b);
  const left = [...outside];
  for (const slot of ordered) {
    const isOutside = game.zones[slot] === Zone.Outside;
    const fitting = isOutside
      ? cards.filter(({ id }) => left.includes(id))
      : wasCastFaceDown(game, slot)
        ? cards.filter(canBeCastFaceDown)
        : cards;
    const from = fitting.length > 0 ? fitting : cards;
    const card = from[draws.below(from.length)];
    if (card === undefined) throw new Error('fewer cards than hidden places');
    cards.splice(cards.indexOf(card), 1);
    if (isOutside && left.includes(card.id)) left.splice(left.indexOf(card.id), 1);
    assignCard(game, slot, card);
  }
}

/** Places that not every card may take are dealt to first. */
function restriction(game: Game, slot: number): number {
  return wasCastFaceDown(game, slot) ? 2 : game.zones[slot] === Zone.Outside ? 1 : 0;
}

function wasCastFaceDown(game: Game, slot: number): boolean {
  const permanent = game.objects[slot];
  if (permanent !== null && permanent !== undefined) return isFaceDown(game, slot) && permanent.castFrom !== 0;
  return game.stack.some((item) => item.faceDown && slotOf(item.handle) === slot);
}

function canBeCastFaceDown(card: CardRecord): boolean {
  return card.faces.some((face: FaceRecord) =>
    face.abilities.some((record) => record.ability.kind === 'keyword' && record.ability.keyword === 'morph'),
  );
}

/** A commander whose place is hidden was spoken of by a slot in no zone; now it is wherever its card was dealt (903.3). */
function placeCommanders(game: Game): void {
  const moved = new Map<number, number>();
  for (const ghost of new Set([
    ...game.commanders,
    ...game.players.flatMap((player) => pairSlots(player.commanderDamage)),
  ])) {
    if (game.zones[ghost] !== 0) continue;
    const slot = game.cards.findIndex(
      (card, at) => card === game.cards[ghost] && game.owners[at] === game.owners[ghost] && game.zones[at] !== 0,
    );
    if (slot > 0) moved.set(ghost, slot);
  }
  if (moved.size === 0) return;
  const place = (slot: number): number => moved.get(slot) ?? slot;
  game.commanders = game.commanders.map(place);
  for (const player of game.players) {
    player.commanderDamage = player.commanderDamage.map((value, at) => (at % 2 === 0 ? place(value) : value));
    player.commanderCasts = player.commanderCasts.map((value, at) => (at % 2 === 0 ? place(value) : value));
  }
}

function pairSlots(pairs: readonly number[]): number[] {
  return pairs.filter((_, at) => at % 2 === 0);
}
