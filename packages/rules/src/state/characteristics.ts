/** The characteristics of an object (109.3) as the layers leave them (613). Immutable once built; shared by clones. */
import type { ColorSet, KeywordSet, SupertypeSet, TypeSet } from '../ir/index.ts';
import type { AbilityRecord, FaceRecord } from './catalog.ts';

export class Characteristics {
  /** Where the copiable values come from (707.2). */
  readonly face: FaceRecord;
  readonly name: string;
  readonly colors: ColorSet;
  readonly supertypes: SupertypeSet;
  readonly types: TypeSet;
  readonly subtypes: readonly string[];
  readonly power: number;
  readonly toughness: number;
  readonly keywords: KeywordSet;
  readonly abilities: readonly AbilityRecord[];
  readonly manaValue: number;

  constructor(
    face: FaceRecord,
    name: string,
    colors: ColorSet,
    supertypes: SupertypeSet,
    types: TypeSet,
    subtypes: readonly string[],
    power: number,
    toughness: number,
    keywords: KeywordSet,
    abilities: readonly AbilityRecord[],
    manaValue: number,
  ) {
    this.face = face;
    this.name = name;
    this.colors = colors;
    this.supertypes = supertypes;
    this.types = types;
    this.subtypes = subtypes;
    this.power = power;
    this.toughness = toughness;
    this.keywords = keywords;
    this.abilities = abilities;
    this.manaValue = manaValue;
  }
}
