/** "Choose an artifact, a creature, and a land from among the permanents you control": one of each kind, perhaps the same one for several (608.2d). */
import type { Effect, ObjectSet } from '@foretell/rules/ir';
import { inSequence } from '../../lowering/sequence.ts';
import { either, first, listOf, type Meaning, phrase, type Reader, rule, words } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';
import { allOf, type Described, described } from '../filters.ts';
import { conjunction, type NounPhrase, nounPhrase } from '../nouns.ts';
import { type Action, type ActionReader, by } from './action.ts';

const kinds: Reader<readonly NounPhrase[]> = phrase(
  [
    listOf(
      phrase(['a|an', nounPhrase], (noun) => noun),
      first(words(', and'), words(','), words('and')),
    ),
  ],
  (all) => (all.length < 2 ? null : all),
);

export const oneOfEachKind: ActionReader = rule(() =>
  either<Action>(
    phrase(['choose|chooses', kinds, 'from among the', described], oneOfEach),
    phrase(['choose|chooses from among the', described, kinds], (pool, all) => oneOfEach(all, pool)),
  ),
);

function oneOfEach(all: readonly NounPhrase[], pool: Meaning<Described>): Action {
  return by((who, scope: Scope): Effect => {
    const among = pool(scope);
    if (among.from !== undefined) scope.reject(null);
    const names = all.map(() => scope.fresh('chosen'));
    const choices = all.map(
      (kind, at): Effect => ({
        kind: 'chooseObjects',
        who,
        from: allOf({ ...among, filter: conjunction([kind.filter, among.filter]) }),
        min: 1,
        max: 1,
        as: names[at] ?? 'chosen',
      }),
    );
    const chosen: ObjectSet = { kind: 'union', of: names.map((name) => ({ kind: 'bound', name })) };
    scope.mentionObjects({ kind: 'minus', from: allOf(among), without: chosen }, ['rest'], true);
    scope.mentionObjects(chosen, ['permanent', 'chosen'], true);
    return inSequence(choices);
  });
}
