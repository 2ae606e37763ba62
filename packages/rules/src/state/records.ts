/** Things in force besides objects: effects with a duration, delayed triggers, permissions, triggers waiting for the stack. Immutable; clones share them. */
import type {
  Change,
  Condition,
  ContinuousEffect,
  Cost,
  Duration,
  EventPattern,
  Filter,
  ManaRestriction,
  ManaSpentAs,
  Replacement,
} from '../ir/index.ts';
import type { AbilityRecord, FaceRecord, Program } from './catalog.ts';
import type { Handle } from './handle.ts';
import type { CopyChange } from './merged.ts';
import type { Value } from './value.ts';

/** Where something came from and whose "you" it has; enough to evaluate its IR later. */
export interface Origin {
  readonly controller: number;
  readonly source: Handle;
  readonly names: readonly string[];
  readonly values: readonly Value[];
  readonly x: number;
}

/** When a duration ends; worked out once, as the effect is made (611.2). */
export interface Expiry {
  readonly duration: Duration;
  /** For "until your next turn": the players meant. */
  readonly players: readonly number[];
  readonly createdTurn: number;
}

/** A continuous effect of a resolved spell or ability that changes characteristics of fixed objects (611.2c). */
export interface AppliedChange {
  readonly id: number;
  readonly origin: Origin;
  readonly objects: readonly Handle[];
  readonly changes: readonly Change[];
  readonly expiry: Expiry;
  readonly timestamp: number;
  /** Quantities in `changes` that are fixed on resolution (608.2h), in order of appearance: power and toughness pairs. */
  readonly numbers: readonly number[];
}

/** A rules-changing effect with a duration. */
export interface AppliedRule {
  readonly id: number;
  readonly origin: Origin;
  readonly effect: ContinuousEffect;
  readonly expiry: Expiry;
  readonly timestamp: number;
  /** How many more times it serves ("the next sorcery spell"), -1 = no limit. */
  readonly uses: number;
}

/** A replacement or prevention effect with a duration; `uses` counts down, -1 = no limit (615.7 shields count damage). */
export interface AppliedReplacement {
  readonly id: number;
  readonly origin: Origin;
  readonly replacement: Replacement;
  readonly expiry: Expiry;
  readonly uses: number;
}

export interface DelayedTrigger {
  readonly id: number;
  readonly origin: Origin;
  readonly face: FaceRecord;
  readonly event: EventPattern;
  readonly eventMask: number;
  readonly program: Program;
  /** Its targets and condition, if it has any. */
  readonly ability: AbilityRecord | null;
  readonly once: boolean;
  /** Not in the turn in which it was made. */
  readonly laterTurn: boolean;
  readonly expiry: Expiry;
}

/** A permission to play one object where it is (601.3, 305.3). It lapses by itself when the object changes zones (400.7). */
export interface Permission {
  readonly id: number;
  readonly player: number;
  readonly card: Handle;
  readonly spells: Filter | null;
  readonly lands: boolean;
  readonly cost: 'normal' | 'free' | { readonly alternative: Cost };
  readonly manaAs: ManaSpentAs;
  /** Only while it holds, in the terms of what permits it; null = always. */
  readonly condition: Condition | null;
  /** Only after the turn in which it was given (`expiry.createdTurn`). */
  readonly laterTurns: boolean;
  /** Only when a sorcery could be cast (702.170d). */
  readonly sorcerySpeed: boolean;
  /** A spell cast so is exiled instead of going to a graveyard. */
  readonly exileAfter: boolean;
  /** The word by which a spell is known to have been cast so, '' if there is none. */
  readonly way: string;
  /** Permissions of one group serve `left` times in all; 0 for any number of times. */
  readonly group: number;
  readonly left: number;
  readonly expiry: Expiry;
  readonly origin: Origin;
}

/** A triggered ability that has triggered and waits to be put on the stack (603.3). */
export interface PendingTrigger {
  readonly ability: AbilityRecord | null;
  readonly program: Program | null;
  readonly face: FaceRecord;
  readonly source: Handle;
  readonly controller: number;
  readonly names: readonly string[];
  readonly values: readonly Value[];
  /** More of the same happening may still be added to it ("one or more", 603.2c). */
  readonly open: boolean;
  /** Which delayed trigger it is of. */
  readonly maker?: number;
}

/** What exile remembers of a card beyond its being there (406). */
export interface ExileRecord {
  readonly card: Handle;
  readonly faceDown: boolean;
  readonly counters: readonly (string | number)[];
  /** The object whose effect exiled it, 0 if nobody cares. */
  readonly by: Handle;
}

/** A restriction on mana together with the source that made it (106.6). */
export interface ManaRestrictionEntry {
  readonly spend: ManaRestriction;
  readonly source: Handle;
}

/** A player ignores what a static ability of the object does until the turn ends (116.2d). */
export interface IgnoredEffect {
  readonly player: number;
  readonly source: Handle;
  readonly ability: AbilityRecord;
}

/** A card exiled "until" something happens, and the zone it returns to then (610.3). */
export interface PendingReturn {
  readonly origin: Origin;
  readonly expiry: Expiry;
  readonly card: Handle;
  readonly to: number;
}

/** A permanent that became a copy for a time (707.2): the copiable values it has meanwhile, and its own. Newest last. */
export interface CopyInForce {
  readonly permanent: Handle;
  readonly face: FaceRecord;
  readonly copyChanges: readonly CopyChange[] | null;
  readonly ownFace: FaceRecord;
  readonly ownChanges: readonly CopyChange[] | null;
  readonly origin: Origin;
  readonly expiry: Expiry;
}

/** A search going on: whose decisions during it may be someone else's (723.2). */
export interface SearchInProgress {
  readonly searcher: number;
  /** All of them lie open to the searcher from the first pick on (701.23i). */
  readonly libraries: readonly number[];
  /** Those in which the present pick is made: control of the searcher is about their own only. */
  readonly deciding: readonly number[];
}

/** An ability in force with the object it is of: an entry of the registry. */
export interface Watcher {
  readonly ability: AbilityRecord;
  readonly source: Handle;
  readonly controller: number;
  readonly timestamp: number;
}

/** One rules-changing effect in force, whether from a static ability or with a duration. */
export interface RuleInForce {
  readonly effect: ContinuousEffect;
  readonly origin: Origin;
  readonly timestamp: number;
}

/** One replacement effect in force. `applied` identifies it for "each effect once" (614.5); `applied` is the watcher's or record's key. */
export interface ReplacementInForce {
  readonly replacement: Replacement;
  /** "As long as" condition of the ability, asked whenever it would apply. */
  readonly condition: Condition | null;
  readonly origin: Origin;
  /** Unique among those in force: ability id and source, or the record's id. */
  readonly key: string;
  readonly record: AppliedReplacement | null;
}
