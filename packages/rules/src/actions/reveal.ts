/** Revealing and looking at cards (701.20): nothing moves, but players know more afterwards. */
import { deciderFor } from '../control/decider.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { matches } from '../engine/match.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { everyone, reveal as makeKnown } from '../state/knowledge.ts';

export const reveal: EffectHandler<'reveal'> = (game, frame, effect) => {
  const cards = selectObjects(game, frame, effect.what).filter((card) => game.isCurrent(card));
  makeKnown(game, cards, everyone(game));
  bind(frame, effect.as, cards);
  return Flow.Next;
};

export const lookAt: EffectHandler<'lookAt'> = (game, frame, effect) => {
  const cards = selectObjects(game, frame, effect.what).filter((card) => game.isCurrent(card));
  for (const player of selectPlayers(game, frame, effect.who)) showTo(game, player, cards);
  bind(frame, effect.as, cards);
  return Flow.Next;
};

/** A player looks at cards (701.20e); whoever controls the player sees them too (723.4). */
export function showTo(game: Game, player: number, cards: readonly Handle[]): void {
  makeKnown(game, cards, (1 << player) | (1 << deciderFor(game, player)));
}

/** Reveals from the top of each player's library until a card matches; the whole library if none does. */
export const revealUntil: EffectHandler<'revealUntil'> = (game, frame, effect) => {
  const found: Handle[] = [];
  const others: Handle[] = [];
  for (const player of selectPlayers(game, frame, effect.who)) {
    const library = game.player(player).library;
    for (let i = library.length - 1; i >= 0; i--) {
      const card = game.handle(library[i] as number);
      if (matches(game, frame, effect.filter, card)) {
        found.push(card);
        break;
      }
      others.push(card);
    }
  }
  makeKnown(game, [...found, ...others], everyone(game));
  bind(frame, effect.as, found);
  bind(frame, effect.others, others);
  return Flow.Next;
};
