import { parseReplay } from '@foretell/formats';
import { Random } from '@foretell/search';
import { differenceOf, replayedGame } from '@foretell/study';
import { abilityTexts, BUILT_IN_POOL, catalogOf } from '@foretell/workers';
import { expect, test } from 'vitest';
import type { Question } from '../../src/protocol/question.ts';
import type { GamePoint, StopSettings } from '../../src/protocol/table.ts';
import { ai, deckOf, NO_STOPS, newGame, Page, person } from './tables.ts';

const RED = deckOf('red-aggro');
const GREEN = deckOf('green-creatures');

const anything = ({ options, number }: Question): number => new Random(number).below(options.length);

test('a finished game reopens as it was, is written as a replay that fits, and is branched from', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('random', GREEN)], 3));
  const numbers: number[] = [];
  const end = await page.play((question) => {
    numbers.push(question.number);
    return anything(question);
  });
  expect(end.end?.how).toBe('win');
  const record = await page.table.record();
  const again = new Page();
  await again.open(record);
  const reopened = await again.asked();
  expect(reopened.scene).toEqual(end.scene);
  expect(reopened.end).toEqual(end.end);

  const read = parseReplay(await page.table.replay(), 'game');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const replayed = replayedGame(catalogOf(BUILT_IN_POOL), read.value, abilityTexts());
  let next = replayed.next();
  while (next.done !== true) next = replayed.next();
  if (!next.value.fits) throw new Error(next.value.reason);
  const { how, winner = '', ...written } = read.value.end;
  expect(differenceOf({ ...written, end: how, winner: 'AB'.indexOf(winner) }, next.value.end)).toBeNull();

  // A replay opens as the game that it was written of.
  const fromReplay = await new Page().table.recordOfReplay(await page.table.replay());
  if (!fromReplay.ok) throw new Error(fromReplay.problems.join('\n'));
  expect(fromReplay.record.picks).toEqual(record.picks);
  const loaded = new Page();
  await loaded.open(fromReplay.record);
  expect((await loaded.asked()).end).toEqual(end.end);

  const middle = numbers[Math.floor(numbers.length / 2)] ?? 0;
  const branch = new Page();
  await branch.open(await page.table.recordAt(middle));
  const asked = await branch.asked();
  expect(asked.question?.number).toBe(middle);
  const { scene, question } = await page.table.at(middle);
  expect([asked.scene, asked.question]).toEqual([scene, question]);
});

test('a game that was conceded is a replay as well, with three seats', async () => {
  const page = new Page();
  await page.open(newGame([ai('random', RED), person(GREEN), ai('random', RED)], 4));
  await page.play((question, { scene }) => (scene.turn > 2 ? null : anything(question)));
  await page.table.concede();
  await page.until(({ end }) => end !== null);
  const read = parseReplay(await page.table.replay(), 'game');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.conceded).toMatchObject([{ player: 'B' }]);
  const replayed = replayedGame(catalogOf(BUILT_IN_POOL), read.value, abilityTexts());
  let next = replayed.next();
  while (next.done !== true) next = replayed.next();
  expect(next.value).toMatchObject({ fits: true, end: { hash: read.value.end.hash } });
  const fromReplay = await page.table.recordOfReplay(await page.table.replay());
  expect(fromReplay).toMatchObject({ ok: true, record: { picks: (await page.table.record()).picks } });
});

test('a game in which mana was paid by hand, for a while, is a replay as well', async () => {
  const page = new Page();
  const byHand = { ...NO_STOPS, manualMana: true };
  await page.open(newGame([person(RED), ai('random', GREEN)], 7), byHand);
  const kinds = new Map<string, number>();
  let isOn = true;
  for (let state = await page.asked(); state.question !== null; state = await page.asked()) {
    const { question, scene } = state;
    if (isOn && scene.turn > 8) {
      isOn = false;
      await page.table.setStops(NO_STOPS);
    }
    kinds.set(question.kind, (kinds.get(question.kind) ?? 0) + 1);
    await page.answer(anything(question));
  }
  expect(kinds.get('pay')).toBeGreaterThan(3);
  const read = parseReplay(await page.table.replay(), 'game');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.payments).toMatchObject([
    { player: 'A', byHand: true },
    { player: 'A', byHand: false },
  ]);
  expect(read.value.decisions.filter(({ kind }) => kind === 'pay').length).toBe(kinds.get('pay'));
  const replayed = replayedGame(catalogOf(BUILT_IN_POOL), read.value, abilityTexts());
  let next = replayed.next();
  while (next.done !== true) next = replayed.next();
  expect(next.value).toMatchObject({ fits: true, end: { hash: read.value.end.hash } });
  // It opens as the game that it was written of.
  const { picks, marks = [] } = await page.table.record();
  const fromReplay = await page.table.recordOfReplay(await page.table.replay());
  if (!fromReplay.ok) throw new Error(fromReplay.problems.join('\n'));
  expect(fromReplay.record.picks).toEqual(picks);
  expect(fromReplay.record.marks?.map(({ kind }) => kind)).toEqual(marks.map(({ kind }) => kind));
  const loaded = new Page();
  await loaded.open(fromReplay.record);
  expect((await loaded.asked()).end).toEqual(page.state.end);
});

test('a record that does not fit is refused, and so is a table that cannot be', async () => {
  const good = newGame([person(RED), ai('random', GREEN)], 3);
  const page = new Page();
  const refused = async (record: typeof good): Promise<readonly string[]> => {
    const result = await page.table.open(
      record,
      { fullControl: false, mine: [], theirs: [], manualMana: false, paceMs: 0 },
      () => undefined,
    );
    return result.ok ? [] : result.problems;
  };
  expect(await refused({ ...good, picks: [77] })).toEqual([expect.stringContaining('decision 0')]);
  const { setup } = good;
  const withSeat = (seat: (typeof setup.seats)[number]): typeof good => ({
    ...good,
    setup: { ...setup, seats: [seat, ai('random', GREEN)] },
  });
  expect(await refused(withSeat(ai('strongest', RED)))).toEqual([expect.stringContaining('"strongest"')]);
  expect(await refused(withSeat(person('4 Grizly Bears\n56 Forest')))).toEqual([
    expect.stringContaining('Grizzly Bears'),
  ]);
  expect(await refused({ ...good, setup: { ...setup, seats: [person(RED), person(RED)] } })).toHaveLength(1);
});

test('the graph has a point for what the person was asked, and says what that was', async () => {
  const page = new Page();
  await page.open(newGame([person(RED), ai('greedy', GREEN)], 6));
  await page.play((question, { scene }) => (scene.turn > 3 ? null : anything(question)));
  const found: GamePoint[] = [];
  await page.table.graph(4, (point) => {
    expect(point.winProbability).toBeGreaterThanOrEqual(0);
    expect(point.winProbability).toBeLessThanOrEqual(1);
    expect(point.loss).toBeGreaterThanOrEqual(0);
    found.push(point);
  });
  expect(new Set(found.map(({ seat }) => seat))).toEqual(new Set([0]));
  expect(found[0]).toMatchObject({ turn: 0, asked: 'Keep these 7 cards, or take a mulligan to 6?' });
  const inMain = found.filter(({ step }) => step === 'precombat_main');
  expect(inMain.map(({ asked }) => asked)).toContain('');
  for (const { asked } of found) expect(asked).not.toBe('You have priority');
});

test('a game that is opened again asks what was asked last, whatever made it stop there', async () => {
  const page = new Page();
  const everywhere: StopSettings = { ...NO_STOPS, fullControl: true };
  await page.open(newGame([person(RED), ai('random', GREEN)], 5), everywhere);
  const state = await page.play((question, { scene }) => {
    const isIdle = question.kind === 'priority' && scene.activeSeat === 1 && scene.step === 'upkeep';
    return isIdle && question.options.length > 1 ? null : anything(question);
  });
  const again = new Page();
  await again.open(await page.table.record(), NO_STOPS);
  expect((await again.asked()).question).toEqual(state.question);
});

test('the coach says nothing of what is being paid for by hand, for it may turn out that it cannot be', async () => {
  const page = new Page();
  const byHand: StopSettings = { ...NO_STOPS, manualMana: true };
  await page.open(newGame([person(RED), ai('random', GREEN)], 5), byHand);
  const eager = ({ options }: Question): number =>
    (options.findLast(({ action }) => action?.op === 'play' || action?.op === 'cast') ?? options[0])?.index ?? 0;
  const { question } = await page.play((asked) => (asked.kind === 'pay' ? null : eager(asked)));
  expect(question?.options.length).toBeGreaterThan(1);
  await page.table.setCoach(20);
  await page.play((asked) => (asked.kind === 'priority' ? null : eager(asked)));
  expect(page.states.every(({ insight }) => insight === null || !insight.coach)).toBe(true);
  expect(page.state.end).toBeNull();
});
