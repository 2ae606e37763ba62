/** Revealing and looking at cards (701.20): nothing moves, but players know more afterwards. */
import { deciderFor } from '../control/decider.ts';
import { propose } from '../effects/propose.ts';
import { moveEvent } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { matches } from '../engine/match.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects, selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { everyone, reveal as makeKnown } from '../state/knowledge.ts';
import { asList } from '../state/value.ts';
import { linkTo } from './exile.ts';

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

/** Reveals from the top of each player's library until as many cards match as are wanted, or exiles the cards; the whole library if too few do. */
export const revealUntil: EffectHandler<'revealUntil'> = (game, frame, effect) => {
  if (frame.phase === 1) {
    const exiled = asList(game.returned);
    if (effect.linked === true) linkTo(game, frame.source, exiled.filter(isObject));
    bind(frame, effect.as, exiled.slice(0, frame.a).filter(isObject));
    bind(frame, effect.others, exiled.slice(frame.a).filter(isObject));
    return Flow.Next;
  }
  const found: Handle[] = [];
  const others: Handle[] = [];
  const wanted = effect.count === undefined ? 1 : evaluate(game, frame, effect.count);
  for (const player of selectPlayers(game, frame, effect.who)) {
    const library = game.player(player).library;
    let left = wanted;
    for (let i = library.length - 1; i >= 0 && left > 0; i--) {
      const card = game.handle(library[i] as number);
      if (matches(game, frame, effect.filter, card)) {
        found.push(card);
        left--;
      } else others.push(card);
    }
  }
  if (effect.exile === true) {
    frame.a = found.length;
    frame.phase = 1;
    const events = [...found, ...others].map((card) => moveEvent(card, Zone.Exile, { by: frame.source }));
    return propose(game, events) ? revealUntil(game, frame, effect) : Flow.Stay;
  }
  makeKnown(game, [...found, ...others], everyone(game));
  bind(frame, effect.as, found);
  bind(frame, effect.others, others);
  return Flow.Next;
};

function isObject(handle: Handle): boolean {
  return handle > 0;
}
