import { expect, test } from 'vitest';
import { Random } from '../src/random.ts';
import { halvings, SequentialHalving } from '../src/sequentialHalving.ts';

/** Runs a pass; the visits of each arm and the rounds. */
function run(halving: SequentialHalving, value: (arm: number) => number): { visits: number[]; rounds: number } {
  const visits = Array.from({ length: halving.arms }, () => 0);
  let rounds = 0;
  for (let round = halving.next(value); round !== null; round = halving.next(value)) {
    rounds++;
    for (const arm of round.arms) visits[arm] = (visits[arm] ?? 0) + round.visits;
  }
  return { visits, rounds };
}

test('never spends more than the budget and leaves less than one visit for each of the last arms', () => {
  for (let arms = 1; arms <= 70; arms++) {
    for (const budget of [1, 5, 64, 100, 1024]) {
      const { visits, rounds } = run(new SequentialHalving(arms, budget), (arm) => -arm);
      const spent = visits.reduce((sum, count) => sum + count, 0);
      expect(spent).toBeLessThanOrEqual(budget);
      expect(rounds).toBeLessThanOrEqual(halvings(arms));
      if (budget >= arms * halvings(arms)) expect(budget - spent).toBeLessThan(2);
    }
  }
});

test('visits arms in proportion: those that stay longer have more, each round all live ones alike', () => {
  const { visits } = run(new SequentialHalving(8, 240), (arm) => arm);
  // 80 a round: 10 each of eight, 20 each of four, 40 each of two.
  expect(visits).toEqual([10, 10, 10, 10, 30, 30, 70, 70]);
});

test('with fewer visits than arms the first arms are visited once', () => {
  expect(run(new SequentialHalving(10, 4), () => 0).visits.slice(4)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a restarted pass begins with all arms', () => {
  const halving = new SequentialHalving(4, 16);
  run(halving, (arm) => arm);
  halving.restart();
  expect(halving.next(() => 0)?.arms).toEqual([0, 1, 2, 3]);
});

test('finds the best of 16 noisy arms in nearly all of 200 trials', () => {
  let found = 0;
  for (let trial = 0; trial < 200; trial++) {
    const random = new Random(trial);
    const sums = Array.from({ length: 16 }, () => 0);
    const counts = Array.from({ length: 16 }, () => 0);
    const halving = new SequentialHalving(16, 2048);
    const mean = (arm: number): number => (sums[arm] ?? 0) / (counts[arm] ?? 1);
    let last: readonly number[] = [];
    for (let round = halving.next(mean); round !== null; round = halving.next(mean)) {
      for (const arm of round.arms) {
        for (let i = 0; i < round.visits; i++) {
          sums[arm] = (sums[arm] ?? 0) + (random.unit() < (arm === 5 ? 0.65 : 0.45) ? 1 : 0);
          counts[arm] = (counts[arm] ?? 0) + 1;
        }
      }
      last = round.arms;
    }
    if (last.toSorted((a, b) => mean(b) - mean(a))[0] === 5) found++;
  }
  expect(found).toBeGreaterThan(190);
});
