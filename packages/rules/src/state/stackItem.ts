/** A spell or ability on the stack (405). Its announced choices never change once it is there, except by copying (707.10). */

import type { Filter } from '../ir/index.ts';
import type { AbilityRecord, FaceRecord, Program } from './catalog.ts';
import type { Handle } from './handle.ts';
import type { CopyChange } from './merged.ts';
import { NONE } from './none.ts';
import type { Value } from './value.ts';

/** `StackItem.helper` while nobody has been asked. */
export const NOT_ASKED = -1;

export class StackItem {
  handle: Handle;
  /** The ability that resolves: a spell's own (null for permanents without one), or the activated or triggered ability. */
  ability: AbilityRecord | null;
  /** The instructions to run if not the ability's own: delayed triggers (603.7). */
  program: Program | null = null;
  /** The face of a spell; of an ability, the face of its source as it was. */
  face: FaceRecord;
  isSpell: boolean;
  isCopy = false;
  /** Exceptions of the effect that copied it, part of the copiable values of the permanent it becomes (707.9). */
  copyChanges: readonly CopyChange[] | null = null;
  faceDown = false;
  /** How it is face down, see `state/permanent.ts`. */
  faceDownAs = 0;
  owner: number;
  controller: number;
  /** The object the ability is of (113.7); a spell's own handle. */
  source: Handle;
  /** Chosen targets by target specification, those of the chosen modes after those common to all. */
  targets: readonly (readonly number[])[] = NONE;
  /** Division announced for each specification (601.2d), empty lists where nothing is divided. */
  divisions: readonly (readonly number[])[] = NONE;
  /** Chosen modes by index, in printed order (700.2). */
  modes: readonly number[] = NONE;
  x = 0;
  paidCosts: readonly string[] = NONE;
  /** Name of the alternative way it was cast (overload, flashback, …), or ''. */
  way = '';
  castFrom = 0;
  /** Goes to exile instead of anywhere else when it leaves the stack (flashback). */
  exileAfter = false;
  /** The kind of counter of which one is on the permanent that it becomes, '' = none. */
  entersWith = '';
  cantBeCountered = false;
  /** Mana spent to cast it, by type (WUBRGC), for "colours of mana spent". */
  manaSpent: readonly number[] = NONE;
  /** Generic mana of its cost that another player pays, and who (702.132a). */
  helped = 0;
  helper: number = NOT_ASKED;
  /** Names bound before it resolves: costs' objects, the triggering event's facts. */
  boundNames: readonly string[] = NONE;
  boundValues: readonly Value[] = NONE;
  timestamp = 0;
  /** The permanent tapped for mana by the mana ability that is resolving (106.12), 0 otherwise. */
  tappedForMana: Handle = 0;
  /** Faces whose rules text follows its own (702.47), in the order of their effects. */
  spliced: readonly FaceRecord[] = NONE;
  /** Restriction on spells of a permission, kept for later checks (601.3e). */
  permittedAs: Filter | null = null;

  constructor(handle: Handle, ability: AbilityRecord | null, face: FaceRecord, isSpell: boolean, controller: number) {
    this.handle = handle;
    this.ability = ability;
    this.face = face;
    this.isSpell = isSpell;
    this.owner = controller;
    this.controller = controller;
    this.source = handle;
  }

  clone(): StackItem {
    const copy = new StackItem(this.handle, this.ability, this.face, this.isSpell, this.controller);
    copy.program = this.program;
    copy.isCopy = this.isCopy;
    copy.copyChanges = this.copyChanges;
    copy.faceDown = this.faceDown;
    copy.faceDownAs = this.faceDownAs;
    copy.owner = this.owner;
    copy.source = this.source;
    copy.targets = this.targets;
    copy.divisions = this.divisions;
    copy.modes = this.modes;
    copy.x = this.x;
    copy.paidCosts = this.paidCosts;
    copy.way = this.way;
    copy.castFrom = this.castFrom;
    copy.exileAfter = this.exileAfter;
    copy.entersWith = this.entersWith;
    copy.cantBeCountered = this.cantBeCountered;
    copy.manaSpent = this.manaSpent;
    copy.helped = this.helped;
    copy.helper = this.helper;
    copy.boundNames = this.boundNames;
    copy.boundValues = this.boundValues;
    copy.timestamp = this.timestamp;
    copy.tappedForMana = this.tappedForMana;
    copy.spliced = this.spliced;
    copy.permittedAs = this.permittedAs;
    return copy;
  }
}
