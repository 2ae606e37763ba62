// Calls that come while something else is under way: each is carried out once, and nothing runs twice.
import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { EngineContext } from '../../src/engine/context.ts';
import { type Runnable, Runner } from '../../src/engine/table/runner.ts';
import type { Wishes } from '../../src/engine/table/thinking.ts';
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

/** A game of so many steps, each of which takes a while. */
class Steps implements Runnable {
  left = 3;
  /** Steps under way at the same time, at most. */
  most = 0;
  rested = 0;
  private underWay = 0;

  isRunning(): boolean {
    return this.left > 0;
  }

  async step(wishes: Wishes): Promise<void> {
    this.most = Math.max(this.most, ++this.underWay);
    await new Promise((resolve) => setImmediate(resolve));
    this.underWay--;
    if (!wishes.stop) this.left--;
  }

  fail(error: unknown): void {
    throw error;
  }

  rest(): void {
    this.rested++;
  }
}

test('changes that come at once are made one after the other, and one loop goes on behind them', async () => {
  const game = new Steps();
  const runner = new Runner(game);
  runner.start();
  const made: string[] = [];
  await Promise.all(['first', 'second', 'third'].map((change) => runner.interrupt(() => made.push(change))));
  expect(made).toEqual(['first', 'second', 'third']);
  while (game.isRunning()) await new Promise((resolve) => setImmediate(resolve));
  expect(game).toMatchObject({ left: 0, most: 1, rested: 1 });
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
    page.table.open(
      record,
      { fullControl: false, mine: [], theirs: [], manualMana: false, paceMs: 0 },
      () => undefined,
    );
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
