/** "You may pay {1}{W} any number of times": the cost is offered again as long as it is paid (118.12). */
import type { Effect } from '../ir/index.ts';
import { bound, compare, mayPay, sequence } from './words.ts';

type RepeatedPayment = Extract<Effect, { readonly kind: 'payRepeatedly' }>;

/** The instructions it is short for: one offer after another, counted. */
export function meaningOfRepeatedPayment({ who, cost, as, most }: RepeatedPayment): Effect {
  const paid = bound(as);
  const again = `${as} again`;
  const set = (name: string, value: Extract<Effect, { readonly kind: 'letNumber' }>['value']): Effect => ({
    kind: 'letNumber',
    as: name,
    value,
  });
  const wasPaid = sequence(set(as, { kind: 'sum', of: [paid, 1] }), set(again, 1));
  const offered = mayPay(cost, wasPaid, who);
  const goesOn = compare(bound(again), '>=', 1);
  return sequence(set(as, 0), {
    kind: 'repeatWhile',
    do: sequence(set(again, 0), offered),
    while: most === undefined ? goesOn : { kind: 'and', of: [goesOn, compare(paid, '<', most)] },
  });
}
