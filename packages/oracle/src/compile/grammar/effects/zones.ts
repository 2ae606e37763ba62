/** Moving objects: destroy, return, put, shuffle, counter (400.7, 701). */
import { type Destination, type Effect, type Filter, type ObjectSet, type PlayerSet, Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { chosenObjects } from '../chosenObjects.ts';
import { allOf, described } from '../filters.ts';
import { conjunction, nounPhrase } from '../nouns.ts';
import { anyObjects, selfObject } from '../objects.ts';
import { possessive, YOU } from '../players.ts';
import { ordinal, ordinalWord, ownedZone } from '../vocabulary.ts';
import { type ActionReader, by, mine } from './action.ts';
import { place } from './destinations.ts';
import { asked, exiles } from './exiles.ts';
import { sacrifices } from './sacrifices.ts';

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

const ownLibrary: Reader<unknown> = first(
  words("into its|their|his|her owner's|owners' library|libraries"),
  words('into your|their library'),
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
    exiles,
    sacrifices,
    phrase(['destroy', anyObjects], (what) =>
      mine((scope) => {
        const object = what(scope);
        return { kind: 'destroy', what: object, as: destroyed(scope, object) };
      }),
    ),
    phrase(['destroy|destroys', chosenObjects], (what) =>
      by((who, scope) => {
        const { choice, objects } = what(who)(scope);
        return inSequence([choice, { kind: 'destroy', what: objects, as: destroyed(scope, objects) }]);
      }),
    ),
    // All who were told to exile some return their own, which are theirs as they owned them there (404.2).
    phrase(['puts all cards they exiled this way onto the battlefield'], () =>
      by((_who, scope) =>
        arriving(scope, scope.findMoved(true) ?? scope.reject({ kind: 'self' }), { zone: Zone.Battlefield }, [], true),
      ),
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
              different: 'manaValue',
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
        const moved = arriving(scope, objects, where(scope), nouns, many);
        // "… then draw that many cards".
        if (many && scope.amount === null) scope.amount = { kind: 'count', of: objects };
        return inSequence([choice, moved]);
      }),
    ),
    // Cards go into their owners' libraries, whoever is told to shuffle them there (400.3).
    phrase(['shuffle|shuffles', anyObjects, ownLibrary], (what) => by((_who, scope) => shuffled(scope, what(scope)))),
    phrase(['shuffle', selfObject, "and your graveyard into their owner's library"], (self) =>
      by((_who, scope) => {
        const graveyard: ObjectSet = { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' }, of: YOU };
        return shuffled(scope, { kind: 'union', of: [self(scope), graveyard] });
      }),
    ),
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
    phrase(['put|puts all the cards from', possessive, ownedZone, place], (of, zone, to) =>
      by((_who, scope) => {
        const owner = of(scope);
        return { kind: 'move', what: { kind: 'all', zone, filter: { kind: 'any' }, of: owner }, to: to(scope) };
      }),
    ),
  ),
);

function shuffled(scope: Scope, what: ObjectSet): Effect {
  const as = scope.fresh('shuffled');
  scope.mentionPaid({ kind: 'bound', name: as }, ['shuffled'], scope.isMany(what));
  return { kind: 'move', what, to: { zone: Zone.Library, shuffle: true }, as };
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
