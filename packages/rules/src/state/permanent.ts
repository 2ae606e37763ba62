/** A permanent: what the battlefield remembers of it (110, 403). Characteristics are derived and only cached here. */

import type { FaceRecord } from './catalog.ts';
import type { Characteristics } from './characteristics.ts';
import type { Handle } from './handle.ts';
import type { CopyChange } from './merged.ts';
import { NONE } from './none.ts';

/** Counters as a flat list of kind and number, kinds in the order they first came; replaced on change, never edited. */
export type CounterList = readonly (string | number)[];
export const NO_COUNTERS: CounterList = [];

/** `Permanent.attacking` of a creature that attacks nothing; otherwise a player value or a permanent's handle. */
export const NOT_ATTACKING = 0;

/** `Permanent.band` of what is in no band. */
export const NO_BAND = 0;

/** What made a face-down permanent so: cast for {3} (702.37c, 702.168a), or put there (701.40a, 701.58a). */
export const FaceDown = { Morph: 0, Manifest: 1, Cloak: 2, Disguise: 3 } as const;

/**
 * What every look over the battlefield reads, as a class of its own so that it lies together at the front of the object: looking at a
 * permanent takes two cache lines of memory, where its fields spread over eight.
 */
class PermanentInSight {
  /** Cached result of the layers. */
  characteristics: Characteristics;
  /** Controller as layer 2 leaves it. */
  controller: number;
  tapped: boolean;
  phasedOut: boolean;
  attacking: number;
  handle: Handle;
  /** The copiable face: its own, or of what it copies (707.2). */
  face: FaceRecord;
  /** The attackers it was declared as blocking; those that left are still listed (506.4). */
  blocking: readonly Handle[];
  damage: number;
  /** Dealt damage by a source with deathtouch since the last check (704.5h). */
  deathtouched: boolean;
  counters: CounterList;
  attachedTo: Handle;
  /** The turn number during which its controller got it; it is "sick" while that is not before their latest turn's beginning (302.6). */
  controlledSinceTurn: number;
  faceDown: boolean;
  /** Controller before layer 2. */
  baseController: number;
  owner: number;

  constructor(handle: Handle, face: FaceRecord, owner: number, controller: number) {
    this.characteristics = face.characteristics;
    this.controller = controller;
    this.tapped = false;
    this.phasedOut = false;
    this.attacking = NOT_ATTACKING;
    this.handle = handle;
    this.face = face;
    this.blocking = NONE;
    this.damage = 0;
    this.deathtouched = false;
    this.counters = NO_COUNTERS;
    this.attachedTo = 0;
    this.controlledSinceTurn = 0;
    this.faceDown = false;
    this.baseController = controller;
    this.owner = owner;
  }
}

export class Permanent extends PermanentInSight {
  /** Changes that are part of the copiable values ("except it's …", 707.9; what lies under the topmost component, 730.2a). */
  copyChanges: readonly CopyChange[] | null = null;
  /** One of {@link FaceDown}; 0 face up. */
  faceDownAs = 0;
  isToken = false;
  regenerationShields = 0;
  /** Order of entering or becoming attached, for layers and for "newest" (613.7). */
  timestamp = 0;
  enteredTurn = 0;
  /** Turn number in which it was last declared as an attacker. */
  attackedTurn = 0;
  /** Was blocked this combat, even if the blockers are gone (509.1h). */
  blocked = false;
  /** The number of the band it attacks in (702.22c). */
  band: number = NO_BAND;
  /** Dealt combat damage in the first combat damage step (510.4). */
  struckFirst = false;
  /** Turn number of the last loyalty activation (606.3). */
  loyaltyTurn = -1;
  /** Ability ids activated or triggered this turn, for "once each turn". */
  usedThisTurn: readonly number[] = NONE;
  /** Ability ids that began to resolve this turn. */
  resolvedThisTurn: readonly number[] = NONE;
  /** Ability ids activated at any time, for "only once" (702.177a). */
  usedEver: readonly number[] = NONE;
  /** Monstrous, renowned and the like (701.37b, 702.112b); and those that end with the turn: saddled (702.171b). */
  designations: readonly string[] = NONE;
  turnDesignations: readonly string[] = NONE;
  /** Ability id, mode and turn number of modes chosen for abilities that may not choose them again. */
  chosenModes: readonly number[] = NONE;
  dealtDamageThisTurn = false;
  /** What was tapped this turn to crew or saddle it. */
  crewedBy: readonly Handle[] = NONE;
  /** Turn number in which it last dealt damage, -1 if it never did; kept where some card asks for it. */
  damageTurn = -1;
  /** The sources of that damage, where some card asks for them. */
  damagedBy: readonly Handle[] = NONE;
  /** The players who controlled them as they dealt it, one bit each. */
  damagedByPlayers = 0;
  /** X of the spell it was (107.3m), the optional costs paid for it, where it was cast from (0 = not cast) and by whom. */
  castX = 0;
  paidCosts: readonly string[] = NONE;
  /** Mana spent to cast the spell it was, by type. */
  manaSpent: readonly number[] = NONE;
  castFrom = 0;
  castBy = -1;
  /** The zone it came from; 0 for tokens and what began the game on the battlefield. */
  enteredFrom = 0;
  /** As-enters choices (607.2d). */
  chosenColor = -1;
  chosenType = '';
  chosenName = '';
  chosenPlayer = -1;
  /** Cards exiled by its linked abilities (607.2a). */
  linked: readonly Handle[] = NONE;
  /** Cards in exile that are encoded on it (702.99b). */
  encoded: readonly Handle[] = NONE;
  /** Timestamp of its last transforming, 0 if it never did (701.27f). */
  transformedAt = 0;
  /** After it has left: the object it became, for effects that may still find it (400.7c–j). */
  became: Handle = 0;
  /** The zone it went to, and why, as far as rules or cards ask for the reason. */
  wentTo = 0;
  wentBy = '';
  /** What was attached to it as it left, see `engine/attachedTo.ts`. */
  attachedThen = 0;
  /** The Auras and Equipment themselves that were. */
  attachmentsThen: readonly Handle[] = NONE;
  /** The copy of its prepare spell in exile while it is prepared (722.3c). */
  prepareSpell: Handle = 0;
  /** The creature it is paired with, 0 = unpaired (702.95b). */
  pairedWith: Handle = 0;
  /** The cards and tokens that represent it, topmost first, if there are several (730.2). */
  components: readonly Handle[] = NONE;
  /** The other objects that it became if it was merged (730.3). */
  becameToo: readonly Handle[] = NONE;
  clone(): Permanent {
    const copy = new Permanent(this.handle, this.face, this.owner, this.baseController);
    copy.copyChanges = this.copyChanges;
    copy.controller = this.controller;
    copy.tapped = this.tapped;
    copy.faceDown = this.faceDown;
    copy.faceDownAs = this.faceDownAs;
    copy.phasedOut = this.phasedOut;
    copy.isToken = this.isToken;
    copy.damage = this.damage;
    copy.deathtouched = this.deathtouched;
    copy.regenerationShields = this.regenerationShields;
    copy.counters = this.counters;
    copy.attachedTo = this.attachedTo;
    copy.timestamp = this.timestamp;
    copy.controlledSinceTurn = this.controlledSinceTurn;
    copy.enteredTurn = this.enteredTurn;
    copy.attackedTurn = this.attackedTurn;
    copy.attacking = this.attacking;
    copy.blocking = this.blocking;
    copy.blocked = this.blocked;
    copy.band = this.band;
    copy.struckFirst = this.struckFirst;
    copy.loyaltyTurn = this.loyaltyTurn;
    copy.usedThisTurn = this.usedThisTurn;
    copy.resolvedThisTurn = this.resolvedThisTurn;
    copy.usedEver = this.usedEver;
    copy.designations = this.designations;
    copy.turnDesignations = this.turnDesignations;
    copy.chosenModes = this.chosenModes;
    copy.dealtDamageThisTurn = this.dealtDamageThisTurn;
    copy.crewedBy = this.crewedBy;
    copy.damageTurn = this.damageTurn;
    copy.damagedBy = this.damagedBy;
    copy.damagedByPlayers = this.damagedByPlayers;
    copy.castX = this.castX;
    copy.paidCosts = this.paidCosts;
    copy.manaSpent = this.manaSpent;
    copy.castFrom = this.castFrom;
    copy.castBy = this.castBy;
    copy.enteredFrom = this.enteredFrom;
    copy.chosenColor = this.chosenColor;
    copy.chosenType = this.chosenType;
    copy.chosenName = this.chosenName;
    copy.chosenPlayer = this.chosenPlayer;
    copy.linked = this.linked;
    copy.encoded = this.encoded;
    copy.transformedAt = this.transformedAt;
    copy.became = this.became;
    copy.wentTo = this.wentTo;
    copy.wentBy = this.wentBy;
    copy.attachedThen = this.attachedThen;
    copy.attachmentsThen = this.attachmentsThen;
    copy.prepareSpell = this.prepareSpell;
    copy.pairedWith = this.pairedWith;
    copy.components = this.components;
    copy.becameToo = this.becameToo;
    copy.characteristics = this.characteristics;
    return copy;
  }
}

export function isDesignated(permanent: Permanent, word: string): boolean {
  return permanent.designations.includes(word) || permanent.turnDesignations.includes(word);
}

/** How many counters of a kind (122.1). */
export function counterCount(counters: CounterList, kind: string): number {
  for (let i = 0; i < counters.length; i += 2) if (counters[i] === kind) return Number(counters[i + 1]);
  return 0;
}

/** The kinds in the list, in its order. */
export function kindsOfCounters(counters: CounterList): string[] {
  return counters.filter((_, at) => at % 2 === 0).map(String);
}

/** A list with `change` more (or fewer, never below zero) counters of a kind. */
export function withCounters(counters: CounterList, kind: string, change: number): CounterList {
  const result: (string | number)[] = [];
  let found = false;
  for (let i = 0; i < counters.length; i += 2) {
    const present = counters[i] as string;
    let count = Number(counters[i + 1]);
    if (present === kind) {
      found = true;
      count = Math.max(0, count + change);
    }
    if (count > 0) result.push(present, count);
  }
  if (!found && change > 0) result.push(kind, change);
  return result;
}
