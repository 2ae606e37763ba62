/** Counters removed as part of a cost: of one kind or of any, from the source or from among several objects. */
import { removeCounters } from '../effects/performPlayer.ts';
import { ask } from '../engine/procedures.ts';
import { evaluate } from '../engine/quantity.ts';
import { scratchFrame, selectObjects } from '../engine/select.ts';
import type { CostComponent } from '../ir/index.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { counterCount, kindsOfCounters } from '../state/permanent.ts';
import type { StackItem } from '../state/stackItem.ts';

type Removal = Extract<CostComponent, { readonly kind: 'removeCounters' }>;

function contextOf(item: StackItem): Frame {
  const context = scratchFrame(item.controller, item.source);
  context.item = item;
  return context;
}

function sources(game: Game, item: StackItem, { from }: Removal): readonly Handle[] {
  return from === undefined ? [item.source] : selectObjects(game, contextOf(item), from);
}

/** The kinds of counters on the object that may be removed. */
function kindsOn(game: Game, object: Handle, { counter }: Removal): string[] {
  const counters = game.permanent(object)?.counters ?? [];
  if (counter !== null) return counterCount(counters, counter) > 0 ? [counter] : [];
  return kindsOfCounters(counters);
}

/** How many counters could be removed. */
export function countersHeld(game: Game, item: StackItem, component: Removal): number {
  let total = 0;
  for (const object of sources(game, item, component))
    for (const kind of kindsOn(game, object, component))
      total += counterCount(game.permanent(object)?.counters ?? [], kind);
  return total;
}

const Pick = { None: 0, Object: 1, Kind: 2 } as const;

/** One counter after another. `frame.b` are left to remove, `frame.c` is the pick that is open, `frame.locals[0]` the object at hand. True when paid. */
export function payCounters(game: Game, frame: Frame, item: StackItem, component: Removal): boolean {
  if (frame.phase === 0) {
    frame.phase = 1;
    frame.b = evaluate(game, contextOf(item), component.count);
    frame.c = Pick.None;
    if (component.name !== undefined) {
      item.boundNames = [...item.boundNames, component.name];
      item.boundValues = [...item.boundValues, frame.b];
    }
    if (component.from === undefined && component.counter !== null) {
      removeCounters(game, item.source, component.counter, frame.b);
      return true;
    }
  }
  while (frame.b > 0) {
    if (frame.c === Pick.None) {
      frame.c = Pick.Object;
      const holders = sources(game, item, component).filter((object) => kindsOn(game, object, component).length > 0);
      if (holders.length === 0) throw new Error('a cost that was judged payable found no counters');
      if (!ask(game, DecisionKind.Choose, item.controller, item.source, 'object', holders)) return false;
    }
    if (frame.c === Pick.Object) {
      frame.c = Pick.Kind;
      frame.locals = [game.picked];
      const kinds = kindsOn(game, game.picked, component);
      const numbers = kinds.map((_, at) => at);
      if (!ask(game, DecisionKind.Choose, item.controller, item.source, 'text', numbers, [game.picked], kinds))
        return false;
    }
    const object = Number(frame.locals[0]);
    const kind = kindsOn(game, object, component)[game.picked];
    if (kind === undefined) throw new Error('a kind of counters that is not there');
    removeCounters(game, object, kind, 1);
    frame.b--;
    frame.c = Pick.None;
  }
  return true;
}
