/** An analysis as a document: what `explain --json` prints, the same on Node and in a browser. */
import {
  type AbilityTexts,
  OptionComparison,
  type OptionName,
  OptionNames,
  PLAYERS,
  type Position,
  plainOption,
} from '@foretell/formats';
import { type View, viewOf } from '@foretell/rules';
import type { Analysis, DecisionKindName, Estimate, OptionAnalysis, Plan, Sensitivity } from '@foretell/search';
import { lineWords } from './lineWords.ts';
import { optionLabel } from './optionLabel.ts';
import { promptOf } from './prompt.ts';
import {
  type ExplainedKnowledge,
  type ExplainedSensitivity,
  explainedSensitivity,
  knowledgeOf,
} from './sampledWords.ts';
import { ENGINE } from './version.ts';

export interface ExplainedOption {
  /** Unique among the options of the decision. */
  readonly key: string;
  /** The answer or action that would choose it, as scenarios write it. */
  readonly answer: object;
  readonly label: string;
  /** The decider's chance to win, a draw counting 1/2. */
  readonly winProbability: number;
  readonly ci95: readonly [number, number];
  /** Playouts, and their share of all. */
  readonly visits: number;
  readonly share: number;
  /** This option less the best one. */
  readonly pairedDiff: Estimate;
  readonly line: readonly string[];
  /** For a split into piles alone. */
  readonly split?: ExplainedSplit;
}

/** A split: what is in the piles, and what either means. */
export interface ExplainedSplit {
  /** Names. */
  readonly piles: readonly [readonly string[], readonly string[]];
  /** How often the chooser is expected to take the first pile (0–1). */
  readonly firstPileShare: number;
  /** The decider's chance to win if the chooser takes the first pile, and if they take the second. */
  readonly winProbabilities: readonly [number, number];
  /** The chooser's own chance with either pile, from what they know. */
  readonly chooserWinProbabilities: readonly [number, number];
}

export interface Explanation {
  readonly schema: 1;
  readonly id: string;
  readonly decision: {
    readonly kind: DecisionKindName;
    readonly player: string;
    readonly decider: string;
    /** Name of what asks; '' for the game itself. */
    readonly source: string;
    readonly prompt: string;
  };
  /** Ranked, the best first. */
  readonly options: readonly ExplainedOption[];
  /** Key of the best option. */
  readonly best: string;
  /** Whether the best option is one that the position calls right. Only where it names any. */
  readonly correct?: boolean;
  /** What the decider knows of hidden zones; the rest was sampled. */
  readonly knowledge: readonly ExplainedKnowledge[];
  readonly sensitivity: ExplainedSensitivity;
  /** Whether all options are listed. */
  readonly complete: boolean;
  /**
   * `win`: the best option wins this turn whatever the others do, `loss`: every option can be made to lose this turn, in every world sampled. Null
   * if neither was proven.
   */
  readonly certain: 'win' | 'loss' | null;
  readonly iterations: number;
  readonly worlds: number;
  readonly rounds: number;
  readonly seed: number;
  readonly level: string;
  readonly engine: string;
  readonly elapsedMs: number;
}

/** What can be said of a search that is not over: everything but what its answer hangs on. */
export type ExplanationSoFar = Omit<Explanation, 'sensitivity'>;

/** What an analysis does not know by itself. */
export interface ExplanationContext {
  readonly position: Position;
  readonly elapsedMs: number;
}

/** The same of a decision that is no position of a scenario, such as one of a game. */
export interface DecisionContext {
  /** What the document calls it. */
  readonly id: string;
  /** That was analysed. */
  readonly view: View;
  readonly texts: AbilityTexts;
  /** Whether an option is right; absent where nobody says. */
  readonly isRight?: (option: OptionName) => boolean;
  readonly elapsedMs: number;
}

/** The view that the position's decision is analysed from. */
export function deciderView({ game, decider }: Position): View {
  return viewOf(game, decider);
}

export function explanationOf(
  analysis: Analysis,
  sensitivity: Sensitivity,
  { position, elapsedMs }: ExplanationContext,
): Explanation {
  return explanationAt(analysis, sensitivity, decisionOf(position, elapsedMs));
}

export function explanationAt(analysis: Analysis, sensitivity: Sensitivity, context: DecisionContext): Explanation {
  return documentOf(analysis, context, (keyOf) => ({ sensitivity: explainedSensitivity(sensitivity, keyOf) }));
}

export function explanationSoFar(analysis: Analysis, context: DecisionContext): ExplanationSoFar {
  return documentOf(analysis, context, () => ({}));
}

/** The decision of a position. */
export function decisionOf(position: Position, elapsedMs: number): DecisionContext {
  const { scenario, texts } = position.session;
  const { id, best } = scenario;
  const right = best === undefined ? {} : { isRight: (option: OptionName) => isRight(position, option, best) };
  return { id, view: deciderView(position), texts, ...right, elapsedMs };
}

function documentOf<More extends object>(
  analysis: Analysis,
  { id, view, texts, isRight: judge, elapsedMs }: DecisionContext,
  more: (keyOf: (plan: Plan) => string) => More,
): ExplanationSoFar & More {
  const names = new OptionNames(view, texts);
  const named = analysis.options.map((option) => names.name(option.plan.picks));
  const options = explainedOptions(analysis, named);
  const keyOf = (plan: Plan): string =>
    options[analysis.options.findIndex((option) => option.plan === plan)]?.key ?? '';
  const source = analysis.best.line[0]?.source ?? '';
  const [player = '', decider = ''] = [PLAYERS[analysis.player], PLAYERS[analysis.decider]];
  const [first] = named;
  return {
    schema: 1,
    id,
    decision: {
      kind: analysis.kind,
      player,
      decider,
      source,
      prompt: promptOf(analysis.kind, decider, player, source),
    },
    options,
    best: options[0]?.key ?? '',
    ...(judge === undefined ? {} : { correct: first !== undefined && judge(first) }),
    knowledge: knowledgeOf(view),
    ...more(keyOf),
    complete: analysis.complete,
    certain: analysis.certain,
    iterations: analysis.iterations,
    worlds: analysis.worlds,
    rounds: analysis.rounds,
    seed: analysis.seed,
    level: analysis.level,
    engine: ENGINE,
    elapsedMs,
  };
}

function isRight({ session }: Position, best: OptionName, right: readonly OptionName[]): boolean {
  return new OptionComparison(session).isAmong(best, right);
}

function explainedOptions(analysis: Analysis, named: readonly OptionName[]): ExplainedOption[] {
  const used: Map<string, number> = new Map();
  return analysis.options.map((option, at) => {
    const name = named[at];
    if (name === undefined) throw new Error('an option without a name');
    const label = optionLabel(name, analysis.kind);
    const earlier = used.get(label) ?? 0;
    used.set(label, earlier + 1);
    return explained(option, earlier === 0 ? label : `${label} #${earlier + 1}`, label, plainOption(name));
  });
}

function explained(option: OptionAnalysis, key: string, label: string, answer: object): ExplainedOption {
  const { winProbability, ci95, visits, share, pairedDiff, line } = option;
  return {
    key,
    answer,
    label,
    winProbability,
    ci95,
    visits,
    share,
    pairedDiff,
    line: lineWords(line),
    ...explainedSplit(option),
  };
}

function explainedSplit({ split, plan }: OptionAnalysis): Pick<ExplainedOption, 'split'> {
  if (split === null) return {};
  const [first = [], second = []] = plan.steps[0]?.piles ?? [];
  const piles = [first.map(({ name }) => name), second.map(({ name }) => name)] as const;
  const { firstPileShare, splitterValues, chooserValues } = split;
  return {
    split: { piles, firstPileShare, winProbabilities: splitterValues, chooserWinProbabilities: chooserValues },
  };
}
