/** Counters put on objects as trigger conditions (122.6, 603.2): one by one, any number at once, or up to a number. */
import type { EventPattern, Filter, PlayerSet } from '@foretell/rules/ir';
import { either, first, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { selfObject } from '../objects.ts';
import { EACH_PLAYER } from '../players.ts';
import { counterName, ordinal } from '../vocabulary.ts';
import { actor, bindObject, type Event, IS_SELF, thatAmount, type Watched, watched } from './subjects.ts';

type CountersPut = Extract<EventPattern, { readonly kind: 'countersPut' }>;
type Counters = Pick<CountersPut, 'counter' | 'each'>;

/** What is put: "a +1/+1 counter" each time for one, "one or more counters" for all of them together. */
const put: Reader<Counters> = rule(() =>
  first<Counters>(
    phrase(['a counter'], () => ({ each: true })),
    phrase(['a', counterName, 'counter'], (counter) => ({ counter, each: true })),
    phrase(['one or more counters'], () => ({})),
    phrase(['one or more', counterName, 'counters'], (counter) => ({ counter })),
  ),
);

function countersPut(counters: Counters, what: Meaning<Watched>, scope: Scope): CountersPut {
  const object = what(scope);
  bindObject(scope, object, false);
  scope.amount = counters.each === true ? 1 : thatAmount;
  return { kind: 'countersPut', what: object.filter, ...counters };
}

export const countersArePut: Reader<Event> = rule(() =>
  either<Event>(
    phrase([put, 'is|are put on', watched], (counters, what) => (scope) => countersPut(counters, what, scope)),
    phrase(
      ['the', ordinal, counterName, 'counter is put on', first<unknown>(selfObject, words('it'))],
      (reaches, counter) => (scope) => {
        scope.mentionObjects({ kind: 'self' }, ['permanent'], false);
        return { kind: 'countersPut', what: IS_SELF, counter, reaches };
      },
    ),
  ),
);

/** "You get one or more {E}", "an opponent gets one or more poison counters". */
export const playersGet: Reader<Event> = rule(() =>
  phrase([actor, 'get|gets one or more', gotten], (who, counter) => (scope) => {
    const players = who(scope);
    scope.amount = thatAmount;
    return { kind: 'countersPut', what: NOTHING, players, counter };
  }),
);

const NOTHING: Filter = { kind: 'or', of: [] };

const gotten: Reader<string> = either<string>(
  phrase(['{E}'], () => 'energy'),
  phrase([counterName, 'counters'], (counter) => counter),
);

/** "put one or more +1/+1 counters on a creature" */
export const puttingCounters: Reader<(who: PlayerSet) => Event> = rule(() =>
  either<(who: PlayerSet) => Event>(
    phrase(['put|puts', put, 'on', watched], (counters, what) => (who) => (scope) => ({
      ...countersPut(counters, what, scope),
      by: who,
    })),
    phrase(['put|puts', put, 'on', watched, 'or player'], (counters, what) => (who) => (scope) => {
      const event = countersPut(counters, what, scope);
      return { ...event, by: who, players: EACH_PLAYER };
    }),
  ),
);
