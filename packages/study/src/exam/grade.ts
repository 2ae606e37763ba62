/** How a player answers questions with exact answers: the regret of each answer. */
import { advance, answer, DecisionKind, type Game, knownLists, viewOf } from '@foretell/rules';
import { createPlayer, exactValue, type PlayerSpec } from '@foretell/search';
import type { FamilyName } from './families.ts';
import type { Question } from './questions.ts';

/** What an answer gave away, in win probability: 0 is perfect. */
export interface Grade {
  readonly family: FamilyName;
  readonly seed: number;
  readonly regret: number;
}

/** Decisions that the value after a declaration may take. */
const MOST_NODES = 100_000;

/** Lets the player answer; attacks and blocks are answered for all creatures. */
export function gradeAnswer(question: Question, spec: PlayerSpec, seed: number): Grade {
  const { family, values } = question;
  const game = question.game.clone();
  const decision = game.decision;
  if (decision === null) throw new Error('a question without a decision');
  const { decider, kind } = decision;
  const player = createPlayer(spec, knownLists(game));
  let taken = -1;
  for (let pick = 0; game.decision?.decider === decider && game.decision.kind === kind; pick++) {
    const chosen = player.choose(viewOf(game, decider), seed);
    if (!chosen.ok) throw new Error(`no answer to a question: ${JSON.stringify(chosen.error)}`);
    if (pick === 0) taken = chosen.option;
    answer(game, chosen.option);
    advance(game);
    if (!isDeclaration(kind)) break;
  }
  const best = Math.max(...values);
  const reached = isDeclaration(kind) ? valueAfter(game, decider) : (values[taken] as number);
  return { family, seed: question.seed, regret: best - reached };
}

function isDeclaration(kind: number): boolean {
  return kind === DecisionKind.Attack || kind === DecisionKind.Block;
}

function valueAfter(game: Game, player: number): number {
  const value = exactValue(game, player, MOST_NODES);
  if (value === null) throw new Error('the value after an answer is beyond reach, the value before it was not');
  return value;
}

export interface GradeSummary {
  readonly questions: number;
  /** Share of answers that gave away no more than half a percentage point. */
  readonly agreement: number;
  readonly meanRegret: number;
  readonly worst: readonly Grade[];
}

/** Win probability that an answer may give away and still agree. */
const TOLERANCE = 0.005;

export function summariseGrades(grades: readonly Grade[]): GradeSummary {
  const regrets = grades.map(({ regret }) => regret);
  const agreeing = regrets.filter((regret) => regret <= TOLERANCE).length;
  const count = Math.max(grades.length, 1);
  return {
    questions: grades.length,
    agreement: agreeing / count,
    meanRegret: regrets.reduce((sum, regret) => sum + regret, 0) / count,
    worst: grades.filter(({ regret }) => regret > TOLERANCE).toSorted((a, b) => b.regret - a.regret),
  };
}
