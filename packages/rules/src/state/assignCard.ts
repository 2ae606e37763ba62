/** Which card a slot holds, for those who decide it from outside the rules: samples of hidden cards, and experiments with them. */
import { Zone } from '../ir/index.ts';
import type { CardRecord } from './catalog.ts';
import type { Game } from './game.ts';
import { slotOf } from './handle.ts';
import { hostOf, setComponentFace } from './merged.ts';
import { noteCard } from './slots.ts';

/**
 * The slot holds that card from now on, whatever object it is: a face-down permanent or spell turns up as that card. Derived data are
 * stale afterwards.
 */
export function assignCard(game: Game, slot: number, card: CardRecord): void {
  game.setCard(slot, card);
  noteCard(game, card);
  const permanent = game.objects[slot] ?? (game.zones[slot] === Zone.Battlefield ? hostOf(game, slot) : null);
  if (permanent !== null) setComponentFace(permanent, slot, card.doors?.locked ?? card.front);
  for (const item of game.stack) {
    if (slotOf(item.handle) !== slot) continue;
    item.face = card.front;
    item.ability = card.front.spell;
  }
  game.stale = true;
}
