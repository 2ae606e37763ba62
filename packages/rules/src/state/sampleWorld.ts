/**
 * Complete games consistent with a view: every hidden card is dealt from what the belief leaves, each placement equally likely. Equal views,
 * beliefs and seeds give equal worlds.
 */
import { refresh } from '../effects/refresh.ts';
import { CardType, Zone } from '../ir/index.ts';
import { assignCard } from './assignCard.ts';
import { type Belief, byName, type CardList, isOwnedCard } from './belief.ts';
import type { CardRecord, FaceRecord } from './catalog.ts';
import type { Game } from './game.ts';
import { slotOf } from './handle.ts';
import { finish, mix, mixed } from './mix.ts';
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
    const places = hiddenPlaces(game, player);
    const cards = cardsFor(game, belief, player, places.length, new Draws(worldSeed, player));
    if (!cards.ok) return cards;
    deal(game, places, cards.cards, outsideOf(belief, player), new Draws(mixed(worldSeed, DEAL), player));
  }
  placeCommanders(game);
  game.stale = true;
  refresh(game);
  return { ok: true, game };
}

const CHANCE = 1;
const DEAL = 2;

/** The cards of the player that are or were outside the game, as far as that is known. */
function outsideOf(belief: Belief, player: number): readonly number[] {
  return belief.kind === 'known' ? (belief.outside?.[player] ?? []) : [];
}

/** Random numbers of one sample and player. */
class Draws {
  private readonly base: number;
  private count = 0;

  constructor(seed: number, player: number) {
    this.base = mix(mix(seed | 0, 0x51ed270b), player);
  }

  /** 0 … bound - 1. The bias is below bound / 2^32. */
  below(bound: number): number {
    return Math.floor((finish(mix(this.base, this.count++)) / 4294967296) * bound);
  }
}

type CardsResult =
  | { readonly ok: true; readonly cards: CardRecord[] }
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
function cardsFor(game: Game, belief: Belief, player: number, places: number, draws: Draws): CardsResult {
  switch (belief.kind) {
    case 'known':
      return remainder(game, player, belief.lists[player] ?? [], places);
    case 'pool': {
      const fitting = (belief.lists[player] ?? [])
        .map((list) => remainder(game, player, list, places))
        .filter((result) => result.ok);
      return fitting[draws.below(fitting.length)] ?? { ok: false, error: { code: 'no-list-fits', player } };
    }
    case 'open':
      return guess(game, player, belief.basics, places, draws);
  }
}

/** The list without what is visible. */
function remainder(game: Game, player: number, list: CardList, places: number): CardsResult {
  const left: CardRecord[] = [];
  for (const id of list) {
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
  return { ok: true, cards: byName(left) };
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

/** The prior of the 'open' belief, see {@link Belief}. */
function guess(game: Game, player: number, basics: readonly number[], places: number, draws: Draws): CardsResult {
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
  for (let i = 0; i < places; i++) {
    const from = spells.length === 0 || (lands.length > 0 && draws.below(5) < 2) ? lands : spells;
    const card = from[draws.below(from.length)];
    if (card === undefined) return { ok: false, error: { code: 'no-list-fits', player } };
    cards.push(card);
  }
  return { ok: true, cards: byName(cards) };
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
  if (permanent !== null && permanent !== undefined) return permanent.faceDown && permanent.castFrom !== 0;
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
