import { describe, expect, test } from 'vitest';
import { HandSimulator } from '../src/vanilla/handSimulator.ts';
import { type CardKind, vanillaCards, vanillaDeck } from '../src/vanilla/matchup.ts';
import type { VanillaPosition } from '../src/vanilla/position.ts';
import { shuffle, XorShift32 } from '../src/vanilla/random.ts';
import { deal, rootNames, rootPosition } from '../src/vanilla/roots.ts';
import { ReferenceSimulator } from './referenceSimulator.ts';

function sortedCards(cards: readonly CardKind[]): CardKind[] {
  return [...cards].sort((a, b) => a - b);
}

function allCards(position: VanillaPosition, index: 0 | 1): CardKind[] {
  const { library, hand, graveyard, creatures, plains, mountains } = position.players[index];
  const lands = [...Array<CardKind>(plains).fill(0), ...Array<CardKind>(mountains).fill(1)];
  return sortedCards([...library, ...hand, ...graveyard, ...lands, ...creatures.map(({ kind }) => kind)]);
}

describe('the matchup', () => {
  test('is sixty cards: 24 lands, 28 creatures of seven kinds, 8 burn spells', () => {
    const count = (types: string[]): number =>
      vanillaDeck().filter((kind) => types.includes(vanillaCards[kind]!.type)).length;
    expect(vanillaDeck()).toHaveLength(60);
    expect(count(['land'])).toBe(24);
    expect(count(['creature'])).toBe(28);
    expect(vanillaCards.filter(({ type }) => type === 'creature')).toHaveLength(7);
    expect(count(['instant', 'sorcery'])).toBe(8);
  });
});

describe('random numbers', () => {
  test('are uniform for every small bound and differ between neighbouring seeds', () => {
    for (const bound of [2, 3, 7, 20]) {
      const counts = Array<number>(bound).fill(0);
      for (let seed = 0; seed < 40_000; seed++) counts[new XorShift32(seed).below(bound)]!++;
      const expected = 40_000 / bound;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Mean bound - 1, standard deviation sqrt(2 (bound - 1)).
      expect(chiSquare).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * (bound - 1)));
    }
  });

  test('shuffle keeps the cards and reaches every place', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 2000; seed++) {
      const cards = vanillaDeck().map((_, place) => place);
      shuffle(cards, new XorShift32(seed));
      expect(new Set(cards).size).toBe(60);
      seen.add(cards.indexOf(0));
    }
    expect(seen.size).toBe(60);
  });
});

describe('the hand-specialised simulator', () => {
  test('plays the same games as the plain one from 500 deals', () => {
    for (let seed = 0; seed < 500; seed++) {
      const root = deal(seed);
      const expected = new ReferenceSimulator(root, seed + 1000).playout();
      expect(new HandSimulator(root).playout(seed + 1000), `seed ${seed}`).toEqual(expected);
    }
  });

  test.each(rootNames)('plays the same games as the plain one from the %s root, again and again', (name) => {
    const root = rootPosition(name);
    const simulator = new HandSimulator(root);
    for (let seed = 0; seed < 500; seed++) {
      const expected = new ReferenceSimulator(root, seed).playout();
      expect(simulator.playout(seed), `seed ${seed}`).toEqual(expected);
    }
    expect({ ...simulator.playout(7) }).toEqual({ ...simulator.playout(7) });
  });

  test('continues a game from its position at a later turn as the plain one does', () => {
    let positions = 0;
    for (let seed = 0; seed < 300; seed++) {
      const position = new HandSimulator(deal(seed)).positionAtTurn(seed, 2 + (seed % 19));
      if (position === undefined) continue;
      positions++;
      for (const index of [0, 1] as const) expect(allCards(position, index)).toEqual(vanillaDeck());
      const expected = new ReferenceSimulator(position, seed).playout();
      expect(new HandSimulator(position).playout(seed), `seed ${seed}`).toEqual(expected);
    }
    expect(positions).toBeGreaterThan(200);
  });

  test('plays games of the usual length in which both players win about half', () => {
    const games = 20_000;
    const wins = { '-1': 0, '0': 0, '1': 0 };
    let turns = 0;
    let decisions = 0;
    for (let seed = 0; seed < games; seed++) {
      const result = new HandSimulator(deal(seed)).playout(seed + games);
      wins[result.winner]++;
      turns += result.turns;
      decisions += result.decisions;
    }
    expect(turns / games).toBeGreaterThan(20);
    expect(turns / games).toBeLessThan(25);
    expect(decisions / games).toBeGreaterThan(80);
    expect(decisions / games).toBeLessThan(110);
    // The seat is worth a few percent; draws need sixty turns.
    expect(wins[0] / games).toBeGreaterThan(0.45);
    expect(wins[1] / games).toBeGreaterThan(0.45);
    expect(wins[-1] / games).toBeLessThan(0.01);
  });
});

describe('the plain simulator', () => {
  test('neither loses nor makes cards', () => {
    for (let seed = 0; seed < 200; seed++) {
      const game = new ReferenceSimulator(deal(seed), seed);
      game.playout();
      expect(sortedCards(game.cardsOf(0))).toEqual(vanillaDeck());
      expect(sortedCards(game.cardsOf(1))).toEqual(vanillaDeck());
    }
  });
});
