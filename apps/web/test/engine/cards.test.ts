/** The visitor's cards and decks, as the engine worker answers for them. */
import { readFileSync } from 'node:fs';
import { builtInDecks } from '@foretell/cards';
import { BUILT_IN_POOL, inlineWorkers } from '@foretell/workers';
import { expect, test } from 'vitest';
import type { CardKeeper, LatestImport } from '../../src/engine/cards/cardKeeper.ts';
import { createCardsApi } from '../../src/engine/cards/cardsApi.ts';
import { EngineContext } from '../../src/engine/context.ts';
import type { CardsApi } from '../../src/protocol/cards.ts';

class MemoryKeeper implements CardKeeper {
  private readonly blobs: Map<string, Blob> = new Map();
  private newest: LatestImport | undefined;

  async get(key: string): Promise<Blob | undefined> {
    return this.blobs.get(key);
  }

  async put(key: string, blob: Blob): Promise<void> {
    this.blobs.set(key, blob);
  }

  async latest(): Promise<LatestImport | undefined> {
    return this.newest;
  }

  async setLatest(latest: LatestImport): Promise<boolean> {
    this.newest = latest;
    return true;
  }

  async clear(): Promise<void> {
    this.blobs.clear();
    this.newest = undefined;
  }
}

const runtime = { clock: () => performance.now(), pause: async () => undefined };

function cardsOf(keeper: CardKeeper, compiler = 'one'): CardsApi {
  const context = new EngineContext({
    startWorkers: async () => inlineWorkers(BUILT_IN_POOL, runtime),
    now: runtime.clock,
    pause: runtime.pause,
  });
  return createCardsApi(context, keeper, async () => compiler);
}

/** One card that can be played and one that cannot. */
const CARDS = readFileSync(new URL('../cards.json', import.meta.url), 'utf8');

test('the built-in decks can be played with the built-in cards, and have the colours of their cards', async () => {
  const cards = cardsOf(new MemoryKeeper());
  const checks = await Promise.all(builtInDecks.map(({ name, text }) => cards.checkDeck(name, text, 'constructed')));
  expect(checks.map(({ playable, cards: count, problems }) => ({ playable, count, problems }))).toEqual(
    builtInDecks.map(() => ({ playable: true, count: 60, problems: [] })),
  );
  expect(checks.map(({ colors }) => colors)).toEqual(['WUR', 'WB', 'R', 'G']);
});

test('what is wrong with a list is said: lines, names with the nearest one, sizes', async () => {
  const cards = cardsOf(new MemoryKeeper());
  const unknown = await cards.checkDeck('list', '4 Lightnin Bolt\n56 Mountain\n', 'constructed');
  expect(unknown.playable).toBe(false);
  expect(unknown.problems).toEqual([
    'list:1: main: there is no card "Lightnin Bolt" in the pool; did you mean Lightning Bolt?',
  ]);
  const outside = await cards.checkDeck('list', '4 Aa\n4 Bb\n4 Cc\n48 Mountain\n', 'constructed');
  expect(outside.problems).toHaveLength(4);
  expect(outside.problems[0]).toMatch(/^Only the built-in cards are known: choose a card file/);
  const short = await cards.checkDeck('list', '5 Lightning Bolt\n30 Mountain\n', 'constructed');
  expect(short.problems).toEqual([
    'list: 35 cards, at least 60 are needed; add 25',
    'list:1: 5 copies of Lightning Bolt, at most 4 are allowed; take out 1',
  ]);
});

test('cards of an imported file can be played, those that are not understood are named with their clauses, and all of it is kept', async () => {
  const keeper = new MemoryKeeper();
  const cards = cardsOf(keeper);
  const imported = await cards.importFile(new File([CARDS], 'cards.json'), () => undefined);
  const pool = { file: 'cards.json', cards: 2, playable: 1, isKept: true };
  expect(imported).toEqual({ kind: 'ready', pool });
  const again = cardsOf(keeper);
  expect(await again.kept()).toEqual(pool);
  const good = await again.checkDeck('list', '4 Test Bear\n56 Forest\n', 'constructed');
  expect(good.playable).toBe(true);
  const bad = await again.checkDeck('list', '4 Test Riddle\n56 Island\n', 'constructed');
  expect(bad.playable).toBe(false);
  expect(bad.unsupported.map(({ card }) => card)).toEqual(['Test Riddle']);
  expect(bad.unsupported[0]?.clauses.join()).toContain('frobnicated');
  expect(await cardsOf(keeper, 'another').kept(), 'compiled by another build').toBeNull();
  await again.forget();
  expect(await cardsOf(keeper).kept()).toBeNull();
  expect((await again.checkDeck('list', '4 Test Bear\n56 Forest\n', 'constructed')).playable).toBe(false);
});

test('files that are no card files are refused in a line', async () => {
  const cards = cardsOf(new MemoryKeeper());
  for (const content of ['<script>alert(1)</script>', '[]', '{"a":', '\u0000\u0001']) {
    const result = await cards.importFile(new File([content], 'bad.json'), () => undefined);
    expect(result.kind, content).toBe('refused');
    if (result.kind === 'refused') expect(result.problem).toMatch(/^bad\.json[: ]/);
  }
});
