/** Expending mana (700.14): a player expends N as they spend the N-th mana of the turn on spells. */
import { tellAction } from '../actions/designate.ts';
import { EventKind } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';
import { isWatched } from './triggers.ts';

/** Counts the mana that was spent to cast the spell, and tells triggers which numbers were reached. */
export function expend(game: Game, { controller, manaSpent }: StackItem): void {
  let units = 0;
  for (let type = 0; type < manaSpent.length; type++) units += manaSpent[type] ?? 0;
  if (units === 0) return;
  const { tally } = game.player(controller);
  const before = tally.manaSpent;
  tally.manaSpent += units;
  if (!isWatched(game, EventKind.Performs)) return;
  for (let nth = before + 1; nth <= tally.manaSpent; nth++) tellAction(game, `expend ${nth}`, 0, controller);
}
