/** Copying spells and abilities on the stack (707.10): how often, but for what, and with which targets. */

import type { Change, Quantity } from '@foretell/rules/ir';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import { singleObject } from '../objects.ts';
import { count, forEach } from '../quantities.ts';
import { type Action, by } from './action.ts';

/** Whoever copies a spell may choose its targets anew (707.10c). */
const newTarget: Reader<unknown> = first(
  words('and may choose a new target for that|the copy'),
  words('and may choose new targets for that|the copy|copies'),
  words('and you may choose new targets for that|the copy|copies'),
);

const often: Reader<Meaning<Quantity>> = rule(() =>
  either<Meaning<Quantity>>(
    phrase(['twice'], () => () => 2),
    phrase([count, 'times'], (times) => times),
    phrase([forEach], (each) => each),
  ),
);

const NOT_LEGENDARY: readonly Change[] = [{ kind: 'removeTypes', types: 0, supertypes: 2 }];

const except: Reader<readonly Change[]> = phrase([", except the copy isn't legendary"], () => NOT_LEGENDARY);

export const copying: Reader<Action> = rule(() =>
  phrase(['copy|copies', singleObject, maybe(often), maybe(except), maybe(newTarget)], (what, times, changes, chosen) =>
    by((who, scope) => {
      const object = scope.findMoved(false) ?? what(scope);
      return {
        kind: 'copySpell',
        what: object,
        who,
        count: times === null ? 1 : times(scope),
        newTargets: chosen !== null,
        ...(changes === null ? {} : { changes }),
      };
    }),
  ),
);
