/** A decision of a game as documents and logs show it. */
import { type AbilityTexts, PLAYERS, type PlayerName, pickNames, type ReplayDecision } from '@foretell/formats';
import { STEP_NAMES } from '@foretell/rules';
import { type DecisionKindName, describeStep, type PlanStep } from '@foretell/search';
import { stepWords } from '../lineWords.ts';
import type { AtDecision } from '../match/playGame.ts';

/** What was decided, in names. */
export interface ToldDecision extends ReplayDecision {
  readonly turn: number;
  readonly step: string;
  /** Whose decision it is by the rules. */
  readonly player: PlayerName;
  readonly kind: DecisionKindName;
  /** Name of what asks; '' for the game itself. */
  readonly source: string;
  /** Names of all options. */
  readonly options: readonly string[];
  /** In words for people. */
  readonly text: string;
}

/** Letters of an ability that words show. */
const LONGEST = 90;

export function toldDecision({ game, decision, number, option }: AtDecision, texts: AbilityTexts): ToldDecision {
  const step = describeStep(game, decision, option);
  const options = pickNames(game, decision, texts);
  const pick = options[option] ?? '';
  return {
    n: number,
    turn: game.turnNumber,
    step: STEP_NAMES[game.step] ?? '',
    decider: PLAYERS[decision.decider] ?? 'A',
    player: PLAYERS[decision.player] ?? 'A',
    kind: step.kind,
    source: step.source,
    options,
    pick,
    text: wordsOf(step, pick),
  };
}

function wordsOf(step: PlanStep, pick: string): string {
  if (step.kind === 'trigger-order') return `the trigger of ${pick} first`;
  return step.action?.op === 'activate' ? shortened(pick) : stepWords(step);
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
