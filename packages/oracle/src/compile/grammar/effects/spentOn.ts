/** What happens when mana is spent on something (106.6): "when you spend this mana to cast a creature spell, scry 2". */
import type { Effect, Filter, TriggeredAbility } from '@foretell/rules/ir';
import { finishedDraft } from '../../lowering/reflexive.ts';
import { either, first, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { effectSentence } from '../clauses.ts';
import { thatObject } from '../events/subjects.ts';
import { described } from '../filters.ts';
import { YOU } from '../players.ts';

type Spent = Extract<Effect, { readonly kind: 'reflexive' }>;

const onSpell: Reader<Meaning<Filter>> = rule(() =>
  either<Meaning<Filter>>(
    phrase(['a|an', described], (what) => (scope) => {
      const { filter, head } = what(scope);
      return head === 'spell' ? filter : scope.reject(filter);
    }),
    phrase(['your commander'], () => () => ({
      kind: 'and',
      of: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }],
    })),
  ),
);

export const whenSpent: Reader<Meaning<Spent>> = rule(() =>
  phrase(
    [
      first(
        words('when you spend this mana to cast'),
        words('when that mana is spent to cast'),
        words('when this mana is spent to cast'),
      ),
      onSpell,
      ',',
      effectSentence,
    ],
    (_when, on, then) => (scope) => {
      const inner = scope.later();
      const what = on(inner);
      inner.mentionObjects(thatObject, ['spell'], false);
      inner.draft.effects.push(then(inner));
      scope.continueAfter(inner);
      return triggered(what, inner);
    },
  ),
);

function triggered(what: Filter, inner: Scope): Spent {
  const ability: TriggeredAbility = {
    kind: 'triggered',
    event: { kind: 'castsSpell', who: YOU, what },
    ...finishedDraft(inner.draft),
  };
  return { kind: 'reflexive', ability };
}
