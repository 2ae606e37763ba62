// Trials on threads: the results do not depend on the threads, and a card that is never done costs its thread alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInPool, cardByName } from '@foretell/cards';
import type { CardDefinition } from '@foretell/rules';
import type { TrialResult } from '@foretell/study';
import { expect, onTestFinished, test } from 'vitest';
import { runTrials, startWorkers } from '../src/node/index.ts';
import { type Lane, WorkerLost } from '../src/shared/index.ts';
import { tryCards } from '../src/shared/tryCards.ts';
import { bundleWorker } from './bundleWorker.ts';

const settings = { seed: 1, games: 1, decisions: 20 };
const cards: readonly CardDefinition[] = builtInPool.slice(100, 106);
const byName = (results: readonly TrialResult[]): TrialResult[] =>
  results.toSorted((a, b) => (a.card < b.card ? -1 : 1));

test('threads try cards as the caller does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const workers = await startWorkers({ threads: 2, workerUrl: await bundleWorker(folder) });
  onTestFinished(() => workers.close());
  const results: TrialResult[] = [];
  await runTrials(workers.lanes, {
    cards,
    settings,
    patience: 60_000,
    onResults: (some) => results.push(...some),
  });
  expect(byName(results)).toEqual(byName(tryCards({ cards, settings })));
});

test('a card whose games never end is found among others', async () => {
  const endless = cards[3]?.name;
  const lane: Lane = {
    run: async (task, patience = 0) => {
      if (task.kind !== 'tryCards') throw new Error(task.kind);
      const tried = task.request.cards;
      if (tried.some(({ name }) => name === endless)) throw new WorkerLost(`not done after ${patience} ms`);
      return {
        kind: 'triedCards',
        results: tried.map(({ name }) => ({ card: name, happened: [], idle: [], failure: null })),
      };
    },
  };
  const results: TrialResult[] = [];
  await runTrials([lane], { cards, settings, patience: 20, onResults: (some) => results.push(...some) });
  expect(results).toHaveLength(cards.length);
  const message = 'its games lost their thread: not done after 20 ms';
  expect(results.filter(({ failure }) => failure !== null)).toEqual([
    { card: endless, happened: [], idle: [], failure: { game: 0, turn: 0, decisions: 0, message } },
  ]);
});

test('a card that cannot be compiled for the engine fails alone', () => {
  const good = cardByName('Grizzly Bears');
  const [face] = good?.faces ?? [];
  if (good === undefined || face === undefined) throw new Error('the pool has changed');
  const bad: CardDefinition = { ...good, name: 'Bad', faces: [{ ...face, name: 'Bad', manaCost: '{?}' }] };
  const results = tryCards({ cards: [good, bad], settings });
  expect(results.map(({ card, failure }) => [card, failure === null])).toEqual([
    ['Grizzly Bears', true],
    ['Bad', false],
  ]);
});
