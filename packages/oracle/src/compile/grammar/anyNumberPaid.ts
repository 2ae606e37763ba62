/** Additional costs that may be paid any number of times (601.2b): for each of them the spell costs less, or does more. */
import { type Ability, type Filter, Zone } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import { manaCost } from './costs.ts';
import { described } from './filters.ts';
import { times } from './quantities.ts';

const ANY: Filter = { kind: 'any' };

export const anyNumberPaid: Reader<Meaning<readonly Ability[]>> = rule(() =>
  either<Meaning<readonly Ability[]>>(
    phrase(
      [
        'as an additional cost to cast this spell , you may exile any number of',
        described,
        '. this spell costs',
        manaCost,
        'less to cast for each card exiled this way',
      ],
      (what, less) => (scope) => {
        const generic = /^\{(\d+)\}$/.exec(less);
        const { zone, of, filter } = what(scope);
        if (generic === null || (zone !== Zone.Hand && zone !== Zone.Graveyard) || of?.kind !== 'you')
          return scope.reject([]);
        return [
          {
            kind: 'keyword',
            keyword: 'optionalCost',
            name: 'exile',
            cost: [{ kind: 'exileCards', zone, filter, count: 1 }],
            repeat: true,
          },
          {
            kind: 'keyword',
            keyword: 'costsLess',
            generic: times(Number(generic[1]), { kind: 'timesPaid', cost: 'exile' }),
          },
        ];
      },
    ),
    // What follows counts them by the word they are sacrificed as.
    phrase(
      ['as an additional cost to cast this spell , you may sacrifice any number of', described],
      (what) => (scope) => {
        const { zone, filter } = what(scope);
        if (zone !== Zone.Battlefield) return scope.reject([]);
        for (const counted of [filter, ANY])
          scope.thisWay.set(`sacrificed ${JSON.stringify(counted)}`, { kind: 'timesPaid', cost: 'sacrifice' });
        const cost = [{ kind: 'sacrifice', filter, count: 1 }] as const;
        return [{ kind: 'keyword', keyword: 'optionalCost', name: 'sacrifice', cost, repeat: true }];
      },
    ),
    phrase(
      [
        'as an additional cost to cast this spell , you may sacrifice any number of',
        described,
        '. this spell costs',
        manaCost,
        'less to cast for each permanent|creature|artifact sacrificed this way',
      ],
      (what, less) => (scope) => {
        const generic = /^\{(\d+)\}$/.exec(less);
        const { zone, filter } = what(scope);
        if (generic === null || zone !== Zone.Battlefield) return scope.reject([]);
        return [
          {
            kind: 'keyword',
            keyword: 'optionalCost',
            name: 'sacrifice',
            cost: [{ kind: 'sacrifice', filter, count: 1 }],
            repeat: true,
          },
          {
            kind: 'keyword',
            keyword: 'costsLess',
            generic: times(Number(generic[1]), { kind: 'timesPaid', cost: 'sacrifice' }),
          },
        ];
      },
    ),
  ),
);
