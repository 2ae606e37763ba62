/** The optional observer of a game: for logs and displays only. Absent on the simulation path. */
import type { GameEvent } from '../engine/events.ts';
import type { Game } from './game.ts';

export interface GameObserver {
  /** Called after the event has been performed. */
  event(game: Game, event: GameEvent): void;
}
