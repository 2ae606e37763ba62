/** X must have a value: from a cost, announced or paid (107.3), or from the words that say what it is. */
import type { Ability } from '@foretell/rules/ir';
import { visit } from './rewrite.ts';

/** Whether an ability speaks of an X to which no cost of its own, of the card or of a keyword of the card gives a value. */
export function hasXWithoutValue(abilities: readonly Ability[], manaCost: string): boolean {
  if (manaCost.includes('{X}') || abilities.some((ability) => ability.kind === 'keyword' && asksForX(ability)))
    return false;
  return abilities.some((ability) => JSON.stringify(ability).includes('"kind":"x"') && !asksForX(ability));
}

/** Whether an X stands anywhere in it: a value said for one that nobody uses would be lost. */
export function speaksOfX(value: unknown): boolean {
  let speaks = false;
  visit(value, ({ kind, cost }) => {
    if (kind === 'x' || (typeof cost === 'string' && cost.includes('{X}'))) speaks = true;
  });
  return speaks;
}

/** A cost somewhere in the ability has an X. */
export function asksForX(ability: Ability): boolean {
  let asks = false;
  visit(ability, (part) => {
    const { kind, cost, change } = part;
    if (kind === 'mana' && typeof cost === 'string' && cost.includes('{X}')) asks = true;
    if (kind === 'loyalty' && change === '-X') asks = true;
    if (Array.isArray(cost) && JSON.stringify(cost).includes('"kind":"x"')) asks = true;
  });
  return asks;
}
