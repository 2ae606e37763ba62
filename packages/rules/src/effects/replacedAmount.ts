/** What one effect makes of an amount of life, counters or damage. */
import { evaluate } from '../engine/quantity.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { ReplacementInForce } from '../state/records.ts';
import { damageAfter, SOMETHING_ELSE } from './damageReplacement.ts';

/** The amount after one effect; negative where something else happens instead. */
export function amountAfter(game: Game, effect: ReplacementInForce, context: Frame, amount: number): number {
  const replacement = effect.replacement;
  switch (replacement.kind) {
    case 'damage':
      return damageAfter(game, effect, context, amount);
    case 'gainLife':
      if (replacement.insteadDo !== undefined) return SOMETHING_ELSE;
      return (
        amount * (replacement.times ?? 1) +
        (replacement.plus === undefined ? 0 : evaluate(game, context, replacement.plus))
      );
    case 'putCounters':
      return Math.floor(amount * (replacement.times ?? 1)) + (replacement.plus ?? 0);
    default:
      throw new Error(`${replacement.kind} does not change an amount`);
  }
}
