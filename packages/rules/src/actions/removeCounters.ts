/** Counters removed by an instruction (122.1): of one kind, or of whatever kinds its controller chooses. */
import { removeCounters as takeCounters } from '../effects/performPlayer.ts';
import { bind, type EffectHandler } from '../engine/handlers.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { selectObjects } from '../engine/select.ts';
import { Flow } from '../state/catalog.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { counterCount, kindsOfCounters, NO_COUNTERS } from '../state/permanent.ts';
import { changeExiled } from './counters.ts';

/** `frame.a` is the place of the object that is asked about, `frame.b` how many were removed; the data hold how many of each of its kinds were chosen so far. */
export const removeCounters: EffectHandler<'removeCounters'> = (game, frame, effect) => {
  const most = effect.count === 'all' ? Number.MAX_SAFE_INTEGER : evaluate(game, frame, effect.count);
  if (most <= 0) {
    bind(frame, effect.as, 0);
    return Flow.Next;
  }
  if (frame.phase === 0) {
    frame.phase = 1;
    frame.a = 0;
    frame.b = 0;
    frame.data = { kind: 'list', items: selectObjects(game, frame, effect.what), done: [] };
  } else if (frame.data?.kind === 'list') {
    frame.data = { ...frame.data, done: [...frame.data.done, game.picked] };
  }
  const objects = frame.data?.kind === 'list' ? frame.data.items : [];
  for (; frame.a < objects.length; frame.a++) {
    const object = objects[frame.a] as Handle;
    const kinds = effect.counter === null ? kindsOfCounters(countersOn(game, object)) : [effect.counter];
    const held = kinds.map((kind) => counterCount(countersOn(game, object), kind));
    let chosen = frame.data?.kind === 'list' ? frame.data.done : [];
    while (chosen.length < kinds.length) {
      const [least, greatest] = bounds(held, chosen, most, effect.upTo === true);
      const amounts = Array.from({ length: greatest - least + 1 }, (_, more) => least + more);
      const texts = [kinds[chosen.length] as string];
      if (!ask(game, DecisionKind.Amount, frame.controller, frame.source, 'number', amounts, [object], texts))
        return Flow.Stay;
      chosen = [...chosen, game.picked];
      frame.data = { kind: 'list', items: objects, done: chosen };
    }
    for (const [at, kind] of kinds.entries()) frame.b += take(game, object, kind, chosen[at] ?? 0);
    frame.data = { kind: 'list', items: objects, done: [] };
  }
  frame.data = null;
  bind(frame, effect.as, frame.b);
  return Flow.Next;
};

/** Of the next kind: no more than there are and than are left to remove; as many as the kinds after it cannot make up for, unless fewer will do. */
function bounds(held: readonly number[], chosen: readonly number[], most: number, upTo: boolean): [number, number] {
  const at = chosen.length;
  const left = most - chosen.reduce((sum, each) => sum + each, 0);
  const greatest = Math.min(held[at] ?? 0, left);
  if (upTo) return [0, greatest];
  const later = held.slice(at + 1).reduce((sum, each) => sum + each, 0);
  return [Math.min(greatest, Math.max(0, left - later)), greatest];
}

function countersOn(game: Game, object: Handle): readonly (string | number)[] {
  const permanent = game.permanent(object);
  if (permanent !== null) return permanent.counters;
  return game.exiled.find((record) => record.card === object)?.counters ?? NO_COUNTERS;
}

function take(game: Game, object: Handle, kind: string, amount: number): number {
  if (amount <= 0) return 0;
  if (game.permanent(object) !== null) return takeCounters(game, object, kind, amount);
  changeExiled(game, object, kind, -amount);
  return amount;
}
