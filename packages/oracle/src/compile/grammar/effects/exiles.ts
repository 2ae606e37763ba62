/** Exiling (701.13): objects spoken of or chosen, whole zones, the top of a library. */
import {
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { chosenObjects } from '../chosenObjects.ts';
import { duration } from '../durations.ts';
import { allOf, described } from '../filters.ts';
import { anyObjects } from '../objects.ts';
import { EACH_PLAYER, isSeveral, OPPONENTS, possessive } from '../players.ts';
import { count, value } from '../quantities.ts';
import { counterName, ownedZone } from '../vocabulary.ts';
import { type ActionReader, by, mine } from './action.ts';

/** The objects where they arrive are spoken of by the name of the result. */
function result(scope: Scope, word: string, what: ObjectSet): string {
  const as = scope.fresh(word);
  scope.mentionMoved({ kind: 'bound', name: as }, word, scope.isMany(what), asked(what));
  return as;
}

function isOnePlayers(filter: Filter): boolean {
  const parts = filter.kind === 'and' ? filter.of : [filter];
  return parts.some((part) => part.kind === 'controlledBy' && (part.who.kind === 'bound' || part.who.kind === 'you'));
}

/** What all of a description had to be. */
export function asked(what: ObjectSet): Filter | undefined {
  return what.kind === 'all' ? what.filter : undefined;
}

export const exiles: ActionReader = rule(() =>
  either(
    phrase(['exile', anyObjects, maybe(duration)], (what, until) =>
      mine((scope) => {
        const object = what(scope);
        const limit = until === null ? {} : { until: until(scope) };
        const as = result(scope, 'exiled', object);
        // Of one player's, "that many" are for that player; of several players' each could mean their own.
        if (object.kind === 'all' && isOnePlayers(object.filter))
          scope.amount ??= { kind: 'count', of: { kind: 'bound', name: as } };
        return { kind: 'exile', what: object, ...limit, as };
      }),
    ),
    // Cards come to exile with counters on them (122.1).
    phrase(
      ['exile|exiles', anyObjects, 'with', count, counterName, 'counter|counters on it|them'],
      (what, amount, counter) =>
        by((_who, scope) => {
          const objects = what(scope);
          const as = result(scope, 'exiled', objects);
          return inSequence([
            { kind: 'exile', what: objects, as },
            { kind: 'putCounters', what: { kind: 'bound', name: as }, counter, count: amount(scope) },
          ]);
        }),
    ),
    phrase(['exile|exiles', chosenObjects, maybe(duration)], (what, until) =>
      by((who, scope) => {
        const { choice, objects, nouns, many } = what(who)(scope);
        const limit = until === null ? {} : { until: until(scope) };
        const as = scope.fresh('exiled');
        const exiled = { kind: 'bound', name: as } as const;
        scope.mention({
          nouns: ['exiled', ...nouns, 'card', 'moved'],
          many,
          objects: exiled,
          players: null,
          moved: true,
        });
        return inSequence([choice, { kind: 'exile', what: objects, ...limit, as }]);
      }),
    ),
    phrase(['exile|exiles', chosenObjects, 'and', wholeZone], (what, zone) =>
      by((who, scope) => {
        const { choice, objects } = what(who)(scope);
        const both: ObjectSet = { kind: 'union', of: [objects, zone(scope)] };
        return inSequence([choice, { kind: 'exile', what: both, as: result(scope, 'exiled', both) }]);
      }),
    ),
    phrase(['exiles all', described], (what) =>
      by((_who, scope) => {
        const object = what(scope);
        if (object.zone === Zone.None) scope.reject(null);
        const all = allOf(object);
        return { kind: 'exile', what: all, as: result(scope, 'exiled', all) };
      }),
    ),
    phrase(['exile|exiles', wholeZone], (what) =>
      by((_who, scope) => {
        const object = what(scope);
        return { kind: 'exile', what: object, as: result(scope, 'exiled', object) };
      }),
    ),
    phrase(['exile|exiles the top card of', possessive, 'library'], (of) =>
      by((_who, scope) => {
        const library = of(scope);
        const as = scope.fresh('exiled');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'exiled'], isSeveral(library));
        return { kind: 'exile', what: { kind: 'topOfLibrary', of: library, count: 1 }, as };
      }),
    ),
    phrase(['exile|exiles the top', count, 'cards of', possessive, 'library'], (amount, of) =>
      by((_who, scope) => {
        const number = amount(scope);
        const library = of(scope);
        const as = scope.fresh('exiled');
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'exiled'], true);
        return { kind: 'exile', what: { kind: 'topOfLibrary', of: library, count: number }, as };
      }),
    ),
    phrase(['exile cards equal to', value, 'from the top of', possessive, 'library'], (amount, of) =>
      mine((scope) => exiledFromTop(scope, amount(scope), of(scope))),
    ),
    phrase(
      [
        'exile',
        first(words('cards'), words('a number of cards')),
        'from the top of',
        possessive,
        'library equal to',
        value,
      ],
      (_cards, of, amount) =>
        mine((scope) => {
          const library = of(scope);
          return exiledFromTop(scope, amount(scope), library);
        }),
    ),
    phrase(['exile|exiles', count, 'cards from the top of', possessive, 'library'], (amount, of) =>
      by((_who, scope) => {
        const number = amount(scope);
        return exiledFromTop(scope, number, of(scope));
      }),
    ),
  ),
);

/** "their graveyard", "all graveyards", "any number of target players' graveyards": every card of a zone (400.1). */
const wholeZone: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([possessive, ownedZone], (of, zone) => (scope) => all(zone, of(scope))),
    phrase(["all opponents'", ownedZone], (zone) => () => all(zone, OPPONENTS)),
    phrase(["any number of target players'", ownedZone], (zone) => (scope) => {
      const who = scope.addTarget({ what: null, zone: Zone.None, players: EACH_PLAYER, min: 0, max: 1000 }, ['player']);
      return all(zone, who);
    }),
  ),
);

function all(zone: ZoneId, of: PlayerSet): ObjectSet {
  return { kind: 'all', zone, filter: { kind: 'any' }, of };
}

function exiledFromTop(scope: Scope, count: Quantity, of: PlayerSet): Effect {
  if (isSeveral(of)) scope.reject(null);
  const as = scope.fresh('exiled');
  scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'exiled'], true);
  return { kind: 'exile', what: { kind: 'topOfLibrary', of, count }, as };
}
