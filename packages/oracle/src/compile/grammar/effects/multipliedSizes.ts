/** Power and toughness doubled or tripled for a time (701.10): each object by its own numbers. */
import type { Change, Duration, Effect, ObjectSet } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { duration } from '../durations.ts';
import { anyObjects } from '../objects.ts';
import { predicates } from './predicates.ts';

type Clause = Meaning<Effect>;

function applied(to: ObjectSet, changes: readonly Change[], time: Duration): Effect {
  return { kind: 'apply', to, changes, duration: time };
}

export const multipliedSizes: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['triple', anyObjects, "'s power and toughness", duration], (what, time) => (scope) => {
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      return applied(to, [tripled(to)], time(scope));
    }),
    phrase(['double', anyObjects, "'s power and toughness", duration], (what, time) => (scope) => {
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      const doubled = {
        kind: 'modifyPowerToughness',
        power: { kind: 'power', of: to },
        toughness: { kind: 'toughness', of: to },
      } as const;
      return applied(to, [doubled], time(scope));
    }),
    phrase(['double', anyObjects, "'s power", duration], (what, time) => (scope) => {
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      return applied(to, [doubledPower(to)], time(scope));
    }),
    phrase(['double the power and toughness of', anyObjects, duration], (what, time) => (scope) => {
      const to = what(scope);
      const lasting = time(scope);
      const doubled = (of: ObjectSet): Effect =>
        applied(
          of,
          [{ kind: 'modifyPowerToughness', power: { kind: 'power', of }, toughness: { kind: 'toughness', of } }],
          lasting,
        );
      return scope.isMany(to) ? forEachOf(scope, to, doubled) : doubled(to);
    }),
    phrase([duration, ', double', anyObjects, "'s power", maybe(andIt)], (time, what, more) => (scope) => {
      const lasting = time(scope);
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      const power: Change = { kind: 'modifyPowerToughness', power: { kind: 'power', of: to }, toughness: 0 };
      return applied(to, [power, ...(more === null ? [] : more(scope))], lasting);
    }),
    phrase(['double the power of', anyObjects, duration], (what, time) => (scope) => {
      const to = what(scope);
      if (scope.isMany(to)) scope.reject(null);
      return applied(
        to,
        [{ kind: 'modifyPowerToughness', power: { kind: 'power', of: to }, toughness: 0 }],
        time(scope),
      );
    }),
  ),
);

const andIt: Reader<Meaning<readonly Change[]>> = rule(() => phrase(['and it', predicates], (changes) => changes));

function tripled(of: ObjectSet): Change {
  return {
    kind: 'modifyPowerToughness',
    power: { kind: 'times', of: { kind: 'power', of }, by: 2 },
    toughness: { kind: 'times', of: { kind: 'toughness', of }, by: 2 },
  };
}

function doubledPower(of: ObjectSet): Change {
  return { kind: 'modifyPowerToughness', power: { kind: 'power', of }, toughness: 0 };
}

/** Each of several by its own numbers. */
function forEachOf(scope: Scope, of: ObjectSet, make: (one: ObjectSet) => Effect): Effect {
  const as = scope.fresh('each');
  return { kind: 'forEachObject', of, as, do: make({ kind: 'bound', name: as }) };
}
