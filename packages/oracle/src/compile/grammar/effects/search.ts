/** Searching libraries (701.23): the search, what is done with what was found, the shuffle. */
import {
  ALL_CARDS,
  type Destination,
  type Differing,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { type Described, described, group } from '../filters.ts';
import { disjunction } from '../nouns.ts';
import { otherPlayers, possessive } from '../players.ts';
import { numeral, ownedZone } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';
import { battlefieldPlace } from './destinations.ts';

interface Amount {
  readonly min: Quantity;
  readonly max: Quantity;
}

const amount: Reader<Meaning<Amount>> = first<Meaning<Amount>>(
  phrase(['up to', numeral], (max) => () => ({ min: 0, max })),
  phrase(['that many'], () => (scope) => {
    const number = scope.amount ?? scope.reject(0);
    return { min: number, max: number };
  }),
  phrase(['up to that many'], () => (scope) => ({ min: 0, max: scope.amount ?? scope.reject(0) })),
  phrase(['up to x'], () => () => ({ min: 0, max: { kind: 'x' as const } })),
  phrase(['any number of'], () => () => ({ min: 0, max: ALL_CARDS })),
  // Those of hidden zones need not be found (701.23b).
  phrase(['all'], () => () => ({ min: ALL_CARDS, max: ALL_CARDS })),
  phrase(['a|an|any'], () => () => ({ min: 1, max: 1 })),
  phrase([numeral], (count) => () => ({ min: count, max: count })),
  phrase(['x'], () => () => ({ min: { kind: 'x' as const }, max: { kind: 'x' as const } })),
);

const them: Reader<unknown> = first(
  words('it'),
  words('them'),
  words('that card'),
  words('those cards'),
  words('the card'),
);
const reveal: Reader<unknown> = first(
  phrase([', reveal|reveals', them], () => true),
  phrase(['and reveal|reveals', them], () => true),
);

/** Where the found cards go; a library place comes after the shuffle. */
const destination: Reader<Meaning<Destination>> = rule(() =>
  first<Meaning<Destination>>(
    phrase(['into your|their hand'], () => () => ({ zone: Zone.Hand })),
    phrase(['into your|their graveyard'], () => () => ({ zone: Zone.Graveyard })),
    battlefieldPlace,
  ),
);

const put: Reader<Meaning<Destination>> = either(
  phrase([', put|puts', them, destination], (_them, to) => to),
  phrase([', and put|puts', them, destination], (_them, to) => to),
  phrase(['and put|puts', them, destination], (_them, to) => to),
);

const shuffle: Reader<unknown> = first(
  words(', then shuffle|shuffles'),
  words('. then shuffle|shuffles'),
  words('. shuffle'),
  words(', and shuffle|shuffles'),
  words('and shuffle|shuffles'),
);

const top: Reader<unknown> = first(
  phrase(['and put|puts', them, 'on top'], () => true),
  phrase(['and put|puts', them, 'on top of your|their library'], () => true),
);

/** Which zones are searched, and whose. */
interface Place {
  /** Null for the searchers' own. */
  readonly of: PlayerSet | null;
  readonly zones: readonly ZoneId[];
  /** "and/or": the searcher chooses which of them. */
  readonly some: boolean;
}

const zoneList: Reader<Pick<Place, 'zones' | 'some'>> = phrase(
  [
    ownedZone,
    maybe(phrase([',', ownedZone], (zone) => zone)),
    first(words(', and'), words('and'), words(', and/or'), words('and/or')),
    ownedZone,
  ],
  (a, b, joint, c) => {
    const zones = b === null ? [a, c] : [a, b, c];
    if (!zones.includes(Zone.Library)) return null;
    return { zones: zones.filter((zone) => zone !== Zone.Library), some: joint.includes('/') };
  },
);

const place: Reader<Meaning<Place>> = rule(() =>
  first<Meaning<Place>>(
    phrase(['your|their', zoneList], (which) => () => ({ of: null, ...which })),
    phrase(['your|their library'], () => () => ({ of: null, zones: [], some: false })),
    phrase([possessive, zoneList], (of, which) => (scope) => ({ of: of(scope), ...which })),
    phrase([possessive, 'library'], (of) => (scope) => ({ of: of(scope), zones: [], some: false })),
    phrase(['the', zoneList, 'of', otherPlayers], (which, of) => (scope) => ({ of: of(scope), ...which })),
  ),
);

/** What is searched for, and how many of it. */
interface Wanted {
  readonly what: Described;
  readonly number: Amount;
  readonly different?: Differing;
  readonly oneOfEach?: readonly Filter[];
}

const one: Reader<Meaning<Described>> = rule(() => phrase(['a|an', described], (what) => what));

const wanted: Reader<Meaning<Wanted>> = rule(() =>
  either<Meaning<Wanted>>(
    phrase([amount, described], (number, what) => (scope) => {
      const counted = number(scope);
      return { what: what(scope), number: counted };
    }),
    phrase([amount, group], (number, those) => (scope) => {
      const counted = number(scope);
      const { what, total, ...differing } = those(scope);
      // Nothing is said of a total that cards of a hidden zone have.
      if (total !== undefined) scope.reject(null);
      return { what, number: counted, ...differing };
    }),
    phrase([listOf(one, first(words(', and'), words(','), words('and')))], (parts) => {
      if (parts.length < 2) return null;
      return (scope) => ofEach(scope, parts, parts.length);
    }),
    phrase([one, 'and/or', one], (a, b) => (scope) => ofEach(scope, [a, b], 0)),
  ),
);

/** One of each, or up to one of each. */
function ofEach(scope: Scope, parts: readonly Meaning<Described>[], min: number): Wanted {
  const each = parts.map((part) => part(scope));
  const [head] = each;
  if (head === undefined || each.some(({ zone, from }) => zone !== Zone.None || from !== undefined))
    return scope.reject({ what: NOTHING, number: { min: 0, max: 0 } });
  const oneOfEach = each.map(({ filter }) => filter);
  const nouns = [...new Set(each.flatMap((part) => part.nouns))];
  const what = { ...head, filter: disjunction(oneOfEach), nouns };
  return { what, number: { min, max: parts.length }, oneOfEach };
}

const NOTHING: Described = { filter: { kind: 'any' }, zone: Zone.None, of: null, head: null, nouns: [] };

interface Parts extends Wanted {
  readonly revealed: boolean;
  readonly where: Place;
}

function searchFor(
  { what, number, revealed, where, different, oneOfEach }: Parts,
  who: PlayerSet,
  as: string,
  scope: Scope,
): Effect {
  const searchedAs = where.some ? scope.fresh('searched') : null;
  scope.searched = searchedAs;
  if (where.of !== null) scope.mentionPlayers(where.of);
  return {
    kind: 'search',
    who,
    libraries: where.of ?? who,
    ...(where.zones.length === 0 ? {} : { zones: where.zones }),
    ...(searchedAs === null ? {} : { someZones: true, searchedAs }),
    filter: what.filter,
    ...number,
    ...(different === undefined ? {} : { different }),
    ...(oneOfEach === undefined ? {} : { oneOfEach }),
    ...(revealed ? { reveal: true } : {}),
    as,
  };
}

/** What is done with the cards that were found. */
type Disposal = (found: ObjectSet, scope: Scope, many: boolean) => Effect;

const disposal: Reader<Disposal> = rule(() =>
  either<Disposal>(
    eitherZone,
    phrase([put], (to) => (found, scope, many) => {
      const as = scope.fresh('returned');
      scope.mentionPaid({ kind: 'bound', name: as }, ['returned'], many);
      return { kind: 'move', what: found, to: to(scope), as };
    }),
    phrase([first(words(','), words('and'), words(', and')), 'exile|exiles', them], () => (found, scope, many) => {
      const as = scope.fresh('exiled');
      scope.mentionMoved({ kind: 'bound', name: as }, 'exiled', many);
      // "Each card exiled from their hand this way": that is known before they are moved.
      const held = scope.fresh('held');
      const ofHand: ObjectSet = { kind: 'where', from: found, filter: { kind: 'inZone', zone: Zone.Hand } };
      scope.thisWay.set('exiled from hand', { kind: 'bound', name: held });
      return inSequence([
        { kind: 'letNumber', as: held, value: { kind: 'count', of: ofHand } },
        { kind: 'exile', what: found, as },
      ]);
    }),
  ),
);

/** All cards of the zones that were searched but those that were found. */
function notFound(scope: Scope, who: PlayerSet, where: Place, found: ObjectSet): ObjectSet {
  if (where.some) scope.reject(null);
  const of = where.of ?? who;
  const zones = [Zone.Library, ...where.zones].map(
    (zone): ObjectSet => ({ kind: 'all', zone, filter: { kind: 'any' }, of }),
  );
  const [only] = zones;
  const from: ObjectSet = only !== undefined && zones.length === 1 ? only : { kind: 'union', of: zones };
  return { kind: 'minus', from, without: found };
}
/** "Into your hand or graveyard": the searcher chooses. */
const eitherZone: Reader<Disposal> = phrase([', put it into your hand or graveyard'], () => (found) => ({
  kind: 'chooseEffect',
  who: { kind: 'you' },
  options: [
    { label: 'hand', effect: { kind: 'move', what: found, to: { zone: Zone.Hand } } },
    { label: 'graveyard', effect: { kind: 'move', what: found, to: { zone: Zone.Graveyard } } },
  ],
}));

export const searchActions: ActionReader = rule(() =>
  either(
    phrase(['search|searches', place, 'for', amount, described, 'and exile|exiles the rest'], (zones, counted, what) =>
      by((who, scope) => {
        const where = zones(scope);
        const number = counted(scope);
        const object = what(scope);
        if (object.head !== 'card') scope.reject(null);
        const as = scope.fresh('found');
        const found = { kind: 'bound', name: as } as const;
        const search = searchFor({ what: object, number, revealed: false, where }, who, as, scope);
        scope.mentionObjects(found, ['card', 'chosen', ...object.nouns], number.max !== 1);
        return inSequence([search, { kind: 'exile', what: notFound(scope, who, where, found) }]);
      }),
    ),
    // What becomes of it is said by what follows.
    phrase(['search|searches', place, 'for', wanted, maybe(reveal)], (zones, cards, shown) =>
      by((who, scope) => {
        const where = zones(scope);
        const parts = cards(scope);
        if (parts.what.head !== 'card') scope.reject(null);
        const as = scope.fresh('found');
        const search = searchFor({ ...parts, revealed: shown !== null, where }, who, as, scope);
        scope.mentionObjects({ kind: 'bound', name: as }, ['card', ...parts.what.nouns], parts.number.max !== 1);
        return search;
      }),
    ),
    phrase(
      ['search|searches', place, 'for', wanted, maybe(reveal), disposal, maybe(shuffle)],
      (zones, cards, revealed, done, shuffled) =>
        by((who, scope) => {
          const where = zones(scope);
          const parts = cards(scope);
          if (parts.what.head !== 'card') scope.reject(null);
          const as = scope.fresh('found');
          const many = parts.number.max !== 1;
          const search = searchFor({ ...parts, revealed: revealed !== null, where }, who, as, scope);
          scope.mentionObjects({ kind: 'bound', name: as }, ['card', ...parts.what.nouns], many);
          const move = done({ kind: 'bound', name: as }, scope, many);
          // The searcher shuffles their own library, and another's is said to be shuffled by its owner.
          if (shuffled !== null && where.of !== null) scope.reject(null);
          return inSequence([search, move, ...(shuffled === null ? [] : [{ kind: 'shuffle', who } as const])]);
        }),
    ),
    phrase(
      ['search|searches', place, 'for', amount, described, maybe(reveal), shuffle, top],
      (zones, counted, what, revealed) =>
        by((who, scope) => {
          const where = zones(scope);
          const number = counted(scope);
          const object = what(scope);
          if (object.head !== 'card' || where.of !== null || where.zones.length > 0) scope.reject(null);
          const as = scope.fresh('found');
          const search = searchFor({ what: object, number, revealed: revealed !== null, where }, who, as, scope);
          const move: Effect = {
            kind: 'move',
            what: { kind: 'bound', name: as },
            to: { zone: Zone.Library, position: 'top' },
          };
          return inSequence([search, { kind: 'shuffle', who }, move]);
        }),
    ),
  ),
);
