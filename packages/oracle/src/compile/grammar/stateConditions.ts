/** Conditions about what one object is, has or was, and how players stand to one another (603.4, 604.3). */
import {
  type Comparison,
  type Condition,
  type ObjectSet,
  type PlayerNumber,
  type PlayerSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, type Described, described, thatIs } from './filters.ts';
import { conjunction } from './nouns.ts';
import { anyObjects, it, selfObject, singleObject } from './objects.ts';
import { isSeveral, knownPlayers, OPPONENTS, otherPlayers, YOU } from './players.ts';
import { counterName, numeral, ownedZone } from './vocabulary.ts';

type Clause = Meaning<Condition>;

function compare(left: Quantity, op: Comparison, right: Quantity): Condition {
  return { kind: 'compare', left, op, right };
}

function not(of: Condition): Condition {
  return { kind: 'not', of };
}

const object: Reader<Meaning<ObjectSet>> = rule(() =>
  either<Meaning<ObjectSet>>(
    singleObject,
    phrase(['it|he|she|they'], () => (scope) => it(scope)),
  ),
);

const evenOrOdd: Reader<0 | 1> = either<0 | 1>(
  phrase(['even'], () => 0),
  phrase(['odd'], () => 1),
);

/** "it's equipped", "this creature is enchanted", "it isn't saddled". */
const being: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['it attacked this turn'], () => (scope) => ({
      kind: 'matches',
      what: it(scope),
      filter: { kind: 'attackedThisTurn' },
    })),
    phrase(["it's|he's|she's not", thatIs], (filter) => (scope) => not({ kind: 'matches', what: it(scope), filter })),
    phrase(
      [object, 'is|was not', thatIs],
      (what, filter) => (scope) => not({ kind: 'matches', what: what(scope), filter }),
    ),
    phrase([object, 'is attached to', object], (what, to) => (scope) => {
      const attached = what(scope);
      return {
        kind: 'matches',
        what: attached,
        filter: { kind: 'among', what: { kind: 'attachmentsOf', what: to(scope) } },
      };
    }),
    phrase([object, 'has a counter on it'], (what) => (scope) => ({
      kind: 'matches',
      what: what(scope),
      filter: { kind: 'hasAnyCounter' },
    })),
    phrase(
      [
        object,
        first(words('had counters on it'), words('had a counter on it'), words('had one or more counters on it')),
      ],
      (what) => (scope) => ({
        kind: 'matches',
        what: what(scope),
        filter: { kind: 'hasAnyCounter' },
      }),
    ),
    phrase([object, 'had a|an', counterName, 'counter on it'], (what, counter) => (scope) => ({
      kind: 'matches',
      what: what(scope),
      filter: { kind: 'hasCounter', counter },
    })),
    phrase(
      [object, 'has|had no', counterName, 'counters on it'],
      (what, counter) => (scope) => compare({ kind: 'counters', counter, of: what(scope) }, '=', 0),
    ),
    phrase(
      [object, 'has|had', numeral, 'or more', counterName, 'counters on it|him|her'],
      (what, count, counter) => (scope) => compare({ kind: 'counters', counter, of: what(scope) }, '>=', count),
    ),
    phrase(
      [object, 'has|had', numeral, 'or more counters on it|him|her'],
      (what, count) => (scope) => compare({ kind: 'counters', counter: null, of: what(scope) }, '>=', count),
    ),
    phrase([object, 'has|had an', evenOrOdd, 'number of counters on it|him|her'], (what, rest) => (scope) => {
      const counters: Quantity = { kind: 'counters', counter: null, of: what(scope) };
      return compare({ kind: 'remainder', of: counters, by: 2 }, '=', rest);
    }),
    phrase([object, "hasn't dealt damage yet"], (what) => (scope) => {
      return not({ kind: 'matches', what: what(scope), filter: { kind: 'dealtDamage', thisTurn: false } });
    }),
    phrase([object, "doesn't have a|an", counterName, 'counter on it|him|her'], (what, counter) => (scope) => {
      return not({ kind: 'matches', what: what(scope), filter: { kind: 'hasCounter', counter } });
    }),
    phrase([selfObject, 'is on the battlefield'], () => () => inZone(Zone.Battlefield)),
    phrase([selfObject, 'is in your', ownedZone], (_self, zone) => (scope) => {
      // The ability has to function there (113.6b).
      scope.draft.zone = zone;
      return inZone(zone);
    }),
    phrase(
      [object, "didn't enter this turn"],
      (what) => (scope) => not({ kind: 'matches', what: what(scope), filter: { kind: 'enteredThisTurn' } }),
    ),
    phrase(
      [first(words("there's a|an"), words('there is a|an')), described],
      (_there, what) => (scope) => present(what(scope), scope),
    ),
    phrase(['any|a player controls a|an', described], (what) => (scope) => {
      const permanent = what(scope);
      if (permanent.zone !== Zone.Battlefield) scope.reject(null);
      return { kind: 'exists', what: allOf(permanent) };
    }),
    phrase([selfObject, 'is attached to a|an', described], (_self, what) => (scope) => ({
      kind: 'matches',
      what: { kind: 'attachedTo' },
      filter: what(scope).filter,
    })),
    phrase(['it shares a creature type with', selfObject], () => (scope) => ({
      kind: 'matches',
      what: it(scope),
      filter: { kind: 'shares', what: 'creatureType', with: { kind: 'self' } },
    })),
  ),
);

function present(what: Described, scope: Scope): Condition {
  if (what.zone === Zone.None || what.zone === Zone.Stack) scope.reject(null);
  return { kind: 'exists', what: allOf(what) };
}

function inZone(zone: ZoneId): Condition {
  return { kind: 'matches', what: { kind: 'self' }, filter: { kind: 'inZone', zone } };
}

/** Whence the spell that says so was cast, or was the permanent's spell. */
const casting: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([selfObject, 'was cast from', castZone], (_self, from) => () => ({
      kind: 'wasCast',
      what: { kind: 'self' },
      from,
    })),
    phrase([selfObject, 'was cast from anywhere other than your hand'], () => () => ({
      kind: 'and',
      of: [
        { kind: 'wasCast', what: { kind: 'self' } },
        not({ kind: 'wasCast', what: { kind: 'self' }, from: Zone.Hand }),
      ],
    })),
    phrase(['it was cast from', castZone], (from) => (scope) => ({ kind: 'wasCast', what: it(scope), from })),
    phrase(["it wasn't cast"], () => (scope) => not({ kind: 'wasCast', what: it(scope) })),
    phrase(
      ["you didn't cast it from your hand"],
      () => (scope) => not({ kind: 'wasCast', what: it(scope), from: Zone.Hand, by: YOU }),
    ),
  ),
);

const castZone: Reader<2 | 3 | 6> = either<2 | 3 | 6>(
  phrase(['your hand'], () => 2),
  phrase(['a|your graveyard'], () => 3),
  phrase(['exile'], () => 6),
);

const MORE: readonly (readonly [string, PlayerNumber, (who: PlayerSet) => Quantity])[] = [
  ['life', 'life', (of) => ({ kind: 'life', of })],
  ['cards in hand', 'handSize', (of) => ({ kind: 'handSize', of })],
];

/** "an opponent has more life than you", "you have more cards in hand than each opponent". */
const standing: Reader<Clause> = rule(() =>
  either<Clause>(
    ...MORE.flatMap(([noun, what, of]) => [
      phrase(
        [knownPlayers, `has more ${noun} than you`],
        (who): Clause =>
          (scope) => {
            const theirs = of(who(scope));
            scope.thisWay.set('difference', { kind: 'sum', of: [theirs, { kind: 'negative', of: of(YOU) }] });
            return compare(theirs, '>', of(YOU));
          },
      ),
      phrase(
        [`an opponent has more ${noun} than you`],
        (): Clause => () => compare({ kind: 'amongPlayers', which: 'greatest', what, of: OPPONENTS }, '>', of(YOU)),
      ),
      phrase(
        [`you have more ${noun} than an opponent`],
        (): Clause => () => compare({ kind: 'amongPlayers', which: 'least', what, of: OPPONENTS }, '<', of(YOU)),
      ),
      phrase(
        [`you have more ${noun} than each opponent`],
        (): Clause => () => compare({ kind: 'amongPlayers', which: 'greatest', what, of: OPPONENTS }, '<', of(YOU)),
      ),
      phrase(
        [`you have less|fewer ${noun} than an opponent`],
        (): Clause => () => compare({ kind: 'amongPlayers', which: 'greatest', what, of: OPPONENTS }, '>', of(YOU)),
      ),
    ]),
    phrase(
      ['an opponent has', numeral, 'or more poison counters'],
      (count) => () =>
        compare(
          { kind: 'amongPlayers', which: 'greatest', what: { kind: 'counters', counter: 'poison' }, of: OPPONENTS },
          '>=',
          count,
        ),
    ),
    phrase(
      ['an opponent has a poison counter'],
      () => () =>
        compare(
          { kind: 'amongPlayers', which: 'greatest', what: { kind: 'counters', counter: 'poison' }, of: OPPONENTS },
          '>=',
          1,
        ),
    ),
    phrase(
      ['defending player is poisoned'],
      () => () => compare({ kind: 'playerCounters', counter: 'poison', of: { kind: 'defendingPlayer' } }, '>=', 1),
    ),
    phrase(['you have a full party'], () => () => compare({ kind: 'party', of: YOU }, '>=', 4)),
    phrase(
      ['no opponent has more life than that player'],
      () => (scope) =>
        compare({ kind: 'amongPlayers', which: 'greatest', what: 'life', of: OPPONENTS }, '<=', {
          kind: 'life',
          of: scope.findOnePlayer(),
        }),
    ),
    phrase([otherPlayers, 'has exactly', numeral, 'life'], (who, count) => (scope) => {
      const player = who(scope);
      if (isSeveral(player)) scope.reject(null);
      return compare({ kind: 'life', of: player }, '=', count);
    }),
    phrase(['you have exactly', numeral, 'life'], (count) => () => compare({ kind: 'life', of: YOU }, '=', count)),
    phrase(
      ['you have exactly', numeral, 'cards in hand'],
      (count) => () => compare({ kind: 'handSize', of: YOU }, '=', count),
    ),
    phrase(
      ['that player has no cards in hand'],
      () => (scope) => compare({ kind: 'handSize', of: scope.findOnePlayer() }, '=', 0),
    ),
    phrase(
      ['that player has', numeral, bound, 'cards in hand'],
      (count, op) => (scope) => compare({ kind: 'handSize', of: scope.findOnePlayer() }, op, count),
    ),
    phrase(
      ['that player has', numeral, bound, 'life'],
      (count, op) => (scope) => compare({ kind: 'life', of: scope.findOnePlayer() }, op, count),
    ),
    phrase(['you have the initiative'], () => () => ({ kind: 'initiative', who: YOU })),
    phrase(["it's night"], () => () => ({ kind: 'dayOrNight', which: 'night' })),
    phrase(["it's day"], () => () => ({ kind: 'dayOrNight', which: 'day' })),
    phrase(["it's neither day nor night"], () => () => ({ kind: 'dayOrNight', which: 'neither' })),
    phrase(['you have an enduring story'], () => () => ({
      kind: 'playerDesignated',
      who: YOU,
      word: 'an enduring story',
    })),
    phrase(["it's not their turn"], () => (scope) => not({ kind: 'turnOf', who: scope.findPlayer() })),
    phrase(["it's not that player's turn"], () => (scope) => not({ kind: 'turnOf', who: scope.findOnePlayer() })),
    phrase(["it's that player's turn"], () => (scope) => ({ kind: 'turnOf', who: scope.findOnePlayer() })),
    phrase(['x is', numeral, 'or more|greater'], (count) => (scope) => compare(scope.x ?? { kind: 'x' }, '>=', count)),
    phrase(['x is', numeral, 'or less'], (count) => (scope) => compare(scope.x ?? { kind: 'x' }, '<=', count)),
  ),
);

const bound: Reader<Comparison> = either<Comparison>(
  phrase(['or more|greater'], () => '>='),
  phrase(['or fewer|less'], () => '<='),
);

/** "you control an artifact and an enchantment", "you control exactly three creatures". */
const controlling: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you control a|an', described, 'and a|an', described], (a, b) => (scope) => ({
      kind: 'and',
      of: [exists(a(scope), scope), exists(b(scope), scope)],
    })),
    phrase(
      ['you control exactly', numeral, described],
      (count, what) => (scope) => compare({ kind: 'count', of: yours(what(scope), scope) }, '=', count),
    ),
    phrase(
      [maybe(words('the')), described, 'you control have total power', numeral, 'or greater'],
      (_the, what, total) => (scope) => compare({ kind: 'power', of: yours(what(scope), scope) }, '>=', total),
    ),
    phrase([anyObjects, 'have total power', numeral, 'or greater'], (what, total) => (scope) => {
      const those = what(scope);
      return scope.isMany(those) || those.kind === 'all'
        ? compare({ kind: 'power', of: those }, '>=', total)
        : scope.reject({ kind: 'always' });
    }),
    phrase(
      [described, 'you control have total toughness', numeral, 'or greater'],
      (what, total) => (scope) => compare({ kind: 'toughness', of: yours(what(scope), scope) }, '>=', total),
    ),
    phrase(
      ['you control', numeral, 'or more', described, 'with different powers'],
      (count, what) => (scope) =>
        compare({ kind: 'differentAmong', what: 'power', of: yours(what(scope), scope) }, '>=', count),
    ),
    phrase(
      ['you control', numeral, 'or more', described, 'with different names'],
      (count, what) => (scope) =>
        compare({ kind: 'differentAmong', what: 'name', of: yours(what(scope), scope) }, '>=', count),
    ),
    phrase(
      ['there are', numeral, 'or more mana values among cards in your graveyard'],
      (count) => () =>
        compare(
          {
            kind: 'differentAmong',
            what: 'manaValue',
            of: { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' }, of: YOU },
          },
          '>=',
          count,
        ),
    ),
  ),
);

function yours(what: Described, scope: Scope): ObjectSet {
  if (what.zone !== Zone.Battlefield) scope.reject(null);
  return {
    kind: 'all',
    zone: Zone.Battlefield,
    filter: conjunction([what.filter, { kind: 'controlledBy', who: YOU }]),
  };
}

function exists(what: Described, scope: Scope): Condition {
  return { kind: 'exists', what: yours(what, scope) };
}

export const stateConditions: Reader<Clause> = rule(() => either(being, casting, standing, controlling));
