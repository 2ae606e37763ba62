/** Putting several cards in an order (401.4): which is next nearest the top, one pick after another. */
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { ListData } from '../state/frameData.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import { identicalFor } from './identical.ts';

/** Lets `player` order the objects; the frame ends with the list, the one nearest the top first. */
export function pushOrder(game: Game, player: number, source: Handle, objects: readonly number[]): void {
  push(game, Procedure.OrderObjects, player, source, { kind: 'list', items: objects, done: [] });
}

/** Procedure OrderObjects. Identical objects are offered once. */
export function orderObjects(game: Game, frame: Frame): void {
  let data = frame.data as ListData;
  for (;;) {
    if (frame.pc === 1) {
      data = {
        kind: 'list',
        items: data.items.filter((item) => item !== game.picked),
        done: [...data.done, game.picked],
      };
      frame.data = data;
    }
    frame.pc = 1;
    const left = data.items;
    if (left.length === 0) {
      pop(game, data.done);
      return;
    }
    const options = left.filter(
      (item, at) => left.findIndex((other) => identicalFor(game, frame.controller, other, item)) === at,
    );
    if (!ask(game, DecisionKind.Order, frame.controller, frame.source, 'object', options, data.done)) return;
  }
}
