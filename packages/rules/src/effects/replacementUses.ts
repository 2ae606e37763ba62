/** Replacement effects that last for a number of uses ("the next time"), and shields that last for an amount of damage (615.7). */
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';

/** Uses up `amount` of what is left of the effect; those without a limit stay as they are. `left` is what a shield began with. */
export function useUp(
  game: Game,
  effect: ReplacementInForce,
  amount: number,
  left: number = effect.record?.uses ?? -1,
): void {
  const record = effect.record;
  if (record === null || left < 0 || amount <= 0) return;
  const remaining = left - amount;
  game.replacements =
    remaining > 0
      ? game.replacements.map((other) => (other.id === record.id ? { ...other, uses: remaining } : other))
      : game.replacements.filter((other) => other.id !== record.id);
  game.stale = true;
}
