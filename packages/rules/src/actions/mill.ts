/** Milling (701.17): the top cards of libraries into graveyards, all at once and as many as there are (701.17b). */
import { propose } from '../effects/propose.ts';
import { refresh } from '../effects/refresh.ts';
import { ruleContext } from '../effects/ruleContext.ts';
import { holds } from '../engine/condition.ts';
import { moveEvent } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer, libraryEnd, selectPlayers } from '../engine/select.ts';
import { Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import { asList } from '../state/value.ts';

export const mill: EffectHandler<'mill'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    frame.phase = 1;
    const count = Math.max(0, evaluate(game, frame, effect.count));
    const cards = selectPlayers(game, frame, effect.who).flatMap((player) =>
      libraryEnd(game, player, count === 0 ? 0 : count + furtherMills(game, player), true),
    );
    const events = cards.map((card) => moveEvent(card, Zone.Graveyard, { cause: 'mill' }));
    if (!propose(game, events)) return Flow.Stay;
  }
  bind(
    frame,
    effect.as,
    asList(game.returned).filter((card) => card > 0),
  );
  return Flow.Next;
};

/** How many more cards the player mills by an instruction to mill any. */
function furtherMills(game: Game, player: number): number {
  if (game.stale) refresh(game);
  let more = 0;
  for (const { replacement, condition, origin } of game.registry.replacements) {
    if (replacement.kind !== 'millMore') continue;
    const context = ruleContext(origin);
    const applies = includesPlayer(game, context, replacement.who, player);
    if (applies && (condition === null || holds(game, context, condition))) more += replacement.plus;
  }
  return more;
}
