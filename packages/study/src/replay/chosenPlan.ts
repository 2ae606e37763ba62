/** Which of the options of an analysis a game took. */
import { advance, answer, type Game, type View } from '@foretell/rules';
import { type Analysis, belongs, type OptionAnalysis, type Plan, planAlong, scopeAfter } from '@foretell/search';
import type { AtDecision } from '../match/playGame.ts';

/** The options taken from a decision on, as far as they belong to it: indexes into what was offered. The game is played on for it. */
export function optionsTaken(first: AtDecision, rest: Iterator<AtDecision, unknown>): number[] {
  const taken = [first.option];
  const scope = scopeAfter(first.game, first.decision, first.decision.options[first.option] ?? 0);
  let previous = first.decision;
  for (let next = rest.next(); next.done !== true && scope !== null; next = rest.next()) {
    const { game, decision, option } = next.value;
    if (!belongs(game, decision, scope, previous)) break;
    taken.push(option);
    previous = decision;
  }
  return taken;
}

/** The plan that these options make, in the numbering of the view. */
export function planTaken(view: View, taken: readonly number[]): Plan {
  const game: Game = view.masked();
  const picks: number[] = [];
  for (const option of taken) {
    const pick = game.decision?.options[option];
    if (pick === undefined) break;
    picks.push(pick);
    answer(game, option);
    advance(game);
  }
  return planAlong(view.masked(), picks);
}

/** The option of the analysis that is this plan, perhaps with other objects of the same names; null if it was not looked at. */
export function optionOfPlan({ options }: Analysis, plan: Plan, nameOf: (plan: Plan) => string): OptionAnalysis | null {
  const picks = plan.picks.join(' ');
  const same = options.find((option) => option.plan.picks.join(' ') === picks);
  if (same !== undefined) return same;
  const name = plainName(nameOf(plan));
  return options.find((option) => plainName(nameOf(option.plan)) === name) ?? null;
}

/** `Bear:1` is as good as `Bear`, in any order. */
function plainName(label: string): string {
  return label.replace(/:\d+/g, '').split(', ').toSorted().join(', ');
}
