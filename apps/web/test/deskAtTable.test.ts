import { expect, test } from 'vitest';
import { Desk } from '../src/controls/desk.ts';
import type { Question } from '../src/protocol/question.ts';
import { ai, deckOf, newGame, Page, person } from './table/tables.ts';

test('what was made up at once is taken back at once', async () => {
  const page = new Page();
  await page.open(newGame([person(deckOf('red-aggro')), ai('random', deckOf('green-creatures'))], 3));
  // The second mulligan puts two cards on the bottom: two questions, and one for their order if they are different.
  const { question } = await page.play(({ kind, whole }) =>
    kind === 'mulligan' ? 1 : kind === 'choose' && whole !== null ? null : 0,
  );
  if (question?.whole?.kind !== 'several') throw new Error('no choice of several cards');
  expect(question.whole).toMatchObject({ min: 2, max: 2 });
  const { items } = question.whole;
  const [first, other] = [items[0], items.find(({ alike }) => alike !== items[0]?.alike)];
  const goingOn: boolean[] = [];
  const desk = new Desk((number, option, goesOn) => {
    goingOn.push(goesOn);
    void page.table.answer(number, option, goesOn);
  });
  desk.meet(question);
  desk.click(other?.ref ?? 0);
  desk.click(first?.ref ?? 0);
  desk.confirm();
  desk.meet((await page.until((state) => isAfter(state.question, question))).question);
  const order = (await page.until((state) => state.question?.kind === 'order')).question;
  expect(goingOn).toEqual([false, true]);
  expect(order?.whole?.items.map(({ ref }) => ref)).toEqual([first?.ref, other?.ref]);
  await page.table.undo();
  expect((await page.until((state) => state.question?.number === question.number)).question).toEqual(question);
});

function isAfter(next: Question | null, question: Question): boolean {
  return next !== null && next.number > question.number;
}
