/** The type of what players do in a sentence: a verb phrase that waits for its subject. */
import type { Effect, PlayerSet } from '@foretell/rules/ir';
import type { Meaning, Reader } from '../../parsing.ts';
import type { Scope } from '../../scope.ts';

/** "draws two cards", once it is known who does. */
export type Action = (who: PlayerSet) => Meaning<Effect>;
export type ActionReader = Reader<Action>;

/** An action that only the controller is told to do ("destroy target creature"). */
export function mine(effect: Meaning<Effect>): Action {
  return (who) => (scope) => (who.kind === 'you' ? effect(scope) : scope.reject(effect(scope)));
}

/** An action of whoever the subject is. */
export function by(effect: (who: PlayerSet, scope: Scope) => Effect): Action {
  return (who) => (scope) => effect(who, scope);
}
