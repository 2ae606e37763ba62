/** Milling (701.17): the top cards of libraries into graveyards, all at once and as many as there are (701.17b). */
import { furtherCards } from '../effects/numbersInForce.ts';
import { propose } from '../effects/propose.ts';
import { moveBecause } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { libraryEnd, selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import { asList } from '../state/value.ts';

export const mill: EffectHandler<'mill'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    frame.phase = 1;
    const count = Math.max(0, evaluate(game, frame, effect.count));
    const cards = selectPlayers(game, frame, effect.who).flatMap((player) =>
      libraryEnd(game, player, count === 0 ? 0 : count + furtherCards(game, 'millMore', player), true),
    );
    const events = cards.map((card) => moveBecause(card, Zone.Graveyard, 'mill'));
    if (!propose(game, events)) return Flow.Stay;
  }
  bind(
    frame,
    effect.as,
    asList(game.returned).filter((card) => card > 0),
  );
  return Flow.Next;
};
