/** Destroying permanents (701.8). Regeneration and the like replace the destruction (701.19); indestructible ones are left alone (702.12b). */
import { propose } from '../effects/propose.ts';
import { moveBecause } from '../engine/events.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { characteristicsOf } from '../engine/objects.ts';
import { selectObjects } from '../engine/select.ts';
import { Keyword, Zone } from '../ir/index.ts';
import { Flow } from '../state/catalog.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';

/** The cause of a destruction that regeneration may not replace (701.19c). */
const DESTROY_WITHOUT_REGENERATION = 'destroyNoRegeneration';

/** Whether the object is a permanent that can be destroyed. */
function isDestructible(game: Game, object: Handle): boolean {
  const permanent = game.permanent(object);
  if (permanent === null || permanent.phasedOut) return false;
  return (characteristicsOf(game, object).keywords & Keyword.Indestructible) === 0;
}

/** Binds the permanents destroyed this way, as they last existed on the battlefield. */
export const destroy: EffectHandler<'destroy'> = (game, frame, effect) => {
  if (frame.phase === 0) {
    const doomed = selectObjects(game, frame, effect.what).filter((object) => isDestructible(game, object));
    frame.data = { kind: 'list', items: doomed, done: [] };
    frame.phase = 1;
    const cause = effect.noRegeneration === true ? DESTROY_WITHOUT_REGENERATION : 'destroy';
    const events = doomed.map((object) => moveBecause(object, Zone.Graveyard, cause, frame.source));
    if (!propose(game, events)) return Flow.Stay;
  }
  const doomed = frame.data?.kind === 'list' ? frame.data.items : [];
  frame.data = null;
  bind(
    frame,
    effect.as,
    doomed.filter((object) => game.permanent(object) === null),
  );
  return Flow.Next;
};
