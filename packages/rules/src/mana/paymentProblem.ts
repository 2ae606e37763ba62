/**
 * The abstract question "how is this paid?", free of game state: what is in the pool, what could be activated, what is owed.
 * All mana abilities are activated before costs are paid (601.2g, h); an activation that costs mana is paid from the pool as it
 * stands then, so that activations chain.
 */
import type { ManaCost, ManaSymbol } from './cost.ts';
import { type ManaUnit, SPEND_AS_ITSELF, type SpendAs } from './manaTypes.ts';

/**
 * What an option's units may pay:
 * - `anything`: it is a mana ability, its units enter the pool;
 * - `thisCost`: a substitute for mana such as convoke (702.51), its units pay a symbol of the main cost by their type or generic;
 * - `thisCostGeneric`: a substitute such as delve (702.66) or improvise (702.126), its units pay generic mana of the main cost.
 * Substitutes are no mana: "as though" permissions, restrictions and snow do not apply to them.
 */
export type OptionPays = 'anything' | 'thisCost' | 'thisCostGeneric';

/** One way to activate one source once. An ability with a choice is one option for each choice. */
export interface SourceOption {
  /** The exclusive resource used up, such as the permanent tapped. An opaque id. */
  readonly source: number;
  /** How often the source can be used, 1 for a permanent that taps. The options of a source agree on it. */
  readonly uses: number;
  /** Other resources used up, such as a creature tapped by another permanent's ability. In the same id space as `source`. */
  readonly alsoUses: readonly number[];
  /** Mana to pay for the activation, or null. */
  readonly cost: ManaCost | null;
  /** Which restricted mana may pay that cost, by restriction id; entry 0 is not looked at. */
  readonly costAllowed: readonly boolean[];
  /** As what mana may be spent on that cost. */
  readonly costSpendAs: SpendAs;
  /** Life paid and damage taken. */
  readonly life: number;
  /** All mana that this activation makes: its own, and that of triggered mana abilities, after replacements. */
  readonly produces: readonly ManaUnit[];
  readonly pays: OptionPays;
  /** How much its controller would mind losing what this uses up: 0 for a tapped land, more for a sacrifice. An integer. */
  readonly loss: number;
  /** Activated after those with a smaller number where the payment allows it, so that what others read is given up last. An integer. */
  readonly late: number;
  /** What else its source is good for while it is untapped, see `keepValue.ts`. */
  readonly kept: number;
}

/** A cost to pay and everything that may pay it. */
export interface PaymentProblem {
  readonly pool: readonly ManaUnit[];
  readonly cost: ManaCost;
  readonly options: readonly SourceOption[];
  /** The life that may be spent, on activations and Phyrexian symbols together. */
  readonly life: number;
  /** Which restricted mana may pay this cost, by restriction id; entry 0 is not looked at. */
  readonly allowedRestrictions: readonly boolean[];
  /** As what mana may be spent on this cost (609.4b). */
  readonly spendAs: SpendAs;
  /** How much mana of each type the player has other uses for, see `wanted.ts`. */
  readonly wanted: readonly number[];
}

/** One unit spent. */
export interface Spending {
  readonly unit: ManaUnit;
  /** The step that made the unit, or -1 for one that was in the pool. */
  readonly madeBy: number;
  /** The symbol it pays; two spendings may pay the halves of one {2/W}. */
  readonly symbol: ManaSymbol;
}

/** One activation. */
export interface PaymentStep {
  /** Index in `PaymentProblem.options`. */
  readonly option: number;
  /** Mana spent on the activation cost; all of it is in the pool when the step begins. */
  readonly spends: readonly Spending[];
  /** Life for this step: the option's own, and what Phyrexian symbols in its cost are paid with. */
  readonly life: number;
}

/** How to pay. */
export interface PaymentPlan {
  /** In order of activation; substitutes for mana come last. */
  readonly steps: readonly PaymentStep[];
  /** What pays the cost, once all steps are done. */
  readonly spends: readonly Spending[];
  /** Life paid for Phyrexian symbols of the cost itself. */
  readonly costLife: number;
  /** All life: `costLife` and that of the steps. */
  readonly lifePaid: number;
  /** The sum of the steps' losses. */
  readonly loss: number;
  /** What stays in the pool. */
  readonly floating: readonly ManaUnit[];
}

/** An option with the usual values for everything not given. */
export function sourceOption(
  given: Pick<SourceOption, 'source' | 'produces'> & { readonly [Key in keyof SourceOption]?: SourceOption[Key] },
): SourceOption {
  return {
    source: given.source,
    uses: given.uses ?? 1,
    alsoUses: given.alsoUses ?? [],
    cost: given.cost ?? null,
    costAllowed: given.costAllowed ?? [],
    costSpendAs: given.costSpendAs ?? SPEND_AS_ITSELF,
    life: given.life ?? 0,
    produces: given.produces,
    pays: given.pays ?? 'anything',
    loss: given.loss ?? 0,
    late: given.late ?? given.loss ?? 0,
    kept: given.kept ?? 0,
  };
}
