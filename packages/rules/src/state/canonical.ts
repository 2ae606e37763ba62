/**
 * One numbering for all states that look alike to a player. Slots and stamps record history that the player may not have seen (which deck
 * position a card had, which of two unknown cards moved), so a player's copy of a game numbers everything afresh by what is visible: zone,
 * position, and for cards in hands name.
 */
import { refresh } from '../effects/refresh.ts';
import { Zone } from '../ir/index.ts';
import { ActionType, actionIndex, actionSlot, actionType, makeAction } from '../stack/action.ts';
import type { CardRecord } from './catalog.ts';
import { decodeGame, encodeGame } from './codec.ts';
import { Decision } from './decision.ts';
import type { Game } from './game.ts';
import { ABILITY_SLOT, FIRST_HANDLE, FIRST_STAMP, type Handle, makeHandle, SLOT_LIMIT, slotOf } from './handle.ts';
import { battlefieldSlots } from './merged.ts';

/** Stamp of every object as it is now; references to what objects were before get smaller ones. */
const CURRENT_STAMP: number = FIRST_STAMP + SLOT_LIMIT;

/**
 * A copy of the game with slots and handles numbered canonically. Whatever is secret beyond the identity of cards (the seed, other players'
 * questions) is taken out by the caller beforehand. `knows` says which cards the copy may name; all others become the
 * catalog's hidden card. References to former objects of hidden cards lead to *ghosts*: slots in no zone, which keep the owner, so
 * that nothing ties a hidden card to what it was.
 */
export function canonicalCopy(game: Game, knows: (slot: number) => boolean): Game {
  const numbering = new Numbering(game, knows);
  const copy = game.clone();
  moveSlots(game, copy, numbering);
  renameLists(copy, numbering);
  const result = decodeGame(
    encodeGame(copy, (value) => numbering.number(value)),
    game.catalog,
    game.config,
  );
  refresh(result);
  return result;
}

class Numbering {
  private readonly game: Game;
  readonly knows: (slot: number) => boolean;
  /** New slot by old slot; 0 = none. */
  readonly newSlots: number[];
  /** Old slots in the order of their new numbers; 0 for ghosts and for slot 0. */
  readonly order: number[] = [0];
  /** Old slots by ghost. */
  readonly ghosts: Map<number, number> = new Map();
  /** Ghosts of hidden commanders, by old slot. */
  readonly commanderGhosts: Map<number, number> = new Map();
  private readonly formerHandles: Map<Handle, Handle> = new Map();
  private formerCount = 0;
  firstTokenSlot = 0;

  constructor(game: Game, knows: (slot: number) => boolean) {
    this.game = game;
    this.knows = knows;
    this.newSlots = game.cards.map(() => 0);
    const slots = visibleOrder(game, knows);
    for (const slot of slots) if (slot < game.firstTokenSlot) this.give(slot);
    encodeGame(game, (value) => this.collectGhost(value));
    for (const slot of [...game.commanders, ...everySecond(game)]) this.commanderGhost(slot);
    this.firstTokenSlot = this.order.length;
    for (const slot of slots) if (slot >= game.firstTokenSlot) this.give(slot);
  }

  private give(slot: number): void {
    this.newSlots[slot] = this.order.length;
    this.order.push(slot);
  }

  /** Whether the number is a handle of this game. */
  private isHandle(value: number): boolean {
    if (value < FIRST_HANDLE || value >= this.game.nextStamp * SLOT_LIMIT) return false;
    const slot = slotOf(value);
    return slot === ABILITY_SLOT || (slot > 0 && slot < this.game.cards.length);
  }

  /** Gives former objects of hidden cards, and of cards that are nowhere any more, a ghost. */
  private collectGhost(value: number): number {
    if (!this.isHandle(value) || slotOf(value) === ABILITY_SLOT || this.formerHandles.has(value)) return value;
    const slot = slotOf(value);
    const isSomewhere = this.game.zones[slot] !== Zone.None;
    if (isSomewhere && (this.game.isCurrent(value) || this.knows(slot))) return value;
    this.formerHandles.set(value, makeHandle(this.newGhost(slot), FIRST_STAMP));
    return value;
  }

  private newGhost(slot: number): number {
    const ghost = this.order.length;
    this.order.push(0);
    this.ghosts.set(ghost, slot);
    return ghost;
  }

  /** Who the commanders are is public wherever they are (903.3): a hidden one is spoken of by a ghost that shows the card. */
  private commanderGhost(slot: number): void {
    if (this.newSlots[slot] === 0 || !this.knows(slot))
      this.commanderGhosts.set(slot, this.commanderGhosts.get(slot) ?? this.newGhost(slot));
  }

  commander(slot: number): number {
    return this.commanderGhosts.get(slot) ?? this.slot(slot);
  }

  slot(slot: number): number {
    return this.newSlots[slot] ?? 0;
  }

  /** The new value of any number in the state. */
  number(value: number): number {
    if (!this.isHandle(value)) return value;
    const slot = slotOf(value);
    if (slot === ABILITY_SLOT) return this.abilityHandle(value);
    const former = this.formerHandles.get(value);
    if (former !== undefined) return former;
    if (this.game.isCurrent(value)) return makeHandle(this.slot(slot), CURRENT_STAMP);
    return this.formerHandle(value);
  }

  /** Abilities by their place on the stack; those that have left it in the order they are met. */
  private abilityHandle(value: Handle): Handle {
    const at = this.game.stack.findIndex((item) => item.handle === value);
    return at >= 0 ? makeHandle(ABILITY_SLOT, CURRENT_STAMP + at) : this.formerHandle(value);
  }

  private formerHandle(value: Handle): Handle {
    const known = this.formerHandles.get(value);
    if (known !== undefined) return known;
    const slot = slotOf(value);
    const handle = makeHandle(slot === ABILITY_SLOT ? slot : this.slot(slot), FIRST_STAMP + 1 + this.formerCount++);
    this.formerHandles.set(value, handle);
    return handle;
  }

  /** The new value of an option at priority. */
  action(action: number): number {
    const slot = actionSlot(action);
    if (slot === 0) return action;
    return makeAction(ActionType.Pass, this.slot(slot), actionIndex(action)) - ActionType.Pass + actionType(action);
  }
}

/** All slots in use: public zones in their order, hands with known cards by name before unknown ones, libraries by position. */
function visibleOrder(game: Game, knows: (slot: number) => boolean): number[] {
  const order = [...battlefieldSlots(game)];
  for (const item of game.stack) if (slotOf(item.handle) !== ABILITY_SLOT) order.push(slotOf(item.handle));
  order.push(...game.exile, ...game.command);
  for (const player of game.players) order.push(...player.graveyard);
  for (const player of game.players) order.push(...handOrder(game, player.hand, knows));
  for (const player of game.players) order.push(...player.library);
  for (const player of game.players) order.push(...handOrder(game, player.outside, knows));
  // A card can be in two of these lists only while it is being cast; the first counts.
  return [...new Set(order)];
}

function handOrder(game: Game, hand: readonly number[], knows: (slot: number) => boolean): number[] {
  const known = hand.filter(knows);
  return [...known.sort((a, b) => compareCards(game.card(a), game.card(b))), ...hand.filter((slot) => !knows(slot))];
}

/** By name in UTF-16 order, then by catalog number (tokens share names). */
export function compareCards(a: CardRecord, b: CardRecord): number {
  const left = a.definition.name;
  const right = b.definition.name;
  if (left === right) return a.id - b.id;
  return left < right ? -1 : 1;
}

/** The slots in the flat lists of commander damage and casts. */
function everySecond(game: Game): number[] {
  return game.players.flatMap((player) =>
    [...player.commanderDamage, ...player.commanderCasts].filter((_, at) => at % 2 === 0),
  );
}

/** Rebuilds what is kept by slot. */
function moveSlots(game: Game, copy: Game, numbering: Numbering): void {
  const { order, ghosts, knows } = numbering;
  const commanders = new Map([...numbering.commanderGhosts].map(([slot, ghost]) => [ghost, slot]));
  copy.cards = order.map((slot, at) => {
    const shown = commanders.get(at) ?? (slot !== 0 && knows(slot) ? slot : 0);
    return at === 0 ? game.card(0) : shown === 0 ? game.catalog.hidden : game.card(shown);
  });
  copy.owners = order.map((slot, at) => game.owners[ghosts.get(at) ?? slot] as number);
  copy.stamps = order.map((slot, at) =>
    slot === 0 ? (at === 0 ? (game.stamps[0] as number) : FIRST_STAMP - 1) : CURRENT_STAMP,
  );
  copy.zones = order.map((slot, at) => (slot === 0 && at !== 0 ? Zone.None : (game.zones[slot] as number)));
  copy.known = order.map((slot) => (slot === 0 ? 0 : (game.known[slot] as number)));
  copy.objects = order.map((slot) => (slot === 0 ? null : (game.objects[slot]?.clone() ?? null)));
  copy.firstTokenSlot = numbering.firstTokenSlot;
  copy.nextStamp = CURRENT_STAMP + SLOT_LIMIT;
}

/** Rewrites what holds slots rather than handles. */
function renameLists(copy: Game, numbering: Numbering): void {
  const rename = (slots: readonly number[]): number[] => slots.map((slot) => numbering.slot(slot));
  const renamePairs = (pairs: readonly number[]): number[] =>
    pairs.map((value, at) => (at % 2 === 0 ? numbering.commander(value) : value));
  copy.battlefield = rename(copy.battlefield);
  copy.exile = rename(copy.exile);
  copy.command = rename(copy.command);
  copy.commanders = copy.commanders.map((slot) => numbering.commander(slot));
  for (const frame of copy.frames) {
    const data = frame.data;
    if (data?.kind === 'cast') frame.data = { ...data, way: { ...data.way, slot: numbering.slot(data.way.slot) } };
  }
  const asked = copy.decision;
  if (asked?.coding === 'action')
    copy.decision = withOptions(
      asked,
      asked.options.map((action) => numbering.action(action)),
    );
  for (const player of copy.players) {
    player.library = rename(player.library);
    player.hand = rename(player.hand).sort((a, b) => a - b);
    player.graveyard = rename(player.graveyard);
    player.outside = rename(player.outside).sort((a, b) => a - b);
    if (player.companion !== 0) player.companion = numbering.slot(player.companion);
    player.commanderDamage = renamePairs(player.commanderDamage);
    player.commanderCasts = renamePairs(player.commanderCasts);
  }
}

function withOptions(asked: Decision, options: readonly number[]): Decision {
  return new Decision(
    asked.kind,
    asked.decider,
    asked.player,
    asked.source,
    asked.coding,
    options,
    asked.subjects,
    asked.texts,
    asked.optional,
  );
}
