/** Base power and toughness that objects are given for a time: "this creature's base power and toughness become 4/2 until end of turn" (613.4b). */
import type { Change, Effect, Quantity } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../../parsing.ts';
import { duration } from '../durations.ts';
import { anyObjects, singleObject } from '../objects.ts';
import { value } from '../quantities.ts';
import { size } from '../vocabulary.ts';

type Which = 'power' | 'toughness' | 'power and toughness';

const which: Reader<Which> = either<Which>(
  phrase(['power and toughness'], () => 'power and toughness'),
  phrase(['power'], () => 'power'),
  phrase(['toughness'], () => 'toughness'),
);

function set(what: Which, number: Quantity): Change {
  return {
    kind: 'setPowerToughness',
    power: what === 'toughness' ? null : number,
    toughness: what === 'power' ? null : number,
  };
}

export const baseSizes: Reader<Meaning<Effect>> = rule(() =>
  either<Meaning<Effect>>(
    phrase(
      [singleObject, "'s base power and toughness become|becomes", size, duration],
      (what, { power, toughness }, time) =>
        (scope) => {
          const to = what(scope);
          return {
            kind: 'apply',
            to,
            changes: [{ kind: 'setPowerToughness', power, toughness }],
            duration: time(scope),
          };
        },
    ),
    phrase(
      [singleObject, "'s base", which, 'become|becomes equal to', value, duration],
      (what, size, amount, time) => (scope) => {
        const to = what(scope);
        return { kind: 'apply', to, changes: [set(size, amount(scope))], duration: time(scope) };
      },
    ),
    phrase(
      [duration, ',', singleObject, "'s base", which, 'become|becomes equal to', value],
      (time, what, size, amount) => (scope) => {
        const lasting = time(scope);
        const to = what(scope);
        return { kind: 'apply', to, changes: [set(size, amount(scope))], duration: lasting };
      },
    ),
    phrase(
      ['the base', which, 'of', anyObjects, 'become|becomes equal to', value, duration],
      (size, what, amount, time) => (scope) => {
        const to = what(scope);
        return { kind: 'apply', to, changes: [set(size, amount(scope))], duration: time(scope) };
      },
    ),
  ),
);
