/**
 * Cards that everyone has seen being chosen stay known as they move on: a revealed card put into a hand or on a library (701.20a). Without
 * this the rule about choices out of hidden zones (`state/knowledge.ts`) would forget them.
 */
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Handle, slotOf } from '../state/handle.ts';
import { everyone, reveal } from '../state/knowledge.ts';

/** Whether everyone knows all the cards because the running effect revealed what it chooses from. Asked before they move. */
export function arePublic(game: Game, frame: Frame, cards: readonly Handle[]): boolean {
  const all = everyone(game);
  return hasRevealed(frame) && cards.every((card) => game.known[slotOf(card)] === all);
}

/** Keeps cards known to everyone that were {@link arePublic} before they moved. */
export function keepPublic(game: Game, moved: readonly Handle[]): void {
  reveal(game, moved, everyone(game));
}

/** Whether an earlier instruction of the running effect showed cards to everyone. */
function hasRevealed(frame: Frame): boolean {
  const program = frame.program;
  if (program === null) return false;
  for (let i = 0; i < frame.pc; i++) {
    const effect = program.instructions[i]?.effect ?? null;
    if (effect === null) continue;
    if (effect.kind === 'reveal' || effect.kind === 'revealUntil') return true;
    if (effect.kind === 'search' && effect.reveal === true) return true;
  }
  return false;
}
