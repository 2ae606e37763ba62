/** A card, spell or token as the viewer knows it. */
import type { CardRecord, Characteristics, FaceRecord } from '@foretell/rules';
import { slotOf, Zone } from '@foretell/rules';
import type { CardScene } from '../../protocol/scene.ts';
import { colorLetters, rulesText, sizeOf, startingLoyalty, typeLineOf, typeWords } from './faceText.ts';
import { notesOf } from './notes.ts';
import { permissionOf } from './permissions.ts';
import type { Seen } from './seen.ts';

/** What a card shows of itself. */
type Printed = Omit<CardScene, 'ref' | 'permission' | 'notes'>;

/** What is in no zone of its own: a card back in a hand or library, or whatever the viewer cannot name. */
export const UNKNOWN: Printed = {
  name: '',
  cost: '',
  typeLine: '',
  types: [],
  colors: [],
  text: [],
  powerToughness: '',
  loyalty: '',
  manaValue: 0,
};

/** The card with the handle, in any zone. */
export function cardScene(seen: Seen, handle: number): CardScene {
  const card = seen.view.known(handle);
  const about = { ref: handle, permission: permissionOf(seen, handle), notes: notesOf(seen, handle) };
  if (card === null) return { ...UNKNOWN, ...about };
  const zone = seen.game.zones[slotOf(handle)];
  const isObject = zone === Zone.Battlefield || zone === Zone.Stack;
  const characteristics = seen.view.characteristics(handle);
  return { ...(isObject ? faceScene(seen, characteristics) : wholeCard(seen, card, characteristics)), ...about };
}

/** What an object with these characteristics shows of itself. */
export function faceScene(seen: Seen, characteristics: Characteristics): Printed {
  const { face } = characteristics;
  return {
    name: characteristics.name,
    cost: face.face.manaCost ?? '',
    typeLine: typeLineOf(characteristics),
    types: typeWords(characteristics.types),
    colors: colorLetters(characteristics.colors),
    text: rulesText(characteristics, seen.texts),
    powerToughness: sizeOf(characteristics),
    loyalty: startingLoyalty(face),
    manaValue: characteristics.manaValue,
  };
}

/** A card away from the battlefield and the stack has all its faces (709.4, 712.8a): the other ones follow its own text. */
function wholeCard(seen: Seen, card: CardRecord, characteristics: Characteristics): Printed {
  const faces = card.faces.slice(0, card.definition.faces.length);
  if (faces.length < 2) return faceScene(seen, characteristics);
  const isSplit = card.combined !== null;
  const own = faceScene(seen, characteristics);
  const shown = isSplit ? faces : faces.slice(1);
  return {
    ...own,
    name: isSplit ? card.definition.name : own.name,
    cost: isSplit ? faces.map(({ face }) => face.manaCost ?? '').join(' // ') : own.cost,
    text: [...(isSplit ? [] : own.text), ...shown.flatMap((face) => otherFace(seen, face))],
  };
}

/** A face beside the one that the card shows: a line of what it is, and its text. */
function otherFace({ texts }: Seen, { characteristics, face }: FaceRecord): string[] {
  const size = sizeOf(characteristics);
  const line = [`// ${face.name}`, face.manaCost ?? '', `— ${typeLineOf(characteristics)}`, size].filter(
    (part) => part !== '',
  );
  return [line.join(' '), ...rulesText(characteristics, texts)];
}
