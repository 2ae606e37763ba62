/** Fitting weights: the minimum is where its conditions hold, measures agree with what they mean, and games give the same positions anywhere. */
import { builtInDecks, builtInPool } from '@foretell/cards';
import { compileCatalog } from '@foretell/rules';
import { FEATURE_COUNT, Feature, Random, WEIGHTS } from '@foretell/search';
import { describe, expect, test } from 'vitest';
import { inRounds, type Match, measuresOf, type Observation, playGame, positionsOf, roleOf } from '../src/index.ts';
import { ratedByDeck } from '../src/tune/deckRatings.ts';
import { fitLogistic, logistic, logisticOf } from '../src/tune/logistic.ts';
import { boundsOf, stepsOf, toSteps, weightsOf } from '../src/tune/steps.ts';

const [FAR, NEAR] = [Array.from({ length: 3 }, () => Number.POSITIVE_INFINITY), [0, 0, 0]];
const FREE = { least: FAR.map((bound) => -bound), most: FAR };
const POSITIVE = { least: NEAR, most: FAR };

describe('logistic regression', () => {
  const truth = [1.5, -0.7, 0.4];
  const random = new Random(5);
  const observations: Observation[] = Array.from({ length: 4000 }, () => {
    const features = truth.map(() => 2 * random.unit() - 1);
    return { features, outcome: random.unit() < logisticOf(features, truth) ? 1 : 0, weight: 1 };
  });
  /** Of the loss without its penalty. */
  const slope = (weights: readonly number[], j: number): number =>
    observations.reduce((sum, { features, outcome }) => {
      const p = 1 / (1 + Math.exp(-features.reduce((dot, x, at) => dot + x * (weights[at] ?? 0), 0)));
      return sum + (p - outcome) * (features[j] ?? 0);
    }, 0);

  test('finds weights near those that made the outcomes, where the slope is nothing', () => {
    const found = fitLogistic(observations, { prior: [0, 0, 0], penalties: [0, 0, 0], ...FREE });
    found.forEach((weight, j) => {
      expect(Math.abs(weight - (truth[j] ?? 0))).toBeLessThan(0.2);
      expect(Math.abs(slope(found, j))).toBeLessThan(1e-5);
    });
  });

  test('holds a weight to its sign, at a bound only where the slope points beyond it', () => {
    const found = fitLogistic(observations, { prior: [0, 0, 0], penalties: [0, 0, 0], ...POSITIVE });
    expect(found[1]).toBe(0);
    expect(slope(found, 1)).toBeGreaterThan(0);
    for (const j of [0, 2]) expect(Math.abs(slope(found, j))).toBeLessThan(1e-5);
  });

  test('stays at what it is drawn to as the penalty grows, and where a feature never shows', () => {
    const prior = [0.2, 0.1, 0.9];
    const held = fitLogistic(observations, { prior, penalties: [1e9, 1e9, 1e9], ...POSITIVE });
    held.forEach((weight, j) => {
      expect(weight).toBeCloseTo(prior[j] ?? 0, 4);
    });
    const silent = observations.map((one) => ({ ...one, features: [...one.features.slice(0, 2), 0] }));
    expect(fitLogistic(silent, { prior, penalties: [1, 1, 1], ...FREE })[2]).toBe(0.9);
  });

  test('is one half at nothing and adds up to one with its opposite', () => {
    for (const logit of [0, 0.3, 5, 40]) expect(logistic(logit) + logistic(-logit)).toBeCloseTo(1, 15);
    expect(logistic(0)).toBe(0.5);
  });
});

describe('ratings of decks', () => {
  // Deck 0 shows the only feature, and wins its games by what it is: the feature itself brings nothing.
  const random = new Random(11);
  const positions = Array.from({ length: 3000 }, (_, at) => {
    const decks =
      [
        [0, 1],
        [1, 0],
        [0, 0],
        [1, 1],
      ][at % 4] ?? [];
    const [own, other] = decks.map((deck) => (deck === 0 ? random.unit() : 0));
    const lead = 2 * ((decks[1] ?? 0) - (decks[0] ?? 0));
    const outcome = random.unit() < logistic(lead) ? 1 : 0;
    return { features: [(own ?? 0) - (other ?? 0)], decks, outcome, weight: 1 };
  });
  const alone = { prior: [0], penalties: [1], least: [-100], most: [100] };

  test('take what decks win, which the weights alone would be credited with', () => {
    expect(fitLogistic(positions, alone)[0]).toBeGreaterThan(1);
    const rated = ratedByDeck(positions, alone);
    const fitted = fitLogistic(rated.positions, rated.regression);
    expect(fitted).toHaveLength(3);
    const [weight = 0, first = 0, second = 0] = fitted;
    expect(Math.abs(weight)).toBeLessThan(0.3);
    expect(first - second).toBeCloseTo(2, 0);
  });
});

describe('steps', () => {
  const random = new Random(9);
  const numbers = (): number[] => Array.from({ length: FEATURE_COUNT }, () => random.unit());
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0);

  test('say the same of a position as the weights they stand for', () => {
    const [features, weights] = [numbers(), numbers()];
    expect(weightsOf(stepsOf(weights))).toEqual(weights.map((weight) => expect.closeTo(weight, 12)));
    expect(dot(toSteps(features), stepsOf(weights))).toBeCloseTo(dot(features, weights), 12);
  });

  test('that are bounded keep a land on the battlefield above one in hand, and what is bad below nothing', () => {
    const handSet = stepsOf(WEIGHTS['hand-set'][0] ?? []);
    const { least, most } = boundsOf(handSet);
    for (const bound of [least, most].map(weightsOf))
      expect(bound[Feature.manaTo4]).toBeGreaterThan(bound[Feature.landCards] ?? 0);
    for (const at of [Feature.danger, Feature.exposure, Feature.doom]) expect(most[at]).toBeLessThanOrEqual(0);
    expect(least.every((bound, at) => bound <= (most[at] ?? 0))).toBe(true);
  });
});

describe('measures', () => {
  const predictions = [
    { probability: 0.95, outcome: 1, weight: 1 },
    { probability: 0.95, outcome: 0, weight: 1 },
    { probability: 0.25, outcome: 0, weight: 1 },
    { probability: 0.25, outcome: 0.5, weight: 1 },
  ];

  test('are what they are called', () => {
    const { brier, logLoss, auc, calibrationError, bins } = measuresOf(predictions);
    expect(brier).toBeCloseTo((0.05 ** 2 + 0.95 ** 2 + 0.25 ** 2 + 0.25 ** 2) / 4, 12);
    const losses = [Math.log(0.95), Math.log(0.05), Math.log(0.75), (Math.log(0.25) + Math.log(0.75)) / 2];
    expect(logLoss).toBeCloseTo(-losses.reduce((sum, loss) => sum + loss, 0) / 4, 10);
    // The won position against two lost ones: once equal, once above.
    expect(auc).toBe(0.75);
    expect(calibrationError).toBeCloseTo((2 * 0.45) / 4, 12);
    expect(bins).toMatchObject([
      { from: 0.2, predictions: 2, happened: 0.25 },
      { from: 0.9, predictions: 2, happened: 0.5 },
    ]);
  });

  test('are those of a blind guess for one half everywhere', () => {
    const blind = measuresOf(predictions.map((one) => ({ ...one, probability: 0.5 })));
    expect(blind).toMatchObject({ auc: 0.5 });
    expect(blind.logLoss).toBeCloseTo(Math.LN2, 12);
  });
});

describe('positions of games', () => {
  const cards = (name: string): { name: string; count: number }[] =>
    (builtInDecks.find((deck) => deck.name === name)?.text ?? '').split('\n').flatMap((line) => {
      const [, count, card] = /^(\d+) (.+)$/.exec(line) ?? [];
      return card === undefined ? [] : [{ name: card, count: Number(count) }];
    });
  const match: Match = {
    decks: ['red-aggro', 'green-creatures'].map((name) => ({ library: cards(name), commanders: [] })),
    players: [{ name: 'random', simulations: null }],
    format: 'duel',
    turnLimit: 30,
    samples: 4,
  };
  const schedule = inRounds(3, [
    [0, 1],
    [0, 0],
  ]);

  test('are as many as asked for, the same every time, and no part of how the game goes', () => {
    const catalog = compileCatalog(builtInPool);
    const record = playGame(catalog, match, schedule(2));
    expect(record).toEqual(playGame(catalog, match, schedule(2)));
    const { samples: _, ...unsampled } = match;
    expect(playGame(catalog, unsampled, schedule(2)).hash).toBe(record.hash);
    expect(record.samples).toHaveLength(4);
    const turns = record.samples?.map(({ turn }) => turn) ?? [];
    expect(new Set(turns).size).toBe(4);
    for (const { features } of record.samples ?? []) expect(features).toHaveLength(FEATURE_COUNT);
    const positions = positionsOf([record], schedule, ['a', 'b']);
    expect(positions.map(({ outcome }) => outcome)).toEqual(turns.map(() => (record.winner === 0 ? 1 : 0)));
  });

  test('are held out by game and by pair of decks, whichever side has which', () => {
    const names = Array.from({ length: 30 }, (_, at) => `deck ${at}`);
    const pairs = names.flatMap((_, a) => names.map((__, b): [number, number] => [a, b]));
    const roles = pairs.map((decks, game) => roleOf({ game, decks }, names));
    const share = (role: string): number => roles.filter((one) => one === role).length / roles.length;
    expect(share('pair')).toBeCloseTo(1 / 8, 1);
    expect(share('game')).toBeCloseTo((7 / 8) * (1 / 5), 1);
    for (const [game, decks] of pairs.entries()) {
      const turned = roleOf({ game, decks: [decks[1], decks[0]] }, names);
      expect(turned).toBe(roles[game]);
    }
  });
});
