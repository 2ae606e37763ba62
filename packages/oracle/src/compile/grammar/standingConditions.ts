/** Conditions that measure what there is against what there was or against something else: starting life totals, speed, sizes, who is attacked. */
import { type Comparison, type Condition, type Filter, type ObjectSet, type Quantity, Zone } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import { allOf, described } from './filters.ts';
import { conjunction } from './nouns.ts';
import { it, selfObject } from './objects.ts';
import { EACH_PLAYER, MAX_SPEED, YOU } from './players.ts';
import { numeral } from './vocabulary.ts';

type Clause = Meaning<Condition>;

const LIFE: Quantity = { kind: 'life', of: YOU };
const STARTING_LIFE: Quantity = { kind: 'startingLife', of: YOU };

function compare(left: Quantity, op: Comparison, right: Quantity): Condition {
  return { kind: 'compare', left, op, right };
}

const life: Reader<Clause> = either<Clause>(
  phrase(
    ['you have at least', numeral, 'life more than your starting life total'],
    (more) => () => compare(LIFE, '>=', { kind: 'sum', of: [STARTING_LIFE, more] }),
  ),
  phrase(
    ['your life total is at least', numeral, 'greater than your starting life total'],
    (more) => () => compare(LIFE, '>=', { kind: 'sum', of: [STARTING_LIFE, more] }),
  ),
  phrase(['your life total is greater than your starting life total'], () => () => compare(LIFE, '>', STARTING_LIFE)),
  phrase(
    ['your life total is greater than or equal to your starting life total'],
    () => () => compare(LIFE, '>=', STARTING_LIFE),
  ),
  phrase(['your life total is less than your starting life total'], () => () => compare(LIFE, '<', STARTING_LIFE)),
  phrase(
    ['your life total is less than or equal to half your starting life total'],
    () => () => compare({ kind: 'times', of: LIFE, by: 2 }, '<=', STARTING_LIFE),
  ),
);

/** Creatures on the battlefield but the one. */
function otherCreatures(one: ObjectSet, filter: Filter): ObjectSet {
  const others: Filter = one.kind === 'self' ? { kind: 'other' } : { kind: 'not', of: { kind: 'among', what: one } };
  return { kind: 'all', zone: Zone.Battlefield, filter: conjunction([others, { kind: 'type', types: 4 }, filter]) };
}

function bigger(one: ObjectSet, than: ObjectSet): Condition {
  const more = (kind: 'power' | 'toughness'): Condition => compare({ kind, of: one }, '>', { kind, of: than });
  return { kind: 'or', of: [more('power'), more('toughness')] };
}

const standing: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase(['you have max speed'], () => () => compare({ kind: 'speed', of: YOU }, '>=', MAX_SPEED)),
    phrase(["you don't have max speed"], () => () => compare({ kind: 'speed', of: YOU }, '<', MAX_SPEED)),
    phrase(
      ['a|any player has', numeral, 'or fewer cards in hand'],
      (count) => () =>
        compare({ kind: 'amongPlayers', which: 'least', what: 'handSize', of: EACH_PLAYER }, '<=', count),
    ),
    phrase(['there are', numeral, 'or more different kinds of counters among', described], (count, what) => (scope) => {
      const objects = what(scope);
      if (objects.zone !== Zone.Battlefield) scope.reject(null);
      return compare({ kind: 'counterKindsAmong', of: allOf(objects) }, '>=', count);
    }),
    phrase(['there are', numeral, 'or more unlocked doors among', described], (count, what) => (scope) => {
      const rooms = what(scope);
      if (rooms.zone !== Zone.Battlefield) scope.reject(null);
      return compare({ kind: 'unlockedDoors', of: allOf(rooms) }, '>=', count);
    }),
    phrase(['no other creature has greater power'], () => (scope) => {
      const one = it(scope);
      const filter: Filter = { kind: 'power', op: '>', value: { kind: 'power', of: one } };
      return { kind: 'not', of: { kind: 'exists', what: otherCreatures(one, filter) } };
    }),
    phrase(['it has greater power or toughness than', selfObject], (than) => (scope) => bigger(it(scope), than(scope))),
    phrase(['a|an', described, 'is attacking you'], (what) => (scope) => {
      const { filter, zone } = what(scope);
      if (zone !== Zone.Battlefield) scope.reject(null);
      const attackers = conjunction([filter, { kind: 'attacking', whom: YOU }]);
      return { kind: 'exists', what: { kind: 'all', zone: Zone.Battlefield, filter: attackers } };
    }),
    phrase(['you own a|an', described], (what) => (scope) => {
      const cards = what(scope);
      if (cards.zone !== Zone.Exile || cards.from !== undefined) scope.reject(null);
      return { kind: 'exists', what: { kind: 'all', zone: cards.zone, filter: cards.filter, of: YOU } };
    }),
  ),
);

export const standingConditions: Reader<Clause> = rule(() => either(life, standing));
