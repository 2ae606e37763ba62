/** Everything of a scene by reference: what it is and where it lies. */
import {
  type CardScene,
  type ObjectRef,
  type PermanentScene,
  type Scene,
  type StackScene,
  seatOfRef,
} from '../protocol/scene.ts';

export type ZoneName = 'hand' | 'library' | 'graveyard' | 'exile' | 'command';
export const ZONE_NAMES: readonly ZoneName[] = ['hand', 'library', 'graveyard', 'exile', 'command'];

export type SceneEntry =
  | { readonly kind: 'permanent'; readonly card: PermanentScene; readonly seat: number }
  | { readonly kind: 'stack'; readonly card: CardScene; readonly item: StackScene; readonly seat: number }
  | { readonly kind: 'card'; readonly card: CardScene; readonly zone: ZoneName; readonly seat: number }
  | { readonly kind: 'shown'; readonly card: CardScene; readonly seat: number };

/** Where a reference is known in several ways, the first of: battlefield, stack, other zones, cards shown. */
export function sceneIndex(scene: Scene): ReadonlyMap<ObjectRef, SceneEntry> {
  const entries = new Map<ObjectRef, SceneEntry>();
  const add = (ref: ObjectRef, entry: SceneEntry): void => {
    if (ref > 0 && !entries.has(ref)) entries.set(ref, entry);
  };
  for (const { seat, battlefield } of scene.seats)
    for (const card of battlefield) add(card.ref, { kind: 'permanent', card, seat });
  for (const item of scene.stack) add(item.ref, { kind: 'stack', card: item.card, item, seat: item.controller });
  for (const one of scene.seats)
    for (const zone of ZONE_NAMES)
      for (const card of cardsOf(scene, one.seat, zone)) add(card.ref, { kind: 'card', card, zone, seat: one.seat });
  for (const card of scene.shown) add(card.ref, { kind: 'shown', card, seat: -1 });
  return entries;
}

/** The cards of a zone as far as there is something to list: of a library those on top whose place is known. */
export function cardsOf(scene: Scene, seat: number, zone: ZoneName): readonly CardScene[] {
  const one = scene.seats[seat];
  if (one === undefined) return [];
  return zone === 'library' ? one.libraryTop : one[zone];
}

/** The name of a player or an object, '' if the scene does not know it. */
export function nameOfRef(scene: Scene, index: ReadonlyMap<ObjectRef, SceneEntry>, ref: ObjectRef): string {
  const seat = seatOfRef(ref);
  if (seat !== null) return scene.seats[seat]?.isYou === true ? 'you' : (scene.seats[seat]?.name ?? '');
  const entry = index.get(ref);
  if (entry === undefined) return '';
  return entry.card.name === '' ? 'a card that is not known' : entry.card.name;
}

/** Of objects of one name the first, in the order of the index. */
export function refsByName(index: ReadonlyMap<ObjectRef, SceneEntry>): ReadonlyMap<string, ObjectRef> {
  const names = new Map<string, ObjectRef>();
  for (const [ref, { card }] of index) if (card.name !== '' && !names.has(card.name)) names.set(card.name, ref);
  return names;
}
