/** The whole state of a game as a plain value: cloneable, comparable and serialisable at every decision, in the middle of a resolution as well. */

import type { CardRecord, Catalog } from './catalog.ts';
import type { GameConfig } from './config.ts';
import type { Decision } from './decision.ts';
import type { Frame } from './frame.ts';
import { FIRST_STAMP, type Handle, makeHandle, slotOf } from './handle.ts';
import { NONE } from './none.ts';
import type { GameObserver } from './observer.ts';
import type { Permanent } from './permanent.ts';
import { Player } from './player.ts';
import type {
  AppliedChange,
  AppliedReplacement,
  AppliedRule,
  CopyInForce,
  DelayedTrigger,
  ExileRecord,
  IgnoredEffect,
  ManaRestrictionEntry,
  PendingReturn,
  PendingTrigger,
  Permission,
  SearchInProgress,
} from './records.ts';
import { EMPTY_REGISTRY, type Registry } from './registry.ts';
import type { StackItem } from './stackItem.ts';

export class Game {
  readonly catalog: Catalog;
  readonly config: GameConfig;

  // Per slot. A view holds the hidden card in `cards` where the player may not know it. Both lists are replaced, never edited: clones share them.
  cards: readonly CardRecord[] = NONE;
  owners: readonly number[] = NONE;
  stamps: number[] = [];
  zones: number[] = [];
  /** Bit set of the players who know which card is in the slot (and, in a library, where it lies). */
  known: number[] = [];
  /** Permanents by slot. */
  objects: (Permanent | null)[] = [];

  /** Slots from here on are for tokens and copies of spells. */
  firstTokenSlot = 1;
  /** Zones in which abilities of this game's cards are in force, and from which its cards can be used (bit sets; see `CardRecord`). */
  zonesInForce = 0;
  zonesUsable = 0;

  /** Slots of the permanents in the order of their timestamps. */
  battlefield: number[] = [];
  /** Bottom first. */
  stack: StackItem[] = [];
  exile: number[] = [];
  command: number[] = [];
  exiled: readonly ExileRecord[] = NONE;
  players: Player[] = [];

  // Turn
  turnNumber = 0;
  activePlayer = 0;
  step = 0;
  /** Position within the step, see `turn/stage.ts`. */
  stage = 0;
  priorityPlayer = 0;
  /** Passes in succession (117.4). */
  passes = 0;
  /** Players who take extra turns, the next one last (500.7). */
  extraTurns: readonly number[] = NONE;
  /** Steps inserted after the present phase, next first. */
  insertedSteps: readonly number[] = NONE;
  /** The cleanup step repeats because something happened in it (514.3a). */
  cleanupAgain = false;
  turnEnding = false;
  /** Whose regular turn it is or was last; extra turns do not move it on (500.7). */
  turnOwner = 0;
  /** The step that follows the inserted ones, -1 while none are. */
  afterInserted = -1;
  /** How many of `lastKnown` are older than this turn. */
  lastKnownOfTurn = 0;
  combatsThisTurn = 0;
  /** Creatures were declared as attackers or put onto the battlefield attacking in this combat, even if none of them is left (508.8). */
  attackersCame = false;

  // Continuation
  frames: Frame[] = [];
  decision: Decision | null = null;
  /** The option picked in the decision just answered. */
  picked = 0;
  /** What the procedure that just ended returns to the frame below. */
  returned: number | string | readonly number[] | readonly (readonly number[])[] | null = null;

  /** Mana types an automatic payment expects from the ability being activated, in order; null = colour choices are asked. */
  plannedMana: readonly number[] | null = null;

  /** Restrictions of mana made so far (106.6); a unit's `restriction` is an index here plus one. */
  manaRestrictions: readonly ManaRestrictionEntry[] = NONE;

  // In force
  changes: readonly AppliedChange[] = NONE;
  rules: readonly AppliedRule[] = NONE;
  replacements: readonly AppliedReplacement[] = NONE;
  delayed: readonly DelayedTrigger[] = NONE;
  permissions: readonly Permission[] = NONE;
  pendingTriggers: readonly PendingTrigger[] = NONE;
  searches: readonly SearchInProgress[] = NONE;
  /** Cards exiled until something happens (610.3). */
  returns: readonly PendingReturn[] = NONE;
  copies: readonly CopyInForce[] = NONE;
  /** Objects as they last existed (608.2h), of this turn and the one before. */
  lastKnown: readonly Permanent[] = NONE;
  /** Spells that have left the stack while abilities that speak of them are still on it (608.2h). */
  lastSpells: readonly StackItem[] = NONE;
  /** Effects of static abilities that players have paid to ignore this turn (116.2d). */
  ignored: readonly IgnoredEffect[] = NONE;
  monarch = -1;
  /** Neither day nor night, day, or night: see `dayNight.ts` (731). */
  dayNight = 0;
  /** Spells that the active player of the last turn cast in it (731.2). */
  spellsLastTurn = 0;
  /** Who has the initiative (726), -1 if nobody. */
  initiative = -1;
  /** Slots of the commanders (903.3). */
  commanders: readonly number[] = NONE;
  /** Commanders in graveyards and exile whose owners have been asked whether they go to the command zone (903.9a). */
  commandersAsked: readonly Handle[] = NONE;

  // Derived and bookkeeping
  registry: Registry = EMPTY_REGISTRY;
  /** Characteristics or the registry are out of date. */
  stale = true;
  /** Something that state-based actions read has changed (704.3). */
  checkStateBased = true;
  nextStamp: number = FIRST_STAMP;
  nextTimestamp = 1;
  nextRecord = 1;

  // Chance (see `engine/chance.ts`)
  seed: number;
  /** Random events so far, by stream. */
  chanceCounts: number[] = [];
  /** Outcomes to use instead of chance, next first: coins 1/0, dice numbers. */
  forcedChances: readonly number[] = NONE;

  over = false;

  /** Optional observer of events; never cloned. */
  observer: GameObserver | null = null;
  /** The state to go back to if the cast or activation under way turns out illegal (733.1); only with manual payment. */
  undo: Game | null = null;

  /** Objects that have resolved since somebody last chose anything but to pass, and the position remembered meanwhile (`control/loops.ts`). */
  forced = 0;
  loopMark = 0;

  constructor(catalog: Catalog, config: GameConfig, seed: number) {
    this.catalog = catalog;
    this.config = config;
    this.seed = seed;
  }

  /** Handle of whatever is in the slot now. */
  handle(slot: number): Handle {
    return makeHandle(slot, this.stamps[slot] ?? 0);
  }

  /** The permanent with this handle, or null if it is no longer on the battlefield. */
  permanent(handle: Handle): Permanent | null {
    const object = this.objects[slotOf(handle)] ?? null;
    return object !== null && object.handle === handle ? object : null;
  }

  /** The object as a permanent, or as it last existed on the battlefield. */
  permanentOrLast(handle: Handle): Permanent | null {
    const object = this.permanent(handle);
    if (object !== null) return object;
    for (let i = this.lastKnown.length - 1; i >= 0; i--) {
      const last = this.lastKnown[i];
      if (last !== undefined && last.handle === handle) return last;
    }
    return null;
  }

  /**
   * The same for who is going to change it: what has left is shared by clones and never edited, so that a copy takes its place in this game.
   */
  permanentOrLastToEdit(handle: Handle): Permanent | null {
    const permanent = this.permanentOrLast(handle);
    if (permanent === null || permanent === this.permanent(handle)) return permanent;
    const copy = permanent.clone();
    this.lastKnown = this.lastKnown.map((other) => (other === permanent ? copy : other));
    return copy;
  }

  stackItem(handle: Handle): StackItem | null {
    for (let i = this.stack.length - 1; i >= 0; i--) {
      const item = this.stack[i];
      if (item !== undefined && item.handle === handle) return item;
    }
    return null;
  }

  /** The spell or ability, or a spell as it was when it left the stack if an ability of it is waiting there. */
  stackItemOrLast(handle: Handle): StackItem | null {
    return this.stackItem(handle) ?? this.lastSpells.find((spell) => spell.handle === handle) ?? null;
  }

  /** Whether the handle still names the object in its slot. */
  isCurrent(handle: Handle): boolean {
    return handle > 0 && this.handle(slotOf(handle)) === handle;
  }

  player(index: number): Player {
    const player = this.players[index];
    if (player === undefined) throw new Error(`no player ${index}`);
    return player;
  }

  card(slot: number): CardRecord {
    const card = this.cards[slot];
    if (card === undefined) throw new Error(`no card in slot ${slot}`);
    return card;
  }

  /** The slot, which may be a new one at the end, is that card from now on, of that owner or of the one it has. */
  setCard(slot: number, card: CardRecord, owner: number = this.owners[slot] ?? 0): void {
    const cards = this.cards.slice();
    const owners = this.owners.slice();
    cards[slot] = card;
    owners[slot] = owner;
    this.cards = cards;
    this.owners = owners;
  }

  /** Becomes a copy of the earlier state, as if nothing had happened since (733.1). Clones share what they go back to, hence the copy. */
  restore(earlier: Game): void {
    const observer = this.observer;
    Object.assign(this, earlier.clone(this.config));
    this.observer = observer;
    this.undo = null;
  }

  clone(config: GameConfig = this.config): Game {
    const copy = new Game(this.catalog, config, this.seed);
    copy.cards = this.cards;
    copy.owners = this.owners;
    copy.stamps = this.stamps.slice();
    copy.zones = this.zones.slice();
    copy.known = this.known.slice();
    const objects: (Permanent | null)[] = this.objects.slice();
    for (let i = 0; i < this.battlefield.length; i++) {
      const slot = this.battlefield[i] as number;
      const object = objects[slot];
      if (object !== null && object !== undefined) objects[slot] = object.clone();
    }
    copy.objects = objects;
    copy.firstTokenSlot = this.firstTokenSlot;
    copy.zonesInForce = this.zonesInForce;
    copy.zonesUsable = this.zonesUsable;
    copy.battlefield = this.battlefield.slice();
    copy.exile = this.exile.slice();
    copy.command = this.command.slice();
    copy.exiled = this.exiled;
    for (let i = 0; i < this.players.length; i++) copy.players.push((this.players[i] as Player).clone());
    copyTurn(this, copy);
    copyContinuation(this, copy);
    copyRecords(this, copy);
    return copy;
  }
}

function copyTurn(from: Game, to: Game): void {
  to.turnNumber = from.turnNumber;
  to.activePlayer = from.activePlayer;
  to.step = from.step;
  to.stage = from.stage;
  to.priorityPlayer = from.priorityPlayer;
  to.passes = from.passes;
  to.extraTurns = from.extraTurns;
  to.insertedSteps = from.insertedSteps;
  to.cleanupAgain = from.cleanupAgain;
  to.turnEnding = from.turnEnding;
  to.turnOwner = from.turnOwner;
  to.afterInserted = from.afterInserted;
  to.lastKnownOfTurn = from.lastKnownOfTurn;
  to.combatsThisTurn = from.combatsThisTurn;
  to.attackersCame = from.attackersCame;
}

/** Frames share the stack items they work on with the stack, so both are cloned together. */
function copyContinuation(from: Game, to: Game): void {
  for (let i = 0; i < from.stack.length; i++) to.stack.push((from.stack[i] as StackItem).clone());
  let lastItem: StackItem | null = null;
  let lastCopy: StackItem | null = null;
  for (let i = 0; i < from.frames.length; i++) {
    const frame = (from.frames[i] as Frame).clone();
    const item = frame.item;
    if (item !== null) {
      if (item !== lastItem) {
        const at = from.stack.indexOf(item);
        lastItem = item;
        lastCopy = at >= 0 ? (to.stack[at] as StackItem) : sharedCopy(from, to, item, i);
      }
      frame.item = lastCopy;
    }
    to.frames.push(frame);
  }
  to.decision = from.decision;
  to.picked = from.picked;
  to.returned = from.returned;
  to.plannedMana = from.plannedMana;
  to.manaRestrictions = from.manaRestrictions;
}

/** An item off the stack may be worked on by several frames: they keep sharing one copy. */
function sharedCopy(from: Game, to: Game, item: StackItem, before: number): StackItem {
  for (let i = 0; i < before; i++) {
    if (from.frames[i]?.item === item) return to.frames[i]?.item ?? item.clone();
  }
  return item.clone();
}

function copyRecords(from: Game, to: Game): void {
  to.changes = from.changes;
  to.rules = from.rules;
  to.replacements = from.replacements;
  to.delayed = from.delayed;
  to.permissions = from.permissions;
  to.pendingTriggers = from.pendingTriggers;
  to.searches = from.searches;
  to.returns = from.returns;
  to.copies = from.copies;
  to.lastKnown = from.lastKnown;
  to.lastSpells = from.lastSpells;
  to.ignored = from.ignored;
  to.monarch = from.monarch;
  to.initiative = from.initiative;
  to.dayNight = from.dayNight;
  to.spellsLastTurn = from.spellsLastTurn;
  to.commanders = from.commanders;
  to.commandersAsked = from.commandersAsked;
  to.registry = from.registry;
  to.stale = from.stale;
  to.checkStateBased = from.checkStateBased;
  to.nextStamp = from.nextStamp;
  to.nextTimestamp = from.nextTimestamp;
  to.nextRecord = from.nextRecord;
  to.chanceCounts = from.chanceCounts.slice();
  to.forcedChances = from.forcedChances;
  to.over = from.over;
  to.forced = from.forced;
  to.loopMark = from.loopMark;
  to.undo = from.undo;
}
