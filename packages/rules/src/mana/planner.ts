/**
 * Paying mana costs (601.2g, h; 605.3; 118.3): whether it is possible, and how to do it without giving up more than necessary.
 *
 * Both answers are exact. The plan is the best in the order of preference that `keepValue.ts` documents; since each activation
 * counts against it there, no step of a plan can be left out.
 */
import { accepts, GENERIC_MASK, mainContext, spendableAs } from './acceptance.ts';
import { keepValues, netOf } from './keepValue.ts';
import type { ManaMask } from './manaTypes.ts';
import { assignMasks, canPayWithMasks, MAX_MASK_UNITS } from './maskPayment.ts';
import { buildModel } from './paymentModel.ts';
import type { PaymentPlan, PaymentProblem, SourceOption } from './paymentProblem.ts';
import { PaymentSearch, type SolutionStep } from './paymentSearch.ts';
import { unitMasks } from './quickAnswer.ts';
import { planOf } from './spending.ts';

/** Whether the cost can be paid. */
export function canPay(problem: PaymentProblem): boolean {
  checkProblem(problem);
  const { cost, life } = problem;
  const units = unitMasks(problem, mainContext(problem));
  if (canPayWithMasks(units.sure, units.sure.length, cost, life)) return true;
  if (!canPayWithMasks(units.possible, units.possible.length, cost, life)) return false;
  if (problem.options.every(isPlain)) return true;
  return new PaymentSearch(buildModel(problem), true).solve() !== null;
}

/** The most preferred way to pay, or null when there is none. */
export function planPayment(problem: PaymentProblem): PaymentPlan | null {
  checkProblem(problem);
  if (isMatchable(problem)) {
    // Without loss, life or pool mana left over a plain plan is the best there is: no option nets more than one mana.
    const plan = planPlain(problem);
    if (problem.options.every(isPlain) || (plan?.loss === 0 && plan.floating.length === 0)) return plan;
  }
  const solution = new PaymentSearch(buildModel(problem), false).solve();
  return solution === null ? null : planOf(problem, solution);
}

/** Refuses what can only be a mistake of the caller. */
function checkProblem({ cost, options }: PaymentProblem): void {
  if (cost.x > 0) throw new RangeError('a cost with {X} cannot be paid before X has a value');
  for (const option of options) {
    if ((option.cost?.x ?? 0) > 0) throw new RangeError('an activation cost with {X} cannot be paid');
    if (!Number.isSafeInteger(option.loss) || option.loss < 0)
      throw new RangeError('a loss is a whole number from 0 up');
    if (!Number.isSafeInteger(option.uses) || option.uses < 1) throw new RangeError('uses is a whole number from 1 up');
  }
}

/** Whether an option makes one unit of mana for nothing but the use of its source. */
function isPlain({ cost, produces, alsoUses, life, uses, pays }: SourceOption): boolean {
  return (
    cost === null && produces.length === 1 && alsoUses.length === 0 && life === 0 && uses === 1 && pays === 'anything'
  );
}

/** Whether the plain options alone make a matching problem whose best solution can be compared with all others. */
function isMatchable({ cost, pool, options }: PaymentProblem): boolean {
  if (cost.variants.length !== 1 || cost.variants[0]!.typed.length > MAX_MASK_UNITS) return false;
  if (pool.length + options.length > MAX_MASK_UNITS) return false;
  for (const option of options) {
    if (option.uses > 1 || netOf(option) > 1) return false;
    if (options.find(({ source }) => source === option.source)?.loss !== option.loss) return false;
  }
  return true;
}

interface PlainUnits {
  /** What each unit can be spent as: the pool first, then the sources. */
  readonly masks: readonly ManaMask[];
  /** The source of each unit; -1 for the pool. */
  readonly sources: readonly number[];
}

/** One unit for each unit in the pool and for each source, as far as they can pay anything. */
function plainUnits(problem: PaymentProblem): PlainUnits {
  const context = mainContext(problem);
  const masks: ManaMask[] = [];
  const sources: number[] = [];
  for (const unit of problem.pool) {
    const mask = spendableAs(unit, 'anything', context);
    if (mask === null) continue;
    masks.push(mask);
    sources.push(-1);
  }
  for (const option of problem.options) {
    if (!isPlain(option)) continue;
    const mask = spendableAs(option.produces[0]!, option.pays, context);
    if (mask === null) continue;
    let place = sources.length - 1;
    while (place >= 0 && sources[place] !== option.source) place--;
    if (place >= 0) masks[place]! |= mask;
    else {
      masks.push(mask);
      sources.push(option.source);
    }
  }
  return { masks, sources };
}

/** The best plan of plain options, by matching. The options of a source all lose the same. */
function planPlain(problem: PaymentProblem): PaymentPlan | null {
  const variant = problem.cost.variants[0]!;
  const values = keepValues(problem.options);
  const { masks, sources } = plainUnits(problem);
  const order = sources.map((_, unit) => unit);
  const high = (unit: number): number => values.get(sources[unit]!)?.high ?? -1;
  const low = (unit: number): number => values.get(sources[unit]!)?.low ?? -1;
  order.sort((a, b) => high(a) - high(b) || low(a) - low(b) || a - b);
  const paysFor: number[] = [];
  const ordered = order.map((unit) => masks[unit]!);
  if (!assignMasks(ordered, ordered.length, variant, paysFor)) return null;
  const steps: SolutionStep[] = [];
  const context = mainContext(problem);
  order.forEach((unit, place) => {
    const slot = paysFor[place]!;
    const source = sources[unit]!;
    if (slot < -1 || source < 0) return;
    const symbol = slot < 0 ? GENERIC_MASK : variant.typed[slot]!.mask;
    const option = problem.options.findIndex(
      (candidate) =>
        candidate.source === source &&
        isPlain(candidate) &&
        accepts(candidate.produces[0]!, 'anything', symbol, context),
    );
    steps.push({ option, variant: null, life: 0 });
  });
  return planOf(problem, { steps, variant });
}
