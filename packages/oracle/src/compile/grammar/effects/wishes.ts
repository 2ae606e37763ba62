/** Cards from outside the game (400.11b): revealed and put into hand, or chosen among those in exile besides. */
import type { Effect, ObjectSet, PlayerSet } from '@foretell/rules/ir';
import { Zone } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, phrase, rule } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { allOf, type Described, described } from '../filters.ts';
import type { Action } from './action.ts';
import { type ActionReader, by } from './action.ts';

/** One of the objects is chosen and revealed; later words speak of it as "that card". */
function reveal(scope: Scope, who: PlayerSet, from: ObjectSet): { readonly effect: Effect; readonly card: ObjectSet } {
  const as = scope.fresh('chosen');
  const card = { kind: 'bound', name: as } as const;
  scope.mentionMoved(card, 'chosen', false);
  const choice: Effect = { kind: 'chooseObjects', who, from, min: 1, max: 1, as };
  return { effect: inSequence([choice, { kind: 'reveal', what: card }]), card };
}

function outside(scope: Scope, what: Described): ObjectSet {
  if (what.zone !== Zone.Outside) scope.reject(null);
  return allOf(what);
}

export const wishes: ActionReader = rule(() =>
  either<Action>(
    phrase(['reveal a|an', described, 'and put it into your hand'], (what) =>
      by((who, scope) => {
        const { effect, card } = reveal(scope, who, outside(scope, what(scope)));
        return inSequence([effect, { kind: 'move', what: card, to: { zone: Zone.Hand } }]);
      }),
    ),
    phrase(['reveal a|an', described, 'or choose a|an', described], (what, other) =>
      by((who, scope) => {
        const first = outside(scope, what(scope));
        const exiled = other(scope);
        if (exiled.zone !== Zone.Exile) scope.reject(null);
        return reveal(scope, who, { kind: 'union', of: [first, allOf(exiled)] }).effect;
      }),
    ),
  ),
);
