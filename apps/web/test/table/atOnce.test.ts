// Calls that come while something else is under way: each is carried out once, and nothing runs twice.
import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { EngineContext } from '../../src/engine/context.ts';
import type { Question } from '../../src/protocol/question.ts';
import type { TableRecord, TableState } from '../../src/protocol/table.ts';
import { ai, deckOf, newGame, Page, person, testContext } from './tables.ts';

const RED = deckOf('red-aggro');
const GREEN = deckOf('green-creatures');

/** Anything by chance, until that turn. */
const until =
  (turn: number) =>
  ({ options, number }: Question, { scene }: TableState): number | null =>
    scene.turn > turn ? null : new Random(number).below(options.length);

test('taking back twice at once where there is nothing to take back changes nothing', async () => {
  const records: TableRecord[] = [];
  for (const isImpatient of [false, true]) {
    const page = new Page();
    await page.open(newGame([person(RED), ai('novice@8', GREEN)], 9, 1));
    if (isImpatient) await Promise.all([page.table.undo(), page.table.undo()]);
    expect((await page.play(until(2))).end).toBeNull();
    records.push(await page.table.record());
  }
  expect(records[1]).toEqual(records[0]);
});

test('who concedes twice leaves once, and may come back at once', async () => {
  const page = new Page();
  await page.open(newGame([person(GREEN), ai('novice@8', RED), ai('random', RED)], 2));
  const asked = await page.play(until(1));
  const before = await page.table.record();
  await Promise.all([page.table.concede(), page.table.concede()]);
  expect((await page.table.record()).marks?.map(({ kind }) => kind)).toEqual(['concede']);
  await Promise.all([page.table.concede(), page.table.undo()]);
  await page.asked();
  const { picks, marks } = await page.table.record();
  expect(marks).toBeUndefined();
  // The last choice before is taken back with the concession.
  expect(before.picks.slice(0, picks.length)).toEqual(picks);
  expect(page.state.scene.turn).toBeLessThanOrEqual(asked.scene.turn);
  await page.play(until(2));
  const again = new Page();
  await again.open(await page.table.record());
  expect((await again.asked()).scene).toEqual(page.state.scene);
});

test('of games that are opened at once the last is the one that is open', async () => {
  const page = new Page();
  const four = [person(RED), ai('random', GREEN), ai('random', RED), ai('random', GREEN)];
  const open = (record: TableRecord): ReturnType<typeof page.table.open> =>
    page.table.open(record, { fullControl: false, mine: [], theirs: [], manualMana: false }, () => undefined);
  const last = newGame([person(GREEN), ai('random', RED)], 3);
  const opened = await Promise.all([open(newGame(four, 3)), open(last)]);
  expect(opened.map(({ ok }) => ok)).toEqual([false, true]);
  expect((await page.table.record()).setup).toEqual(last.setup);
});

test('a coach that fails says so, and the game goes on without it', async () => {
  const broken = new EngineContext({ ...testContext().runtime, startWorkers: () => Promise.reject(new Error('none')) });
  const page = new Page(broken);
  await page.open(newGame([person(RED), ai('random', GREEN)], 5));
  await page.play(({ kind }) => (kind === 'mulligan' ? 0 : null));
  await page.table.setCoach(100);
  const { trouble, question, thinking } = await page.until((state) => state.trouble !== '');
  expect(trouble).toBe('the coach failed: none');
  expect([question === null, thinking]).toEqual([false, null]);
  await page.table.setCoach(null);
  await page.answer(0);
  expect((await page.asked()).trouble).toBe('');
});
