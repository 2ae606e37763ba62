/** The evaluation and playouts: probabilities, symmetric, better with more, and always coming to an end. */
import { advance, dealGame, type Game } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { evaluate, winProbability } from '../src/evaluate.ts';
import { DEFAULT_PARAMETERS } from '../src/parameters.ts';
import { pickOption } from '../src/policy/policy.ts';
import { Random } from '../src/random.ts';
import { horizonOf, playout } from '../src/rollout.ts';
import { CATALOG, CONFIG, DECK_NAMES, deck, game, playRandomly } from './games.ts';
import { position, type Side } from './positions.ts';

const chance = (own: Side, other: Side = {}): number => winProbability(position([own, other]), 0);

describe('evaluation', () => {
  test('is even for equal sides', () => {
    const side: Side = { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Lightning Bolt'] };
    expect(chance(side, side)).toBeCloseTo(0.5, 12);
  });

  test('rises with everything good', () => {
    const base = chance({ battlefield: ['Forest'], life: 10 });
    expect(chance({ battlefield: ['Forest'], life: 11 })).toBeGreaterThan(base);
    expect(chance({ battlefield: ['Forest', 'Forest'], life: 10 })).toBeGreaterThan(base);
    expect(chance({ battlefield: ['Forest', 'Grizzly Bears'], life: 10 })).toBeGreaterThan(base);
    expect(chance({ battlefield: ['Forest'], hand: ['Lightning Bolt'], life: 10 })).toBeGreaterThan(base);
    expect(chance({ battlefield: ['Forest'], life: 10 }, { life: 5 })).toBeGreaterThan(base);
    expect(chance({ battlefield: ['Forest'], life: 10 }, { battlefield: ['Leatherback Baloth'] })).toBeLessThan(base);
  });

  test('a land on the battlefield is worth more than in hand, a creature that can be paid for as well', () => {
    for (const card of ['Forest', 'Grizzly Bears']) {
      const lands = ['Forest', 'Forest', 'Forest'];
      expect(chance({ battlefield: [...lands, card] })).toBeGreaterThan(chance({ battlefield: lands, hand: [card] }));
    }
  });

  test('an attacker weighs more against four life than against fifteen', () => {
    const lossAt = (life: number): number => 0.5 - chance({ life }, { life, battlefield: ['Leatherback Baloth'] });
    expect(lossAt(4)).toBeGreaterThan(lossAt(15));
  });

  test('gives probabilities that sum to one, for three players too', () => {
    const start = threePlayers(5);
    playRandomly(start, 5, 150, (now) => {
      const values: number[] = [];
      evaluate(now, values);
      expect(values).toHaveLength(3);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
    });
  });
});

function threePlayers(seed: number): Game {
  const config = { ...CONFIG, playerCount: 3, format: 'ffa' as const, order: [0, 1, 2] };
  const decks = DECK_NAMES.slice(0, 3).map((name) => ({ library: deck(name), commanders: [] }));
  return dealGame(CATALOG, config, seed, decks);
}

describe('playouts', () => {
  test('end at the horizon, or with the game and then with its result', () => {
    for (let seed = 0; seed < 12; seed++) {
      const start = seed % 3 === 2 ? threePlayers(seed) : game(seed, 'red-aggro', DECK_NAMES[seed % 4] as string);
      playRandomly(start, seed, 30 + 10 * seed, () => undefined);
      if (advance(start) === null) continue;
      const horizon = horizonOf(start, DEFAULT_PARAMETERS);
      const values: number[] = [];
      playout(start, start.turnNumber, horizon, new Random(seed), DEFAULT_PARAMETERS, values);
      expect(start.over || start.turnNumber >= horizon).toBe(true);
      for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
    }
  });

  test('pick options that exist, at every decision of random games', () => {
    const start = game(21, 'narset-jace-control', 'opposition-agent');
    const random = new Random(2);
    playRandomly(start, 21, 600, (now) => {
      if (now.decision === null) return;
      const option = pickOption(now, now.decision, random, 0.1, 1);
      expect(now.decision.options[option]).toBeDefined();
    });
  });
});
