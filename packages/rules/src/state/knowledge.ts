/**
 * Who knows which card is where (400.2, 701.20, 701.23). `game.known` holds, by slot, a bit for every player who knows which card is in the
 * slot; in a library that includes where it lies. What is forgotten here errs on the side of knowing less: a view must never tell
 * what the rules hide.
 *
 * The one subtle rule is about choices out of hidden zones. When a player takes one of several cards that only they can tell apart (a card
 * from hand put back on a library, a card found in a search, cards put on the bottom while scrying), the others no longer know where any
 * of those cards is: not the one that moved, nor those that stayed. And copies of a card in a hand are told apart by nobody else: who knew of
 * one of them and sees one leave no longer knows of any that is left.
 */
import { Zone } from '../ir/index.ts';
import type { Game } from './game.ts';
import { type Handle, slotOf } from './handle.ts';

/** Bit set of all players of the game. */
export function everyone(game: Game): number {
  return (1 << game.players.length) - 1;
}

/** The players (bit set) now know these cards: revealed to them (701.20) or looked at. Handles that are stale are passed over. */
export function reveal(game: Game, handles: readonly Handle[], players: number): void {
  for (let i = 0; i < handles.length; i++) {
    const handle = handles[i] as Handle;
    if (!game.isCurrent(handle)) continue;
    const slot = slotOf(handle);
    if (game.zones[slot] === Zone.Hand) standForCopies(game, slot, handles, players);
    game.known[slot] = (game.known[slot] as number) | players;
  }
}

/**
 * A card of a hand is seen, or leaves it. For those of `players` who did not know it, it may be any copy of the card that they knew to be
 * there, `apart` from those seen with it: what they knew of one such copy they know of this card instead.
 */
function standForCopies(game: Game, slot: number, apart: readonly Handle[], players: number): void {
  const card = game.cards[slot];
  const hand = game.player(game.owners[slot] as number).hand;
  for (let i = 0; i < hand.length; i++) {
    const other = hand[i] as number;
    if (game.cards[other] !== card || other === slot || apart.includes(game.handle(other))) continue;
    const moved = (game.known[other] as number) & players & ~(game.known[slot] as number);
    if (moved === 0) continue;
    game.known[other] = (game.known[other] as number) & ~moved;
    game.known[slot] = (game.known[slot] as number) | moved;
  }
}

/** The players (bit set) no longer know these cards: put in a random order, or rearranged out of their sight. */
export function conceal(game: Game, handles: readonly Handle[], players: number): void {
  for (let i = 0; i < handles.length; i++) {
    const handle = handles[i] as Handle;
    const slot = slotOf(handle);
    if (game.isCurrent(handle)) game.known[slot] = (game.known[slot] as number) & ~players;
  }
}

/** Whether objects in the zone are seen by everyone unless face down (400.2). */
export function isPublicZone(zone: number): boolean {
  return zone !== Zone.Library && zone !== Zone.Hand && zone !== Zone.None && zone !== Zone.Outside;
}

/**
 * Brings `known` up to date after one card has changed zones; called when it is in its new zone. A new position in a library is known to
 * whoever knew the card and saw it move; callers that put cards at random positions {@link conceal} them afterwards.
 *
 * @param cause 'draw' and 'mill' take the top card, which leaves nobody in doubt about which card it was.
 */
export function knowledgeAfterMove(
  game: Game,
  slot: number,
  from: number,
  to: number,
  faceDown: boolean,
  cause = '',
): void {
  const all = everyone(game);
  if (isPublicZone(to) && !faceDown) {
    if (from === Zone.Hand) standForCopies(game, slot, NOTHING, all);
    game.known[slot] = all;
    return;
  }
  const owner = game.owners[slot] as number;
  // 708.9: a face-down permanent or spell is revealed as it leaves.
  const shown = from === Zone.Battlefield || (from === Zone.Stack && to !== Zone.Battlefield);
  let bits = shown ? all : (game.known[slot] as number);
  if (bits !== 0 && (from === Zone.Hand || from === Zone.Library) && cause !== 'draw' && cause !== 'mill') {
    bits = afterHiddenChoice(game, slot, from, owner, all);
  }
  // 402.3: players see their own hands; 708.5: and their own face-down spells and permanents.
  if (to === Zone.Hand) bits |= withController(game, 1 << owner);
  else if (to === Zone.Battlefield) bits |= withController(game, 1 << (game.objects[slot]?.baseController ?? owner));
  else if (to === Zone.Stack)
    bits |= withController(game, 1 << (game.stackItem(game.handle(slot))?.controller ?? owner));
  game.known[slot] = bits;
}

const NOTHING: readonly Handle[] = [];

/** Who still knows the card in the slot after it was chosen from its hidden zone; the others forget the cards it was chosen from. */
function afterHiddenChoice(game: Game, slot: number, from: number, owner: number, all: number): number {
  const player = game.player(owner);
  const rest = from === Zone.Hand ? player.hand : player.library;
  const before = game.known[slot] as number;
  const choosers = from === Zone.Hand ? withController(game, 1 << owner) : libraryChoosers(game, rest, before);
  const others = all & ~choosers;
  if ((before & choosers) === 0) return before;
  let alternatives = false;
  for (let i = 0; i < rest.length; i++) {
    const other = rest[i] as number;
    const bits = game.known[other] as number;
    if (other === slot || (bits & choosers) === 0) continue;
    alternatives = true;
    if ((bits & others) !== 0) game.known[other] = bits & ~others;
  }
  return alternatives ? before & choosers : before;
}

/** Those who may be choosing among a library's cards: the player whose instruction runs, and whoever sees the whole library. */
function libraryChoosers(game: Game, library: readonly number[], known: number): number {
  const running = game.frames[game.frames.length - 1];
  let seesAll = known;
  for (let i = 0; i < library.length && seesAll !== 0; i++) seesAll &= game.known[library[i] as number] as number;
  return running === undefined ? seesAll : seesAll | withController(game, 1 << running.controller);
}

/** The players and those who control them, who see what they see (723.4). */
function withController(game: Game, players: number): number {
  let bits = players;
  for (let i = 0; i < game.players.length; i++) {
    const controller = game.player(i).controlledBy;
    if ((players & (1 << i)) !== 0 && controller >= 0) bits |= 1 << controller;
  }
  return bits;
}
