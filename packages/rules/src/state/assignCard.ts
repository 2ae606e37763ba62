/** Which card a slot holds, for those who decide it from outside the rules: samples of hidden cards, and experiments with them. */
import type { CardRecord } from './catalog.ts';
import type { Game } from './game.ts';
import { slotOf } from './handle.ts';
import { noteCard } from './slots.ts';

/**
 * The slot holds that card from now on, whatever object it is: a face-down permanent or spell turns up as that card. Derived data are
 * stale afterwards.
 */
export function assignCard(game: Game, slot: number, card: CardRecord): void {
  game.setCard(slot, card);
  noteCard(game, card);
  const permanent = game.objects[slot];
  if (permanent !== null && permanent !== undefined) permanent.face = card.doors?.locked ?? card.front;
  for (const item of game.stack) {
    if (slotOf(item.handle) !== slot) continue;
    item.face = card.front;
    item.ability = card.front.spell;
  }
  game.stale = true;
}
