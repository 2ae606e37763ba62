/** Counters leave an object for another one (122.5). */
import { removeCounters as takeCounters } from '../effects/performPlayer.ts';
import { propose } from '../effects/propose.ts';
import { cantHaveCounters } from '../effects/rulesOfObjects.ts';
import type { EffectHandler } from '../engine/handlers.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';

export const moveCounters: EffectHandler<'moveCounters'> = (game, frame, effect) => {
  const [from] = selectObjects(game, frame, effect.from);
  const [to] = selectObjects(game, frame, effect.to);
  if (from === undefined || to === undefined || from === to) return Flow.Next;
  if (game.permanent(from) === null || game.permanent(to) === null || cantHaveCounters(game, to, effect.counter))
    return Flow.Next;
  const wanted = effect.count === 'all' ? Number.MAX_SAFE_INTEGER : evaluate(game, frame, effect.count);
  const amount = wanted <= 0 ? 0 : takeCounters(game, from, effect.counter, wanted);
  if (amount > 0)
    propose(game, [
      { kind: 'putCounters', object: to, counter: effect.counter, amount, by: frame.controller, byEffect: true },
    ]);
  return Flow.Next;
};
