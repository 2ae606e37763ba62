/** Conditions about how much or how many there is, and of which kind one object is (603.4, 604.3). */
import {
  type Comparison,
  type Condition,
  DUNGEONS,
  type Filter,
  type ObjectSet,
  type PlayerNumber,
  type PlayerSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, token, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { allOf, type Described, described, thatIs } from './filters.ts';
import { measured } from './measures.ts';
import { conjunction, nounPhrase } from './nouns.ts';
import { it, selfObject, singleObject } from './objects.ts';
import { EACH_PLAYER, OPPONENTS, YOU } from './players.ts';
import { value } from './quantities.ts';
import { counterName, numeral } from './vocabulary.ts';

type Clause = Meaning<Condition>;

const dungeon: Reader<string> = either<string>(
  phrase(['a dungeon'], () => 'a dungeon'),
  ...DUNGEONS.map(({ name }) => phrase([name.toLowerCase()], () => name)),
);

export function compare(left: Quantity, op: Comparison, right: Quantity): Condition {
  return { kind: 'compare', left, op, right };
}

function permanents(filter: Filter, who: PlayerSet): ObjectSet {
  return { kind: 'all', zone: Zone.Battlefield, filter: conjunction([filter, { kind: 'controlledBy', who }]) };
}

function controlledBy(filter: Filter, who: PlayerSet): Quantity {
  return { kind: 'count', of: permanents(filter, who) };
}

/** One of the players has so much, or so little. */
function among(which: 'least' | 'greatest', what: PlayerNumber, of: PlayerSet, number: number): Condition {
  return compare({ kind: 'amongPlayers', which, what, of }, which === 'least' ? '<=' : '>=', number);
}

/** One of the opponents controls so many. */
function controlling(
  scope: Scope,
  which: 'least' | 'greatest',
  { filter, zone }: Described,
  op: Comparison,
  number: Quantity,
): Condition {
  if (zone !== Zone.Battlefield) scope.reject(null);
  return compare({ kind: 'amongPlayers', which, what: { kind: 'permanents', filter }, of: OPPONENTS }, op, number);
}

function cardsIn(zone: ZoneId): Quantity {
  return { kind: 'count', of: { kind: 'all', zone, filter: { kind: 'any' }, of: YOU } };
}

const orEqual: Reader<Comparison> = either<Comparison>(
  phrase(['greater than or equal to'], () => '>='),
  phrase(['less than or equal to'], () => '<='),
);

/** "or more", "or fewer", or exactly. */
const bound: Reader<Comparison> = either<Comparison>(
  phrase(['or more|greater'], () => '>='),
  phrase(['or fewer|less'], () => '<='),
);

const players: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      ['you have', numeral, bound, 'opponents'],
      (count, op) => () => compare({ kind: 'countPlayers', of: OPPONENTS }, op, count),
    ),
    phrase(
      ['no spells were cast last turn'],
      () => () => compare({ kind: 'amongPlayers', which: 'greatest', what: 'spellsLastTurn', of: EACH_PLAYER }, '=', 0),
    ),
    phrase(
      [either(words('an opponent cast'), words('an opponent has cast')), numeral, 'or more spells this turn'],
      (_cast, count) => () => among('greatest', 'spellsThisTurn', OPPONENTS, count),
    ),
    phrase(
      ['a player cast', numeral, 'or more spells last turn'],
      (count) => () => among('greatest', 'spellsLastTurn', EACH_PLAYER, count),
    ),
    phrase(['a|any player has', numeral, 'or less life'], (count) => () => among('least', 'life', EACH_PLAYER, count)),
    phrase(['an opponent has', numeral, 'or less life'], (count) => () => among('least', 'life', OPPONENTS, count)),
    phrase(['an opponent has', numeral, 'or more life'], (count) => () => among('greatest', 'life', OPPONENTS, count)),
    phrase(
      ['an opponent has', numeral, 'or more cards in hand'],
      (count) => () => among('greatest', 'handSize', OPPONENTS, count),
    ),
    phrase(
      ['an opponent has', numeral, 'or fewer cards in hand'],
      (count) => () => among('least', 'handSize', OPPONENTS, count),
    ),
    phrase(['an opponent has no cards in hand'], () => () => among('least', 'handSize', OPPONENTS, 0)),
    phrase(
      ['an opponent has', numeral, 'or more cards in their graveyard'],
      (count) => () => among('greatest', 'graveyardSize', OPPONENTS, count),
    ),
    phrase(
      ['an opponent controls', numeral, bound, described],
      (count, op, what) => (scope) => controlling(scope, op === '>=' ? 'greatest' : 'least', what(scope), op, count),
    ),
    phrase(
      ['an opponent was dealt damage this turn'],
      () => () => compare({ kind: 'turnCount', what: 'damageTaken', of: OPPONENTS }, '>=', 1),
    ),
    phrase(
      [
        first(words('you had a land enter'), words('you had a land you control enter'), words('a land entered')),
        maybe(
          either(words('the battlefield'), words('the battlefield under your control'), words('under your control')),
        ),
        'this turn',
      ],
      () => () => compare({ kind: 'turnCount', what: 'landsEntered', of: YOU }, '>=', 1),
    ),
    phrase(
      ['you played a land this turn'],
      () => () => compare({ kind: 'turnCount', what: 'landsPlayed', of: YOU }, '>=', 1),
    ),
    phrase(['an opponent controls more', described, 'than you'], (what) => (scope) => {
      const kind = what(scope);
      return controlling(scope, 'greatest', kind, '>', controlledBy(kind.filter, YOU));
    }),
    phrase(['an opponent controls at least', numeral, 'more', described, 'than you'], (count, what) => (scope) => {
      const kind = what(scope);
      return controlling(scope, 'greatest', kind, '>=', { kind: 'sum', of: [controlledBy(kind.filter, YOU), count] });
    }),
    phrase(['you have fewer than', numeral, 'cards in hand'], (number) => (scope) => {
      const hand: Quantity = { kind: 'handSize', of: YOU };
      scope.thisWay.set('difference', { kind: 'sum', of: [number, { kind: 'negative', of: hand }] });
      return compare(hand, '<', number);
    }),
    // 309.7
    phrase(["you've completed", dungeon], (what) => () => ({
      kind: 'playerDesignated',
      who: YOU,
      word: `completed ${what}`,
    })),
    phrase(["you haven't completed", dungeon], (what) => () => ({
      kind: 'not',
      of: { kind: 'playerDesignated', who: YOU, word: `completed ${what}` },
    })),
    phrase(["you have the city's blessing"], () => () => ({
      kind: 'playerDesignated',
      who: YOU,
      word: "the city's blessing",
    })),
    phrase(
      ['your opponents control', numeral, bound, described],
      (count, op, what) => (scope) => compare(controlledBy(what(scope).filter, OPPONENTS), op, count),
    ),
    phrase(['defending player controls a|an', described], (what) => (scope) => ({
      kind: 'exists',
      what: permanents(what(scope).filter, { kind: 'defendingPlayer' }),
    })),
    phrase(['defending player controls no', described], (what) => (scope) => ({
      kind: 'not',
      of: { kind: 'exists', what: permanents(what(scope).filter, { kind: 'defendingPlayer' }) },
    })),
    phrase(['you control', described, 'and', name], (what, second) => (scope) => {
      const { filter } = what(scope);
      const other = withName(filter, second(scope));
      return other === null ? scope.reject(NEVER) : { kind: 'and', of: [exists(filter), exists(other)] };
    }),
    phrase(['you control your commander'], () => () => ({
      kind: 'exists',
      what: permanents({ kind: 'and', of: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }] }, YOU),
    })),
  ),
);

/** A card's name, of this or another card. */
const name: Reader<Meaning<string>> = either<Meaning<string>>(
  token('name', (text) => () => text),
  phrase([selfObject], () => (scope) => scope.face.name),
);

function exists(filter: Filter): Condition {
  return { kind: 'exists', what: permanents(filter, YOU) };
}

const NEVER: Condition = { kind: 'or', of: [] };

/** The same, with another name instead of its own; null if it has none. */
function withName(filter: Filter, other: string): Filter | null {
  if (filter.kind !== 'and' || !filter.of.some(({ kind }) => kind === 'named')) return null;
  return { kind: 'and', of: filter.of.map((part) => (part.kind === 'named' ? { kind: 'named', name: other } : part)) };
}

const board: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(
      [numeral, bound, 'cards are in your graveyard'],
      (count, op) => () =>
        compare(
          { kind: 'count', of: { kind: 'all', zone: Zone.Graveyard, filter: { kind: 'any' }, of: YOU } },
          op,
          count,
        ),
    ),
    phrase(
      ['there are', numeral, bound, 'card types among', described],
      (count, op, what) => (scope) => compare({ kind: 'cardTypesAmong', of: allOf(what(scope)) }, op, count),
    ),
    phrase(
      ['there are exactly?', numeral, maybe(bound), 'colors among', described],
      (count, op, what) => (scope) => compare({ kind: 'colorsAmong', of: allOf(what(scope)) }, op ?? '=', count),
    ),
    phrase(
      ['there are', numeral, bound, 'permanent types among', described],
      (count, op, what) => (scope) =>
        compare({ kind: 'cardTypesAmong', of: allOf(what(scope)), ofPermanents: true }, op, count),
    ),
    phrase(
      ['there are no', described, maybe(words('on the battlefield'))],
      (what) => (scope) => compare({ kind: 'count', of: allOf(what(scope)) }, '=', 0),
    ),
    phrase(
      ['no', described, 'are on the battlefield'],
      (what) => (scope) => compare({ kind: 'count', of: allOf(what(scope)) }, '=', 0),
    ),
    phrase(['your library has no cards in it'], () => () => compare(cardsIn(Zone.Library), '=', 0)),
    phrase(
      ['your library has', numeral, bound, 'cards in it'],
      (count, op) => () => compare(cardsIn(Zone.Library), op, count),
    ),
    phrase(
      ['you gained', numeral, 'or more life this turn'],
      (count) => () => compare({ kind: 'turnCount', what: 'lifeGained', of: YOU }, '>=', count),
    ),
    phrase(['x is', numeral, 'or more|greater'], (least) => (scope) => compare(scope.x ?? { kind: 'x' }, '>=', least)),
    phrase(['x is', orEqual, value], (op, right) => (scope) => compare(scope.x ?? { kind: 'x' }, op, right(scope))),
    phrase([value, 'is', orEqual, value], (left, op, right) => (scope) => {
      const one = left(scope);
      return compare(one, op, right(scope));
    }),
    phrase([value, 'is|was less than', numeral], (left, right) => (scope) => compare(left(scope), '<', right)),
    phrase([value, 'is|was less than', value], (left, right) => (scope) => {
      const least = left(scope);
      return compare(least, '<', right(scope));
    }),
  ),
);

const oneObject: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([singleObject, 'is|was', thatIs], (what, filter) => (scope) => {
      const object = what(scope);
      scope.mentionAgain(object);
      return { kind: 'matches', what: object, filter };
    }),
    phrase([singleObject, "isn't|wasn't", thatIs], (what, filter) => (scope) => ({
      kind: 'not',
      of: { kind: 'matches', what: what(scope), filter },
    })),
    phrase(["it's a|an", nounPhrase], ({ filter, head }) => (scope) => ({
      kind: 'matches',
      what: head === 'card' ? scope.itAs(head) : it(scope),
      filter,
    })),
    phrase(["it's|he's|she's", thatIs], (filter) => (scope) => ({ kind: 'matches', what: it(scope), filter })),
    phrase(
      [selfObject, 'has', numeral, bound, counterName, 'counters on it'],
      (what, count, op, counter) => (scope) => compare({ kind: 'counters', counter, of: what(scope) }, op, count),
    ),
    phrase(
      [selfObject, 'has fewer than', numeral, counterName, 'counters on it'],
      (what, count, counter) => (scope) => compare({ kind: 'counters', counter, of: what(scope) }, '<', count),
    ),
    phrase(['it has', numeral, bound, counterName, 'counters on it'], (count, op, counter) => (scope) => {
      const of = scope.find(null, false);
      scope.countersOn = { counter, of };
      return compare({ kind: 'counters', counter, of }, op, count);
    }),
    phrase(['it has', measured], (filter) => (scope) => {
      const what = scope.find(null, false);
      return { kind: 'matches', what, filter: filter(scope) };
    }),
    phrase(['it has a|an', counterName, 'counter on it'], (counter) => (scope) => ({
      kind: 'matches',
      what: scope.find(null, false),
      filter: { kind: 'hasCounter', counter },
    })),
    phrase(
      [singleObject, 'has no', counterName, 'counters on it'],
      (what, counter) => (scope) => compare({ kind: 'counters', counter, of: what(scope) }, '=', 0),
    ),
    phrase(
      ['there are no', counterName, 'counters on', singleObject],
      (counter, what) => (scope) => compare({ kind: 'counters', counter, of: what(scope) }, '=', 0),
    ),
    phrase(
      ['there are', numeral, bound, counterName, 'counters on', singleObject],
      (count, op, counter, what) => (scope) => {
        const of = what(scope);
        scope.countersOn = { counter, of };
        return compare({ kind: 'counters', counter, of }, op, count);
      },
    ),
  ),
);

export const countedConditions: Reader<Clause> = rule(() => either(players, board, oneObject));
