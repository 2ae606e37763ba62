/**
 * Paying mana costs (601.2g, h; 605.3; 118.3): whether it is possible, and how to do it without giving up more than necessary.
 *
 * Both answers are exact. The plan is the best in the order of preference that `keepValue.ts` documents; since each activation
 * counts against it there, no step of a plan can be left out.
 */
import { mainContext } from './acceptance.ts';
import { packLoss } from './keepValue.ts';
import { canPayWithMasks } from './maskPayment.ts';
import { buildModel } from './paymentModel.ts';
import type { PaymentPlan, PaymentProblem } from './paymentProblem.ts';
import { PaymentSearch } from './paymentSearch.ts';
import { isMatchable, isPlain, planPlain } from './plainPlan.ts';
import { unitMasks } from './quickAnswer.ts';
import { planOf } from './spending.ts';

/**
 * With more states than this (many different sources that cost mana to use) a plan is sought again without comparing versatility and
 * mana made: loss, life, mana given up and the number of sources stay exact.
 */
export const FULL_PREFERENCE_STATES = 3000;

/** Whether the cost can be paid. */
export function canPay(problem: PaymentProblem): boolean {
  checkProblem(problem);
  const { cost, life } = problem;
  const units = unitMasks(problem, mainContext(problem));
  if (canPayWithMasks(units.sure, units.sure.length, cost, life)) return true;
  if (!canPayWithMasks(units.possible, units.possible.length, cost, life)) return false;
  if (problem.options.every(isPlain)) return true;
  return new PaymentSearch(buildModel(problem, 'coarse'), true).solve(Infinity) !== null;
}

/** The most preferred way to pay, or null when there is none. */
export function planPayment(problem: PaymentProblem): PaymentPlan | null {
  checkProblem(problem);
  if (isMatchable(problem)) {
    // Without loss, life or pool mana left over a plain plan is the best there is: no option nets more than one mana.
    const plan = planPlain(problem);
    if (problem.options.every(isPlain) || (plan?.loss === 0 && plan.floating.length === 0)) return plan;
  }
  let solution = new PaymentSearch(buildModel(problem, 'full')).solve(FULL_PREFERENCE_STATES);
  if (solution === 'limit') {
    const leastHigh = leastLife(problem);
    solution = new PaymentSearch(buildModel(problem, 'coarse')).solve(Infinity, leastHigh);
  }
  return solution === null || solution === 'limit' ? null : planOf(problem, solution);
}

/** The life that every plan without loss needs, packed; 0 when no plan is without loss and nothing is known. */
function leastLife(problem: PaymentProblem): number {
  const options = problem.options.filter(({ loss }) => loss === 0);
  const lossless = { ...problem, options };
  if (!canPay(lossless)) return 0;
  let life = 0;
  while (life < problem.life && !canPay({ ...lossless, life })) life++;
  return packLoss(0, life);
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
