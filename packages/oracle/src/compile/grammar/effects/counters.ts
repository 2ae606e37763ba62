/** Counters moved, taken away whatever they are, of a kind that is chosen, and put on several things (122). */
import { type Effect, type Filter, type ObjectSet, type Quantity, Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import { anyObjects, singleObject } from '../objects.ts';
import { EACH_PLAYER } from '../players.ts';
import { count } from '../quantities.ts';
import { counterName } from '../vocabulary.ts';
import { type ActionReader, by, mine } from './action.ts';

const ANYTHING: Filter = { kind: 'any' };

/** "a +1/+1 counter on target creature" */
const placed: Reader<Meaning<Effect>> = rule(() =>
  phrase([count, counterName, 'counter|counters on', anyObjects], (amount, counter, what) => (scope) => {
    const number = amount(scope);
    return { kind: 'putCounters', what: what(scope), counter, count: number };
  }),
);

const moved: Reader<Meaning<Quantity | 'all'>> = first<Meaning<Quantity | 'all'>>(
  phrase(['all'], () => () => 'all'),
  count,
);

export const counterActions: ActionReader = rule(() =>
  either(
    phrase(
      ['move', moved, counterName, 'counter|counters from', singleObject, 'onto', singleObject],
      (amount, counter, from, to) =>
        mine((scope) => {
          const number = amount(scope);
          const source = from(scope);
          return { kind: 'moveCounters', from: source, to: to(scope), counter, count: number };
        }),
    ),
    phrase(
      [
        'for each kind of counter on target permanent or player , give that permanent or player another counter of that kind',
      ],
      () =>
        mine((scope) => {
          const spec = { what: ANYTHING, zone: Zone.Battlefield, players: EACH_PLAYER, min: 1, max: 1 } as const;
          return { kind: 'moreOfEachCounter', targets: scope.addTarget(spec, ['permanent', 'player']).name };
        }),
    ),
    phrase(['put', placed, 'and', placed], (a, b) =>
      mine((scope) => {
        const one = a(scope);
        return inSequence([one, b(scope)]);
      }),
    ),
    // "A flying, lifelink, or +1/+1 counter": of one kind, chosen as it is put.
    phrase(
      [
        'put|puts',
        first(words('your choice of a|an'), words('a|an')),
        listOf(
          counterName,
          first(
            words('counter , or a|an'),
            words('counter , a|an'),
            words('counter or a|an'),
            words(', or'),
            words(','),
            words('or'),
          ),
        ),
        'counter on',
        anyObjects,
      ],
      (_a, kinds, what) =>
        by((who, scope) => {
          if (kinds.length < 2) scope.reject(null);
          const object: ObjectSet = what(scope);
          const options = kinds.map((counter) => ({
            label: counter,
            effect: { kind: 'putCounters', what: object, counter, count: 1 } as const,
          }));
          return { kind: 'chooseEffect', who, options };
        }),
    ),
  ),
);
