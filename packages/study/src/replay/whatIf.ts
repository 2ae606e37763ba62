/** An analysis of a decision of a game, and where the option that the game took stands in it. */
import { type AbilityTexts, OptionNames } from '@foretell/formats';
import type { View } from '@foretell/rules';
import type { Analysis, OptionAnalysis, Plan, Sensitivity } from '@foretell/search';
import { type ExplainedOption, type Explanation, explanationAt } from '../explanation.ts';
import { optionLabel } from '../optionLabel.ts';
import { optionOfPlan, planTaken } from './chosenPlan.ts';

export interface WhatIf extends Explanation {
  /** Number of the decision in the game. */
  readonly n: number;
  readonly turn: number;
  readonly chosen: {
    readonly label: string;
    /** Key among the options; null if the analysis did not look at it: it had too many to look at all. */
    readonly key: string | null;
    /** 1 is the best. */
    readonly rank: number | null;
    /** The option less the best one, in win probability. */
    readonly pairedDiff: ExplainedOption['pairedDiff'] | null;
  };
}

export interface WhatIfContext {
  readonly id: string;
  readonly n: number;
  readonly view: View;
  /** The options that the game took from the decision on (`optionsTaken`). */
  readonly taken: readonly number[];
  readonly texts: AbilityTexts;
  readonly elapsedMs: number;
}

export function whatIf(
  analysis: Analysis,
  sensitivity: Sensitivity,
  { id, n, view, taken, texts, elapsedMs }: WhatIfContext,
): WhatIf {
  const explanation = explanationAt(analysis, sensitivity, { id, view, texts, elapsedMs });
  const { option: found, label } = optionTaken(analysis, { view, taken, texts });
  const at = found === null ? -1 : analysis.options.indexOf(found);
  const option = explanation.options[at];
  return {
    ...explanation,
    n,
    turn: view.turnNumber,
    chosen: {
      label,
      key: option?.key ?? null,
      rank: option === undefined ? null : at + 1,
      pairedDiff: option?.pairedDiff ?? null,
    },
  };
}

/** What the game took, in words, and the option of the analysis that it is; null if the analysis did not look at it. */
export function optionTaken(
  analysis: Analysis,
  { view, taken, texts }: Pick<WhatIfContext, 'view' | 'taken' | 'texts'>,
): { readonly option: OptionAnalysis | null; readonly label: string } {
  const names = new OptionNames(view, texts);
  const labelOf = (plan: Plan): string => optionLabel(names.name(plan.picks), analysis.kind);
  const plan = planTaken(view, taken);
  const option = optionOfPlan(analysis, plan, labelOf);
  return { option, label: labelOf(option?.plan ?? plan) };
}
