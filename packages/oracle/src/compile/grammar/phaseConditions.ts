/** Conditions about the phase at hand: "it's your main phase", "it's the first combat phase of the turn" (500.1). */
import { type Condition, Step } from '@foretell/rules/ir';
import { either, type Meaning, phrase, type Reader } from '../parsing.ts';
import { YOU } from './players.ts';

const yours = (phase: Condition): Condition => ({ kind: 'and', of: [{ kind: 'turnOf', who: YOU }, phase] });

const MAIN: Condition = yours({ kind: 'during', steps: [Step.PrecombatMain, Step.PostcombatMain] });

export const phaseConditions: Reader<Meaning<Condition>> = either<Meaning<Condition>>(
  // No phase ends while a spell is on the stack (500.2): the phase it resolves in is the one it was cast in. A copy was not cast (707.10).
  phrase(['you cast this spell during your main phase'], () => () => ({
    kind: 'and',
    of: [{ kind: 'wasCast', what: { kind: 'self' }, by: YOU }, MAIN],
  })),
  phrase(["it's your main phase"], () => () => MAIN),
  phrase(["it isn't your main phase"], () => () => ({ kind: 'not', of: MAIN })),
  phrase(["it's not your main phase"], () => () => ({ kind: 'not', of: MAIN })),
  phrase(["it's your combat phase"], () => () => yours({ kind: 'duringCombat' })),
  phrase(["it's the first combat phase of the turn"], () => () => ({ kind: 'duringFirstCombat' })),
);
