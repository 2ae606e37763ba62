/** Power and toughness modifiers: "+2/+2", "-1/-1 for each …", "+X/+0, where X is …". */

import type { Quantity } from '@foretell/rules/ir';
import type { PrintContext } from './context.ts';
import { forEach, quantityValue } from './printQuantity.ts';

/** "+2/+2", "-1/-1 for each …", "+X/+0, where X is …". */
export function modifier(power: Quantity, toughness: Quantity, context: PrintContext): string {
  if (typeof power === 'number' && typeof toughness === 'number')
    return `${signed(power, toughness)}/${signed(toughness, power)}`;
  const each = eachModifier(power, toughness, context);
  if (each !== null) return each;
  const definition = variableOf(power) ?? variableOf(toughness);
  const text = `${variableSigned(power, toughness)}/${variableSigned(toughness, power)}`;
  if (definition === null) return text;
  const other = variableOf(toughness);
  if (other !== null && variableOf(power) !== null && JSON.stringify(other) !== JSON.stringify(definition))
    return `${text.replace(/X$/, 'Y')}, where X is ${quantityValue(definition, context)} and Y is ${quantityValue(other, context)}`;
  return `${text}, where X is ${quantityValue(definition, context)}`;
}

/** A zero takes the sign of its neighbour: "-1/-0". */
function signed(value: number, neighbour: number): string {
  if (value < 0) return String(value);
  return value === 0 && neighbour < 0 ? '-0' : `+${value}`;
}

function variableSigned(quantity: Quantity, neighbour: Quantity): string {
  if (typeof quantity === 'number')
    return signed(quantity, typeof neighbour === 'object' && neighbour.kind === 'negative' ? -1 : 1);
  return quantity.kind === 'negative' ? '-X' : '+X';
}

/** What X stands for, or null where it is the spell's own X. */
function variableOf(quantity: Quantity): Quantity | null {
  if (typeof quantity === 'number' || quantity.kind === 'x') return null;
  if (quantity.kind === 'negative') return variableOf(quantity.of);
  return quantity;
}

function eachModifier(power: Quantity, toughness: Quantity, context: PrintContext): string | null {
  const part = (quantity: Quantity): { readonly factor: number; readonly of: Quantity } | null => {
    if (typeof quantity === 'number') return quantity === 0 ? { factor: 0, of: 0 } : null;
    const negative = quantity.kind === 'negative';
    const inner = negative ? quantity.of : quantity;
    if (typeof inner === 'number') return null;
    if (inner.kind === 'times') return { factor: negative ? -inner.by : inner.by, of: inner.of };
    return { factor: negative ? -1 : 1, of: inner };
  };
  const first = part(power);
  const second = part(toughness);
  if (first === null || second === null) return null;
  const counted = first.factor === 0 ? second.of : first.of;
  if (first.factor !== 0 && second.factor !== 0 && JSON.stringify(first.of) !== JSON.stringify(second.of)) return null;
  const each = forEach(counted, context);
  return each === null
    ? null
    : `${signed(first.factor, second.factor)}/${signed(second.factor, first.factor)} ${each.text}`;
}
