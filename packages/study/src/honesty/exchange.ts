/**
 * Games that a player cannot tell apart: the cards that they do not know change places, and nothing else does. It is done on the game itself
 * and knows nothing of views and samples, since those are what it puts to the test.
 */
import { assignCard, type CardRecord, type Game, hiddenSlots, isOwnedCard, mixed, slotOf, Zone } from '@foretell/rules';
import { Random } from '@foretell/search';

export interface Exchange {
  readonly game: Game;
  /** Hidden places that hold another card than before. */
  readonly moved: number;
}

/**
 * The game with the cards that `viewer` does not know dealt anew to the places where they lie: hands, libraries, face-down permanents, spells
 * and cards in exile, each owner's among themselves; and with other luck to come.
 */
export function withCardsExchanged(game: Game, viewer: number, seed: number): Exchange {
  const other = game.clone();
  const random = new Random(mixed(seed, EXCHANGE));
  for (const { index: owner } of game.players) {
    const places = hiddenPlaces(game, viewer, owner);
    for (let last = places.length - 1; last > 0; last--) {
      const a = places[last] as number;
      const b = places[random.below(last + 1)] as number;
      const [cardA, cardB] = [other.card(a), other.card(b)];
      if (cardA === cardB || !mayHold(game, a, cardB) || !mayHold(game, b, cardA)) continue;
      assignCard(other, a, cardB);
      assignCard(other, b, cardA);
    }
  }
  return finished(game, other, random);
}

/** The same with every hidden card replaced by any of `cards`, as for a viewer who does not know what the others own. */
export function withCardsReplaced(game: Game, viewer: number, cards: readonly CardRecord[], seed: number): Exchange {
  const other = game.clone();
  const random = new Random(mixed(seed, EXCHANGE));
  for (const { index: owner } of game.players) {
    if (owner === viewer) continue;
    for (const slot of hiddenPlaces(game, viewer, owner)) {
      const card = cards[random.below(cards.length)];
      if (card !== undefined && mayHold(game, slot, card)) assignCard(other, slot, card);
    }
  }
  return finished(game, other, random);
}

const EXCHANGE = 0xe8c4;

function finished(game: Game, other: Game, random: Random): Exchange {
  other.seed = random.next();
  const moved = game.cards.filter((card, slot) => card !== other.cards[slot]).length;
  return { game: other, moved };
}

/** Slots of the owner's cards that the viewer does not know. */
function hiddenPlaces(game: Game, viewer: number, owner: number): number[] {
  return hiddenSlots(game, viewer).filter((slot) => game.owners[slot] === owner && isOwnedCard(game, slot));
}

/** What lies outside the game has been there from the beginning, and a card cast face down must be one that can be (702.37a). */
function mayHold(game: Game, slot: number, card: CardRecord): boolean {
  if (card === game.cards[slot]) return true;
  if (game.zones[slot] === Zone.Outside) return false;
  const permanent = game.objects[slot] ?? null;
  const spell = game.stack.find((item) => slotOf(item.handle) === slot);
  const castFaceDown = permanent === null ? spell !== undefined : permanent.faceDown && permanent.castFrom !== 0;
  return !castFaceDown;
}
