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
    const others = openTargets(game, item, specs, frame.a, frame.b).filter((target) => target !== present);
    const stays = isOpen(game, item, specs, frame.a, frame.b, present);
    const options = others.length > 0 && (frame.locals[1] === 1 || !stays) ? others : [present, ...others];
    if (!ask(game, DecisionKind.Target, frame.controller, frame.source, 'object', options, [present], [spec.name]))
      return;
  }
}

function replaceTarget(item: StackItem, at: number, index: number, target: number): void {
  item.targets = item.targets.map((list, i) => (i === at ? list.map((old, j) => (j === index ? target : old)) : list));
}

/** Legal targets that leave something to choose for the targets that come after. */
function openTargets(game: Game, item: StackItem, specs: readonly TargetSpec[], at: number, index: number): number[] {
  const legal = legalTargets(game, item, specs[at] as TargetSpec);
  return legal.filter((target) => isOpen(game, item, specs, at, index, target));
}

/** A target that an earlier one has not taken where the two must differ (115.3, "another target"), and that leaves the later ones possible. */
function isOpen(
  game: Game,
  item: StackItem,
  specs: readonly TargetSpec[],
  at: number,
  index: number,
  target: number,
): boolean {
  const chosen: Place[] = [];
  const later: Place[] = [];
  item.targets.forEach((list, spec) => {
    list.forEach((present, i) => {
      if (spec === at && i === index) return;
      (spec < at || (spec === at && i < index) ? chosen : later).push({ spec, target: present });
    });
  });
  const own = { spec: at, target };
  return isApart(specs, own, chosen) && canFollow(game, item, specs, [...chosen, own], later);
}

interface Place {
  readonly spec: number;
  readonly target: number;
}

function isApart(specs: readonly TargetSpec[], place: Place, others: readonly Place[]): boolean {
  return others.every(
    ({ spec, target }) =>
      target !== place.target ||
      (spec !== place.spec &&
        !apartFrom(specs, spec).includes(place.spec) &&
        !apartFrom(specs, place.spec).includes(spec)),
  );
}

/** Whether each of the later targets could still stay or be changed. */
function canFollow(
  game: Game,
  item: StackItem,
  specs: readonly TargetSpec[],
  chosen: readonly Place[],
  later: readonly Place[],
): boolean {
  const [next, ...rest] = later;
  if (next === undefined) return true;
  const fits = (target: number): boolean => {
    const place = { spec: next.spec, target };
    return isApart(specs, place, chosen) && canFollow(game, item, specs, [...chosen, place], rest);
  };
  return fits(next.target) || legalTargets(game, item, specs[next.spec] as TargetSpec).some(fits);
}
