/** Questions with exact answers put to a player, spread over workers; grades come out in the order of the seeds. */

import type { PlayerSpec } from '@foretell/search';
import type { FamilyName, Grade } from '@foretell/study';
import type { Cancellation, Lane } from './protocol.ts';
import { spread } from './spread.ts';

export interface ExamJob {
  readonly family: FamilyName;
  readonly player: PlayerSpec;
  /** Questions to ask. */
  readonly questions: number;
  readonly cancellation?: Cancellation;
  /** Called with the next grades in order. */
  readonly onGrades: (grades: readonly Grade[]) => void;
}

/** Seeds to look at for one question, at most: most positions are not worth asking about. */
const MOST_SEEDS_EACH = 400;

/** Runs until all questions are asked or the caller stops. The questions are those of the lowest seeds that give one. */
export async function runExam(lanes: readonly Lane[], job: ExamJob): Promise<void> {
  const { family, player, questions, cancellation, onGrades } = job;
  let asked = 0;
  await spread(lanes, {
    from: 0,
    to: questions * MOST_SEEDS_EACH,
    mostPerMessage: 8,
    cancellation: {
      get aborted(): boolean {
        return asked >= questions || cancellation?.aborted === true;
      },
    },
    task: (from, to) => ({ kind: 'gradeAnswers', family, player, from, to }),
    items: (result) => {
      if (result.kind !== 'grades') throw new Error(`a worker answered questions with ${result.kind}`);
      return result.grades;
    },
    onItems: (grades) => {
      const next = grades.flatMap((grade) => grade ?? []).slice(0, questions - asked);
      asked += next.length;
      if (next.length > 0) onGrades(next);
    },
  });
}
