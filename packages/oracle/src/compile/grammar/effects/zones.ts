/** Moving objects: destroy, exile, return, put, counter, sacrifice (400.7, 701). */
import {
  type Destination,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { chosenObjects } from '../chosenObjects.ts';
import { duration } from '../durations.ts';
import { allOf, type Described, described } from '../filters.ts';
import { conjunction, nounPhrase } from '../nouns.ts';
import { anyObjects, it, selfObject, singleObject } from '../objects.ts';
import { EACH_PLAYER, isSeveral, OPPONENTS, possessive, YOU } from '../players.ts';
import { count, maybeForEach, times, value } from '../quantities.ts';
import { counterName, ordinal, ordinalWord, ownedZone, rounding } from '../vocabulary.ts';
import { type ActionReader, by, mine } from './action.ts';

/** The objects where they arrive are spoken of by the name of the result. */
function result(scope: Scope, word: string, what: ObjectSet): string {
  const as = scope.fresh(word);
  scope.mentionMoved({ kind: 'bound', name: as }, word, scope.isMany(what), asked(what));
  return as;
}

/** What all of a description had to be. */
function asked(what: ObjectSet): Filter | undefined {
  return what.kind === 'all' ? what.filter : undefined;
}

/** What was destroyed "this way"; "it" still speaks of what was to be destroyed. */
function destroyed(scope: Scope, what: ObjectSet): string {
  const as = scope.fresh('destroyed');
  const those = { kind: 'bound', name: as } as const;
  scope.mentionPaid({ kind: 'became', what: those, zone: Zone.Graveyard }, ['buried'], scope.isMany(what));
  scope.mentionPaid(those, ['destroyed'], scope.isMany(what), asked(what));
  return as;
}

/** What is moved on: where an earlier zone change took it, else as always. */
const movable: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    phrase([moved], (many) => (scope) => scope.findMoved(many) ?? scope.reject({ kind: 'self' })),
    phrase([anyObjects, maybe(fromZone)], (what) => what),
  ),
);

const moved: Reader<boolean> = either(
  phrase(['it|her|him'], () => false),
  phrase(['that card'], () => false),
  phrase(['the exiled card'], () => false),
  phrase(['them'], () => true),
  phrase(['those cards'], () => true),
  phrase(['the exiled cards'], () => true),
);

/** "from your graveyard" after what is there anyway. */
const fromZone: Reader<unknown> = words('from the battlefield');

/** "onto the battlefield tapped under your control". */
export const battlefieldPlace: Reader<Meaning<Destination>> = rule(() =>
  phrase(
    [
      either(words('to the battlefield'), words('onto the battlefield')),
      maybe(words('tapped')),
      maybe(words('and attacking')),
      maybe(either(words('transformed'), words('and transformed'), words('converted'))),
      maybe(controlPhrase),
      maybe(words('tapped and attacking')),
      maybe(withCounters),
      maybe(phrase(['attached to', notPlayer, singleObject], (_no, host) => host)),
    ],
    (_to, tapped, attacking, transformed, control, fighting, counters, host) => (scope) => ({
      zone: Zone.Battlefield,
      ...(tapped === null && fighting === null ? {} : { tapped: true }),
      ...(attacking === null && fighting === null ? {} : { attacking: true }),
      ...(transformed === null ? {} : { transformed: true }),
      ...(control === null ? {} : control(scope)),
      ...(counters === null ? {} : { counters: counters(scope) }),
      ...(host === null ? {} : { attachedTo: host(scope) }),
    }),
  ),
);

/** A player is no object. */
const notPlayer: Reader<true> = reader((start) =>
  start?.next?.text === 'player' ? [] : [{ firstToken: start, nextToken: start, result: true }],
);

const controlPhrase: Reader<Meaning<Partial<Destination>>> = either<Meaning<Partial<Destination>>>(
  phrase(['under your control'], () => () => ({ controller: YOU })),
  phrase(["under its|their|his|her owner's|owners' control"], () => () => ({})),
);

const withCounters: Reader<Meaning<NonNullable<Destination['counters']>>> = rule(() =>
  either<Meaning<NonNullable<Destination['counters']>>>(
    phrase(
      ['with', count, maybe(words('additional')), counterName, 'counter|counters on it|them|him|her'],
      (number, _more, counter) => (scope) => ({
        counter,
        count: number(scope),
      }),
    ),
    // Than it had as it left.
    phrase(['with one fewer', counterName, 'counter on it'], (counter) => (scope) => ({
      counter,
      count: { kind: 'sum', of: [{ kind: 'counters', counter, of: it(scope) }, -1] },
    })),
  ),
);

const libraryPlace: Reader<Meaning<Destination>> = rule(() =>
  either<Meaning<Destination>>(
    phrase(["on top of its|their owner's|owners' library|libraries"], () => () => ({
      zone: Zone.Library,
      position: 'top',
    })),
    phrase(["on the bottom of its|their|his|her owner's|owners' library|libraries"], () => () => ({
      zone: Zone.Library,
      position: 'bottom',
    })),
    phrase(["into its|their owner's|owners' library|libraries", ordinal, 'from the top'], (nth) => () => ({
      zone: Zone.Library,
      position: { nth },
    })),
    phrase(['into your|their library', ordinal, 'from the top'], (nth) => () => ({
      zone: Zone.Library,
      position: { nth },
    })),
    phrase(['on top of your|their library'], () => () => ({ zone: Zone.Library, position: 'top' })),
    phrase(['on top'], () => () => ({ zone: Zone.Library, position: 'top' })),
    phrase(['back on top of your library'], () => () => ({ zone: Zone.Library, position: 'top' })),
    phrase(['on the bottom'], () => () => ({ zone: Zone.Library, position: 'bottom' })),
    phrase(['on the bottom of your|their|that library'], () => () => ({ zone: Zone.Library, position: 'bottom' })),
    phrase(['on top of your library in any order'], () => () => ({
      zone: Zone.Library,
      position: 'top',
      orderedBy: YOU,
    })),
    phrase(['back on top of your library in any order'], () => () => ({
      zone: Zone.Library,
      position: 'top',
      orderedBy: YOU,
    })),
    phrase(['back in any order'], () => () => ({ zone: Zone.Library, position: 'top', orderedBy: YOU })),
    phrase(['back on top in any order'], () => () => ({ zone: Zone.Library, position: 'top', orderedBy: YOU })),
    phrase(['on top in any order'], () => () => ({ zone: Zone.Library, position: 'top', orderedBy: YOU })),
    phrase(['on the bottom of your library in any order'], () => () => ({
      zone: Zone.Library,
      position: 'bottom',
      orderedBy: YOU,
    })),
    phrase(['on the bottom in any order'], () => () => ({ zone: Zone.Library, position: 'bottom', orderedBy: YOU })),
    phrase(['on the bottom of their library in a random order'], () => () => ({
      zone: Zone.Library,
      position: 'bottom',
      randomOrder: true,
    })),
    phrase(['on the bottom of your library in a random order'], () => () => ({
      zone: Zone.Library,
      position: 'bottom',
      randomOrder: true,
    })),
    phrase(['on the bottom in a random order'], () => () => ({
      zone: Zone.Library,
      position: 'bottom',
      randomOrder: true,
    })),
  ),
);

const ownLibrary: Reader<unknown> = first(
  words("into its|their|his|her owner's|owners' library|libraries"),
  words('into your|their library'),
);

export const place: Reader<Meaning<Destination>> = rule(() =>
  either<Meaning<Destination>>(
    battlefieldPlace,
    phrase(['under your control', maybe(withCounters)], (counters) => (scope) => ({
      zone: Zone.Battlefield,
      controller: YOU,
      ...(counters === null ? {} : { counters: counters(scope) }),
    })),
    libraryPlace,
    phrase(["to|into its|their owner's|owners' hand|hands"], () => () => ({ zone: Zone.Hand })),
    phrase(['to|into your|their hand'], () => () => ({ zone: Zone.Hand })),
    phrase(['into your|their graveyard'], () => () => ({ zone: Zone.Graveyard })),
    phrase(["into its owner's graveyard"], () => () => ({ zone: Zone.Graveyard })),
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

/** "up to two", "any number of" */
const upToSome: Reader<Meaning<Quantity>> = either<Meaning<Quantity>>(
  phrase(['up to', count], (most) => most),
  phrase(['any number of'], () => () => 1000),
);

type Position = NonNullable<Destination['position']>;

/** Two places in a library, of which a player chooses one. */
const eitherPlace: Reader<readonly Position[]> = either<readonly Position[]>(
  phrase(['on their|your choice of the top or bottom of their|your library'], () => ['top', 'bottom']),
  phrase(['on the top or bottom of their|your library'], () => ['top', 'bottom']),
  phrase(["on the top or bottom of its owner's library"], () => ['top', 'bottom']),
  phrase(['into their|your library', ordinal, 'from the top or on the bottom'], (nth) => [{ nth }, 'bottom']),
);

/** In the one place or the other, as the player likes. */
function inEither(who: PlayerSet, what: ObjectSet, places: readonly Position[]): Effect {
  const options = places.map((position) => ({
    label: typeof position === 'string' ? position : `${ordinalWord(position.nth)} from the top`,
    effect: { kind: 'move', what, to: { zone: Zone.Library, position } } as const,
  }));
  return { kind: 'chooseEffect', who, options };
}

/** Onto the battlefield or into its owner's hand, as the player likes. */
function inEitherZone(who: PlayerSet, what: ObjectSet): Effect {
  const controller: Partial<Destination> = who.kind === 'you' ? { controller: YOU } : { controller: who };
  return {
    kind: 'chooseEffect',
    who,
    options: [
      { label: 'battlefield', effect: { kind: 'move', what, to: { zone: Zone.Battlefield, ...controller } } },
      { label: 'hand', effect: { kind: 'move', what, to: { zone: Zone.Hand } } },
    ],
  };
}

export const zoneActions: ActionReader = rule(() =>
  either(
    phrase(['destroy', anyObjects], (what) =>
      mine((scope) => {
        const object = what(scope);
        return { kind: 'destroy', what: object, as: destroyed(scope, object) };
      }),
    ),
    phrase(['exile', anyObjects, maybe(duration)], (what, until) =>
      mine((scope) => {
        const object = what(scope);
        const limit = until === null ? {} : { until: until(scope) };
        return { kind: 'exile', what: object, ...limit, as: result(scope, 'exiled', object) };
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
    phrase(['destroy|destroys', chosenObjects], (what) =>
      by((who, scope) => {
        const { choice, objects } = what(who)(scope);
        return inSequence([choice, { kind: 'destroy', what: objects, as: destroyed(scope, objects) }]);
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
    // All who were told to exile some return their own, which are theirs as they owned them there (404.2).
    phrase(['puts all cards they exiled this way onto the battlefield'], () =>
      by((_who, scope) =>
        arriving(scope, scope.findMoved(true) ?? scope.reject({ kind: 'self' }), { zone: Zone.Battlefield }, [], true),
      ),
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
    phrase(["put a card an opponent owns from exile into that player's graveyard"], () =>
      mine((scope) => {
        const as = scope.fresh('processed');
        const filter: Filter = { kind: 'ownedBy', who: OPPONENTS };
        return inSequence([
          { kind: 'chooseObjects', who: YOU, from: { kind: 'all', zone: Zone.Exile, filter }, min: 1, max: 1, as },
          { kind: 'move', what: { kind: 'bound', name: as }, to: { zone: Zone.Graveyard } },
        ]);
      }),
    ),
    phrase(['put your commander into your hand from the command zone'], () =>
      mine((scope) => {
        const as = scope.fresh('commander');
        const from: ObjectSet = { kind: 'all', zone: Zone.Command, filter: { kind: 'commander' }, of: YOU };
        return inSequence([
          { kind: 'chooseObjects', who: YOU, from, min: 1, max: 1, as },
          { kind: 'move', what: { kind: 'bound', name: as }, to: { zone: Zone.Hand } },
        ]);
      }),
    ),
    phrase(['return|put', selfObject, 'from your graveyard', place], (_self, where) =>
      mine((scope) => {
        scope.draft.zone = Zone.Graveyard;
        const to = where(scope);
        const effect = arriving(scope, { kind: 'self' }, to, ['card'], false);
        if (to.zone === Zone.Battlefield && effect.kind === 'move' && effect.as !== undefined)
          scope.self = { kind: 'bound', name: effect.as };
        return effect;
      }),
    ),
    phrase(['return|put', movable, place], (what, where) =>
      mine((scope) => {
        const object = what(scope);
        const to = where(scope);
        // What left with the creature it was attached to is another object by then (400.7).
        if (object.kind === 'self' && to.attachedTo !== undefined) scope.reject(null);
        return arriving(scope, object, to, [], scope.isMany(object));
      }),
    ),
    phrase(
      [
        'return from your graveyard',
        place,
        'any number of target',
        nounPhrase,
        'that each have a different mana value x or less',
      ],
      (where, noun) =>
        mine((scope) => {
          const to = where(scope);
          if (noun.head !== 'card') scope.reject(null);
          const parts: Filter[] = [
            noun.filter,
            { kind: 'manaValue', op: '<=', value: { kind: 'x' } },
            { kind: 'ownedBy', who: YOU },
          ];
          const targets = scope.addTarget(
            {
              what: conjunction(parts),
              zone: Zone.Graveyard,
              players: null,
              min: 0,
              max: 1000,
              differentManaValues: true,
            },
            noun.nouns,
          );
          return arriving(scope, targets, to, noun.nouns, true);
        }),
    ),
    // With the place before what goes there.
    phrase(['return|put', place, words('all|each'), described], (where, _all, what) =>
      mine((scope) => {
        const to = where(scope);
        const object = what(scope);
        if (object.zone === Zone.None) scope.reject(null);
        return arriving(scope, allOf(object), to, object.nouns, true);
      }),
    ),
    phrase(['put|puts|return|returns', chosenObjects, place], (what, where) =>
      by((who, scope) => {
        const { choice, objects, nouns, many } = what(who)(scope);
        return inSequence([choice, arriving(scope, objects, where(scope), nouns, many)]);
      }),
    ),
    // Cards go into their owners' libraries, whoever is told to shuffle them there (400.3).
    phrase(['shuffle|shuffles', anyObjects, ownLibrary], (what) => by((_who, scope) => shuffled(scope, what(scope)))),
    phrase(['shuffle', selfObject, 'and', anyObjects, ownLibrary], (self, what) =>
      by((_who, scope) => shuffled(scope, { kind: 'union', of: [self(scope), what(scope)] })),
    ),
    phrase(['put|puts', movable, eitherPlace], (what, places) =>
      by((who, scope): Effect => {
        const object = what(scope);
        // Each of several would be chosen for by itself.
        if (scope.isMany(object)) scope.reject(null);
        return inEither(who, object, places);
      }),
    ),
    phrase(['put|puts', movable, 'onto the battlefield or into your|their hand'], (what) =>
      by((who, scope): Effect => {
        const object = what(scope);
        if (scope.isMany(object)) scope.reject(null);
        return inEitherZone(who, object);
      }),
    ),
    phrase(['counter', anyObjects], (what) => mine((scope) => ({ kind: 'counter', what: what(scope) }))),
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
    phrase(['put|puts all the cards from', possessive, ownedZone, place], (of, zone, to) =>
      by((_who, scope) => {
        const owner = of(scope);
        return { kind: 'move', what: { kind: 'all', zone, filter: { kind: 'any' }, of: owner }, to: to(scope) };
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

function exiledFromTop(scope: Scope, count: Quantity, of: PlayerSet): Effect {
  if (isSeveral(of)) scope.reject(null);
  const as = scope.fresh('exiled');
  scope.mentionObjects({ kind: 'bound', name: as }, ['card', 'exiled'], true);
  return { kind: 'exile', what: { kind: 'topOfLibrary', of, count }, as };
}

function shuffled(scope: Scope, what: ObjectSet): Effect {
  const as = scope.fresh('shuffled');
  scope.mentionPaid({ kind: 'bound', name: as }, ['shuffled'], scope.isMany(what));
  return { kind: 'move', what, to: { zone: Zone.Library, shuffle: true }, as };
}

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

/** What arrives on the battlefield is a new object, of which later words speak (400.7). */
export function arriving(
  scope: Scope,
  what: ObjectSet,
  to: Destination,
  nouns: readonly string[],
  many: boolean,
): Effect {
  const as = scope.fresh('returned');
  if (to.zone === Zone.Battlefield)
    scope.mentionObjects({ kind: 'bound', name: as }, ['creature', 'permanent', 'returned', ...nouns], many);
  // "Put into your hand this way" does not speak of the rest, which went elsewhere.
  else scope.mentionMoved({ kind: 'bound', name: as }, to.zone === Zone.Hand ? 'returned' : 'moved', many);
  return { kind: 'move', what, to, as };
}
