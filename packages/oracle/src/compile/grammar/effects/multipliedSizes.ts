/** Power and toughness doubled or tripled for a time (701.10): each object by its own numbers. */
import type { Change, Duration, Effect, ObjectSet, Quantity } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { duration } from '../durations.ts';
import { anyObjects, it } from '../objects.ts';
import { predicates } from './predicates.ts';

type Clause = Meaning<Effect>;

const factor: Reader<number> = either<number>(
  phrase(['double'], () => 2),
  phrase(['triple'], () => 3),
);

type Which = 'power' | 'power and toughness';

const which: Reader<Which> = either<Which>(
  phrase(['power'], () => 'power'),
  phrase(['power and toughness'], () => 'power and toughness'),
);

/** So many times as much is that much more, once less than so many times. */
function multiplied(of: ObjectSet, what: Which, by: number): Change {
  const more = (kind: 'power' | 'toughness'): Quantity => {
    const own: Quantity = { kind, of };
    return by === 2 ? own : { kind: 'times', of: own, by: by - 1 };
  };
  return {
    kind: 'modifyPowerToughness',
    power: more('power'),
    toughness: what === 'power' ? 0 : more('toughness'),
  };
}

function applied(to: ObjectSet, changes: readonly Change[], time: Duration): Effect {
  return { kind: 'apply', to, changes, duration: time };
}

/** One object, whose numbers they are. */
function single(scope: Scope, what: Meaning<ObjectSet>): ObjectSet {
  const to = what(scope);
  return scope.isMany(to) ? scope.reject(to) : to;
}

export const multipliedSizes: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([factor, anyObjects, "'s", which, duration], (by, what, size, time) => (scope) => {
      const to = single(scope, what);
      return applied(to, [multiplied(to, size, by)], time(scope));
    }),
    phrase([factor, 'its|his|her', which, duration], (by, size, time) => (scope) => {
      const to = it(scope);
      return applied(to, [multiplied(to, size, by)], time(scope));
    }),
    phrase([factor, 'the', which, 'of', anyObjects, duration], (by, size, what, time) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      const one = (of: ObjectSet): Effect => applied(of, [multiplied(of, size, by)], lasting);
      return scope.isMany(to) ? forEachOf(scope, to, one) : one(to);
    }),
    phrase([duration, ',', factor, anyObjects, "'s", which, maybe(andIt)], (time, by, what, size, more) => (scope) => {
      const lasting = time(scope);
      const to = single(scope, what);
      return applied(to, [multiplied(to, size, by), ...(more === null ? [] : more(scope))], lasting);
    }),
  ),
);

const andIt: Reader<Meaning<readonly Change[]>> = rule(() => phrase(['and it', predicates], (changes) => changes));

/** Each of several by its own numbers. */
function forEachOf(scope: Scope, of: ObjectSet, make: (one: ObjectSet) => Effect): Effect {
  const as = scope.fresh('each');
  return { kind: 'forEachObject', of, as, do: make({ kind: 'bound', name: as }) };
}
