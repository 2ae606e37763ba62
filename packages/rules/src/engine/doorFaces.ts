/** Split permanent cards (709.5): what such a permanent is while neither or each of its halves is unlocked. */

import { type CardDefinition, type CardFace, CardType } from '../ir/index.ts';
import { NAMELESS } from './printedCharacteristics.ts';

/** The permanent with both halves locked: only the shared type line; and with both unlocked. */
export interface DoorFaces {
  readonly locked: CardFace;
  readonly whole: CardFace;
}

/** Null for cards whose halves are spells only, and for those that are not split. */
export function doorFaces({ layout, name, faces }: CardDefinition): DoorFaces | null {
  const [left, right] = faces;
  if (layout !== 'split' || left === undefined || right === undefined || !hasSharedTypeLine(left, right)) return null;
  return {
    locked: {
      ...NAMELESS,
      supertypes: left.supertypes,
      types: left.types,
      subtypes: left.subtypes,
      power: null,
      toughness: null,
    },
    whole: {
      ...left,
      name,
      manaCost: [left, right].map((half) => half.manaCost ?? '').join(''),
      keywords: left.keywords | right.keywords,
      abilities: [...left.abilities, ...right.abilities],
    },
  };
}

/** 709.5a: both halves show the one type line. */
function hasSharedTypeLine(left: CardFace, right: CardFace): boolean {
  return left.types === right.types && (left.types & (CardType.Instant | CardType.Sorcery)) === 0;
}
