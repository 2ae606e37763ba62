/**
 * Choosing new targets for a spell or ability on the stack (115.7d, 707.10c): each target may stay, legal or not; a new one must be legal. How
 * many targets there are, and how something is divided among them, does not change.
 */
import { ask, Procedure, pop, push } from '../engine/procedures.ts';
import type { TargetSpec } from '../ir/index.ts';
import { apartFrom, legalTargets, specsOf } from '../stack/targetLegality.ts';
import { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { StackItem } from '../state/stackItem.ts';

/** Lets the player choose; with `must` no target stays that can be changed. The frame ends with the list of the old targets. */
export function pushNewTargets(game: Game, item: StackItem, player: number, must = false): void {
  push(game, Procedure.NewTargets, player, item.handle, null, [item.targets.flat(), must ? 1 : 0], item);
}

/** Procedure NewTargets: `a` is the specification, `b` the target in it. */
export function newTargets(game: Game, frame: Frame): void {
  const item = frame.item as StackItem;
  const specs = specsOf(item);
  for (;;) {
    if (frame.pc === 1) {
      replaceTarget(item, frame.a, frame.b, game.picked);
      frame.b++;
      frame.pc = 0;
    }
    const targets = item.targets[frame.a];
    const spec = specs[frame.a];
    if (targets === undefined || spec === undefined) {
      pop(game, frame.locals[0] ?? []);
      return;
    }
    const present = targets[frame.b];
    if (present === undefined) {
      frame.a++;
      frame.b = 0;
      continue;
    }
    frame.pc = 1;
    const others = otherTargets(game, item, specs, frame.a, present);
    const options = frame.locals[1] === 1 && others.length > 0 ? others : [present, ...others];
    if (!ask(game, DecisionKind.Target, frame.controller, frame.source, 'object', options, [present], [spec.name]))
      return;
  }
}

function replaceTarget(item: StackItem, at: number, index: number, target: number): void {
  item.targets = item.targets.map((list, i) => (i === at ? list.map((old, j) => (j === index ? target : old)) : list));
}

/** Legal targets that are not targets already where the same may not be chosen twice (115.3, "another target"). */
function otherTargets(
  game: Game,
  item: StackItem,
  specs: readonly TargetSpec[],
  at: number,
  present: number,
): number[] {
  const spec = specs[at] as TargetSpec;
  const taken = (item.targets[at] ?? []).slice();
  const mine = apartFrom(specs, at);
  specs.forEach((_, i) => {
    if (mine.includes(i) || apartFrom(specs, i).includes(at)) taken.push(...(item.targets[i] ?? []));
  });
  return legalTargets(game, item, spec).filter((target) => target !== present && !taken.includes(target));
}
