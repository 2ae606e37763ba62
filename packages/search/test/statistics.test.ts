import { expect, test } from 'vitest';
import { Random } from '../src/random.ts';
import { estimate, tQuantile } from '../src/statistics.ts';

test('the interval of four known values is that of Student', () => {
  // Mean 0.5, standard deviation 0.2582, standard error 0.1291; 3.182 for three degrees of freedom.
  const { mean, ci95 } = estimate([0.2, 0.4, 0.6, 0.8], 0, 1);
  expect(mean).toBeCloseTo(0.5, 12);
  expect(ci95[0]).toBeCloseTo(0.5 - 3.182 * 0.129099, 4);
  expect(ci95[1]).toBeCloseTo(0.5 + 3.182 * 0.129099, 4);
});

test('says nothing with fewer than two values, and stays within the bounds', () => {
  expect(estimate([], 0, 1).ci95).toEqual([0, 1]);
  expect(estimate([0.3], 0, 1)).toEqual({ mean: 0.3, ci95: [0, 1] });
  expect(estimate([0, 1], 0, 1).ci95).toEqual([0, 1]);
  expect(estimate([0.5, 0.5, 0.5], 0, 1).ci95).toEqual([0.5, 0.5]);
});

test('quantiles fall towards the normal one', () => {
  expect(tQuantile(1)).toBe(12.706);
  for (let degrees = 1; degrees < 200; degrees++) expect(tQuantile(degrees + 1)).toBeLessThan(tQuantile(degrees));
  expect(tQuantile(60)).toBeCloseTo(2.0, 2);
});

test('95 % intervals cover the true mean in 93 to 97 % of samples', () => {
  const random = new Random(17);
  let covered = 0;
  for (let trial = 0; trial < 4000; trial++) {
    // Each value is the mean of three uniform draws: true mean 0.5.
    const values = Array.from({ length: 16 }, () => (random.unit() + random.unit() + random.unit()) / 3);
    const [low, high] = estimate(values, 0, 1).ci95;
    if (low <= 0.5 && high >= 0.5) covered++;
  }
  expect(covered / 4000).toBeGreaterThan(0.93);
  expect(covered / 4000).toBeLessThan(0.97);
});
