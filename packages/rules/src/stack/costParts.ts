/** The parts of a cost, mana and everything else, added to a total. */
import { evaluate } from '../engine/quantity.ts';
import type { Cost, CostComponent } from '../ir/index.ts';
import { addManaCosts, changeGeneric, type ManaCost, manaCost, withColoredX, withX, ZERO_COST } from '../mana/cost.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';

/** Separates the mana of a cost from the rest, replacing {X} by its announced value. */
export function split(
  game: Game,
  context: Frame,
  cost: Cost,
  mana: ManaCost | null,
  components: CostComponent[],
): ManaCost | null {
  let total = mana;
  for (const component of cost) {
    if (component.kind === 'mana')
      total = plus(total, valued(manaCost(component.cost), context.item?.x ?? 0, component.xColors));
    else if (component.kind === 'genericMana')
      total = plus(total, changeGeneric(ZERO_COST, evaluate(game, context, component.amount)));
    else components.push(component);
  }
  return total;
}

function valued(cost: ManaCost, x: number, colors?: number): ManaCost {
  if (cost.x === 0) return cost;
  return colors === undefined ? withX(cost, x) : withColoredX(cost, x, colors);
}

function plus(a: ManaCost | null, b: ManaCost): ManaCost {
  return a === null ? b : addManaCosts(a, b);
}
