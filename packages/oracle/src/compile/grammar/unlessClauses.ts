/** What happens unless somebody pays or does something (118.12a). */
import type { Cost, Effect, PlayerSet, Quantity } from '@foretell/rules/ir';
import { either, first, type Meaning, phrase, type Reader, rule } from '../parsing.ts';
import type { Scope } from '../scope.ts';
import { atOnce, type Clause, conditional, series, simple } from './clauses.ts';
import { condition } from './conditions.ts';
import { actionCost, genericMana, manaCost } from './costs.ts';
import { allOf, described } from './filters.ts';
import { isSeveral, players } from './players.ts';
import { forEach, times, value } from './quantities.ts';

/** "[clause] unless [player] pays [cost]". */
export const unless: Reader<Clause> = rule(() =>
  either<Clause>(
    phrase([atOnce, 'unless', whoPays, paysCost], (what, who, cost) => (scope) => {
      const effect = what(scope);
      return unlessPaid(who(scope), cost(scope), effect, scope);
    }),
    phrase([atOnce, 'unless', whoPays, paysCost, 'or', paysCost], (what, who, cost, other) => (scope) => {
      const effect = what(scope);
      return unlessPaid(who(scope), cost(scope), effect, scope, other(scope));
    }),
    phrase([atOnce, 'unless', players, 'has', simple], (what, who, instead) => (scope) => {
      const effect = what(scope);
      const player = who(scope);
      if (isSeveral(player)) scope.reject(null);
      return { kind: 'may', who: player, do: instead(scope), else: effect };
    }),
    phrase([atOnce, 'unless', condition], (what, so) => (scope) => {
      const mark = scope.mark();
      const effect = what(scope);
      const test = scope.beforeDone(mark, () => so(scope));
      return conditional({ kind: 'not', of: test }, effect);
    }),
    phrase(['unless', players, paysCost, ',', series], (who, cost, what) => (scope) => {
      const player = who(scope);
      const paid = cost(scope);
      return unlessPaid(player, paid, what(scope), scope);
    }),
  ),
);

/** "Each opponent loses 1 life unless that player pays": each of them. */
const whoPays: Reader<Meaning<PlayerSet>> = rule(() =>
  first<Meaning<PlayerSet>>(
    phrase(['that player'], () => (scope) => scope.findPlayer()),
    players,
  ),
);

/** Each of several players decides for themselves, and what happens otherwise happens to those who don't pay. */
function unlessPaid(who: PlayerSet, cost: Cost, effect: Effect, scope: Scope, or?: Cost): Effect {
  const otherwise = (payer: PlayerSet, done: Effect): Effect =>
    or === undefined ? done : { kind: 'mayPay', who: payer, cost: or, else: done };
  if (!isSeveral(who)) return { kind: 'mayPay', who, cost, else: otherwise(who, effect) };
  const name = scope.fresh('player');
  const each = { kind: 'bound', name } as const;
  if (!('who' in effect) || !('kind' in effect.who) || effect.who.kind !== who.kind) return scope.reject(effect);
  return {
    kind: 'forEachPlayer',
    of: who,
    as: name,
    do: { kind: 'mayPay', who: each, cost, else: otherwise(each, { ...effect, who: each }) },
  };
}

const paysCost: Reader<Meaning<Cost>> = rule(() =>
  either<Meaning<Cost>>(
    actionCost,
    phrase(
      ['pay|pays', manaCost, ', where x is', value],
      (cost, amount) => (scope) =>
        cost === '{X}' ? [{ kind: 'genericMana', amount: amount(scope) }] : scope.reject([]),
    ),
    phrase(['pays mana equal to', value], (amount) => (scope) => [{ kind: 'genericMana', amount: amount(scope) }]),
    phrase(['pay|pays', genericMana, 'plus an additional', genericMana, forEach], (one, other, each) => (scope) => [
      { kind: 'genericMana', amount: { kind: 'sum', of: [one, times(other, each(scope))] } },
    ]),
    phrase(
      ['pay|pays', manaCost, 'for each', eachOf],
      (cost, amount) => (scope) =>
        cost === '{1}' ? [{ kind: 'genericMana', amount: amount(scope) }] : scope.reject([]),
    ),
  ),
);

const eachOf: Reader<Meaning<Quantity>> = rule(() =>
  phrase([described], (what) => (scope) => ({ kind: 'count', of: allOf(what(scope)) })),
);
