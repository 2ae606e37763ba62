/** Merged permanents (730): one permanent that several cards and tokens represent. Ordinary permanents pay for this with one empty list. */
import type { Change } from '../ir/index.ts';
import type { FaceRecord } from './catalog.ts';
import type { Game } from './game.ts';
import { type Handle, slotOf } from './handle.ts';
import type { Permanent } from './permanent.ts';

/** What a component that is not on top gives the permanent: its abilities (702.140e). Part of the copiable values (730.2a). */
export interface Underlying {
  readonly kind: 'underlying';
  /** The card or token; 0 in a copy of a merged permanent, which nothing lies under. */
  readonly component: Handle;
  readonly face: FaceRecord;
  readonly changes: readonly CopyChange[] | null;
  /** It has no abilities to give as long as it is (708.2a). */
  readonly faceDown: boolean;
}

/** Changes that are part of copiable values: exceptions of copy effects (707.9), and what lies under the topmost component. */
export type CopyChange = Change | Underlying;

/** The cards and tokens that represent the permanent, topmost first. */
export function componentsOf(permanent: Permanent): readonly Handle[] {
  return permanent.components.length === 0 ? [permanent.handle] : permanent.components;
}

export function topComponent(permanent: Permanent): Handle {
  return permanent.components[0] ?? permanent.handle;
}

/** Whether the card or token in the slot represents the permanent, alone or with others. */
export function isComponent(permanent: Permanent, slot: number): boolean {
  if (slotOf(permanent.handle) === slot) return true;
  for (let i = 0; i < permanent.components.length; i++)
    if (slotOf(permanent.components[i] as Handle) === slot) return true;
  return false;
}

/** How often it has mutated: each time one card or token came to it (702.140c). */
export function timesMutated(permanent: Permanent): number {
  return Math.max(0, permanent.components.length - 1);
}

/** The merged permanent that a card or token without a permanent of its own is part of. */
export function hostOf(game: Game, slot: number): Permanent | null {
  for (const other of game.battlefield) {
    const permanent = game.objects[other];
    if (
      permanent !== null &&
      permanent !== undefined &&
      permanent.components.length > 0 &&
      isComponent(permanent, slot)
    )
      return permanent;
  }
  return null;
}

/** Slots of the permanents in their order, each followed by those of its other components. */
export function battlefieldSlots(game: Game): readonly number[] {
  const slots: number[] = [];
  for (const slot of game.battlefield) {
    slots.push(slot);
    for (const component of game.objects[slot]?.components ?? [])
      if (slotOf(component) !== slot) slots.push(slotOf(component));
  }
  return slots;
}

/** Whether the component in the slot is face down: the top one as the permanent is (730.2e), another by itself. */
export function isComponentFaceDown(permanent: Permanent, slot: number): boolean {
  if (slotOf(topComponent(permanent)) === slot) return permanent.faceDown;
  return (
    permanent.copyChanges?.some((change) => change.kind === 'underlying' && change.faceDown && isOf(change, slot)) ===
    true
  );
}

function isOf(change: Underlying, slot: number): boolean {
  return change.component !== 0 && slotOf(change.component) === slot;
}

/** With other faces for the components under the top one. */
export function withUnderlying(
  changes: readonly CopyChange[] | null,
  map: (component: Underlying) => Underlying,
): readonly CopyChange[] | null {
  if (changes === null || !changes.some((change) => change.kind === 'underlying')) return changes;
  return changes.map((change) => (change.kind === 'underlying' ? map(change) : change));
}

/** The permanent's card in the slot is of that face, as far as the permanent shows it; for those who mask and deal hidden cards. */
export function setComponentFace(permanent: Permanent, slot: number, face: FaceRecord): void {
  if (slotOf(topComponent(permanent)) === slot) permanent.face = face;
  else
    permanent.copyChanges = withUnderlying(permanent.copyChanges, (change) =>
      isOf(change, slot) ? { ...change, face } : change,
    );
}

/** What a former permanent became: a merged one several objects (730.3). */
export function becameOf(former: Permanent): readonly Handle[] {
  if (former.became === 0) return former.becameToo;
  return former.becameToo.length === 0 ? [former.became] : [former.became, ...former.becameToo];
}
