/** Judging a spell or ability as it would be on the stack (601.3e), where filters find it by its handle. */
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';

/** Puts the item on the stack unless it is there; whether it did, which {@link leaveAfterJudging} must be told. */
export function enterForJudging(game: Game, item: StackItem): boolean {
  if (game.stack.includes(item)) return false;
  game.stack.push(item);
  return true;
}

/** Takes back what {@link enterForJudging} did. */
export function leaveAfterJudging(game: Game, entered: boolean): void {
  if (entered) game.stack.pop();
}
