/** Waterbending (701.67): for each generic mana of such a cost an untapped artifact or creature may be tapped instead. */
import type { Cost } from '../ir/index.ts';
import { leastUnits, manaCost, withX } from './cost.ts';

/** How much of the cost may be paid by tapping. */
export function waterbendIn(cost: Cost, x: number): number {
  let amount = 0;
  for (const component of cost) {
    if (component.kind !== 'mana' || component.waterbend !== true) continue;
    amount += leastUnits(withX(manaCost(component.cost), x));
  }
  return amount;
}
