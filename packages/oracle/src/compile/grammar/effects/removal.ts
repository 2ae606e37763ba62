/** Counters that an instruction removes: "the number of counters removed this way", "that many" speak of them (122.1). */
import type { Effect } from '@foretell/rules/ir';
import type { Scope } from '../../scope.ts';

type Removal = Extract<Effect, { readonly kind: 'removeCounters' }>;

export function removal(scope: Scope, what: Omit<Removal, 'kind' | 'as'>): Effect {
  const as = scope.fresh('removed');
  const number = { kind: 'bound', name: as } as const;
  scope.thisWay.set('counters removed', number);
  scope.amount ??= number;
  return { kind: 'removeCounters', ...what, as };
}
