/** Which costs contain {X} (107.3). */
import type { Cost } from '../ir/index.ts';

/** Whether the cost has the symbol {X} in it. Costs are few and never change: each is searched once. */
export function containsX(cost: Cost): boolean {
  let contains = costsWithX.get(cost);
  if (contains === undefined) {
    contains = cost.some((component) => component.kind === 'mana' && component.cost.includes('{X}'));
    costsWithX.set(cost, contains);
  }
  return contains;
}

const costsWithX: WeakMap<Cost, boolean> = new WeakMap();
