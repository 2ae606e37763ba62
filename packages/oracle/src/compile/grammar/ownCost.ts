/** How much less or more a spell costs to cast, as it says itself (118.7, 601.2f). */
import type { Ability, Condition, Quantity } from '@foretell/rules/ir';
import { either, first, type Meaning, phrase, type Reader, rule, words } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { thisSpell } from './castingStatics.ts';
import { condition } from './conditions.ts';
import { genericMana, manaCost } from './costs.ts';
import { lessIf } from './lessToActivate.ts';
import { YOU } from './players.ts';
import { forEach, times, value } from './quantities.ts';
import type { Lines } from './statics.ts';

function less(generic: Quantity): readonly Ability[] {
  return [{ kind: 'keyword', keyword: 'costsLess', generic }];
}

/** {1}{U}: generic and coloured mana (118.7c). Generic mana alone is said without it. */
function lessMana(
  scope: Scope,
  cost: string,
  said: { readonly condition?: Condition; readonly times?: Quantity },
): readonly Ability[] {
  const both = /^(?:\{(\d+)\})?((?:\{[WUBRGC]\})+)$/.exec(cost);
  if (both === null || (both[1] !== undefined && said.times !== undefined)) return scope.reject([]);
  return [{ kind: 'keyword', keyword: 'costsLess', generic: Number(both[1] ?? 0), mana: both[2] ?? '', ...said }];
}

/** What is said of the spell as it is being cast. */
function asCast<Result>(scope: Scope, said: Meaning<Result>): Result {
  scope.casting = true;
  const result = said(scope);
  scope.casting = false;
  return result;
}

/** Choices of casting that lessen the cost: "if it's bargained". */
const paidFor: Reader<string> = either<string>(
  phrase(["it's bargained"], () => 'bargain'),
  phrase(["it's kicked"], () => 'kicker'),
);

export const ownCost: Reader<Lines> = rule(() =>
  either<Lines>(
    phrase(
      [thisSpell, 'costs', genericMana, 'less to cast', forEach],
      (_spell, by, each) => (scope) => less(times(by, each(scope))),
    ),
    phrase(
      [thisSpell, 'costs', genericMana, 'less to cast during your turn'],
      (_spell, by) => () => less(lessIf({ kind: 'turnOf', who: YOU }, by)),
    ),
    phrase(
      [thisSpell, 'costs', genericMana, 'less to cast', first(words('if'), words('as long as')), condition],
      (_spell, by, _if, so) => (scope) => less(lessIf(asCast(scope, so), by)),
    ),
    phrase(
      [thisSpell, 'costs', genericMana, 'more to cast if', condition],
      (_spell, by, so) => (scope) => less(lessIf(asCast(scope, so), -by)),
    ),
    phrase(
      [thisSpell, 'costs', genericMana, 'less to cast if', paidFor],
      (_spell, by, cost) => () => less(lessIf({ kind: 'paid', cost }, by)),
    ),
    phrase(
      [thisSpell, 'costs', manaCost, 'less to cast if', condition],
      (_spell, cost, so) => (scope) => lessMana(scope, cost, { condition: asCast(scope, so) }),
    ),
    phrase(
      ['during your turn ,', thisSpell, 'costs', manaCost, 'less to cast'],
      (_spell, cost) => (scope) => lessMana(scope, cost, { condition: { kind: 'turnOf', who: YOU } }),
    ),
    phrase(
      [thisSpell, 'costs', manaCost, 'less to cast', forEach],
      (_spell, cost, each) => (scope) => lessMana(scope, cost, { times: each(scope) }),
    ),
    phrase(
      ['if', condition, ', this spell costs', genericMana, 'less to cast'],
      (so, by) => (scope) => less(lessIf(so(scope), by)),
    ),
    phrase(
      [thisSpell, 'costs', words('{X}'), 'less to cast , where x is', value],
      (_spell, _x, amount) => (scope) => less(amount(scope)),
    ),
  ),
);
