/** The characteristics that a face has as printed (109.3), and a split card's off the stack (709.4). */

import { EVERY_CREATURE_TYPE } from '../effects/subtypes.ts';
import { BASIC_LAND_TYPES, type CardFace, CardType, Keyword } from '../ir/index.ts';
import { colorsOfCost, type ManaCost, manaValue } from '../mana/cost.ts';
import type { CardRecord, Catalog, FaceRecord } from '../state/catalog.ts';
import { Characteristics } from '../state/characteristics.ts';

/** A face without characteristics, but for those that its user gives it. */
export const NAMELESS: Omit<CardFace, 'types' | 'power' | 'toughness'> = {
  name: '',
  manaCost: null,
  supertypes: 0,
  subtypes: [],
  loyalty: null,
  keywords: 0,
  abilities: [],
};

/** A face's characteristics once its abilities are compiled; basic land types bring their mana abilities (305.6). */
export function printedCharacteristics(catalog: Catalog, record: FaceRecord, cost: ManaCost | null): Characteristics {
  const face = record.face;
  const intrinsic = record.isLand
    ? BASIC_LAND_TYPES.flatMap((type, at) => {
        const ability = catalog.basicLandAbilities[at];
        return face.subtypes.includes(type) && ability !== undefined ? [ability] : [];
      })
    : [];
  return new Characteristics(
    record,
    face.name,
    isDevoid(face) ? 0 : (face.colors ?? (cost === null ? 0 : colorsOfCost(cost))),
    face.supertypes,
    face.types,
    (face.keywords & Keyword.Changeling) === 0 ? face.subtypes : [...face.subtypes, EVERY_CREATURE_TYPE],
    typeof face.power === 'number' ? face.power : 0,
    typeof face.toughness === 'number' ? face.toughness : 0,
    face.keywords,
    [...intrinsic, ...record.abilities],
    cost === null ? manaValueWithoutCost(record) : manaValue(cost),
  );
}

/** 702.114a */
function isDevoid(face: CardFace): boolean {
  return face.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'devoid');
}

/** A back face without a mana cost has the front's mana value (202.3b). */
function manaValueWithoutCost(record: FaceRecord): number {
  const layout = record.card.definition.layout;
  const front = record.card.faces[0];
  return layout === 'transforming' && record.index > 0 && front !== undefined ? front.characteristics.manaValue : 0;
}

/** 702.103b */
export function bestowedCharacteristics(it: Characteristics): Characteristics {
  return new Characteristics(
    it.face,
    it.name,
    it.colors,
    it.supertypes,
    CardType.Enchantment,
    ['Aura'],
    it.power,
    it.toughness,
    it.keywords,
    it.abilities,
    it.manaValue,
  );
}

/** A split card off the stack has both halves' characteristics (709.4). */
export function combineHalves(card: CardRecord): Characteristics {
  const halves = card.faces.map((face) => face.characteristics);
  const union = (read: (it: Characteristics) => number): number => halves.reduce((bits, half) => bits | read(half), 0);
  return new Characteristics(
    card.front,
    card.definition.name,
    union((it) => it.colors),
    union((it) => it.supertypes),
    union((it) => it.types),
    halves.flatMap((half) => half.subtypes),
    0,
    0,
    union((it) => it.keywords & ~Keyword.Flash),
    halves.flatMap((half) => half.abilities),
    halves.reduce((total, half) => total + half.manaValue, 0),
  );
}
