/**
 * Targets that leave no choice. Where there is only one that is legal nothing is asked (601.2c), so the option to cast or activate says beforehand what
 * would be targeted: whoever meant something else sees it in time.
 */
import type { AbilityTexts } from '@foretell/formats';
import { advance, answer, type Decision, DecisionKind, type Game, isPlayerValue, viewOf } from '@foretell/rules';
import type { Question, QuestionOption } from '../../protocol/question.ts';
import { nameOf, seenIn } from '../scene/seen.ts';

/** The question with such targets named; `game` stands at it. */
export function withLoneTargets(
  question: Question,
  game: Game,
  texts: AbilityTexts,
  seats: readonly string[],
): Question {
  const { decision } = game;
  if (decision?.kind !== DecisionKind.Priority) return question;
  const named = (option: QuestionOption): QuestionOption => {
    const { op, isMana } = option.action ?? { op: 'pass', isMana: false };
    if ((op !== 'cast' && op !== 'activate') || isMana) return option;
    const names = targetNames(game, decision, option.index, texts, seats);
    return names.length === 0 ? option : { ...option, label: `${option.label} → ${names.join(', ')}` };
  };
  return { ...question, options: question.options.map(named) };
}

/** Objects that are targeted by taking the option if nothing is asked until it is on the stack with all its targets. */
function targetNames(
  game: Game,
  decision: Decision,
  option: number,
  texts: AbilityTexts,
  seats: readonly string[],
): string[] {
  const copy = game.clone();
  answer(copy, option);
  const next = advance(copy);
  if (next === null || (next.kind !== DecisionKind.Priority && next.kind !== DecisionKind.Pay)) return [];
  if (copy.stack.length <= game.stack.length) return [];
  const seen = seenIn(viewOf(copy, decision.decider), seats, texts);
  const targets = seen.game.stack.at(-1)?.targets.flat() ?? [];
  return targets.filter((target) => !isPlayerValue(target)).map((target) => nameOf(seen, target));
}
