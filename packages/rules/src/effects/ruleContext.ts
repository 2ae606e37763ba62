/** A frame in which the IR of a rule in force is evaluated: "you", the source, and what was bound as its effect was made. */
import { CardRecord, FaceRecord } from '../state/catalog.ts';
import { Frame } from '../state/frame.ts';
import type { Origin } from '../state/records.ts';
import { StackItem } from '../state/stackItem.ts';

export function ruleContext(origin: Origin): Frame {
  const frame = new Frame(0, null, NO_VALUES, origin.controller, origin.source, null);
  if (origin.names.length > 0) {
    frame.names = origin.names;
    frame.locals = origin.values.slice();
  }
  if (origin.x !== 0) {
    frame.item = new StackItem(origin.source, null, NO_FACE, false, origin.controller);
    frame.item.x = origin.x;
  }
  return frame;
}

const NO_VALUES: [] = [];

/** An item that carries nothing but X is of no card. */
const NO_CARD: CardRecord = new CardRecord(-1, { name: '', layout: 'normal', faces: [] });
const NO_FACE: FaceRecord = new FaceRecord(
  -1,
  NO_CARD,
  0,
  {
    name: '',
    manaCost: null,
    supertypes: 0,
    types: 0,
    subtypes: [],
    power: null,
    toughness: null,
    loyalty: null,
    keywords: 0,
    abilities: [],
  },
  null,
  null,
);
