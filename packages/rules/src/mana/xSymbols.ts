/** Which costs have an X in them (107.3). */
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

/** Whether the cost has an X in it at all: the symbol, or "reveal X cards". */
export function mentionsX(cost: Cost): boolean {
  let mentions = costsThatMentionX.get(cost);
  if (mentions === undefined) {
    const text = JSON.stringify(cost);
    mentions = text.includes('{X}') || text.includes('"kind":"x"');
    costsThatMentionX.set(cost, mentions);
  }
  return mentions;
}

const costsThatMentionX: WeakMap<Cost, boolean> = new WeakMap();
