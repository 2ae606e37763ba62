/**
 * The one door for change (DESIGN §2.4). Everything that happens is *proposed* as plain data, replaced or prevented
 * (614–616), *performed*, and watched by triggers (603). `propose` in `effects/propose.ts` is the door; `perform.ts` is the only
 * code that moves objects, life, damage, counters and mana.
 */
import type { FaceRecord } from '../state/catalog.ts';
import type { Handle } from '../state/handle.ts';
import type { CopyChange } from '../state/merged.ts';

/** What triggers listen to; bit positions of `AbilityRecord.eventMask`. */
export const EventKind = {
  Moves: 0,
  Attacks: 1,
  PlayerAttacks: 2,
  Blocks: 3,
  BecomesBlocked: 4,
  Unblocked: 5,
  Damage: 6,
  CastsSpell: 7,
  ActivatesAbility: 8,
  BecomesTarget: 9,
  Draws: 10,
  Discards: 11,
  GainsLife: 12,
  LosesLife: 13,
  BeginningOf: 14,
  BecomesTapped: 15,
  BecomesUntapped: 16,
  TappedForMana: 17,
  CountersPut: 18,
  Sacrifices: 19,
  SearchesLibrary: 20,
  Shuffles: 21,
  PlaysLand: 22,
  BecomesAttached: 23,
  LosesGame: 24,
  Scries: 25,
  State: 26,
  LastCounterRemoved: 27,
  Performs: 28,
} as const;
export type EventKindId = (typeof EventKind)[keyof typeof EventKind];

/** Something that has happened, as triggers and observers see it. Unused fields are 0 or -1. */
export class GameEvent {
  readonly kind: EventKindId;
  /** The object it happened to; after a zone change into a public zone its new handle is `other`. */
  readonly object: Handle;
  /** The player it happened to or who did it. */
  readonly player: number;
  readonly amount: number;
  /** The other side: damaged object or player value, defender, new object after a move, mana types made (bit mask). */
  readonly other: number;
  /** Where it was; of a beginning the step; of damage how much of it was excess damage. */
  readonly from: number;
  readonly to: number;
  /** Kind-specific yes/no: combat damage, mana ability, first draw of the draw step. */
  readonly flag: boolean;
  /** Counter kind, reason of a move, keyword action. */
  readonly word: string;

  constructor(
    kind: EventKindId,
    object: Handle,
    player: number,
    amount: number,
    other: number,
    from: number,
    to: number,
    flag: boolean,
    word: string,
  ) {
    this.kind = kind;
    this.object = object;
    this.player = player;
    this.amount = amount;
    this.other = other;
    this.from = from;
    this.to = to;
    this.flag = flag;
    this.word = word;
  }
}

/** A zone change about to happen to one object. */
export interface MoveEvent {
  readonly kind: 'move';
  readonly object: Handle;
  readonly to: number;
  /** In a library: distance from the top (0 = top), -1 = bottom. */
  readonly position: number;
  /** Battlefield: who will control it. */
  readonly controller: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** How it came to be face down, see `state/permanent.ts`. */
  readonly faceDownAs: number;
  /** Index of the face to enter or be put with; -1 = the front. */
  readonly face: number;
  /** 'sacrifice', 'destroy', 'discard', 'mill', 'draw'… as far as rules ask for the reason; '' otherwise. */
  readonly cause: string;
  /** The object whose effect does it, 0 for the game itself. */
  readonly by: Handle;
  readonly shuffleAfter: boolean;
  /** Exile: a counter of this kind is put on it; '' for none. */
  readonly counter: string;
  /** Filled in by replacement effects as the object enters (614.1c–d, 614.12). */
  readonly entering: Entering | null;
  /** Enters attacking this player or permanent, 0 = not attacking. */
  readonly attacking: number;
  readonly attachTo: Handle;
  /** Where the components of a merged permanent go that are no commander, if only its commander goes to `to` (903.9c); -1 = with it. */
  readonly othersTo: number;
}

/** How an object enters, as modified so far. Copying as it enters replaces the face (707.9). */
export interface Entering {
  readonly tapped: boolean;
  readonly counters: readonly (string | number)[];
  readonly face: FaceRecord | null;
  readonly copyChanges: readonly CopyChange[] | null;
  readonly chosenColor: number;
  readonly chosenType: string;
  readonly chosenName: string;
  readonly chosenPlayer: number;
  /** Words that count as costs paid (riot, unleash). */
  readonly words: readonly string[];
  readonly designations: readonly string[];
}

export interface DamageEvent {
  readonly kind: 'damage';
  readonly source: Handle;
  /** Handle of a permanent or a player value. */
  readonly target: number;
  readonly amount: number;
  readonly combat: boolean;
  readonly preventable: boolean;
}

export interface DrawEvent {
  readonly kind: 'draw';
  readonly player: number;
}

export interface LifeEvent {
  readonly kind: 'gainLife' | 'loseLife';
  readonly player: number;
  readonly amount: number;
}

export interface CountersEvent {
  readonly kind: 'putCounters';
  /** Handle of a permanent or a player value. */
  readonly object: number;
  readonly counter: string;
  readonly amount: number;
  readonly by: number;
  /** An effect puts them there, not a cost or damage. */
  readonly byEffect: boolean;
}

export interface TokensEvent {
  readonly kind: 'createTokens';
  readonly player: number;
  readonly face: FaceRecord;
  readonly copyChanges: readonly CopyChange[] | null;
  readonly count: number;
  readonly tapped: boolean;
  readonly attacking: number;
  /** What a token that is an Aura enters attached to (303.4f). */
  readonly attachTo?: number;
  /** Filled in by replacement effects as the tokens enter. */
  readonly entering?: Entering | null;
  /** Other tokens that are created besides; apart from these once it is known how many there are of each. */
  readonly also?: readonly { readonly face: FaceRecord; readonly count: number }[];
  /** It is known how many there are (616.1g). */
  readonly counted?: boolean;
}

/** Mana about to be added. `tapped` is the permanent tapped for it (106.12), 0 otherwise. */
export interface ManaEvent {
  readonly kind: 'produceMana';
  readonly player: number;
  /** Mana types in order. */
  readonly mana: readonly number[];
  readonly tapped: Handle;
  readonly source: Handle;
  readonly restriction: number;
}

/** A spell or ability about to be countered (701.6). An ability leaves the stack with it; where a spell goes is another event. */
export interface CounterEvent {
  readonly kind: 'counter';
  /** Its handle on the stack. */
  readonly object: Handle;
  /** The spell, or the source of the ability, that counters it, and who controls that. */
  readonly by: Handle;
  readonly player: number;
}

/** A card found in a search, before it goes anywhere. */
export interface FindEvent {
  readonly kind: 'find';
  readonly object: Handle;
  readonly searcher: number;
}

export type ProposedEvent =
  | MoveEvent
  | DamageEvent
  | DrawEvent
  | LifeEvent
  | CountersEvent
  | TokensEvent
  | ManaEvent
  | CounterEvent
  | FindEvent;

/** Why sacrificed permanents move (701.21a). */
export const SACRIFICE = 'sacrifice';

/** A move with the usual values for everything not given. */
export function moveEvent(object: Handle, to: number, given?: Partial<MoveEvent>): MoveEvent {
  if (given === undefined) return moveBecause(object, to, '');
  return {
    kind: 'move',
    object,
    to,
    position: given.position ?? 0,
    controller: given.controller ?? -1,
    tapped: given.tapped ?? false,
    faceDown: given.faceDown ?? false,
    faceDownAs: given.faceDownAs ?? 0,
    face: given.face ?? -1,
    cause: given.cause ?? '',
    by: given.by ?? 0,
    shuffleAfter: given.shuffleAfter ?? false,
    counter: given.counter ?? '',
    entering: given.entering ?? null,
    attacking: given.attacking ?? 0,
    attachTo: given.attachTo ?? 0,
    othersTo: given.othersTo ?? -1,
  };
}

/** A move of which no more is to be said than why; asks nothing of a record, which is several times as fast. */
export function moveBecause(object: Handle, to: number, cause: string, by: Handle = 0): MoveEvent {
  return {
    kind: 'move',
    object,
    to,
    position: 0,
    controller: -1,
    tapped: false,
    faceDown: false,
    faceDownAs: 0,
    face: -1,
    cause,
    by,
    shuffleAfter: false,
    counter: '',
    entering: null,
    attacking: 0,
    attachTo: 0,
    othersTo: -1,
  };
}
