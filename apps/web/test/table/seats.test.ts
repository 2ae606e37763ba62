import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { EngineContext } from '../../src/engine/context.ts';
import { ai, deckOf, NO_STOPS, newGame, Page, person, testContext } from './tables.ts';

const RED = deckOf('red-aggro');
const GREEN = deckOf('green-creatures');

test('a seat that searches tells what it chose and how it stands, and everything else only after the game', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('novice@8', GREEN)], 5, 1));
  await page.play(({ options, number }, { scene }) =>
    scene.turn > 3 ? null : new Random(number).below(options.length),
  );
  const thoughts = page.states.flatMap(({ insight }) => (insight === null ? [] : [insight]));
  expect(thoughts.length).toBeGreaterThan(0);
  for (const insight of thoughts) expect(insight).toMatchObject({ seat: 1, coach: false, explanation: null });
  expect(thoughts.every(({ chosen }) => chosen !== '')).toBe(true);
  await page.table.concede();
  const end = await page.until((state) => state.end !== null);
  expect(end.end).toEqual({ how: 'win', winner: 1, reason: '' });
  const number = thoughts[0]?.number ?? -1;
  expect((await page.table.insight(number))?.explanation?.options.length).toBeGreaterThan(1);
  // Who goes on after that has seen what was hidden.
  expect(end.undo).toBe('marked');
  await page.table.undo();
  expect((await page.asked()).markedUndos).toBe(1);
});

test('the same record gives the same game with a seat that searches', async () => {
  const hands: unknown[] = [];
  for (let time = 0; time < 2; time++) {
    const page = new Page();
    await page.open(newGame([person(RED), ai('novice@8', GREEN)], 9));
    await page.play(({ options, number }, { scene }) =>
      scene.turn > 3 ? null : new Random(number).below(options.length),
    );
    hands.push(await page.table.record(), page.state.scene);
  }
  expect(hands.slice(2)).toEqual(hands.slice(0, 2));
});

test('a seat that thinks too long is hurried, and thinking that nobody waits for is stopped', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('strong', GREEN, 600_000)], 5, 1));
  await page.asked();
  await page.answer(0);
  await page.until(({ thinking }) => thinking !== null && thinking.playouts > 0);
  expect(page.state.question).toBeNull();
  const { revision } = page.state;
  await page.table.hurry();
  await page.until((state) => state.revision > revision && state.insight !== null);
  for (
    let state = page.state;
    state.thinking === null;
    state = await page.until((at) => at.thinking !== null || at.question !== null)
  )
    if (state.question !== null) await page.answer(0);
  await page.table.concede();
  expect((await page.until(({ end }) => end !== null)).end?.winner).toBe(1);
});

test('four seats play until one is left; who has left the game is asked nothing', async () => {
  const page = new Page();
  await page.open(newGame([ai('random', RED), person(GREEN), ai('random', RED), ai('policy', GREEN)], 2));
  await page.play(({ options, number }, { scene }) =>
    scene.turn > 4 ? null : new Random(number).below(options.length),
  );
  expect(page.state.scene.seats.length).toBe(4);
  await page.table.concede();
  const end = await page.until((state) => state.end !== null);
  expect(end.end).toMatchObject({ how: 'win', reason: '' });
  expect(end.scene.seats.filter(({ lost }) => !lost).length).toBe(1);
  const again = new Page();
  await again.open(await page.table.record());
  expect((await again.until((state) => state.end !== null)).scene).toEqual(end.scene);
});

test('the coach looks at the decision while the person thinks, and their answer ends it', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('random', GREEN)], 5), NO_STOPS);
  await page.play(({ kind }) => (kind === 'mulligan' ? 0 : null));
  await page.table.setCoach(150);
  const told = await page.until(({ insight }) => insight?.coach === true);
  expect(told.insight).toMatchObject({ seat: 0, number: told.question?.number });
  expect(told.insight?.explanation?.options.length).toBeGreaterThan(1);
  await page.table.setCoach(600_000);
  await page.until(({ thinking }) => thinking?.coach === true);
  await page.answer(0);
  const next = await page.asked();
  expect(next.thinking).toBeNull();
  await page.table.setCoach(null);
});

test('a defect of the engine ends the game and says where, and its last choice can be taken back', async () => {
  const broken = new EngineContext({
    ...testContext().runtime,
    startWorkers: async () => ({
      lanes: [{ run: () => Promise.reject(new Error('broken inside')) }],
      close: async () => undefined,
    }),
  });
  const page = new Page(broken);
  await page.open(newGame([person(RED), ai('novice@8', GREEN)], 5));
  // The person keeps their hand and passes their turn: it is in the next one that a seat first has to think.
  const { end, scene } = await page.play(() => 0);
  expect(end).toMatchObject({ how: 'error', winner: null });
  expect(end?.reason).toMatch(/^seed 5, turn \d+, decision \d+: broken inside$/);
  expect(scene.seats.length).toBe(2);
  await page.table.undo();
  expect((await page.until((state) => state.question !== null)).end).toBeNull();
});

test('what a seat does is seen for a while before it does more', async () => {
  const { runtime } = testContext();
  let time = 0;
  const pause = async (milliseconds = 0): Promise<void> => {
    time += milliseconds;
    await runtime.pause();
  };
  const page = new Page(new EngineContext({ ...runtime, now: () => time, pause }));
  await page.open(newGame([person(RED), ai('greedy', GREEN)], 5), { ...NO_STOPS, paceMs: 500 });
  await page.play(({ options }, { scene }) =>
    scene.turn > 5 ? null : (options.find(({ isNothing }) => isNothing)?.index ?? 0),
  );
  const told = page.states.flatMap(({ newLines }) => newLines).filter(({ seat }) => seat === 1);
  const words = told.map(({ parts }) => parts.map((part) => ('text' in part ? part.text : '')).join(''));
  const begun = words.filter((line) => / (casts|plays|attacks|activates)\b/.test(line));
  expect(begun.length, words.join('; ')).toBeGreaterThan(3);
  // The first of them has nothing to wait for.
  expect(time).toBe(500 * (begun.length - 1));
});
