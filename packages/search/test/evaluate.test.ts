/** The evaluation and playouts: probabilities, symmetric, better with more, and always coming to an end. */
import { advance, dealGame, type Game, Zone } from '@foretell/rules';
import { describe, expect, test } from 'vitest';
import { evaluate, featuresOf, winProbability } from '../src/evaluation/evaluate.ts';
import { DRAWBACKS, FEATURE_NAMES, Feature, type FeatureName, phaseOf } from '../src/evaluation/features.ts';
import { type EvaluationWeights, WEIGHT_SETS, WEIGHTS } from '../src/evaluation/weights.ts';
import { DEFAULT_PARAMETERS } from '../src/parameters.ts';
import { pickOption } from '../src/policy/policy.ts';
import { horizonOf, playout } from '../src/rollout.ts';
import { CATALOG, CONFIG, DECK_NAMES, deck, game, playRandomly } from './games.ts';
import { position, type Side } from './positions.ts';

const chance = (own: Side, other: Side = {}): number => winProbability(position([own, other]), 0);

describe('evaluation', () => {
  test('is even for equal sides but for who attacks next', () => {
    const side: Side = { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Lightning Bolt'] };
    const game = position([side, side]);
    expect(winProbability(game, 0, WEIGHTS['hand-set'])).toBeCloseTo(0.5, 12);
    const attacker = winProbability(game, 0);
    expect(attacker).toBeGreaterThan(0.5);
    expect(winProbability(game, 1)).toBeCloseTo(1 - attacker, 12);
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

  test('cards are worth drawing from a full library, and not from one that is nearly drawn', () => {
    const afterDraws = (library: number, draws: number, weights: EvaluationWeights): number => {
      const side: Side = { battlefield: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'] };
      const game = position([side, side]);
      const { hand, library: cards } = game.player(0);
      cards.length = library;
      for (let draw = 0; draw < draws; draw++) {
        const slot = cards.pop() as number;
        game.zones[slot] = Zone.Hand;
        hand.push(slot);
      }
      return winProbability(game, 0, weights);
    };
    for (const weights of Object.values(WEIGHTS)) {
      expect(afterDraws(20, 3, weights)).toBeGreaterThan(afterDraws(20, 0, weights));
      expect(afterDraws(4, 3, weights)).toBeLessThan(afterDraws(4, 0, weights));
      expect(afterDraws(1, 1, weights)).toBeLessThan(0.3);
    }
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

describe('features', () => {
  const numbers = (own: Side, other: Side = {}): Readonly<Record<string, number>> => {
    const [first = []] = featuresOf(position([own, other]));
    return Object.fromEntries(FEATURE_NAMES.map((name) => [name, first[Feature[name]] ?? Number.NaN]));
  };

  test('have a place each, and every set of weights a number for each whose sign is that of the feature', () => {
    expect(FEATURE_NAMES.map((name) => Feature[name])).toEqual(FEATURE_NAMES.map((_, at) => at));
    const wrong = (weights: Readonly<Record<FeatureName, number>>): FeatureName[] =>
      FEATURE_NAMES.filter((name) => !(DRAWBACKS.has(name) ? weights[name] <= 0 : weights[name] >= 0));
    for (const { phases } of Object.values(WEIGHT_SETS)) expect(phases.flatMap(wrong)).toEqual([]);
  });

  test('count what lies there', () => {
    const side: Side = {
      life: 12,
      battlefield: ['Grizzly Bears', 'Wind Drake', 'Forest', 'Mountain'],
      hand: ['Lightning Bolt', 'Leatherback Baloth', 'Plains'],
    };
    expect(numbers(side, { life: 6, battlefield: ['Grizzly Bears'] })).toMatchObject({
      lifeTo5: 5,
      lifeTo10: 5,
      lifeTo20: 2,
      lifeBeyond: 0,
      creatures: 2,
      power: 4,
      toughness: 4,
      evasivePower: 2,
      manaTo4: 2,
      // The one card that red and two mana pay for; against six life three damage is half of it.
      manaSpent: 1,
      removal: 1,
      burn: 0.25,
      // Two damage in the air; the ground is held.
      swiftness: 8 - 6 / 2,
      exposure: 0,
      attacksNext: 1,
    });
  });

  test('give lands that make more together what they make', () => {
    const set = ["Urza's Mine", "Urza's Tower", "Urza's Power Plant"];
    const mana = (lands: readonly string[]): number => {
      const { manaTo4 = 0, manaTo7 = 0, manaBeyond = 0 } = numbers({ battlefield: lands });
      return manaTo4 + manaTo7 + manaBeyond;
    };
    expect(mana(set)).toBe(7);
    expect(mana(["Urza's Mine", "Urza's Mine", "Urza's Tower"])).toBe(3);
    expect(mana(['Sol Ring', 'Forest'])).toBe(3);
    expect(chance({ battlefield: set })).toBeGreaterThan(chance({ battlefield: ['Forest', 'Forest', 'Forest'] }));
  });

  test('count a card less for each mana and each colour that is missing', () => {
    const cards = (battlefield: readonly string[]): number =>
      (numbers({ battlefield, hand: ['Lightning Bolt'] })['cards'] ?? 0) - (numbers({ battlefield })['cards'] ?? 0);
    expect(cards(['Mountain'])).toBeCloseTo(1, 12);
    expect(cards(['Forest'])).toBeCloseTo(0.8, 12);
    expect(cards([])).toBeCloseTo(0.6, 12);
  });

  test('belong to phases by the turns that each player has begun', () => {
    expect([1, 6, 7, 14, 15].map((turn) => phaseOf(turn, 2))).toEqual([0, 0, 1, 1, 2]);
    expect([9, 10, 21, 22].map((turn) => phaseOf(turn, 3))).toEqual([0, 1, 1, 2]);
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
      playout(start, start.turnNumber, horizon, seed, DEFAULT_PARAMETERS, values);
      expect(start.over || start.turnNumber >= horizon).toBe(true);
      for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
    }
  });

  test('pick options that exist, at every decision of random games', () => {
    const start = game(21, 'narset-jace-control', 'opposition-agent');
    let asked = 0;
    playRandomly(start, 21, 600, (now) => {
      if (now.decision === null) return;
      const option = pickOption(now, now.decision, asked++, 0.1, 1);
      expect(now.decision.options[option]).toBeDefined();
    });
  });
});
