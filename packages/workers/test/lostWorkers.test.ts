// Threads that crash or hang: the games of the others go on, and what is lost twice is an error of that game alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, inTurn, type Match, type MatchDeck, playGame } from '@foretell/study';
import { expect, onTestFinished, test } from 'vitest';
import { startWorkers } from '../src/node/index.ts';
import { BUILT_IN_POOL, catalogOf, runMatch } from '../src/shared/index.ts';
import { bundleWorker } from './bundleWorker.ts';

const bears: MatchDeck = {
  library: [
    { name: 'Forest', count: 24 },
    { name: 'Grizzly Bears', count: 36 },
  ],
  commanders: [],
};
const random = { name: 'random', simulations: null } as const;
const match: Match = { decks: [bears, bears], players: [random, random], format: 'duel', turnLimit: 6 };

test('a thread that crashes or hangs is replaced, and its game is played again once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foretell-'));
  const workers = await startWorkers({ threads: 2, workerUrl: await bundleWorker(folder, './faultyWorker.ts') });
  onTestFinished(async () => {
    await workers.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const games: GameRecord[] = [];
  const schedule = inTurn(3);
  await runMatch(workers.lanes, {
    match,
    schedule,
    from: 0,
    to: 12,
    patience: 2000,
    clock: () => performance.now(),
    onGames: (some) => games.push(...some),
  });
  const lost = (game: number, how: string): GameRecord => {
    const { seed, first } = schedule(game);
    const nothing = { end: 'error', winner: null, turns: 0, decisions: 0, life: [], hash: 0 } as const;
    return { game, seed, first, ...nothing, reason: `its worker was lost twice: ${how}` };
  };
  const catalog = catalogOf(BUILT_IN_POOL);
  const expected = Array.from({ length: 12 }, (_, game) => playGame(catalog, match, schedule(game)));
  expected[4] = lost(4, 'not done after 2 s');
  expected[6] = lost(6, 'worker exited with code: 3');
  expect(games).toEqual(expected);
});
