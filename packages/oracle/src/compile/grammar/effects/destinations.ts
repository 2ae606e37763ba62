/** Where objects are put: onto the battlefield, into a library, to a hand or graveyard (400.6). */
import { type Destination, Zone } from '@foretell/rules/ir';
import { either, type Meaning, maybe, phrase, type Reader, reader, rule, words } from '../../parsing.ts';
import { it, singleObject } from '../objects.ts';
import { YOU } from '../players.ts';
import { count } from '../quantities.ts';
import { counterName, ordinal } from '../vocabulary.ts';

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
