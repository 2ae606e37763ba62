/**
 * Paying mana costs (601.2g, h; 605.3; 118.3): whether it is possible, and how to do it without giving up more than necessary.
 *
 * Both answers are exact unless very many sources cost mana to use, where they are bounded instead (see below). The plan is the best in
 * the order of preference that `keepValue.ts` documents; since each activation counts against it there, no step can be left out.
 */
import { mainContext } from './acceptance.ts';
import { chainExists, payByChain } from './chainPayment.ts';
import { packLoss } from './keepValue.ts';
import { canPayWithMasks } from './maskPayment.ts';
import { buildModel, costMana, type PaymentModel } from './paymentModel.ts';
import type { PaymentPlan, PaymentProblem } from './paymentProblem.ts';
import { PaymentSearch, type Solution } from './paymentSearch.ts';
import { isMatchable, isPlain, planPlain } from './plainPlan.ts';
import { unitMasks } from './quickAnswer.ts';
import { planOf } from './spending.ts';

/**
 * With more states than this (many different sources that cost mana to use) a plan is sought again without comparing versatility and
 * mana made: loss, life, mana given up and the number of sources stay exact. With more than the second number even so, it is put together
 * by `payByChain`: still a payment in which no source is used for nothing, but perhaps not the one that gives up least.
 */
export const FULL_PREFERENCE_STATES = 1500;
const COARSE_PREFERENCE_STATES = 1500;
/** Whether there is any payment is decided with this many states; boards that would need more and that no chain pays count as too poor. */
const PAYABLE_STATES = 6000;
/** With more sources that cost mana than this, versatility and mana made are not compared. */
const MOST_COMPARED = 5;

/** Whether the cost can be paid. */
export function canPay(problem: PaymentProblem): boolean {
  checkProblem(problem);
  const { cost, life } = problem;
  const units = unitMasks(problem, mainContext(problem));
  if (canPayWithMasks(units.sure, units.sure.length, cost, life)) return true;
  if (!canPayWithMasks(units.possible, units.possible.length, cost, life)) return false;
  if (problem.options.every(isPlain)) return true;
  return canPayModel(buildModel(problem, 'coarse'));
}

function canPayModel(model: PaymentModel): boolean {
  if (costMana(model.sources) > MOST_COMPARED && chainExists(model)) return true;
  const found = new PaymentSearch(model, true).solve(PAYABLE_STATES);
  return found === 'limit' ? chainExists(model) : found !== null;
}

/** The most preferred way to pay, or null when there is none. */
export function planPayment(problem: PaymentProblem): PaymentPlan | null {
  checkProblem(problem);
  if (isMatchable(problem)) {
    // Without loss, life or pool mana left over a plain plan is the best there is: no option nets more than one mana.
    const plan = planPlain(problem);
    if (problem.options.every(isPlain) || (plan?.loss === 0 && plan.floating.length === 0)) return plan;
  }
  const solution = bestSolution(problem);
  return solution === null ? null : planOf(problem, solution);
}

function bestSolution(problem: PaymentProblem): Solution | null {
  const full = buildModel(problem, 'full');
  if (costMana(full.sources) <= MOST_COMPARED) {
    const best = new PaymentSearch(full).solve(FULL_PREFERENCE_STATES);
    if (best !== 'limit') return best;
  }
  const coarse = buildModel(problem, 'coarse');
  if (!canPayModel(coarse)) return null;
  const good = new PaymentSearch(coarse).solve(COARSE_PREFERENCE_STATES, leastLife(problem));
  if (good !== 'limit') return good;
  const chain = payByChain(coarse);
  if (chain !== null) return thriftier(problem, chain);
  const any = new PaymentSearch(coarse, true).solve(PAYABLE_STATES);
  return any === 'limit' ? null : any;
}

/** The best payment that uses no source that the given one does not use, if that is found quickly. */
function thriftier(problem: PaymentProblem, given: Solution): Solution {
  const used = new Set(given.steps.map(({ option }) => problem.options[option]!.source));
  const indexes = problem.options.flatMap(({ source }, index) => (used.has(source) ? [index] : []));
  const own = { ...problem, options: indexes.map((index) => problem.options[index]!) };
  const best = new PaymentSearch(buildModel(own, 'coarse')).solve(COARSE_PREFERENCE_STATES);
  if (best === 'limit' || best === null) return given;
  return { ...best, steps: best.steps.map((step) => ({ ...step, option: indexes[step.option]! })) };
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
