/** What a copy is unlike the original: "except it's an Illusion in addition to its other types and it has flying" (707.9). */
import type { Change } from '@foretell/rules/ir';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import { size } from '../vocabulary.ts';
import { become } from './become.ts';
import { granted } from './granted.ts';

type Changes = Meaning<readonly Change[]>;

const LEGENDARY = 2;

const exception: Reader<Changes> = rule(() =>
  either<Changes>(
    phrase([first(words("it's"), words("they're")), become], (_it, changes) => changes),
    phrase(['it is', become], (changes) => changes),
    phrase(['it|they has|have', granted], (changes) => changes),
    phrase(["it's", size], (_size) => () => [
      { kind: 'setPowerToughness', power: _size.power, toughness: _size.toughness },
    ]),
    phrase(
      [
        first(
          words("it isn't legendary"),
          words("it's not legendary"),
          words("they're not legendary"),
          words("they aren't legendary"),
          words("the token isn't legendary"),
          words("the copy isn't legendary"),
        ),
      ],
      () => () => [{ kind: 'removeTypes', types: 0, supertypes: LEGENDARY }],
    ),
  ),
);

export const exceptions: Reader<Changes> = rule(() =>
  phrase(
    [listOf(exception, first(words(', and'), words('and'), words(',')))],
    (parts) => (scope) => parts.flatMap((part) => part(scope)),
  ),
);
