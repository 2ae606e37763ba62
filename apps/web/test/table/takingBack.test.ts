import { expect, test } from 'vitest';
import type { Question } from '../../src/protocol/question.ts';
import type { TableState } from '../../src/protocol/table.ts';
import { ai, deckOf, NO_STOPS, newGame, Page, person } from './tables.ts';

const RED = deckOf('red-aggro');
const GREEN = deckOf('green-creatures');

/** The first option that does so, or passing. */
function prefer(...ops: readonly string[]): (question: Question) => number {
  return ({ options }) => {
    for (const op of ops) {
      const found = options.find(({ action }) => action?.op === op);
      if (found !== undefined) return found.index;
    }
    return 0;
  };
}

const isMain = ({ question }: TableState): boolean => question?.kind === 'priority';

test('a land is taken back for free, and as if it had not been played', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('passive', GREEN)], 5));
  const before = await page.play((question, state) => (isMain(state) ? null : prefer()(question)));
  const { question, scene } = before;
  const record = await page.table.record();
  await page.answer(prefer('play')(question as Question));
  const after = await page.asked();
  expect(after.scene).not.toEqual(scene);
  expect(after.undo).toBe('free');
  await page.table.undo();
  const back = await page.until((state) => state.question?.number === question?.number);
  expect(back).toMatchObject({ scene, question, markedUndos: 0, end: null });
  expect(back.dropLinesFrom).toBeGreaterThanOrEqual(0);
  expect(await page.table.record()).toEqual(record);
});

test('what is taken back after an opponent could act, or a card was drawn, is marked and counted', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('passive', GREEN)], 5));
  await page.play((question, { scene }) => (scene.turn === 3 ? null : prefer('play')(question)));
  expect(page.state.undo).toBe('marked');
  const { question } = page.state;
  await page.table.undo();
  const back = await page.until((state) => state.question !== null && state.question.number !== question?.number);
  expect(back.markedUndos).toBe(1);
  expect(back.scene.turn).toBe(1);
  expect((await page.table.record()).markedUndos).toBe(1);
});

test('hands that were kept stay kept: at the first decision of the first turn there is nothing to take back', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('passive', GREEN)], 5));
  const atMulligan = await page.asked();
  expect([atMulligan.question?.kind, atMulligan.undo]).toEqual(['mulligan', 'none']);
  const first = await page.play((question, state) => (isMain(state) ? null : prefer()(question)));
  expect([first.scene.turn, first.undo]).toEqual([1, 'none']);
  await page.answer(prefer('play')(first.question as Question));
  const next = await page.asked();
  expect(next.undo).toBe('free');
  const again = new Page();
  await again.open({ ...(await page.table.record()), picks: (await page.table.record()).picks.slice(0, 1) });
  expect((await again.asked()).undo).toBe('none');
});

test('payments are asked for one by one if the person wants it, and only what can be paid is offered', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('passive', GREEN)], 5), { ...NO_STOPS, manualMana: true });
  const seen: Question[] = [];
  const state = await page.play((question, { scene }) => {
    seen.push(question);
    if (scene.turn > 4) return null;
    // Without kicker: who pays by hand may announce more than they can pay, and take it back (733.1).
    if (question.kind === 'yes-no') return question.options.find(({ isNothing }) => isNothing)?.index ?? 0;
    return question.kind === 'pay' ? 0 : prefer('play', 'cast')(question);
  });
  const payments = seen.filter(({ kind }) => kind === 'pay');
  expect(payments.length).toBeGreaterThan(0);
  for (const { options } of payments)
    expect(options.some(({ action, label }) => action?.op !== 'pass' && label !== '')).toBe(true);
  // On the first turn there is one land at most: nothing that costs two mana may be begun.
  const costs = seen
    .slice(0, 3)
    .flatMap(({ options }) => options.flatMap(({ action }) => (action?.op === 'cast' ? [action.cost] : [])));
  expect(costs.filter((cost) => cost !== '{R}')).toEqual([]);
  await page.table.setStops(NO_STOPS);
  const again = new Page();
  await again.open(await page.table.record());
  expect((await again.asked()).scene).toEqual(state.scene);
});

test('the person’s page is the same whatever the opponent holds', async () => {
  const seen: (readonly TableState[])[] = [];
  for (const deck of [RED, GREEN]) {
    const page = new Page();
    await page.open(newGame([person(RED), ai('passive', deck)], 7, 1));
    await page.play((question, { scene }) => (scene.turn > 2 ? null : prefer('play', 'cast')(question)));
    seen.push(page.states.filter(({ scene }) => scene.turn <= 2));
  }
  expect(seen[0]?.length).toBeGreaterThan(2);
  expect(seen[1]).toEqual(seen[0]);
});
