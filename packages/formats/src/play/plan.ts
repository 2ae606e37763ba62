// Picks decided on together. The engine asks for several objects one after another and only offers those later in its
// list; a script names them in any order, in one answer or in several.
import { type Decision, type Frame, type Game, identicalFor } from '@foretell/rules';
import type { Names } from './names.ts';

export interface Plan {
  /** The procedure that asks. */
  readonly frame: Frame;
  /** Part of the procedure that the plan is for: a target specification, a library. */
  readonly section: number;
  /** Values still to be picked; in this order if `ordered`, else in the order in which they are offered. */
  readonly wanted: number[];
  readonly ordered: boolean;
}

/** The index of the option that the plan picks next: a wanted one, or the end of the picks. Undefined if it cannot be followed. */
export function nextOfPlan(game: Game, names: Names, decision: Decision, plan: Plan): number | undefined {
  if (plan.wanted.length === 0) {
    const end = decision.options.indexOf(END_OF_PICKS);
    return end < 0 ? undefined : end;
  }
  const open = plan.ordered ? plan.wanted.slice(0, 1) : plan.wanted;
  for (let at = 0; at < decision.options.length; at++) {
    const option = decision.options[at] as number;
    const wanted = open.find((value) => value === option) ?? twinOf(game, decision, open, option);
    if (wanted === undefined) continue;
    if (wanted !== option) names.swap(wanted, option);
    plan.wanted.splice(plan.wanted.indexOf(wanted), 1);
    return at;
  }
  return undefined;
}

const END_OF_PICKS = 0;

/** A wanted object that is not offered because the option is just like it. */
function twinOf(game: Game, decision: Decision, wanted: readonly number[], option: number): number | undefined {
  if (option <= 0 || decision.coding !== 'object') return undefined;
  return wanted.find(
    (value) => value > 0 && !decision.options.includes(value) && identicalFor(game, decision.player, value, option),
  );
}
