import { describe, expect, it } from 'vitest';
import { ChanceStream, flipCoin, randomInt, rollDie, shuffleLibrary, shuffleOrder } from '../../src/engine/chance.ts';
import { Catalog } from '../../src/state/catalog.ts';
import { DEFAULT_CONFIG } from '../../src/state/config.ts';
import { Game } from '../../src/state/game.ts';
import { Player } from '../../src/state/player.ts';

function bareGame(seed: number): Game {
  const game = new Game(new Catalog(), DEFAULT_CONFIG, seed);
  game.players = [new Player(0), new Player(1)];
  return game;
}

function withLibrary(seed: number, size: number): Game {
  const game = bareGame(seed);
  for (let slot = 0; slot <= size; slot++) {
    game.stamps.push(game.nextStamp++);
    game.known.push(3);
    if (slot > 0) game.player(0).library.push(slot);
  }
  return game;
}

/** Pearson's statistic of counts against equal frequencies. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('random numbers', () => {
  it('are the same for the same seed, stream, player and count, and differ otherwise', () => {
    const draw = (seed: number, stream: 1 | 2, player: number): number[] => {
      const game = bareGame(seed);
      return Array.from({ length: 20 }, () => randomInt(game, stream, player, 1000));
    };
    expect(draw(7, 1, 0)).toEqual(draw(7, 1, 0));
    const all = [draw(7, 1, 0), draw(8, 1, 0), draw(7, 2, 0), draw(7, 1, 1)].map(String);
    expect(new Set(all).size).toBe(4);
  });

  it('of one stream are not disturbed by another', () => {
    const plain = bareGame(3);
    const disturbed = bareGame(3);
    for (let i = 0; i < 10; i++) {
      flipCoin(disturbed, 1);
      rollDie(disturbed, 0, 20);
      expect(flipCoin(disturbed, 0)).toBe(flipCoin(plain, 0));
    }
  });

  it('are uniform', () => {
    const game = bareGame(11);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[rollDie(game, 0, 6) - 1]!++;
    // 99.9 % quantile of chi-square with 5 degrees of freedom.
    expect(chiSquare(counts)).toBeLessThan(20.5);
    let heads = 0;
    for (let i = 0; i < 10_000; i++) if (flipCoin(game, 1)) heads++;
    expect(Math.abs(heads - 5000)).toBeLessThan(165);
  });

  it('are unbiased for bounds that do not divide 2^32', () => {
    const game = bareGame(5);
    const bound = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(randomInt(game, ChanceStream.Choice, 0, bound) / 2 ** 30)]!++;
    // Without rejection the first third would get twice as many.
    expect(chiSquare(thirds)).toBeLessThan(13.8);
  });

  it('take forced outcomes first, in order, without moving the stream', () => {
    const forced = bareGame(9);
    const free = bareGame(9);
    forced.forcedChances = [1, 0, 17];
    expect([flipCoin(forced, 0), flipCoin(forced, 0), rollDie(forced, 1, 20)]).toEqual([true, false, 17]);
    flipCoin(free, 0);
    flipCoin(free, 0);
    rollDie(free, 1, 20);
    expect(flipCoin(forced, 0)).toBe(flipCoin(free, 0));
    expect(rollDie(forced, 1, 20)).toBe(rollDie(free, 1, 20));
    forced.forcedChances = [21];
    expect(() => rollDie(forced, 1, 20)).toThrow('forced');
  });

  it('survive in clones', () => {
    const game = bareGame(4);
    flipCoin(game, 0);
    const copy = game.clone();
    expect(rollDie(copy, 0, 1000)).toBe(rollDie(game, 0, 1000));
    expect(copy.chanceCounts).toEqual(game.chanceCounts);
  });
});

describe('shuffling', () => {
  it('gives every order of four cards equally often', () => {
    const counts = new Map<string, number>();
    const game = bareGame(1);
    for (let i = 0; i < 24_000; i++) {
      const order = [1, 2, 3, 4];
      shuffleOrder(game, ChanceStream.Shuffle, 0, order);
      const key = order.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 99.9 % quantile with 23 degrees of freedom.
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });

  it('does not depend on the order before, and is a permutation', () => {
    for (const size of [0, 1, 2, 7, 60, 99, 300]) {
      const forwards = Array.from({ length: size }, (_, i) => i + 1);
      const backwards = [...forwards].reverse();
      shuffleOrder(bareGame(size), ChanceStream.Shuffle, 1, forwards);
      shuffleOrder(bareGame(size), ChanceStream.Shuffle, 1, backwards);
      expect(backwards).toEqual(forwards);
      expect([...forwards].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i + 1));
    }
  });

  it('keeps the relative order of the others when a card more or less takes part', () => {
    const all = Array.from({ length: 60 }, (_, i) => i + 1);
    const fewer = all.filter((slot) => slot !== 23);
    shuffleOrder(bareGame(6), ChanceStream.Shuffle, 0, all);
    shuffleOrder(bareGame(6), ChanceStream.Shuffle, 0, fewer);
    expect(fewer).toEqual(all.filter((slot) => slot !== 23));
  });

  it('of a library makes everyone forget and every handle stale', () => {
    const game = withLibrary(2, 10);
    const before = game.player(0).library.map((slot) => game.handle(slot));
    shuffleLibrary(game, 0);
    const after = game.player(0).library;
    expect(after.map((slot) => game.known[slot])).toEqual(after.map(() => 0));
    expect(before.some((handle) => game.isCurrent(handle))).toBe(false);
    expect(new Set(after).size).toBe(10);
    expect(game.known[0]).toBe(3);
  });

  it('again gives another order', () => {
    const game = withLibrary(2, 60);
    shuffleLibrary(game, 0);
    const first = [...game.player(0).library];
    shuffleLibrary(game, 0);
    expect(game.player(0).library).not.toEqual(first);
  });
});
