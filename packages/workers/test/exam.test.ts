import type { Grade } from '@foretell/study';
import { expect, test } from 'vitest';
import { BUILT_IN_POOL, inlineWorkers, type Lane, runExam } from '../src/shared/index.ts';

const lanes = (count: number): Lane[] =>
  Array.from({ length: count }, () =>
    inlineWorkers(BUILT_IN_POOL, { clock: () => 0, pause: async () => undefined }),
  ).flatMap((workers) => workers.lanes);

async function gradesOf(workers: readonly Lane[], questions: number): Promise<Grade[]> {
  const grades: Grade[] = [];
  const player = { name: 'random', simulations: null } as const;
  await runExam(workers, { family: 'blocks', player, questions, onGrades: (next) => grades.push(...next) });
  return grades;
}

test('the questions are those of the lowest seeds, however many ask', async () => {
  const alone = await gradesOf(lanes(1), 3);
  expect(alone.map(({ seed }) => seed)).toEqual([6, 11, 21]);
  expect(await gradesOf(lanes(2), 3)).toEqual(alone);
  expect(await gradesOf(lanes(1), 2)).toEqual(alone.slice(0, 2));
});

test('a split of revealed cards is a question too', async () => {
  const player = { name: 'random', simulations: null } as const;
  const [lane] = lanes(1);
  const result = await lane?.run({ kind: 'gradeAnswers', family: 'piles', player, from: 16, to: 17 });
  expect(result).toMatchObject({ kind: 'grades', grades: [{ family: 'piles', seed: 16 }] });
});
