/** What continuous effects change, as predicates of a subject: "gets +1/+1 and has flying", "loses all abilities and becomes blue" (613.1). */
import { BANDS_WITH_OTHER, type Change, Keyword, type ObjectSet, Zone } from '@foretell/rules/ir';
import { BASIC_LAND_TYPES } from '../../../print/vocabulary.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { allOf, described } from '../filters.ts';
import { keywordsInSentence } from '../keywords.ts';
import { singleObject } from '../objects.ts';
import { maybeForEach, times, value } from '../quantities.ts';
import { numeral, size, sizeChange } from '../vocabulary.ts';
import { become, becomeNo } from './become.ts';
import { granted } from './granted.ts';

type Changes = Meaning<readonly Change[]>;

const pumped: Reader<Changes> = rule(() =>
  phrase([sizeChange, maybeForEach], ({ power, toughness }, each) => (scope) => {
    const factor = each === null ? null : each(scope);
    return [{ kind: 'modifyPowerToughness', power: times(power, factor), toughness: times(toughness, factor) }];
  }),
);

/** "power and toughness 1/1", "power 3", "power and toughness each equal to its mana value". */
const base: Reader<Changes> = rule(() =>
  either<Changes>(
    phrase(['power and toughness', size], ({ power, toughness }) => () => [
      { kind: 'setPowerToughness', power, toughness },
    ]),
    phrase(['power', numeral], (power) => () => [{ kind: 'setPowerToughness', power, toughness: null }]),
    phrase(['toughness', numeral], (toughness) => () => [{ kind: 'setPowerToughness', power: null, toughness }]),
    phrase(
      [first(words('power and toughness each equal to'), words('power and base toughness each equal to')), value],
      (_base, amount) => (scope) => {
        const number = amount(scope);
        return [{ kind: 'setPowerToughness', power: number, toughness: number }];
      },
    ),
    phrase(['power equal to', value], (amount) => (scope) => [
      { kind: 'setPowerToughness', power: amount(scope), toughness: null },
    ]),
  ),
);

/** The card types that are named stand in the place of all others. */
function replacingTypes(scope: Scope, changes: readonly Change[]): readonly Change[] {
  return changes.some(({ kind }) => kind === 'setTypes') ? changes : scope.reject(changes);
}

/** Those whose abilities something has. */
const lenders: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([singleObject], (what) => what),
    phrase([maybe(words('all|each')), described], (_all, what) => (scope) => {
      const objects = what(scope);
      if (objects.zone === Zone.None && objects.from === undefined) scope.reject(null);
      return allOf(objects);
    }),
  ),
);

/** The name of an ability in quotation marks. */
const bandsWithOther: Reader<string> = token('quoted', (text) => (text === BANDS_WITH_OTHER ? text : null));

/** One predicate: "gets +1/+1", "has flying", "loses flying", "becomes blue", "has base power and toughness 1/1". */
const predicate: Reader<Changes> = rule(() =>
  either<Changes>(
    phrase(
      [maybe(words('also')), 'get|gets', maybe(words('an additional')), pumped],
      (_also, _additional, changes) => changes,
    ),
    phrase(['have|has|gain|gains', granted], (changes) => changes),
    phrase(['lose|loses', keywordsInSentence], (given) => (scope) => {
      const { bits, abilities } = given(scope);
      return abilities.length > 0 ? scope.reject([]) : [{ kind: 'removeKeywords', keywords: bits }];
    }),
    phrase(
      [
        'lose|loses',
        keywordsInSentence,
        first(words("and can't have or gain"), words("and can't have")),
        keywordsInSentence,
      ],
      (lost, _cannot, barred) => (scope) => {
        const { bits, abilities } = lost(scope);
        const others = barred(scope);
        if (abilities.length > 0 || others.abilities.length > 0 || others.bits !== bits) scope.reject(null);
        return [{ kind: 'cantHaveKeywords', keywords: bits }];
      },
    ),
    phrase(['lose|loses', maybe(words('banding and')), 'all', bandsWithOther, 'abilities'], (banding, word) => () => [
      ...(banding === null ? [] : [{ kind: 'removeKeywords' as const, keywords: Keyword.Banding }]),
      { kind: 'loseAbilities', word },
    ]),
    phrase(['is|are', become, 'and loses|lose all other card types and abilities'], (changes) => (scope) => [
      { kind: 'loseAllAbilities' },
      ...replacingTypes(scope, changes(scope)),
    ]),
    phrase(
      [
        'is|are|become|becomes',
        become,
        first(words('and loses|lose all other abilities'), words('and it loses all other abilities')),
      ],
      (changes) => (scope) => [{ kind: 'loseAllAbilities' }, ...replacingTypes(scope, changes(scope))],
    ),
    phrase(['have|has', granted, 'and loses|lose all other abilities'], (given) => (scope) => [
      { kind: 'loseAllAbilities' },
      ...given(scope),
    ]),
    phrase(['gain|gains all basic land types'], () => () => [{ kind: 'addSubtypes', subtypes: BASIC_LAND_TYPES }]),
    phrase(['gain|gains all creature types'], () => () => [{ kind: 'everyCreatureType' }]),
    phrase(['lose|loses all creature types'], () => () => [{ kind: 'loseCreatureTypes' }]),
    // 305.7
    phrase(['lose|loses all land types and abilities'], () => () => [
      { kind: 'setLandTypes', subtypes: [] },
      { kind: 'loseAllAbilities' },
    ]),
    phrase(['lose|loses all abilities'], () => () => [{ kind: 'loseAllAbilities' }]),
    phrase(['have|has all activated abilities of', lenders], (of) => (scope) => [
      { kind: 'addAbilitiesOf', of: of(scope) },
    ]),
    phrase(['have|has no abilities'], () => () => [{ kind: 'loseAllAbilities' }]),
    phrase(['have|has base', base], (changes) => changes),
    phrase(['become|becomes', become], (changes) => changes),
    phrase(['is|are', become], (changes) => changes),
    phrase(["isn't|aren't", becomeNo], (changes) => changes),
  ),
);

/** Predicates of one subject: "gets +1/+1 and has flying". */
export const predicates: Reader<Changes> = rule(() =>
  phrase(
    [listOf(predicate, first(words(', and they'), words(', and'), words(','), words('and')))],
    (parts) => (scope) => parts.flatMap((part) => part(scope)),
  ),
);
