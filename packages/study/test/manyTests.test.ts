// Statistics of many things at once: tails, adjusted tests, differences over strata, weighted means, cards drawn.
import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { adjusted } from '../src/statistics/benjaminiHochberg.ts';
import { type Stratum, stratifiedDifference } from '../src/statistics/mantelHaenszel.ts';
import { twoSidedTail } from '../src/statistics/normal.ts';
import { weightedMean } from '../src/statistics/weightedMean.ts';
import { wilson } from '../src/statistics/wilson.ts';

test.each([
  // Tables of the normal distribution (Abramowitz and Stegun 26.1).
  [0, 1],
  [1, 0.317310507863],
  [1.959963984540054, 0.05],
  [-2.5758293035489, 0.01],
  [3, 0.00269979606326],
  [5, 5.73303143758e-7],
])('the tails beyond %f', (z, chance) => {
  expect(twoSidedTail(z) / chance).toBeCloseTo(1, 9);
});

test('tails fall without a step where the formula changes', () => {
  expect(twoSidedTail(3 - 1e-9) / twoSidedTail(3 + 1e-9)).toBeCloseTo(1, 7);
});

test('adjusted values are those of the paper’s procedure: the largest rank whose value is below its line', () => {
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  // Benjamini and Hochberg's own example: at 5 % the four smallest of fifteen are called clear.
  expect(adjusted(p).map((q) => q <= 0.05)).toEqual(p.map((_, at) => at < 4));
  const reversed = adjusted(p.toReversed()).toReversed();
  expect(reversed).toEqual(adjusted(p));
  for (const rate of [0.01, 0.05, 0.2, 0.5]) {
    const last = p.findLastIndex((value, at) => value <= ((at + 1) / p.length) * rate);
    expect(adjusted(p).filter((q) => q <= rate)).toHaveLength(last + 1);
  }
});

test('strata: a difference that comes from the strata alone is none, and one within them is found', () => {
  // Much with it where points are easy, little where they are hard.
  const confounded: Stratum[] = [
    { with: 80, pointsWith: 64, without: 20, pointsWithout: 16, squares: 80 },
    { with: 20, pointsWith: 4, without: 80, pointsWithout: 16, squares: 20 },
  ];
  expect(stratifiedDifference(confounded)?.difference).toBeCloseTo(0, 12);
  expect(stratifiedDifference(confounded)?.z).toBeCloseTo(0, 12);
  // Equal differences in all strata are the difference, whatever the weights.
  const shifted = confounded.map((one) => ({ ...one, pointsWith: one.pointsWith + 0.1 * one.with }));
  expect(stratifiedDifference(shifted)?.difference).toBeCloseTo(0.1, 12);
  expect(stratifiedDifference([{ with: 5, pointsWith: 1, without: 0, pointsWithout: 0, squares: 1 }])).toBeNull();
});

test('in one large stratum the error is that of two shares; with halves it is not smaller', () => {
  const one = { with: 4000, pointsWith: 1600, without: 6000, pointsWithout: 3300, squares: 4900 };
  const usual = Math.sqrt((0.4 * 0.6) / 4000 + (0.55 * 0.45) / 6000);
  expect((stratifiedDifference([one])?.standardError ?? 0) / usual).toBeCloseTo(1, 2);
});

test('in one stratum of wins and losses the test is the chi-squared test of a table of four, by N - 1', () => {
  const [a, b, n1, n0] = [30, 45, 50, 100];
  const [wins, losses, all] = [a + b, n1 + n0 - a - b, n1 + n0];
  const square = ((all - 1) * (a * (n0 - b) - b * (n1 - a)) ** 2) / (n1 * n0 * wins * losses);
  const found = stratifiedDifference([{ with: n1, pointsWith: a, without: n0, pointsWithout: b, squares: wins }]);
  expect((found?.z ?? 0) ** 2).toBeCloseTo(square, 10);
});

test('in many small strata the error and the test are right too', () => {
  const random = new Random(9);
  let [beyond, rejected] = [0, 0];
  for (let trial = 0; trial < 400; trial++) {
    const strata = Array.from({ length: 120 }, (): Stratum => {
      const chance = random.unit();
      const points = (count: number): number =>
        Array.from({ length: count }, () => random.unit()).filter((u) => u < chance).length;
      const [n1, n0] = [1 + random.below(2), 1 + random.below(3)];
      const [a, b] = [points(n1), points(n0)];
      return { with: n1, pointsWith: a, without: n0, pointsWithout: b, squares: a + b };
    });
    const found = stratifiedDifference(strata);
    if (Math.abs((found?.difference ?? 0) / (found?.standardError ?? 1)) > 1.96) beyond++;
    if (Math.abs(found?.z ?? 0) > 1.96) rejected++;
  }
  for (const count of [beyond, rejected]) {
    expect(count / 400).toBeGreaterThan(0.025);
    expect(count / 400).toBeLessThan(0.08);
  }
});

test('a weighted mean of one is that one, of two with equal weights lies between, and its interval shrinks as it should', () => {
  const one = { weight: 3, mean: 0.4, ci95: wilson(40, 100) };
  expect(weightedMean([one])).toEqual({
    mean: 0.4,
    ci95: [expect.closeTo(one.ci95[0], 12), expect.closeTo(one.ci95[1], 12)],
  });
  const four = weightedMean([one, one, one, one]);
  expect(four.ci95[1] - four.mean).toBeCloseTo((one.ci95[1] - 0.4) / 2, 12);
  const lopsided = weightedMean([
    { ...one, weight: 1, mean: 0 },
    { ...one, weight: 3, mean: 0.8 },
  ]);
  expect(lopsided.mean).toBeCloseTo(0.6, 12);
});

test('its interval covers as often as it says, for weights and shares that lie apart', () => {
  const random = new Random(2);
  const field = [
    [0.02, 5],
    [0.5, 1],
    [0.9, 2],
  ] as const;
  const truth = field.reduce((sum, [share, weight]) => sum + (share * weight) / 8, 0);
  let covered = 0;
  for (let trial = 0; trial < 1000; trial++) {
    const parts = field.map(([share, weight]) => {
      const wins = Array.from({ length: 40 }, () => random.unit()).filter((u) => u < share).length;
      return { weight, mean: wins / 40, ci95: wilson(wins, 40) };
    });
    const { ci95 } = weightedMean(parts);
    if (ci95[0] <= truth && truth <= ci95[1]) covered++;
  }
  expect(covered / 1000).toBeGreaterThan(0.93);
});
