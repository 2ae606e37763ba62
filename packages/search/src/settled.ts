/** When what an option began is over, so that the evaluation, which sees neither the stack nor fights, may judge. */
import { DecisionKind, type Game, Step } from '@foretell/rules';

/** At a decision: the turn `turn` is over, or the stack is empty, nothing is being carried out and no combat is under way. */
export function isSettled(game: Game, turn: number): boolean {
  if (game.turnNumber !== turn) return true;
  if (game.stack.length > 0) return false;
  const decision = game.decision;
  if (decision?.kind === DecisionKind.Attack) return game.frames.length <= 1;
  return game.frames.length === 0 && (game.step < Step.DeclareAttackers || game.step > Step.EndCombat);
}
