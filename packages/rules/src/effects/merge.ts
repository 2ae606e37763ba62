/** An object merges with a permanent (730.2): the permanent stays the same object, represented by one card or token more. */
import { Zone } from '../ir/index.ts';
import type { FaceRecord } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { type CopyChange, componentsOf, topComponent, type Underlying } from '../state/merged.ts';
import type { Permanent } from '../state/permanent.ts';
import { isTokenSlot } from '../state/slots.ts';
import type { StackItem } from '../state/stackItem.ts';
import { takeOut } from './places.ts';
import { keepChanges } from './spellColors.ts';

/** The spell leaves the stack and lies over or under the permanent; nothing has entered the battlefield (730.2b–c). */
export function mergeSpell(game: Game, spell: StackItem, permanent: Permanent, over: boolean): void {
  const slot = slotOf(spell.handle);
  const before = spell.handle;
  takeOut(game, slot, Zone.Stack, spell.owner);
  game.stamps[slot] = game.nextStamp++;
  game.zones[slot] = Zone.Battlefield;
  const component = game.handle(slot);
  showMerged(game, permanent, spell, component, over);
  permanent.components = over ? [component, ...componentsOf(permanent)] : [...componentsOf(permanent), component];
  permanent.isToken = isTokenSlot(game, slotOf(topComponent(permanent))); // 730.2d
  keepChanges(game, before, permanent.handle); // 702.140f
  game.stale = true;
  game.checkStateBased = true;
}

/** Copiable values: a face and the changes to it. */
type Shown = readonly [FaceRecord, readonly CopyChange[] | null];

/** 730.2a: the newest of the effects that say what it looks like; those that make it a copy for a time show what they copy meanwhile. */
function showMerged(game: Game, permanent: Permanent, spell: StackItem, component: Handle, over: boolean): void {
  const top = topComponent(permanent);
  const faceDown = permanent.faceDown;
  const merged = (face: FaceRecord, changes: readonly CopyChange[] | null): Shown =>
    over
      ? [spell.face, overlaid(spell, { face, changes, faceDown, component: top })]
      : [face, underlaid(changes, spell, component)];
  game.copies = game.copies.map((copy) => {
    if (copy.permanent !== permanent.handle) return copy;
    const [face, copyChanges] = merged(copy.face, copy.copyChanges);
    const [ownFace, ownChanges] = merged(copy.ownFace, copy.ownChanges);
    return { ...copy, face, copyChanges, ownFace, ownChanges };
  });
  const [face, changes] = merged(permanent.face, permanent.copyChanges);
  permanent.face = face;
  permanent.copyChanges = changes;
  if (!over) return;
  // 730.2e: it has not been turned face up.
  permanent.faceDown = false;
  permanent.faceDownAs = 0;
}

/** The spell on top of what was there: the topmost component until now, and those under it. */
function overlaid(spell: StackItem, before: Omit<Underlying, 'kind'>): readonly CopyChange[] {
  const changes = before.changes ?? [];
  const own = changes.filter((change) => change.kind !== 'underlying');
  const under = changes.filter((change) => change.kind === 'underlying');
  return [
    ...(spell.copyChanges ?? []),
    { ...before, kind: 'underlying', changes: own.length === 0 ? null : own },
    ...under,
  ];
}

function underlaid(changes: readonly CopyChange[] | null, spell: StackItem, component: Handle): readonly CopyChange[] {
  const { face, copyChanges } = spell;
  return [...(changes ?? []), { kind: 'underlying', component, face, changes: copyChanges, faceDown: false }];
}
