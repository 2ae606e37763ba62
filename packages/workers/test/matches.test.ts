import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseScenarios, type Scenario, type ScenarioResult } from '@foretell/formats';
import { type GameRecord, inTurn, type Match, type MatchDeck, playGame } from '@foretell/study';
import { expect, onTestFinished, test } from 'vitest';
import { startWorkers } from '../src/node/index.ts';
import { catalogOf } from '../src/shared/cards.ts';
import { BUILT_IN_POOL, inlineWorkers, type Lane, runMatch, runScenarios, type Task } from '../src/shared/index.ts';
import { bundleWorker } from './bundleWorker.ts';

const bears: MatchDeck = {
  library: [
    { name: 'Forest', count: 24 },
    { name: 'Grizzly Bears', count: 20 },
    { name: 'Giant Growth', count: 16 },
  ],
  commanders: [],
};

const random = { name: 'random', simulations: null } as const;
const match: Match = {
  decks: [bears, bears],
  players: [random, random],
  format: 'duel',
  turnLimit: 80,
};

const pace = { patience: 60_000, clock: () => performance.now() } as const;

async function lanesOf(threads: number): Promise<readonly Lane[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  const workers = await startWorkers({ threads, workerUrl: await bundleWorker(folder) });
  onTestFinished(async () => {
    await workers.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return workers.lanes;
}

async function gamesOf(lanes: readonly Lane[], from: number, to: number): Promise<GameRecord[]> {
  const games: GameRecord[] = [];
  expect(
    await runMatch(lanes, { match, schedule: inTurn(3), from, to, ...pace, onGames: (some) => games.push(...some) }),
  ).toBe(to - from);
  return games;
}

test('games come in order and are the same on any number of threads, in one go or two', async () => {
  const alone = await gamesOf(await lanesOf(0), 0, 21);
  expect(alone.map(({ game }) => game)).toEqual(Array.from({ length: 21 }, (_, at) => at));
  const two = await lanesOf(2);
  expect([...(await gamesOf(two, 0, 8)), ...(await gamesOf(two, 8, 21))]).toEqual(alone);
});

test('the sides begin in turn, and another seed is another match', () => {
  const catalog = catalogOf(BUILT_IN_POOL);
  const games = [0, 1, 2].map((game) => playGame(catalog, match, inTurn(3)(game)));
  expect(games.map(({ first }) => first)).toEqual([0, 1, 0]);
  expect(new Set(games.map(({ hash }) => hash)).size).toBe(3);
  expect(playGame(catalog, match, inTurn(4)(0)).hash).not.toBe(games[0]?.hash);
});

test('how a game ended is told apart', () => {
  const catalog = catalogOf(BUILT_IN_POOL);
  const won = playGame(catalog, match, inTurn(3)(0));
  expect(won).toMatchObject({ end: 'win', winner: expect.any(Number) });
  const stopped = playGame(catalog, { ...match, turnLimit: 1 }, inTurn(3)(0));
  expect(stopped).toMatchObject({ end: 'turn-limit', winner: null, turns: 1, life: [20, 20] });
  // Forty lands each: nobody is hurt, whoever first draws from an empty library loses (704.5b).
  const lands: MatchDeck = { library: [{ name: 'Forest', count: 40 }], commanders: [] };
  const decked = playGame(catalog, { ...match, decks: [lands, lands] }, inTurn(3)(0));
  expect(decked).toMatchObject({ end: 'win', winner: expect.any(Number), life: [20, 20] });
  expect(decked.turns).toBeGreaterThanOrEqual(68);
});

test('a game that cannot be dealt is a defect of that game, not of the match', () => {
  const catalog = catalogOf(BUILT_IN_POOL);
  const absent: MatchDeck = { library: [{ name: 'No Such Card', count: 40 }], commanders: [] };
  expect(playGame(catalog, { ...match, decks: [bears, absent] }, inTurn(3)(3))).toMatchObject({
    game: 3,
    first: 1,
    end: 'error',
    winner: null,
    turns: 0,
    decisions: 0,
    life: [],
    reason: expect.stringMatching(/^before the first turn: .*No Such Card/),
  });
});

test('threads that cannot start are an error', async () => {
  const workerUrl = new URL('./absent.js', import.meta.url).href;
  await expect(startWorkers({ threads: 2, workerUrl })).rejects.toThrow(/absent\.js/);
});

test('a cancelled match hands out what is finished, without gaps', async () => {
  const { lanes } = inlineWorkers(BUILT_IN_POOL, { clock: () => 0, pause: async () => undefined });
  const games: number[] = [];
  const cancellation = { aborted: false };
  const handedOut = await runMatch(lanes, {
    match,
    schedule: inTurn(3),
    from: 0,
    to: 200,
    ...pace,
    cancellation,
    onGames: (some) => {
      games.push(...some.map(({ game }) => game));
      cancellation.aborted = games.length >= 10;
    },
  });
  expect(games).toEqual(Array.from({ length: handedOut }, (_, at) => at));
  // A message has no more games than take a moment.
  expect(handedOut).toBeLessThan(100);
});

test('late answers do not change the order', async () => {
  const { lanes } = inlineWorkers(BUILT_IN_POOL, { clock: () => 0, pause: async () => undefined });
  const [lane] = lanes;
  if (lane === undefined) throw new Error('no worker');
  const slow: Lane = {
    run: async (task: Task) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return lane.run(task);
    },
  };
  const games: number[] = [];
  await runMatch([slow, lane], {
    match,
    schedule: inTurn(3),
    from: 0,
    to: 12,
    ...pace,
    onGames: (some) => games.push(...some.map(({ game }) => game)),
  });
  expect(games).toEqual(Array.from({ length: 12 }, (_, at) => at));
});

test('scenarios are judged alike on threads and without', async () => {
  const text = Array.from(
    { length: 9 },
    (_, at) =>
      `- id: s${at}\n  setup: [{zone: battlefield, player: A, card: Forest, count: ${at + 1}}]\n` +
      `  asserts: [{op: permanentCount, player: A, name: Forest, count: ${at % 3 === 0 ? at + 1 : 2}}]\n`,
  ).join('');
  const scenarios = parseScenarios(text, 'test', 'yaml').flatMap(({ result }): Scenario[] =>
    result.ok ? [result.value] : [],
  );
  expect(scenarios).toHaveLength(9);
  const judge = async (threads: number): Promise<string[]> => {
    const results: ScenarioResult[] = [];
    await runScenarios(await lanesOf(threads), { scenarios, onResults: (some) => results.push(...some) });
    return results.map(({ id, status }) => `${id} ${status}`);
  };
  const alone = await judge(0);
  expect(alone).toEqual(
    Array.from({ length: 9 }, (_, at) => `s${at} ${at % 3 === 0 || at === 1 ? 'passed' : 'failed'}`),
  );
  expect(await judge(2)).toEqual(alone);
});
