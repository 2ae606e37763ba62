/** How much less an ability costs to activate: "{1} less to activate for each artifact you control" (601.2f, 602.2b). */
import { type Condition, EVENT_NAMES, type Filter, type ObjectSet, type Quantity } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import { condition } from './conditions.ts';
import { genericMana } from './costs.ts';
import { described } from './filters.ts';
import { YOU } from './players.ts';
import { forEach, times, value } from './quantities.ts';

/** What the ability, which is on the stack as its cost is worked out, targets. */
const ITS_TARGET: ObjectSet = { kind: 'targetsOf', what: { kind: 'bound', name: EVENT_NAMES.object } };

/** So much where the condition holds, and otherwise nothing. */
export function lessIf(so: Condition, then: number): Quantity {
  return { kind: 'conditional', if: so, then, else: 0 };
}

/** What follows "this ability costs". */
export const lessToActivate: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    phrase([genericMana, 'less to activate', forEach], (by, each) => (scope) => times(by, each(scope))),
    phrase([genericMana, 'less to activate during your turn'], (by) => () => lessIf({ kind: 'turnOf', who: YOU }, by)),
    phrase([genericMana, 'less to activate if', condition], (by, so) => (scope) => lessIf(so(scope), by)),
    phrase([genericMana, 'less to activate if it targets a|an', described], (by, what) => (scope) => {
      const filter: Filter = { kind: 'targets', what: what(scope).filter };
      const so: Condition = { kind: 'matches', what: { kind: 'bound', name: EVENT_NAMES.object }, filter };
      return lessIf(so, by);
    }),
    phrase(['{X} less to activate , where x is the power of the creature it targets'], () => () => ({
      kind: 'power',
      of: ITS_TARGET,
    })),
    phrase(
      [genericMana, 'less to activate for each color of the creature it targets'],
      (by) => () => times(by, { kind: 'colorsAmong', of: ITS_TARGET }),
    ),
    phrase(['{X} less to activate , where x is', value], (amount) => amount),
  ),
);
