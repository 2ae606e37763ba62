/**
 * What mana may not be made with, because another part of the same cost needs it (118.3, 601.2g–h): what is tapped or untapped for the cost
 * makes no mana by tapping, and what gives counters, is sacrificed, returned or exiled for it must still be there when its part is paid.
 */
import { identicalFor } from '../actions/identical.ts';
import { keywordsOfSpell } from '../effects/elsewhere.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame } from '../engine/select.ts';
import { type Cost, type CostComponent, Keyword, Zone } from '../ir/index.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import type { StackItem } from '../state/stackItem.ts';
import { asList } from '../state/value.ts';
import { costCandidates } from './costCandidates.ts';
import { amountOf, worth } from './paidBySum.ts';
import { blightable } from './payBlight.ts';
import { givesUpItself, lossOf, type PaymentSource } from './sources.ts';

export interface Held {
  /** They are tapped or untapped by another part. */
  readonly untapped: readonly Handle[];
  /** They have to be where they are for another part. */
  readonly there: readonly Handle[];
}

export const NOTHING_HELD: Held = { untapped: [], there: [] };

/** Whether the source makes its mana without touching what is held. */
export function leavesHeld(game: Game, source: PaymentSource, held: Held): boolean {
  return (
    !held.untapped.some((object) => takes(game, source, object, true)) &&
    !held.there.some((object) => takes(game, source, object, false))
  );
}

/** Whether a mana ability of the object leaves that object as other parts need it. */
export function keepsHeld(record: AbilityRecord, object: Handle, { untapped, there }: Held): boolean {
  if (untapped.includes(object)) return !givesUpItself(record) && !record.hasTapCost && !record.hasUntapCost;
  return !there.includes(object) || !givesUpItself(record);
}

/** Whether using the source gives the object up or, where that matters, taps it. */
function takes(game: Game, { record, object, option }: PaymentSource, held: Handle, untapped: boolean): boolean {
  if (record === null) return object === held && (untapped || game.permanent(object) === null);
  const { ability } = record;
  const slot = slotOf(held);
  const asCost = option.alsoUses.includes(slot) || option.alsoUses.includes(lossOf(slot));
  if (
    asCost &&
    object !== held &&
    (untapped || (ability.kind === 'activated' && ability.cost.some(({ kind }) => kind === 'sacrifice')))
  )
    return true;
  if (object !== held) return false;
  return givesUpItself(record) || asCost || (untapped && (record.hasTapCost || record.hasUntapCost));
}

/** A part of a cost for which its payer is yet to choose objects: enough of them that what each counts for adds up to `needed`. */
interface OpenPart {
  readonly objects: readonly Handle[];
  readonly taps: boolean;
  readonly needed: number;
  readonly counts: (object: Handle) => number;
}

/** What the parts about the source itself, and those whose objects are chosen already, hold. */
export function heldByChosen(item: StackItem, components: Cost): Held {
  let held = NOTHING_HELD;
  for (const component of components) {
    switch (component.kind) {
      case 'tapSelf':
      case 'untapSelf':
        held = { ...held, untapped: [...held.untapped, item.source] };
        break;
      case 'sacrificeSelf':
      case 'exileSelf':
      case 'returnSelfToHand':
      case 'putCounters':
      case 'loyalty':
      case 'exertSelf':
        held = { ...held, there: [...held.there, item.source] };
        break;
      case 'removeCounters':
        if (component.from === undefined) held = { ...held, there: [...held.there, item.source] };
        break;
      case 'tapPermanents':
        held = { ...held, untapped: [...held.untapped, ...(chosenFor(item, component.name) ?? [])] };
        break;
      case 'sacrifice':
      case 'returnToHand':
        held = { ...held, there: [...held.there, ...(chosenFor(item, component.name) ?? [])] };
        break;
      default:
      // Cards of other zones, life and what is chosen only when it is paid.
    }
  }
  return held;
}

function chosenFor(item: StackItem, name: string | undefined): readonly Handle[] | null {
  const at = name === undefined ? -1 : item.boundNames.indexOf(name);
  return at < 0 ? null : asList(item.boundValues[at] ?? null);
}

/** The parts for which objects are yet to be chosen, and which mana or each other could get in the way of. */
export function openParts(game: Game, item: StackItem, components: Cost): readonly OpenPart[] {
  let parts: OpenPart[] | null = null;
  for (let i = 0; i < components.length; i++) {
    const part = openPart(game, item, components[i] as CostComponent);
    if (part !== null) (parts ??= []).push(part);
  }
  return parts ?? NO_PARTS;
}

const NO_PARTS: readonly OpenPart[] = [];

/** Those of them that matter on a board where all mana is made by tapping: it is in the way of tapping only. */
export function besideTapping(parts: readonly OpenPart[]): readonly OpenPart[] {
  return parts.filter(({ taps }) => !taps).length < 2 ? parts.filter(({ taps }) => taps) : parts;
}

/** Whether something is left for the later parts of a cost when the object is what a part takes. */
export function leavesEnough(
  game: Game,
  item: StackItem,
  component: CostComponent,
  object: Handle,
  later: Cost,
): boolean {
  const part = openPart(game, item, component);
  if (part === null) return true;
  const open = openParts(game, item, later);
  const held = hold(heldByChosen(item, later), part, object);
  return holdEnough(game, item.controller, open, held, [], () => true) !== null;
}

function openPart(game: Game, item: StackItem, component: CostComponent): OpenPart | null {
  switch (component.kind) {
    case 'tapPermanents':
    case 'sacrifice':
    case 'exileMaterials':
    case 'returnToHand': {
      if (chosenFor(item, component.name) !== null) return null;
      const objects = costCandidates(game, item, component);
      return { objects, taps: component.kind === 'tapPermanents', needed: amount(game, item, component), counts: one };
    }
    case 'exileCards': {
      if (component.zone === Zone.Battlefield) {
        const permanents = costCandidates(game, item, component);
        return { objects: permanents, taps: false, needed: amount(game, item, component), counts: one };
      }
      const delves = item.isSpell && (keywordsOfSpell(game, item) & Keyword.Delve) !== 0;
      if (component.zone !== Zone.Graveyard || !delves) return null;
      const objects = costCandidates(game, item, component);
      return { objects, taps: false, needed: amount(game, item, component), counts: one };
    }
    case 'blight':
      return { objects: blightable(game, item.controller), taps: false, needed: 1, counts: one };
    case 'tapPower': {
      const objects = costCandidates(game, item, component);
      const counts = (object: Handle): number => Math.max(0, worth(game, component, object));
      return { objects, taps: true, needed: amountOf(game, item, component), counts };
    }
    default:
      return null;
  }
}

const one = (): number => 1;

function amount(game: Game, item: StackItem, component: Extract<CostComponent, { readonly count: unknown }>): number {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  return typeof component.count === 'number' ? component.count : evaluate(game, context, component.count);
}

/**
 * The first way to hold enough for every open part beside `held` that is `payable`; null if there is none. What no source takes is held
 * first: for a single part nothing else need be tried where that suffices.
 */
export function holdEnough(
  game: Game,
  player: number,
  parts: readonly OpenPart[],
  held: Held,
  sources: readonly PaymentSource[],
  payable: (held: Held) => boolean,
): Held | null {
  const sorted = parts.map((part) => {
    const alone = (object: Handle): Held => hold(NOTHING_HELD, part, object);
    const free = part.objects.filter((object) => sources.every((source) => leavesHeld(game, source, alone(object))));
    const objects = [...free, ...part.objects.filter((object) => !free.includes(object))];
    return { ...part, objects, free: free.length };
  });
  const search = (at: number, from: number, needed: number, so: Held): Held | null => {
    const part = sorted[at];
    if (part === undefined) return payable(so) ? so : null;
    if (needed <= 0) return search(at + 1, 0, sorted[at + 1]?.needed ?? 0, so);
    const taken = part.taps ? so.untapped : so.there;
    for (let i = from; i < part.objects.length; i++) {
      const object = part.objects[i] as Handle;
      const counts = part.counts(object);
      if (counts === 0 || taken.includes(object)) continue;
      if (i > from && identicalFor(game, player, part.objects[i - 1] as Handle, object)) continue;
      const found = search(at, i + 1, needed - counts, hold(so, part, object));
      if (found !== null) return found;
      if (sorted.length === 1 && i < part.free) return null;
    }
    return null;
  };
  return search(0, 0, sorted[0]?.needed ?? 0, held);
}

function hold(held: Held, part: OpenPart, object: Handle): Held {
  return part.taps ? { ...held, untapped: [...held.untapped, object] } : { ...held, there: [...held.there, object] };
}
