/** What copies are but for: "except it's an Illusion in addition to its other types and it has flying" (707.9). */
import type { Change } from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import { selfObject } from '../objects.ts';
import { size } from '../vocabulary.ts';
import { become } from './become.ts';
import { granted } from './granted.ts';

type Changes = Meaning<readonly Change[]>;

const is: Reader<unknown> = first(
  words("it's"),
  words('it is'),
  words("he's"),
  words("she's"),
  words("they're"),
  words('the token is'),
  words('the tokens are'),
);
const has: Reader<unknown> = first(
  words('it|he|she has'),
  words('they have'),
  words('the token has'),
  words('the tokens have'),
);
const isNot: Reader<unknown> = first(
  words("it isn't"),
  words("it's not"),
  words("they aren't"),
  words("they're not"),
  words("the token isn't"),
  words("the tokens aren't"),
  words("the copy isn't"),
  words("he|she isn't"),
  words("he's|she's not"),
);

const exception: Reader<Changes> = rule(() =>
  either<Changes>(
    phrase([is, become], (_is, changes) => changes),
    phrase([is, size], (_is, numbers) => () => [{ kind: 'setPowerToughness', ...numbers }]),
    phrase([first(words('its'), words('his'), words('her'), words('their')), 'name is', selfObject], () => (scope) => [
      { kind: 'setName', name: scope.face.name },
    ]),
    phrase([has, 'the name', selfObject], () => (scope) => [{ kind: 'setName', name: scope.face.name }]),
    phrase([has, granted], (_has, changes) => changes),
    phrase([has, 'this ability'], () => () => [{ kind: 'addThisAbility' }]),
    phrase([has, 'this ability and', granted], (_has, changes) => (scope) => [
      { kind: 'addThisAbility' },
      ...changes(scope),
    ]),
    phrase([isNot, 'legendary , is', become, ', and has', granted], (_not, changes, given) => (scope) => [
      { kind: 'removeTypes', types: 0, supertypes: 2 },
      ...changes(scope),
      ...given(scope),
    ]),
    phrase([isNot, 'legendary and is', become], (_not, changes) => (scope) => [
      { kind: 'removeTypes', types: 0, supertypes: 2 },
      ...changes(scope),
    ]),
    phrase([isNot, 'legendary'], () => () => [{ kind: 'removeTypes', types: 0, supertypes: 2 }]),
  ),
);

export const exceptions: Reader<Changes> = rule(() =>
  phrase(
    [listOf(exception, first(words(', and'), words('and'), words(',')))],
    (parts) => (scope) => parts.flatMap((part) => part(scope)),
  ),
);
