/** Choosing among cards that were looked at or revealed: "put one of them into your hand and the rest on the bottom". */
import {
  type Destination,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
} from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, type Meaning, maybe, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import type { Sentence } from '../clauses.ts';
import { described } from '../filters.ts';
import { YOU } from '../players.ts';
import { count } from '../quantities.ts';
import { numeral } from '../vocabulary.ts';
import { type ActionReader, by } from './action.ts';
import { arriving, place } from './zones.ts';

/** "one of them", "up to two creature cards from among them": what is chosen, how many. */
interface Choice {
  readonly min: Quantity;
  readonly max: Quantity;
  readonly filter: Filter | null;
}

const amongThem: Reader<unknown> = first(
  words('of them'),
  words('of those cards'),
  words('from among them'),
  words('from among those cards'),
  words('from among the cards revealed this way'),
  words('from among the revealed cards'),
  words('from among the milled cards'),
  words('from among the cards milled this way'),
);

const choice: Reader<Meaning<Choice>> = rule(() =>
  either<Meaning<Choice>>(
    phrase([count, amongThem], (number) => (scope) => {
      const exact = number(scope);
      return { min: exact, max: exact, filter: null };
    }),
    phrase(['up to', numeral, amongThem], (max) => () => ({ min: 0, max, filter: null })),
    phrase(['any number of', described, amongThem], (what) => (scope) => ({
      min: 0,
      max: 1000,
      filter: what(scope).filter,
    })),
    phrase(['any number of them'], () => () => ({ min: 0, max: 1000, filter: null })),
    phrase([count, described, amongThem], (number, what) => (scope) => {
      const exact = number(scope);
      return { min: exact, max: exact, filter: what(scope).filter };
    }),
    phrase(['up to', numeral, described, amongThem], (max, what) => (scope) => ({
      min: 0,
      max,
      filter: what(scope).filter,
    })),
  ),
);

function choose(
  scope: Scope,
  who: PlayerSet,
  picked: Choice,
  optional: boolean,
): { readonly effect: Effect; readonly chosen: ObjectSet } {
  const pool = scope.find('card', true);
  const as = scope.fresh('chosen');
  const chosen = { kind: 'bound', name: as } as const;
  const from: ObjectSet = picked.filter === null ? pool : { kind: 'where', from: pool, filter: picked.filter };
  const min = optional ? 0 : picked.min;
  scope.mentionObjects({ kind: 'minus', from: pool, without: chosen }, ['rest'], true);
  scope.mentionMoved(chosen, 'chosen', picked.max !== 1);
  return { effect: { kind: 'chooseObjects', who, from, min, max: picked.max, as }, chosen };
}

function put(what: ObjectSet, to: Destination): Effect {
  return { kind: 'move', what, to };
}

const theRest: Reader<Meaning<Destination>> = rule(() =>
  either<Meaning<Destination>>(
    phrase(['and the rest', restPlace], (to) => to),
    phrase(['and the other', restPlace], (to) => to),
    phrase(['and the other', numeral, restPlace], (_count, to) => to),
  ),
);

const restPlace: Reader<Meaning<Destination>> = rule(() => place);

export const digActions: ActionReader = rule(() =>
  either(
    phrase(['put', choice, place, maybe(theRest)], (what, to, rest) =>
      by((who, scope) => {
        const { effect, chosen } = choose(scope, who, what(scope), false);
        const first = arriving(scope, chosen, to(scope), [], scope.isMany(chosen));
        return inSequence([effect, first, ...(rest === null ? [] : [put(scope.find('rest', true), rest(scope))])]);
      }),
    ),
    phrase(['put the rest', place], (to) => by((_who, scope) => put(scope.find('rest', true), to(scope)))),
    phrase(['put the other', place], (to) => by((_who, scope) => put(scope.find('rest', true), to(scope)))),
    phrase(['put them', place], (to) => by((_who, scope) => put(scope.find('card', true), to(scope)))),
    phrase(['choose|chooses', choice], (what) => by((who, scope) => choose(scope, who, what(scope), false).effect)),
  ),
);

/** "You may reveal a creature card from among them and put it into your hand." */
export const digSentences: Reader<Sentence> = rule(() =>
  either<Sentence>(
    phrase(['you may reveal', choice, 'and put it|them', place, maybe(theRest)], (what, to, rest) => (scope) => {
      const { effect, chosen } = choose(scope, YOU, what(scope), true);
      const shown = { kind: 'reveal', what: chosen } as const;
      const moves = [
        arriving(scope, chosen, to(scope), [], scope.isMany(chosen)),
        ...(rest === null ? [] : [put(scope.find('rest', true), rest(scope))]),
      ];
      scope.draft.effects.push(inSequence([effect, shown, ...moves]));
    }),
    phrase(['you may put', choice, place, maybe(theRest)], (what, to, rest) => (scope) => {
      const { effect, chosen } = choose(scope, YOU, what(scope), true);
      const moves = [
        arriving(scope, chosen, to(scope), [], scope.isMany(chosen)),
        ...(rest === null ? [] : [put(scope.find('rest', true), rest(scope))]),
      ];
      scope.draft.effects.push(inSequence([effect, ...moves]));
    }),
    phrase([first(words('you choose'), words('choose')), 'a|an', described, 'from it'], (_you, what) => (scope) => {
      const as = scope.fresh('chosen');
      const hand = scope.find('hand', true);
      const card = what(scope);
      scope.draft.effects.push({
        kind: 'chooseObjects',
        who: YOU,
        from: { kind: 'where', from: hand, filter: card.filter },
        min: 1,
        max: 1,
        as,
      });
      scope.mentionObjects({ kind: 'bound', name: as }, [...card.nouns, 'card', 'chosen'], false);
    }),
    phrase(['that player discards that card'], () => (scope) => discardChosen(scope)),
  ),
);

/** A card chosen from a revealed hand and then discarded: its owner discards it, the choice is yours (701.9). */
function discardChosen(scope: Scope): void {
  const last = scope.draft.effects.pop();
  if (
    last?.kind !== 'chooseObjects' ||
    last.from.kind !== 'where' ||
    last.from.from.kind !== 'all' ||
    last.from.from.zone !== Zone.Hand
  ) {
    scope.reject(null);
    return;
  }
  const { filter } = last.from;
  const narrowed = filter.kind === 'any' ? {} : { filter };
  scope.draft.effects.push({ kind: 'discard', who: last.from.from.of ?? YOU, count: 1, ...narrowed, chosenBy: YOU });
}
