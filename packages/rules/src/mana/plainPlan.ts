/**
 * Plans by matching, for options that make one mana for nothing but the use of their source: most payments of a game.
 */
import { accepts, mainContext, spendableAs } from './acceptance.ts';
import type { ManaSymbol } from './cost.ts';
import { keepValues, netOf } from './keepValue.ts';
import type { ManaMask, ManaUnit } from './manaTypes.ts';
import { assignMasks, MAX_MASK_UNITS } from './maskPayment.ts';
import type { PaymentPlan, PaymentProblem, PaymentStep, SourceOption, Spending } from './paymentProblem.ts';
import { inSpendingOrder } from './spending.ts';

/** Whether an option makes one unit of mana for nothing but the use of its source. */
export function isPlain({ cost, produces, alsoUses, life, uses, pays }: SourceOption): boolean {
  return (
    cost === null && produces.length === 1 && alsoUses.length === 0 && life === 0 && uses === 1 && pays === 'anything'
  );
}

/** Whether {@link planPlain} applies: one way to pay, and no source that gives more than one mana or loses now this, now that. */
export function isMatchable({ cost, pool, options }: PaymentProblem): boolean {
  if (cost.variants.length !== 1 || cost.variants[0]!.typed.length > MAX_MASK_UNITS) return false;
  if (pool.length + options.length > MAX_MASK_UNITS) return false;
  for (const option of options) {
    if (option.uses > 1 || netOf(option) > 1) return false;
    if (options.find(({ source }) => source === option.source)?.loss !== option.loss) return false;
  }
  return true;
}

/** A unit of the pool, or the one that a source makes in one of several types. */
interface PlainUnit {
  /** What it can be spent as. */
  mask: ManaMask;
  /** The source, or -1. */
  readonly source: number;
  readonly unit: ManaUnit;
  /** How much it would be missed. */
  readonly high: number;
  readonly low: number;
}

/** The most preferred plan among those of plain options alone. */
export function planPlain(problem: PaymentProblem): PaymentPlan | null {
  const { cost, options } = problem;
  const variant = cost.variants[0]!;
  const units = plainUnits(problem);
  const paysFor: number[] = [];
  const masks = units.map(({ mask }) => mask);
  if (!assignMasks(masks, units.length, variant, paysFor)) return null;
  const genericSymbol = cost.symbols.find(({ kind }) => kind === 'generic');
  const steps: PaymentStep[] = [];
  const spends: Spending[] = [];
  const floating: ManaUnit[] = problem.pool.filter(
    (unit) => spendableAs(unit, 'anything', mainContext(problem)) === null,
  );
  let loss = 0;
  units.forEach(({ source, unit }, place) => {
    const slot = paysFor[place]!;
    if (slot < -1) {
      if (source < 0) floating.push(unit);
      return;
    }
    const symbol: ManaSymbol = slot < 0 ? genericSymbol! : variant.typed[slot]!.symbol;
    if (source < 0) {
      spends.push({ unit, madeBy: -1, symbol });
      return;
    }
    const option = optionFor(problem, source, symbol.mask);
    spends.push({ unit: options[option]!.produces[0]!, madeBy: steps.length, symbol });
    steps.push({ option, spends: [], life: 0 });
    loss += options[option]!.loss;
  });
  return { steps, spends, costLife: 0, lifePaid: 0, loss, floating };
}

/** The plain option of a source that pays a symbol with this mask. */
function optionFor(problem: PaymentProblem, source: number, symbol: ManaMask): number {
  const context = mainContext(problem);
  return problem.options.findIndex((option) => {
    return option.source === source && isPlain(option) && accepts(option.produces[0]!, 'anything', symbol, context);
  });
}

/** The units that can pay anything, the pool first, then by how little they would be missed. */
function plainUnits(problem: PaymentProblem): PlainUnit[] {
  const context = mainContext(problem);
  const units: PlainUnit[] = [];
  const pool = problem.pool.map((unit) => ({ unit, pays: 'anything' as const, madeBy: -1 }));
  for (const { unit } of inSpendingOrder(pool)) {
    const mask = spendableAs(unit, 'anything', context);
    if (mask !== null) units.push({ mask, source: -1, unit, high: -1, low: units.length });
  }
  const values = keepValues(problem, 'full');
  for (const option of problem.options) {
    if (!isPlain(option)) continue;
    const unit = option.produces[0]!;
    const mask = spendableAs(unit, 'anything', context);
    if (mask === null) continue;
    const known = units.findLast(({ source }) => source === option.source);
    if (known !== undefined) known.mask |= mask;
    else {
      const { high, low } = values.get(option.source)!;
      units.push({ mask, source: option.source, unit, high, low });
    }
  }
  return units.sort((a, b) => a.high - b.high || a.low - b.low);
}
