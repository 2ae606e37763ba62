import { builtInPool } from '@foretell/cards';
import {
  advance,
  compileCatalog,
  DEFAULT_CONFIG,
  dealGame,
  type Game,
  knownLists,
  sampleWorld,
  type View,
  viewOf,
} from '@foretell/rules';
import { expect, test } from 'vitest';
import { arenaResult, blocksToVerdict } from '../src/arena/arena.ts';
import { blocksOf } from '../src/arena/blocks.ts';
import { RunningBlocks } from '../src/arena/runningBlocks.ts';
import type { GameRecord, Match, MatchDeck } from '../src/match/match.ts';
import { playGame, withAllCards } from '../src/match/playGame.ts';
import { BLOCK, inBlocks } from '../src/match/schedules.ts';
import { wilson } from '../src/statistics/wilson.ts';

const schedule = inBlocks(5, [
  [0, 1],
  [0, 2],
]);

/** A game that the player (0 or 1 of the match; null = nobody) won. */
function won(game: number, player: number | null): GameRecord {
  const order = schedule(game);
  const winner = player === null ? null : order.players.indexOf(player);
  const end = winner === null ? 'turn-limit' : 'win';
  return { game, seed: order.seed, first: order.first, end, winner, turns: 9, decisions: 90, life: [20, 0], hash: 1 };
}

test('the four games of a block have one seed and every arrangement of players and seats once', () => {
  const orders = Array.from({ length: 3 * BLOCK }, (_, game) => schedule(game));
  expect(new Set(orders.slice(0, BLOCK).map(({ seed }) => seed)).size).toBe(1);
  expect(new Set(orders.map(({ seed }) => seed)).size).toBe(3);
  expect(new Set(orders.slice(0, BLOCK).map(({ players, first }) => `${players}/${first}`)).size).toBe(4);
  expect(orders.map(({ decks }) => decks[1])).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1]);
});

test('points go to the player, whatever side they sat at; a block with a defect and half a block do not count', () => {
  const games = [0, 0, 1, 0, 1, 1, null, 1, 0, 0, 0, 0, 0].map((player, game) => won(game, player));
  const result = arenaResult(schedule, 2, games, null);
  expect(result).toMatchObject({ games: 12, wins: 7, losses: 4, draws: 1, errors: 0, sprt: null });
  expect(result.total.score).toBeCloseTo(7.5 / 12, 12);
  expect(result.distribution).toEqual([0, 1, 0, 0, 0, 0, 1, 0, 1]);
  expect(result.pairs.map(({ blocks, score }) => [blocks, score])).toEqual([
    [2, 0.875],
    [1, 0.125],
  ]);
  const broken = games.map((game) => (game.game === 2 ? { ...game, end: 'error' as const, winner: null } : game));
  expect(arenaResult(schedule, 2, broken, null)).toMatchObject({ errors: 1, total: { blocks: 2, score: 0.5625 } });
});

test('blocks that all end alike prove nothing beyond their number: the interval is that of Wilson where only wins and losses are likely', () => {
  const games = Array.from({ length: 9 * BLOCK }, (_, game) => won(game, 0));
  const { total, pairs } = arenaResult(schedule, 2, games, null);
  expect(total).toMatchObject({ blocks: 9, score: 1, elo: null });
  expect(total.ci95[0]).toBeCloseTo(wilson(9, 9)[0], 3);
  expect(total.ci95[1]).toBe(1);
  expect(pairs[1]?.ci95[0]).toBeCloseTo(wilson(4, 4)[0], 3);
  const running = new RunningBlocks(schedule, null);
  for (const game of games) running.add(game);
  expect(running.score()).toEqual({ mean: total.score, ci95: total.ci95 });
});

test('a verdict stands after the first blocks that decide it, however many were played', () => {
  const settings = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };
  const games = Array.from({ length: 30 * BLOCK }, (_, game) => won(game, game % 8 === 7 ? 1 : 0));
  const blocks = blocksToVerdict(blocksOf(schedule, games), settings);
  expect(blocks).toBeGreaterThan(2);
  expect(blocks).toBeLessThan(30);
  const short = games.slice(0, (blocks ?? 0) * BLOCK);
  expect(arenaResult(schedule, 2, games, settings)).toEqual(arenaResult(schedule, 2, short, settings));
  expect(blocksToVerdict(blocksOf(schedule, short.slice(0, -BLOCK)), settings)).toBeNull();
});

test('a player against itself scores half in every block: its games differ in nothing but the names', () => {
  const catalog = compileCatalog(builtInPool);
  const deck = (creature: string): MatchDeck => ({
    library: [
      { name: 'Forest', count: 17 },
      { name: creature, count: 23 },
    ],
    commanders: [],
  });
  const random = { name: 'random', simulations: null } as const;
  const match: Match = {
    decks: [deck('Grizzly Bears'), deck('Giant Growth')],
    players: [random, random],
    format: 'duel',
    turnLimit: 60,
  };
  const mirror = inBlocks(1, [[0, 1]]);
  const games = Array.from({ length: 3 * BLOCK }, (_, game) => playGame(catalog, match, mirror(game)));
  expect(blocksOf(mirror, games).map(({ score }) => score)).toEqual([0.5, 0.5, 0.5]);
});

test('the cheating control is shown the cards of every library and hand as they are, an honest player is not', () => {
  const catalog = compileCatalog(builtInPool);
  const cards = ['Forest', 'Grizzly Bears', 'Giant Growth', 'Llanowar Elves', 'Island'];
  const library = Array.from({ length: 60 }, (_, at) => catalog.byName.get(cards[at % 5] as string)!);
  const game = dealGame(catalog, DEFAULT_CONFIG, 3, [
    { library, commanders: [] },
    { library, commanders: [] },
  ]);
  const decision = advance(game)!;
  const libraries = (game: Game): (string | undefined)[][] =>
    game.players.map(({ library }) => library.map((slot) => game.cards[slot]?.definition.name));
  const sampled = (view: View): Game => {
    const world = sampleWorld(view, knownLists(game), 7);
    if (!world.ok) throw new Error(world.error.code);
    return world.game;
  };
  expect(libraries(sampled(withAllCards(game, decision.decider)))).toEqual(libraries(game));
  expect(libraries(sampled(viewOf(game, decision.decider)))).not.toEqual(libraries(game));
});
