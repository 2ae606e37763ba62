// The built-in decks play: every pairing, decided by picks at random, runs to an end, and the same seed plays the same game.
import { advance, answer, type CardRecord, compileCatalog, DEFAULT_CONFIG, dealGame, hashGame } from '@foretell/rules';
import { describe, expect, it } from 'vitest';
import { type BuiltInDeck, builtInDecks, builtInPool } from '../src/index.ts';

const catalog = compileCatalog(builtInPool);

function library(deck: BuiltInDeck): CardRecord[] {
  return deck.text
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const space = line.indexOf(' ');
      const record = catalog.byName.get(line.slice(space + 1));
      if (record === undefined) throw new Error(`no record of ${line}`);
      return Array<CardRecord>(Number(line.slice(0, space))).fill(record);
    });
}

/** Plays with picks from a linear congruential generator; the hash of the final state, turns and decisions. */
function play(decks: readonly BuiltInDeck[], seed: number): { hash: unknown; turns: number; decisions: number } {
  const starting = decks.map((deck) => ({ library: library(deck), commanders: [] }));
  const config = { ...DEFAULT_CONFIG, turnLimit: 80 };
  const game = dealGame(catalog, config, seed, starting);
  let state = seed;
  let decisions = 0;
  for (let decision = advance(game); decision !== null; decision = advance(game)) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    answer(game, (state >>> 8) % decision.options.length);
    decisions++;
  }
  return { hash: hashGame(game), turns: game.turnNumber, decisions };
}

const pairs = builtInDecks.flatMap((first) => builtInDecks.map((second) => [first, second] as const));

describe('games between the built-in decks', () => {
  it.each(pairs.map((pair, at) => [pair[0].name, pair[1].name, pair, at + 1] as const))(
    '%s against %s ends, and again the same',
    (_first, _second, pair, seed) => {
      const once = play(pair, seed);
      expect(once.decisions).toBeGreaterThan(20);
      expect(play(pair, seed)).toEqual(once);
    },
    30_000,
  );
});
