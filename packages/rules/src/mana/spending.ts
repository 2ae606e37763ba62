/**
 * Which unit pays which symbol, once it is known what is activated: the mana that is most useful later is left floating.
 *
 * The units spent are a basis of a transversal matroid, so taking units greedily in the order in which they are willingly spent, with
 * augmenting paths, leaves the best ones (see `maskPayment.ts`).
 */
import { accepts, activationContext, GENERIC_MASK, mainContext, type PaymentContext } from './acceptance.ts';
import type { ManaSymbol } from './cost.ts';
import type { CostVariant } from './costVariants.ts';
import { COLORLESS, type ManaMask, type ManaUnit } from './manaTypes.ts';
import type { OptionPays, PaymentPlan, PaymentProblem, PaymentStep, Spending } from './paymentProblem.ts';
import type { Solution } from './paymentSearch.ts';

/** A unit that is in the pool or made by a step. */
export interface Supply {
  readonly unit: ManaUnit;
  readonly pays: OptionPays;
  /** The step that makes it, -1 for the pool. */
  readonly madeBy: number;
}

/** A symbol to pay. */
interface Demand {
  readonly mask: ManaMask;
  readonly symbol: ManaSymbol;
  readonly context: PaymentContext;
  /** The step whose activation it is for; the number of steps for the cost itself. */
  readonly time: number;
}

/** Turns the activations found into a plan with every unit accounted for. */
export function planOf(problem: PaymentProblem, solution: Solution): PaymentPlan {
  const steps = substitutesLast(problem, solution);
  const supplies: Supply[] = problem.pool.map((unit) => ({ unit, pays: 'anything', madeBy: -1 }));
  const demands: Demand[] = [];
  steps.forEach(({ option: index, variant }, time) => {
    const option = problem.options[index]!;
    for (const unit of option.produces) supplies.push({ unit, pays: option.pays, madeBy: time });
    if (variant !== null) addDemands(demands, variant, option.cost?.symbols ?? [], activationContext(option), time);
  });
  addDemands(demands, solution.variant, problem.cost.symbols, mainContext(problem), steps.length);

  const paidBy = matchGreedily(inSpendingOrder(supplies), demands);
  const spends: Spending[][] = Array.from({ length: steps.length + 1 }, () => []);
  const spent = new Set<Supply>(paidBy);
  demands.forEach(({ symbol, time }, index) => {
    const { unit, madeBy } = paidBy[index]!;
    spends[time]!.push({ unit, madeBy, symbol });
  });
  const planned: PaymentStep[] = steps.map(({ option, life }, time) => ({ option, spends: spends[time]!, life }));
  const ordered = lossesLate(problem, planned, spends[steps.length]!);
  return {
    steps: ordered.steps,
    spends: ordered.spends,
    costLife: solution.variant.life,
    lifePaid: planned.reduce((sum, { life }) => sum + life, solution.variant.life),
    loss: planned.reduce((sum, { option }) => sum + problem.options[option]!.loss, 0),
    floating: supplies.filter((supply) => supply.pays === 'anything' && !spent.has(supply)).map(({ unit }) => unit),
  };
}

/**
 * What is given up may be what another source reads, such as a creature that is counted or a land that is mirrored: each step waits
 * for those that are less late, unless its mana pays for one of them.
 */
function lossesLate(
  problem: PaymentProblem,
  steps: readonly PaymentStep[],
  spends: readonly Spending[],
): Pick<PaymentPlan, 'steps' | 'spends'> {
  if (steps.every(({ option }) => problem.options[option]!.late === 0)) return { steps, spends };
  const order: number[] = [];
  const positions = steps.map(() => -1);
  while (order.length < steps.length) {
    let next = -1;
    steps.forEach((step, index) => {
      if (positions[index] !== -1 || step.spends.some(({ madeBy }) => madeBy >= 0 && positions[madeBy] === -1)) return;
      if (next < 0 || lateness(problem, step) < lateness(problem, steps[next]!)) next = index;
    });
    positions[next] = order.length;
    order.push(next);
  }
  const moved = (list: readonly Spending[]): Spending[] =>
    list.map((spending) => (spending.madeBy < 0 ? spending : { ...spending, madeBy: positions[spending.madeBy]! }));
  return {
    steps: order.map((index) => ({ ...steps[index]!, spends: moved(steps[index]!.spends) })),
    spends: moved(spends),
  };
}

/** Substitutes come after all mana abilities. */
function lateness(problem: PaymentProblem, { option }: PaymentStep): number {
  const { pays, late } = problem.options[option]!;
  return pays === 'anything' ? late : Number.MAX_SAFE_INTEGER;
}

/** Substitutes for mana are used while paying, after all mana abilities (601.2g, h). */
function substitutesLast(problem: PaymentProblem, { steps }: Solution): Solution['steps'] {
  const isMana = (option: number): boolean => problem.options[option]!.pays === 'anything';
  return [...steps.filter(({ option }) => isMana(option)), ...steps.filter(({ option }) => !isMana(option))];
}

function addDemands(
  demands: Demand[],
  variant: CostVariant,
  symbols: readonly ManaSymbol[],
  context: PaymentContext,
  time: number,
): void {
  for (const { mask, symbol } of variant.typed) demands.push({ mask, symbol, context, time });
  const generic = genericSymbols(variant, symbols);
  for (const symbol of generic) demands.push({ mask: GENERIC_MASK, symbol, context, time });
}

/** For each generic mana of a variant, the symbol it belongs to: {N} itself, or a {2/W} that is not paid by its colour. */
function genericSymbols(variant: CostVariant, symbols: readonly ManaSymbol[]): ManaSymbol[] {
  const byColor = variant.typed.map(({ symbol }) => symbol).filter(({ kind }) => kind === 'monocolored');
  const units: ManaSymbol[] = [];
  for (const symbol of symbols) {
    if (symbol.kind !== 'generic' && symbol.kind !== 'monocolored') continue;
    const paid = byColor.indexOf(symbol);
    if (paid >= 0) byColor.splice(paid, 1);
    else for (let count = 0; count < symbol.amount; count++) units.push(symbol);
  }
  if (units.length !== variant.generic) throw new Error('a cost and its variant differ in generic mana');
  return units;
}

/** Restricted mana and colourless mana are spent before others, and among colours those of which there is more. */
export function inSpendingOrder(supplies: readonly Supply[]): Supply[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const { unit } of supplies) counts[unit.type]!++;
  const rank = ({ unit, pays }: Supply): number => {
    if (pays !== 'anything') return 0;
    if (unit.restriction !== 0) return 1;
    return unit.type === COLORLESS && !unit.snow ? 2 : 3;
  };
  return [...supplies].sort((a, b) => rank(a) - rank(b) || counts[b.unit.type]! - counts[a.unit.type]!);
}

/** Kuhn's algorithm, unit by unit; the result holds the unit for each demand. */
function matchGreedily(supplies: readonly Supply[], demands: readonly Demand[]): Supply[] {
  const paidBy: (Supply | undefined)[] = demands.map(() => undefined);
  const findPath = (supply: Supply, visited: Set<number>): boolean => {
    const open = demands.findIndex((demand, index) => paidBy[index] === undefined && canServe(supply, demand));
    if (open >= 0) {
      paidBy[open] = supply;
      return true;
    }
    for (let index = 0; index < demands.length; index++) {
      if (visited.has(index) || !canServe(supply, demands[index]!)) continue;
      visited.add(index);
      if (findPath(paidBy[index]!, visited)) {
        paidBy[index] = supply;
        return true;
      }
    }
    return false;
  };
  let left = demands.length;
  for (const supply of supplies) if (left > 0 && findPath(supply, new Set())) left--;
  if (left > 0) throw new Error('a payment that was found does not pay');
  return paidBy.map((supply) => supply!);
}

/** A unit pays for what comes after it was made. */
function canServe({ unit, pays, madeBy }: Supply, { mask, context, time }: Demand): boolean {
  return madeBy < time && accepts(unit, pays, mask, context);
}
