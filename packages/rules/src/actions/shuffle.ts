/** Shuffling (701.24): cards found by the same effect that a later instruction puts somewhere stay out of it (701.24b). */
import { shuffleLibrary } from '../engine/chance.ts';
import { EventKind, GameEvent } from '../engine/events.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { emit } from '../stack/triggers.ts';
import { Flow } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { slotOf } from '../state/handle.ts';
import { asList } from '../state/value.ts';

/** Shuffles a player's library; triggers see it even if there is nothing to shuffle (701.24e). */
export function shuffleNow(game: Game, player: number): void {
  shuffleLibrary(game, player);
  emit(game, new GameEvent(EventKind.Shuffles, 0, player, 1, 0, 0, 0, false, ''));
}

export const shuffle: EffectHandler<'shuffle'> = (game, frame, effect) => {
  const aside = foundCards(game, frame);
  for (const player of selectPlayers(game, frame, effect.who)) {
    const library = game.player(player).library;
    const kept = library.filter((slot) => aside.includes(slot));
    if (kept.length > 0) game.player(player).library = library.filter((slot) => !aside.includes(slot));
    shuffleNow(game, player);
    if (kept.length > 0) game.player(player).library.push(...kept);
  }
  return Flow.Next;
};

/** Slots of cards that a search of this effect found and left in their library. */
function foundCards(game: Game, frame: Frame): number[] {
  const program = frame.program;
  if (program === null) return [];
  const slots: number[] = [];
  for (let i = 0; i < frame.pc; i++) {
    const effect = program.instructions[i]?.effect;
    if (effect === null || effect === undefined || effect.kind !== 'search') continue;
    for (const card of asList(frame.locals[program.names.indexOf(effect.as)])) {
      if (game.isCurrent(card) && game.zones[slotOf(card)] === Zone.Library) slots.push(slotOf(card));
    }
  }
  return slots;
}
