/** How much less an ability costs to activate: "{1} less to activate for each artifact you control" (601.2f, 602.2b). */
import { type Condition, EVENT_NAMES, type Filter, type ObjectSet, type Quantity } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { condition } from './conditions.ts';
import { manaCost } from './costs.ts';
import { described } from './filters.ts';
import { YOU } from './players.ts';
import { forEach, times, value } from './quantities.ts';

/** What the ability, which is on the stack as its cost is worked out, targets. */
const ITS_TARGET: ObjectSet = { kind: 'targetsOf', what: { kind: 'bound', name: EVENT_NAMES.object } };

/** The amount of generic mana that a cost is, if it is nothing else. */
export function genericOf(cost: string): number | null {
  const generic = /^\{(\d+)\}$/.exec(cost);
  return generic === null ? null : Number(generic[1]);
}

function generic(cost: string, scope: Scope): number {
  return genericOf(cost) ?? scope.reject(0);
}

function lessIf(so: Condition, then: number): Quantity {
  return { kind: 'conditional', if: so, then, else: 0 };
}

/** What follows "this ability costs". */
export const lessToActivate: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    phrase(
      [manaCost, 'less to activate', forEach],
      (cost, each) => (scope) => times(generic(cost, scope), each(scope)),
    ),
    phrase(
      [manaCost, 'less to activate during your turn'],
      (cost) => (scope) => lessIf({ kind: 'turnOf', who: YOU }, generic(cost, scope)),
    ),
    phrase(
      [manaCost, 'less to activate if', condition],
      (cost, so) => (scope) => lessIf(so(scope), generic(cost, scope)),
    ),
    phrase([manaCost, 'less to activate if it targets a|an', described], (cost, what) => (scope) => {
      const filter: Filter = { kind: 'targets', what: what(scope).filter };
      const so: Condition = { kind: 'matches', what: { kind: 'bound', name: EVENT_NAMES.object }, filter };
      return lessIf(so, generic(cost, scope));
    }),
    phrase(['{X} less to activate , where x is the power of the creature it targets'], () => () => ({
      kind: 'power',
      of: ITS_TARGET,
    })),
    phrase(
      [manaCost, 'less to activate for each color of the creature it targets'],
      (cost) => (scope) => times(generic(cost, scope), { kind: 'colorsAmong', of: ITS_TARGET }),
    ),
    phrase(['{X} less to activate , where x is', value], (amount) => amount),
  ),
);
