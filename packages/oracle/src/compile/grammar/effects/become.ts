/** What objects become: sizes, colours, card types and subtypes after "becomes", "is" and "are" (205.1, 613.1d–f). */
import { CardType, type Change, type Quantity } from '@foretell/rules/ir';
import { BASIC_LAND_TYPES } from '../../../print/vocabulary.ts';
import { isLandType, NONBASIC_LAND_TYPES } from '../../characteristics/subtypes.ts';
import { CHOSEN_COLOR } from '../../lowering/chosenColor.ts';
import {
  either,
  first,
  listOf,
  type Meaning,
  many,
  maybe,
  phrase,
  type Reader,
  rule,
  token,
  words,
} from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { value } from '../quantities.ts';
import { colorWord, size, subtypeWord, supertypeBit, typeBit } from '../vocabulary.ts';
import { granted } from './granted.ts';

type Changes = Meaning<readonly Change[]>;

const and: Reader<unknown> = first(words(', and'), words(','), words('and'));
const bits = (all: readonly number[]): number => all.reduce((a, b) => a | b, 0);

/** "blue", "white and black", "all colors", "colorless". */
const colorList: Reader<number> = first(
  phrase([listOf(colorWord, and)], bits),
  phrase(['all colors'], () => 31),
  phrase(['colorless'], () => 0),
);
const typeWords: Reader<number> = phrase([many(token('word', typeBit))], bits);
const supertypes: Reader<number> = phrase([many(token('word', supertypeBit))], bits);
const subtypes: Reader<readonly string[]> = many(subtypeWord);

/** What of before is still so (205.1b). */
type Kept = 'types' | 'colors and types';
const kept: Reader<Kept> = either<Kept>(
  phrase(['in addition to its|their|his|her other types'], () => 'types'),
  phrase(['in addition to its|their other creature|land|artifact? types'], () => 'types'),
  phrase(['in addition to its|their other colors and types'], () => 'colors and types'),
  phrase(["that's still a|an", typeWords], () => 'types'),
  phrase(['that are still', typeWords], () => 'types'),
  phrase([". it's still a|an", typeWords], () => 'types'),
  phrase([". they're still", typeWords], () => 'types'),
);

const baseSize = phrase(['with base power and toughness', size], (numbers) => numbers);
const withAbilities: Reader<Changes> = rule(() => phrase(['with|,', granted], (given) => given));

/** "with base power and toughness 7/8 and protection from red": said with the size, not as another predicate. */
const andAbilities: Reader<Changes> = rule(() => phrase(['and', granted], (given) => given));

/** "a 4/4 blue Elemental creature with flying that's still a land", "an artifact in addition to its other types". */
const noun: Reader<Changes> = rule(() =>
  phrase(
    [
      maybe(words('a|an')),
      supertypes,
      maybe(size),
      supertypes,
      maybe(colorList),
      subtypes,
      typeWords,
      maybe(baseSize),
      maybe(words('with power and toughness each equal to its mana value')),
      maybe(words('with all creature types')),
      maybe(either(withAbilities, andAbilities)),
      maybe(words('and all creature types')),
      maybe(kept),
    ],
    (_a, early, sized, late, colors, names, types, based, byValue, allTypes, given, moreTypes, still) => {
      const numbers = sized ?? based;
      const supers = early | late;
      if (sized === null && late !== 0) return null;
      if (types === 0 && names.length === 0) return null;
      return (scope) => {
        const changes = typeChanges(supers, types, names, still !== null);
        if (changes === null) return scope.reject([]);
        return [
          ...changes,
          ...(allTypes === null && moreTypes === null ? [] : [{ kind: 'everyCreatureType' } as const]),
          ...colorChanges(colors, still),
          ...(given === null ? [] : given(scope)),
          ...(numbers === null ? [] : [{ kind: 'setPowerToughness', ...numbers } as const]),
          ...(byValue === null ? [] : [asLargeAsItCosts(scope)]),
        ];
      };
    },
  ),
);

/** Of the one object that was just spoken of. */
function asLargeAsItCosts(scope: Scope): Change {
  const size: Quantity = { kind: 'manaValue', of: scope.find(null, false) };
  return { kind: 'setPowerToughness', power: size, toughness: size };
}

/**
 * "Artifact creature" keeps what it was (205.1b); so does what is said to be still what it was. Otherwise card types, and the subtypes of
 * the kinds that are named, are replaced.
 */
function typeChanges(
  supertypes: number,
  types: number,
  subtypes: readonly string[],
  still: boolean,
): readonly Change[] | null {
  const artifactCreature = CardType.Artifact | CardType.Creature;
  if (still || (types & artifactCreature) === artifactCreature) {
    if (types === 0 && supertypes === 0) return [{ kind: 'addSubtypes', subtypes }];
    return [
      {
        kind: 'addTypes',
        types,
        ...(subtypes.length === 0 ? {} : { subtypes }),
        ...(supertypes === 0 ? {} : { supertypes }),
      },
    ];
  }
  if (supertypes !== 0) return null;
  if (types !== 0) return [{ kind: 'setTypes', types, ...(subtypes.length === 0 ? {} : { subtypes }) }];
  return subtypes.every(isLandType) ? [{ kind: 'setLandTypes', subtypes }] : [{ kind: 'setSubtypes', subtypes }];
}

function colorChanges(colors: number | null, still: Kept | null): readonly Change[] {
  if (colors === null) return [];
  return still === 'colors and types' ? [{ kind: 'addColors', colors }] : [{ kind: 'setColors', colors }];
}

/** What follows "becomes", "is" or "are". */
export const become: Reader<Changes> = rule(() =>
  either<Changes>(
    noun,
    phrase([colorList], (colors) => () => [{ kind: 'setColors', colors }]),
    phrase([colorList, 'in addition to its|their other colors'], (colors) => () => [{ kind: 'addColors', colors }]),
    phrase(['every creature type'], () => () => [{ kind: 'everyCreatureType' }]),
    phrase(['all creature types'], () => () => [{ kind: 'everyCreatureType' }]),
    phrase(['the chosen type'], () => () => [{ kind: 'setChosenLandType' }]),
    phrase(['the chosen creature type in addition to its|their other types'], () => () => [
      { kind: 'addChosenSubtype' },
    ]),
    phrase([noun, 'with base power and toughness each equal to', value], (changes, amount) => (scope) => {
      const number = amount(scope);
      return [...changes(scope), { kind: 'setPowerToughness', power: number, toughness: number }];
    }),
    phrase(['the chosen type in addition to its|their|his|her other types'], () => () => [
      { kind: 'addChosenSubtype' },
    ]),
    phrase(
      ['that|the chosen? color'],
      () => (scope) => (scope.color ? [{ kind: 'setColors', colors: CHOSEN_COLOR }] : scope.reject([])),
    ),
    phrase(
      ['the chosen color'],
      () => (scope) => (scope.color || scope.quoted ? scope.reject([]) : [{ kind: 'addChosenColor', only: true }]),
    ),
    phrase(['the chosen color in addition to its|their other colors'], () => () => [{ kind: 'addChosenColor' }]),
    phrase(['every basic land type in addition to its|their|his|her other types'], () => () => [
      { kind: 'addSubtypes', subtypes: BASIC_LAND_TYPES },
    ]),
    phrase(['every nonbasic land type'], () => () => [{ kind: 'addSubtypes', subtypes: NONBASIC_LAND_TYPES }]),
    phrase(['legendary'], () => () => [{ kind: 'addTypes', types: 0, supertypes: 2 }]),
  ),
);

/** What follows "isn't" or "aren't". */
export const becomeNo: Reader<Changes> = rule(() =>
  phrase(['a|an?', token('word', typeBit)], (types) => () => [{ kind: 'removeTypes', types }]),
);
