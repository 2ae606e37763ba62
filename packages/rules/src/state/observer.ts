/** The optional observer of a game: for logs and displays only. Absent on the simulation path. */
import type { GameEvent } from '../engine/events.ts';
import type { Game } from './game.ts';
import type { StackItem } from './stackItem.ts';

export interface GameObserver {
  /** Called after the event has been performed. */
  event(game: Game, event: GameEvent): void;
  /**
   * Called as the spell or ability on top of the stack begins to resolve, its illegal targets dropped (608.2b); `doesNothing` if no target is left or its
   * condition does not hold any more, so that it leaves the stack without effect.
   */
  resolves?(game: Game, item: StackItem, doesNothing: boolean): void;
}
