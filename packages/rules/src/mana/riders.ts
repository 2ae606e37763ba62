/** Mana that does something for the spell it is spent on (106.6): it is made in place of other mana of the same source where that costs nothing. */
import type { Game } from '../state/game.ts';
import { accepts, mainContext } from './acceptance.ts';
import type { PaymentPlan, PaymentProblem, SourceOption } from './paymentProblem.ts';

/** The plan, with each source that pays for the spell itself making mana with a rider if it can at the same price. */
export function withRiders(game: Game, problem: PaymentProblem, plan: PaymentPlan): PaymentPlan {
  let better = plan;
  for (let at = 0; at < plan.steps.length; at++) better = withRider(game, problem, better, at);
  return better;
}

function withRider(game: Game, problem: PaymentProblem, plan: PaymentPlan, at: number): PaymentPlan {
  const step = plan.steps[at];
  const option = problem.options[step?.option ?? -1];
  const spending = plan.spends.filter(({ madeBy }) => madeBy === at);
  const [spent] = spending;
  if (step === undefined || option === undefined || spent === undefined || spending.length > 1) return plan;
  if (option.produces.length > 1 || hasRider(game, option)) return plan;
  const context = mainContext(problem);
  const other = problem.options.findIndex(
    (one) =>
      isSamePrice(one, option) &&
      hasRider(game, one) &&
      one.produces.every((unit) => accepts(unit, one.pays, spent.symbol.mask, context)),
  );
  const unit = problem.options[other]?.produces[0];
  if (unit === undefined) return plan;
  return {
    ...plan,
    steps: plan.steps.map((each, index) => (index === at ? { ...each, option: other } : each)),
    spends: plan.spends.map((each) => (each === spent ? { ...each, unit } : each)),
  };
}

function hasRider(game: Game, { produces }: SourceOption): boolean {
  return produces.some(({ restriction }) => {
    const spend = game.manaRestrictions[restriction - 1]?.spend;
    return (
      spend?.cantBeCountered === true ||
      spend?.hasteFor !== undefined ||
      spend?.uncounterable !== undefined ||
      spend?.whenSpent !== undefined
    );
  });
}

/** Another way to use the same source once that makes one mana and takes no more. */
function isSamePrice(one: SourceOption, option: SourceOption): boolean {
  return (
    one.source === option.source &&
    one.produces.length === 1 &&
    one.cost === null &&
    option.cost === null &&
    one.life === option.life &&
    one.loss === option.loss &&
    one.uses === option.uses &&
    one.alsoUses.length === 0 &&
    option.alsoUses.length === 0
  );
}
