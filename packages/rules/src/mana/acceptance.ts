/**
 * Which unit may pay which symbol: the one place that knows restrictions (106.6), "as though" permissions (609.4b), snow (107.4h) and
 * substitutes for mana.
 */

import { type ManaMask, type ManaUnit, maskOf, SNOW_BIT, type SpendAs } from './manaTypes.ts';
import type { OptionPays, PaymentProblem, SourceOption } from './paymentProblem.ts';

/** The mask that stands for generic mana where a symbol's mask is asked for. */
export const GENERIC_MASK: ManaMask = 0;

/** What is being paid: the main cost, or the cost of an activation. */
export interface PaymentContext {
  readonly main: boolean;
  readonly allowed: readonly boolean[];
  readonly spendAs: SpendAs;
}

/** The context of the cost that the problem asks to pay. */
export function mainContext(problem: PaymentProblem): PaymentContext {
  return { main: true, allowed: problem.allowedRestrictions, spendAs: problem.spendAs };
}

/** The context of an option's activation cost. */
export function activationContext(option: SourceOption): PaymentContext {
  return { main: false, allowed: option.costAllowed, spendAs: option.costSpendAs };
}

/** The types (and snow) a unit can be spent as in a context; null when it cannot be spent there at all. */
export function spendableAs(unit: ManaUnit, pays: OptionPays, context: PaymentContext): ManaMask | null {
  switch (pays) {
    case 'anything':
      if (unit.restriction !== 0 && context.allowed[unit.restriction] !== true) return null;
      return context.spendAs[unit.type] | (unit.snow ? SNOW_BIT : 0);
    case 'thisCost':
      return context.main ? maskOf(unit.type) : null;
    case 'thisCostGeneric':
      return context.main ? 0 : null;
  }
}

/** Whether a unit pays a symbol with this mask. */
export function accepts(unit: ManaUnit, pays: OptionPays, symbol: ManaMask, context: PaymentContext): boolean {
  const as = spendableAs(unit, pays, context);
  return as !== null && (symbol === GENERIC_MASK || (as & symbol) !== 0);
}
