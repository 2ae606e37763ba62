/** Costs: `cost('{1}', tap, sacrificeSelf)`. Text in braces is mana. */
import type { Cost, CostComponent, Filter, Quantity } from '@foretell/rules/ir';

export function cost(...parts: readonly (string | CostComponent)[]): Cost {
  return parts.map((part): CostComponent => (typeof part === 'string' ? { kind: 'mana', cost: part } : part));
}

export const tap: CostComponent = { kind: 'tapSelf' };
export const untapSymbol: CostComponent = { kind: 'untapSelf' };
export const sacrificeSelf: CostComponent = { kind: 'sacrificeSelf' };

export function payLife(amount: Quantity): CostComponent {
  return { kind: 'payLife', amount };
}

export function sacrificing(filter: Filter, count: Quantity = 1, name?: string): CostComponent {
  return name === undefined ? { kind: 'sacrifice', filter, count } : { kind: 'sacrifice', filter, count, name };
}

export function discarding(filter: Filter, count: Quantity = 1): CostComponent {
  return { kind: 'discard', filter, count };
}

export function tapping(filter: Filter, count: Quantity = 1): CostComponent {
  return { kind: 'tapPermanents', filter, count };
}

export function removing(counter: string, count: Quantity): CostComponent {
  return { kind: 'removeCounters', counter, count };
}

export function returning(filter: Filter, count: Quantity = 1): CostComponent {
  return { kind: 'returnToHand', filter, count };
}
