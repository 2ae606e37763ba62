/** Sacrificing (701.21): what is spoken of, all of a description, so many of a choice. */
import { type Effect, type Filter, type ObjectSet, type PlayerSet, type Quantity, Zone } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { allOf, type Described, described } from '../filters.ts';
import { conjunction } from '../nouns.ts';
import { anyObjects, singleObject } from '../objects.ts';
import { isSeveral } from '../players.ts';
import { count, maybeForEach, times } from '../quantities.ts';
import { rounding } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';

export const sacrifices: ActionReader = rule(() =>
  either(
    phrase(['sacrifice|sacrifices', anyObjects], (what) =>
      by((who, scope) => {
        const object = what(scope);
        if (object.kind === 'all') scope.reject(null);
        const as = scope.fresh('sacrificed');
        return who.kind === 'you'
          ? { kind: 'sacrificeObjects', what: object, as }
          : { kind: 'sacrificeObjects', what: object, who, as };
      }),
    ),
    phrase(['sacrifice|sacrifices all', described], (what) =>
      by((who, scope) => {
        const object = what(scope);
        if (object.zone !== Zone.Battlefield) scope.reject(null);
        const own: ObjectSet = allOf({
          ...object,
          filter: conjunction([object.filter, { kind: 'controlledBy', who }]),
        });
        return who.kind === 'you'
          ? { kind: 'sacrificeObjects', what: own }
          : { kind: 'sacrificeObjects', what: own, who };
      }),
    ),
    phrase(['sacrifice|sacrifices', upToSome, described], (most, what) =>
      by((who, scope) => {
        const number = most(scope);
        const done = sacrifice(scope, who, number, what(scope), false);
        if (done.kind !== 'sacrifice') return done;
        scope.amount = { kind: 'count', of: { kind: 'bound', name: done.as ?? '' } };
        return { ...done, upTo: true };
      }),
    ),
    phrase(
      ['sacrifice|sacrifices', count, described, maybe(words('of their choice')), maybeForEach],
      (amount, what, _choice, each) =>
        by((who, scope) => {
          const base = amount(scope);
          const object = what(scope);
          return sacrifice(scope, who, times(base, each === null ? null : each(scope)), object, false);
        }),
    ),
    phrase(
      ['sacrifice|sacrifices', count, described, 'of their choice other than', singleObject],
      (amount, what, apart) =>
        by((who, scope) => {
          const number = amount(scope);
          const object = what(scope);
          const other: Filter = { kind: 'not', of: { kind: 'among', what: apart(scope) } };
          return sacrifice(scope, who, number, { ...object, filter: conjunction([object.filter, other]) }, false);
        }),
    ),
    phrase(['sacrifice|sacrifices half the', described, 'of their choice , rounded', rounding], (what, round) =>
      by((who, scope) => {
        // Half of what one player controls: of several each would count their own.
        if (isSeveral(who)) scope.reject(null);
        const object = what(scope);
        const of: Quantity = { kind: 'count', of: allOf(object) };
        return sacrifice(scope, who, { kind: 'half', of, round }, object, false);
      }),
    ),
    phrase(['sacrifice another', described], (what) => by((who, scope) => sacrifice(scope, who, 1, what(scope), true))),
  ),
);

/** "up to two", "any number of" */
const upToSome: Reader<Meaning<Quantity>> = either<Meaning<Quantity>>(
  phrase(['up to', count], (most) => most),
  phrase(['any number of'], () => () => 1000),
);

function sacrifice(scope: Scope, who: PlayerSet, amount: Quantity, what: Described, another: boolean): Effect {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  const as = scope.fresh('sacrificed');
  scope.mention({
    nouns: [...what.nouns, 'sacrificed'],
    many: amount !== 1,
    objects: { kind: 'bound', name: as },
    players: null,
    asked: what.filter,
  });
  const other: readonly Filter[] = another ? [{ kind: 'other' }] : [];
  return { kind: 'sacrifice', who, filter: conjunction([...other, what.filter]), count: amount, as };
}
