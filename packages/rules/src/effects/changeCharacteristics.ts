/**
 * One change applied to one set of characteristics (205.1, 305.6–305.7, 613.1d–613.4d). Pure: characteristics are never edited, so that the
 * layers can try effects out. Changes of control are not about characteristics and are left to the layers.
 */
import {
  type Ability,
  BANDS_WITH_OTHER,
  BASIC_LAND_TYPES,
  CardType,
  type Change,
  isBasicLandType,
  Keyword,
} from '../ir/index.ts';
import type { AbilityRecord, Catalog, Giver } from '../state/catalog.ts';
import { Characteristics } from '../state/characteristics.ts';
import { CREATURE_TYPES, EVERY_CREATURE_TYPE, typesOfSubtype } from './subtypes.ts';

/** The source of an effect, with what was chosen as it entered; permanents know it themselves. */
export interface ChangeSource extends Giver {
  readonly chosenType: string;
  readonly chosenColor: number;
}

export const NO_SOURCE: ChangeSource = { handle: 0, controller: -1, chosenType: '', chosenColor: -1 };

/**
 * `power` and `toughness` are the change's quantities, worked out; `source` is the effect's.
 * Returns `it` itself where nothing changes.
 */
export function changeCharacteristics(
  catalog: Catalog,
  it: Characteristics,
  change: Change,
  power: number,
  toughness: number,
  source: ChangeSource,
): Characteristics {
  switch (change.kind) {
    case 'controller':
      return it;
    case 'setTypes':
      return setTypes(
        catalog,
        removesRulesText(change) ? withoutRulesText(it) : it,
        change.types,
        change.subtypes ?? [],
      );
    case 'addTypes':
      return withTypes(catalog, it, it.types | change.types, it.supertypes | (change.supertypes ?? 0), [
        ...it.subtypes,
        ...(change.subtypes ?? []),
      ]);
    case 'removeTypes':
      return withTypes(catalog, it, it.types & ~change.types, it.supertypes & ~(change.supertypes ?? 0), it.subtypes);
    case 'addSubtypes':
      return withTypes(catalog, it, it.types, it.supertypes, [...it.subtypes, ...change.subtypes]);
    case 'setSubtypes':
      return setTypes(catalog, it, it.types, change.subtypes);
    case 'setLandTypes':
      return setLandTypes(catalog, it, change.subtypes);
    case 'setChosenLandType':
      return source.chosenType === '' ? it : setLandTypes(catalog, it, [source.chosenType]);
    case 'addChosenSubtype':
      return source.chosenType === ''
        ? it
        : withTypes(catalog, it, it.types, it.supertypes, [...it.subtypes, source.chosenType]);
    case 'everyCreatureType':
      return withEveryCreatureType(catalog, it);
    case 'loseCreatureTypes': {
      const others = it.subtypes.filter((subtype) => typesOfSubtype(subtype) !== CREATURE_TYPES);
      return withTypes(catalog, it, it.types, it.supertypes, others);
    }
    case 'noManaCost':
      return withoutManaCost(it);
    case 'setName':
      return withName(it, change.name);
    case 'setColors':
      return withColors(it, change.colors);
    case 'addColors':
      return withColors(it, it.colors | change.colors);
    case 'addChosenColor':
      if (source.chosenColor < 0) return it;
      return withColors(it, (change.only === true ? 0 : it.colors) | (1 << source.chosenColor));
    case 'addKeywords':
      return withAbilities(it, it.keywords | change.keywords, it.abilities);
    case 'removeKeywords':
    case 'cantHaveKeywords':
      return withAbilities(it, it.keywords & ~change.keywords, withoutKeywords(it.abilities, change.keywords));
    case 'addAbilities':
      return withAbilities(it, it.keywords, [
        ...it.abilities,
        ...change.abilities.flatMap((ability) => recordsGivenBy(catalog, ability, source)),
      ]);
    case 'addThisAbility': {
      const written = catalog.thisAbility.get(change);
      if (written === undefined) throw new Error('no ability makes the copy');
      return withAbilities(it, it.keywords, [...it.abilities, ...recordsOf(catalog, written)]);
    }
    case 'addAbilitiesOf':
      // What others have is known to the layers alone (`layerRun.ts`).
      return it;
    case 'loseAbilities':
      return withAbilities(it, it.keywords, withoutWord(it.abilities, change.word));
    case 'loseAllAbilities':
      return withAbilities(it, 0, LOST_ABILITIES);
    case 'definePowerToughness':
    case 'setPowerToughness':
      return withPowerToughness(
        it,
        change.power === null ? it.power : power,
        change.toughness === null ? it.toughness : toughness,
      );
    case 'modifyPowerToughness':
      return withPowerToughness(it, it.power + power, it.toughness + toughness);
    case 'switchPowerToughness':
      return withPowerToughness(it, it.toughness, it.power);
  }
}

/** The records of a granted ability; the catalog compiled it with whatever grants it. */
export function recordsOf(catalog: Catalog, written: Ability): readonly AbilityRecord[] {
  const own = catalog.recordOfAbility.get(written);
  if (own === undefined) throw new Error('an ability that was not compiled');
  return [own, ...(catalog.furtherRecords.get(written) ?? [])];
}

function recordsGivenBy(catalog: Catalog, ability: Ability, source: ChangeSource): readonly AbilityRecord[] {
  const records = recordsOf(catalog, ability);
  if (source.handle === 0 || !records.some(({ speaksOfGiver }) => speaksOfGiver)) return records;
  return records.map((record) => (record.speaksOfGiver ? record.givenBy(source) : record));
}

/** New card types replace the old ones; subtypes go with the types they belong to, and named ones replace those of their kind (205.1a). */
function setTypes(catalog: Catalog, it: Characteristics, types: number, subtypes: readonly string[]): Characteristics {
  let replaced = 0;
  for (const subtype of subtypes) replaced |= typesOfSubtype(subtype);
  const kept = it.subtypes.filter((subtype) => (typesOfSubtype(subtype) & replaced) === 0);
  return withTypes(catalog, it, types, it.supertypes, [...kept, ...subtypes]);
}

/** 305.7: basic land types take the rules text and its abilities with the old land types; other land types only replace land types. */
function setLandTypes(catalog: Catalog, it: Characteristics, subtypes: readonly string[]): Characteristics {
  if ((it.types & CardType.Land) === 0) return it;
  const kept = it.subtypes.filter((subtype) => (typesOfSubtype(subtype) & CardType.Land) === 0);
  const bare = subtypes.some(isBasicLandType) ? withoutRulesText(it) : it;
  return withTypes(catalog, bare, it.types, it.supertypes, [...kept, ...subtypes]);
}

function withoutRulesText(it: Characteristics): Characteristics {
  return withAbilities(it, 0, LOST_ABILITIES);
}

/** Whether the change takes away what the object's rules text says, with any definition of its power and toughness (305.7, 613.4a). */
export function removesRulesText(change: Change): boolean {
  return (
    change.kind === 'loseAllAbilities' ||
    change.kind === 'setChosenLandType' ||
    (change.kind === 'setTypes' && change.subtypes?.some(isBasicLandType) === true) ||
    (change.kind === 'setLandTypes' && change.subtypes.some(isBasicLandType))
  );
}

/** 702.73a: one entry instead of hundreds of types. */
function withEveryCreatureType(catalog: Catalog, it: Characteristics): Characteristics {
  if (it.subtypes.includes(EVERY_CREATURE_TYPE)) return it;
  return withTypes(catalog, it, it.types, it.supertypes, [...it.subtypes, EVERY_CREATURE_TYPE]);
}

/** Types with the subtypes that fit them (205.3d) and the mana abilities of basic land types (305.6). */
function withTypes(
  catalog: Catalog,
  it: Characteristics,
  types: number,
  supertypes: number,
  subtypes: readonly string[],
): Characteristics {
  const fitting = subtypes.filter(
    (subtype, at) => (typesOfSubtype(subtype) & types) !== 0 && subtypes.indexOf(subtype) === at,
  );
  const abilities = withIntrinsicMana(catalog, it, types, fitting);
  return new Characteristics(
    it.face,
    it.name,
    it.colors,
    supertypes,
    types,
    fitting,
    it.power,
    it.toughness,
    it.keywords,
    abilities,
    it.manaValue,
  );
}

/** Mana abilities of basic land types come with the type and go with it; the others stay in their order. */
function withIntrinsicMana(
  catalog: Catalog,
  it: Characteristics,
  types: number,
  subtypes: readonly string[],
): readonly AbilityRecord[] {
  const wanted =
    (types & CardType.Land) === 0
      ? []
      : catalog.basicLandAbilities.filter((_, at) => subtypes.includes(BASIC_LAND_TYPES[at] ?? ''));
  const gone = it.abilities.filter((record) => catalog.basicLandAbilities.includes(record) && !wanted.includes(record));
  const come = wanted.filter((record) => !it.abilities.includes(record));
  if (gone.length === 0 && come.length === 0) return it.abilities;
  return [...come, ...it.abilities.filter((record) => !gone.includes(record))];
}

function withName(it: Characteristics, name: string): Characteristics {
  return new Characteristics(
    it.face,
    name,
    it.colors,
    it.supertypes,
    it.types,
    it.subtypes,
    it.power,
    it.toughness,
    it.keywords,
    it.abilities,
    it.manaValue,
  );
}

/** 202.3a */
function withoutManaCost(it: Characteristics): Characteristics {
  return new Characteristics(
    it.face,
    it.name,
    it.colors,
    it.supertypes,
    it.types,
    it.subtypes,
    it.power,
    it.toughness,
    it.keywords,
    it.abilities,
    0,
  );
}

function withColors(it: Characteristics, colors: number): Characteristics {
  if (colors === it.colors) return it;
  return new Characteristics(
    it.face,
    it.name,
    colors,
    it.supertypes,
    it.types,
    it.subtypes,
    it.power,
    it.toughness,
    it.keywords,
    it.abilities,
    it.manaValue,
  );
}

export function withAbilities(
  it: Characteristics,
  keywords: number,
  abilities: readonly AbilityRecord[],
): Characteristics {
  if (keywords === it.keywords && abilities === it.abilities) return it;
  return new Characteristics(
    it.face,
    it.name,
    it.colors,
    it.supertypes,
    it.types,
    it.subtypes,
    it.power,
    it.toughness,
    keywords,
    abilities,
    it.manaValue,
  );
}

export function withPowerToughness(it: Characteristics, power: number, toughness: number): Characteristics {
  if (power === it.power && toughness === it.toughness) return it;
  return new Characteristics(
    it.face,
    it.name,
    it.colors,
    it.supertypes,
    it.types,
    it.subtypes,
    power,
    toughness,
    it.keywords,
    it.abilities,
    it.manaValue,
  );
}

/** Of what has lost all abilities, among them those by which its power and toughness would be worked out. */
export const LOST_ABILITIES: readonly AbilityRecord[] = [];

/** 702.22b: what loses banding loses all "bands with other" abilities as well. */
function withoutKeywords(abilities: readonly AbilityRecord[], keywords: number): readonly AbilityRecord[] {
  return (keywords & Keyword.Banding) === 0 ? abilities : withoutWord(abilities, BANDS_WITH_OTHER);
}

function withoutWord(abilities: readonly AbilityRecord[], word: string): readonly AbilityRecord[] {
  return abilities.some((record) => record.word === word)
    ? abilities.filter((record) => record.word !== word)
    : abilities;
}
