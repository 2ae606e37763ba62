/** Permanents that become copies of something (707.4): which, of what, for how long and but for what. */
import { type Change, type Duration, type Effect, type ObjectSet, Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { duration } from '../durations.ts';
import { allOf, described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { singleObject } from '../objects.ts';
import { EACH_PLAYER, YOU } from '../players.ts';
import { exceptions } from './exceptions.ts';

type Clause = Meaning<Effect>;

/** How long a copy lasts; "the next end step" is anybody's. */
const time: Reader<Meaning<Duration>> = rule(() =>
  either<Meaning<Duration>>(
    duration,
    phrase(['until the next end step'], () => () => ({ kind: 'untilNextEndStepOf', who: EACH_PLAYER })),
  ),
);

/** The exceptions and the time, in either order. */
interface Rest {
  readonly changes: Meaning<readonly Change[]> | null;
  readonly lasting: Meaning<Duration> | null;
}

const except: Reader<Meaning<readonly Change[]>> = rule(() => phrase([', except', exceptions], (changes) => changes));

const rest: Reader<Rest> = rule(() =>
  either<Rest>(
    phrase([maybe(except), maybe(time)], (changes, lasting) => ({ changes, lasting })),
    phrase([time, except], (lasting, changes) => ({ changes, lasting })),
  ),
);

function copied(what: ObjectSet, of: ObjectSet, { changes, lasting }: Rest, scope: Scope): Effect {
  return {
    kind: 'becomeCopy',
    what,
    of,
    duration: lasting === null ? { kind: 'indefinite' } : lasting(scope),
    ...(changes === null ? {} : { changes: changes(scope) }),
  };
}

/** One object, or up to one target. */
const model: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    singleObject,
    phrase([words('up to one'), maybe(words('other')), 'target', described], (_up, other, what) => (scope) => {
      const object = what(scope);
      if (object.zone === Zone.None || object.of !== null) scope.reject(null);
      const earlier = scope.draft.targets.map(({ name }) => name);
      const others = other === null ? [] : [scope.other];
      return scope.addTarget(
        {
          what: conjunction([...(earlier.length === 0 ? others : []), object.filter]),
          zone: object.zone,
          players: null,
          min: 0,
          max: 1,
          ...(other === null || earlier.length === 0 ? {} : { differentFrom: earlier }),
        },
        object.nouns,
      );
    }),
    phrase(['a second target', described], (what) => (scope) => {
      const object = what(scope);
      const differentFrom = scope.draft.targets.map(({ name }) => name);
      if (object.zone !== Zone.Battlefield || differentFrom.length !== 1) scope.reject(null);
      return scope.addTarget(
        { what: object.filter, zone: object.zone, players: null, min: 1, max: 1, differentFrom },
        object.nouns,
      );
    }),
  ),
);

/** Of several permanents all but the one they become copies of, where they are said to be others. */
const several: Reader<(scope: Scope, of: ObjectSet) => ObjectSet> = rule(() =>
  either<(scope: Scope, of: ObjectSet) => ObjectSet>(
    phrase(['each', described], (what) => (scope) => permanents(allOf(what(scope)), scope)),
    phrase(['each other', described], (what) => (scope, without) => ({
      kind: 'minus',
      from: permanents(allOf(what(scope)), scope),
      without,
    })),
    phrase([described], (what) => (scope) => permanents(allOf(what(scope)), scope)),
  ),
);

function permanents(all: ObjectSet, scope: Scope): ObjectSet {
  return all.kind === 'all' && all.zone === Zone.Battlefield ? all : scope.reject(all);
}

/** What is chosen as it happens: "another creature you control", "a creature card exiled with it". */
const chosen: Reader<Meaning<{ readonly choice: Effect; readonly of: ObjectSet }>> = rule(() =>
  phrase([either(words('a|an'), words('another')), described], (word, what) => (scope) => {
    const described = what(scope);
    const others = word === 'another' ? [{ kind: 'other' } as const] : [];
    const from = allOf({ ...described, filter: conjunction([...others, described.filter]) });
    const as = scope.fresh('model');
    const of = { kind: 'bound', name: as } as const;
    return { choice: { kind: 'chooseObjects', who: YOU, from, min: 1, max: 1, as }, of };
  }),
);

/** "That creature" that something becomes a copy of is one spoken of before it. */
function sameThing(what: ObjectSet, of: ObjectSet): boolean {
  return what.kind === 'bound' && of.kind === 'bound' && what.name === of.name;
}

export const becomingCopy: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([singleObject, 'becomes a copy of', model, rest], (what, of, more) => (scope) => {
      const before = scope.trial();
      const object = what(scope);
      const original = of(scope);
      return copied(object, sameThing(object, original) ? of(before) : original, more, scope);
    }),
    phrase(
      [time, ',', singleObject, 'becomes a copy of', model, maybe(except)],
      (lasting, what, of, changes) => (scope) => {
        const object = what(scope);
        return copied(object, of(scope), { changes, lasting }, scope);
      },
    ),
    phrase(
      [several, either(words('becomes a copy of'), words('become copies of'), words('become a copy of')), model, rest],
      (what, _become, of, more) => (scope) => {
        const original = of(scope);
        return copied(what(scope, original), original, more, scope);
      },
    ),
    phrase(['you may have', singleObject, 'become a copy of that card', rest], (what, more) => (scope) => {
      const card = scope.findMoved(false) ?? scope.findCards('card', false);
      return { kind: 'may', who: YOU, do: copied(what(scope), card, more, scope) };
    }),
    phrase(['you may have', singleObject, 'become a copy of', singleObject, rest], (what, of, more) => (scope) => {
      const object = what(scope);
      return { kind: 'may', who: YOU, do: copied(object, of(scope), more, scope) };
    }),
    phrase(['you may have', singleObject, 'become a copy of', chosen, rest], (what, of, more) => (scope) => {
      const object = what(scope);
      const { choice, of: original } = of(scope);
      if (object.kind !== 'self') scope.reject(null);
      return { kind: 'may', who: YOU, do: inSequence([choice, copied(object, original, more, scope)]) };
    }),
  ),
);
