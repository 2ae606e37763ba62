/**
 * Kinds of demand and classes of units: what the payment model counts.
 */
import { accepts, GENERIC_MASK, type PaymentContext } from './acceptance.ts';
import type { CostVariant } from './costVariants.ts';
import type { ManaMask, ManaUnit } from './manaTypes.ts';
import type { OptionPays } from './paymentProblem.ts';

/** The useful units of an option: for each the kinds it can pay. One list object stands for one class of units. */
export type Units = readonly (readonly number[])[];

/** Collects the kinds of demand: symbols with equal sets of accepted units share one. */
export class KindTable {
  readonly #classes: UnitClasses['list'];
  /** For each kind, the indexes of the unit classes it accepts. */
  readonly accepted: number[][] = [];

  constructor(classes: UnitClasses['list']) {
    this.#classes = classes;
  }

  kindOf(symbol: ManaMask, context: PaymentContext): number {
    const accepted: number[] = [];
    this.#classes.forEach(({ unit, pays }, index) => {
      if (accepts(unit, pays, symbol, context)) accepted.push(index);
    });
    const known = this.accepted.findIndex((other) => isSameList(other, accepted));
    return known >= 0 ? known : this.accepted.push(accepted) - 1;
  }

  demandsOf(variant: CostVariant, context: PaymentContext): number[] {
    const demands = variant.typed.map((slot) => this.kindOf(slot.mask, context));
    if (variant.generic > 0) {
      const generic = this.kindOf(GENERIC_MASK, context);
      for (let count = 0; count < variant.generic; count++) demands.push(generic);
    }
    return demands;
  }
}

/** The classes of units in a problem: equal units that may pay for the same things are one. */
export class UnitClasses {
  readonly list: { readonly unit: ManaUnit; readonly pays: OptionPays }[] = [];
  readonly #index: Map<number, number> = new Map();

  indexOf(unit: ManaUnit, pays: OptionPays): number {
    const how = pays === 'anything' ? 0 : pays === 'thisCost' ? 1 : 2;
    const key = ((unit.restriction * 2 + (unit.snow ? 1 : 0)) * 6 + unit.type) * 3 + how;
    const known = this.#index.get(key);
    if (known !== undefined) return known;
    const added = this.list.push({ unit, pays }) - 1;
    this.#index.set(key, added);
    return added;
  }
}

/** For each class of units the kinds it can pay, those with the fewest payers first. */
export function strictestFirst(classes: number, accepted: readonly (readonly number[])[]): number[][] {
  const kindsOfClass: number[][] = Array.from({ length: classes }, () => []);
  const order = accepted.map((_, kind) => kind).sort((a, b) => accepted[a]!.length - accepted[b]!.length || a - b);
  for (const kind of order) for (const index of accepted[kind]!) kindsOfClass[index]!.push(kind);
  return kindsOfClass;
}

export function stricterTable(accepted: readonly (readonly number[])[]): boolean[] {
  const sets = accepted.map((indexes) => new Set(indexes));
  return accepted.flatMap((inner) =>
    sets.map((outer) => inner.length < outer.size && inner.every((index) => outer.has(index))),
  );
}

export function isSameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
