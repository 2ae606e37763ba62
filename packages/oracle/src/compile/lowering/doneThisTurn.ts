/** What a permanent remembers for the rest of the turn that its ability did: "do this only once each turn", "if you haven't added mana with this ability this turn". */
import type { Ability, Condition, Effect } from '@foretell/rules/ir';
import { rewrite } from './rewrite.ts';
import { inSequence } from './sequence.ts';

/** The word by which a permanent knows that what its ability offers was done. */
export const DONE_THIS_TURN = 'done this turn';

const SELF = { kind: 'self' } as const;

export const NOT_DONE_THIS_TURN: Condition = {
  kind: 'not',
  of: { kind: 'matches', what: SELF, filter: { kind: 'designated', word: DONE_THIS_TURN } },
};

export const DOING_IT: Effect = {
  kind: 'designate',
  what: SELF,
  word: DONE_THIS_TURN,
  duration: { kind: 'endOfTurn' },
};

/** An ability whose condition asks whether it has added mana remembers that it does. */
export function rememberingMana(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || JSON.stringify(ability.condition) !== JSON.stringify(NOT_DONE_THIS_TURN))
    return ability;
  const effect = rewrite(ability.effect, (part) =>
    part['kind'] === 'addMana' ? inSequence([part as unknown as Effect, DOING_IT]) : undefined,
  );
  return { ...ability, effect };
}
