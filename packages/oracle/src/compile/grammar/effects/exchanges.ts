/** Exchanges (701.12): control of permanents, life totals. */
import { type Duration, type Effect } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, maybe, phrase, rule } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { duration } from '../durations.ts';
import { anyObjects, singleObject } from '../objects.ts';
import { otherPlayers, YOU } from '../players.ts';
import { isSpell } from '../spoken.ts';
import { type ActionReader, mine } from './action.ts';

type Exchange = Extract<Effect, { readonly kind: 'exchangeControl' }>;

/** Two targets of one description. */
function isPair(scope: Scope, { a }: Exchange): boolean {
  const spec = scope.draft.targets.find((each) => a.kind === 'bound' && each.name === a.name);
  return spec?.min === 2 && spec.max === 2;
}

export const exchanges: ActionReader = rule(() =>
  either(
    phrase(['exchange control of', anyObjects, maybe(duration)], (what, time) =>
      mine((scope): Effect => {
        const a = what(scope);
        const lasting: Duration = time === null ? { kind: 'indefinite' } : time(scope);
        const exchange: Exchange = { kind: 'exchangeControl', a, duration: lasting };
        return isPair(scope, exchange) ? exchange : scope.reject(exchange);
      }),
    ),
    phrase(['exchange control of', singleObject, 'and', singleObject, maybe(duration)], (one, other, time) =>
      mine((scope): Effect => {
        const a = one(scope);
        const b = scope.apart(other(scope), a);
        const lasting: Duration = time === null ? { kind: 'indefinite' } : time(scope);
        if (isSpell(scope, a) || isSpell(scope, b)) scope.reject(null);
        return { kind: 'exchangeControl', a, b, duration: lasting };
      }),
    ),
    // 701.12c
    phrase(['exchange life totals with', otherPlayers], (who) =>
      mine((scope): Effect => {
        const other = who(scope);
        const [own, theirs] = [scope.fresh('life'), scope.fresh('life')];
        const [before, after] = [{ kind: 'bound', name: own } as const, { kind: 'bound', name: theirs } as const];
        const difference = { kind: 'sum', of: [before, { kind: 'negative', of: after }] } as const;
        scope.thisWay.set('life lost', { kind: 'max', of: [0, difference] });
        scope.amount = { kind: 'max', of: [0, difference] };
        return inSequence([
          { kind: 'letNumber', as: own, value: { kind: 'life', of: YOU } },
          { kind: 'letNumber', as: theirs, value: { kind: 'life', of: other } },
          { kind: 'setLife', who: YOU, amount: after },
          { kind: 'setLife', who: other, amount: before },
        ]);
      }),
    ),
  ),
);
