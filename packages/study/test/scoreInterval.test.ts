import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { scoreInterval } from '../src/statistics/scoreInterval.ts';
import { wilson } from '../src/statistics/wilson.ts';

test.each([
  [0, 10],
  [3, 10],
  [10, 10],
  [180, 400],
])('for wins and losses it is Wilson’s: %i of %i', (wins, games) => {
  const [low, high] = scoreInterval([
    { score: 0, count: games - wins },
    { score: 1, count: wins },
  ]);
  expect(low).toBeCloseTo(wilson(wins, games)[0], 5);
  expect(high).toBeCloseTo(wilson(wins, games)[1], 5);
});

/** Tango's interval by his closed form for the likeliest share of pairs that the second won, found by scanning. */
function tango(first: number, second: number, pairs: number): [number, number] {
  const z = 1.959963984540054;
  const accepted: number[] = [];
  for (let at = -9999; at <= 9999; at++) {
    const mean = at / 10_000;
    const a = 2 * pairs;
    const b = -first - second + (2 * pairs - first + second) * mean;
    const c = -second * mean * (1 - mean);
    const q = (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a);
    const statistic = (first - second - pairs * mean) / Math.sqrt(pairs * (2 * q + mean * (1 - mean)));
    if (Math.abs(statistic) <= z) accepted.push(mean);
  }
  return [Math.min(...accepted), Math.max(...accepted)];
}

test.each([
  [0, 0, 50],
  [7, 0, 60],
  [12, 9, 100],
  [3, 40, 200],
])('for pairs of wins and losses it is Tango’s: %i and %i of %i', (first, second, pairs) => {
  const [low, high] = scoreInterval([
    { score: -1, count: second },
    { score: -0.5, count: 0 },
    { score: 0, count: pairs - first - second },
    { score: 0.5, count: 0 },
    { score: 1, count: first },
  ]);
  expect(low).toBeCloseTo(tango(first, second, pairs)[0], 3);
  expect(high).toBeCloseTo(tango(first, second, pairs)[1], 3);
});

test('without samples everything is possible', () => {
  expect(scoreInterval([-1, 0, 1].map((score) => ({ score, count: 0 })))).toEqual([-1, 1]);
});

test('it covers the mean as often as it says, with draws, for few pairs and for rare differences', () => {
  const random = new Random(5);
  for (const [pairs, shares] of [
    [20, [0.1, 0.1, 0.5, 0.1, 0.2]],
    [200, [0, 0, 0.98, 0, 0.02]],
    [60, [0.02, 0.01, 0.94, 0.01, 0.02]],
  ] as const) {
    const mean = shares.reduce<number>((sum, share, at) => sum + share * (at / 2 - 1), 0);
    let covered = 0;
    for (let trial = 0; trial < 400; trial++) {
      const counts = [0, 0, 0, 0, 0];
      for (let pair = 0; pair < pairs; pair++) {
        let left = random.unit();
        const value = shares.findIndex((share) => (left -= share) < 0);
        counts[value] = (counts[value] ?? 0) + 1;
      }
      const [low, high] = scoreInterval(counts.map((count, at) => ({ score: at / 2 - 1, count })));
      if (low <= mean && mean <= high) covered++;
    }
    expect(covered / 400, String(shares)).toBeGreaterThan(0.92);
  }
});
