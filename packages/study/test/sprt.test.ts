import { Random } from '@foretell/search';
import { expect, test } from 'vitest';
import { eloOf, scoreOf } from '../src/statistics/elo.ts';
import { type ScoreCount, type SprtSettings, sprt } from '../src/statistics/sprt.ts';

const GATE: SprtSettings = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };

function pairs(...counts: readonly number[]): ScoreCount[] {
  return counts.map((count, step) => ({ score: step / (counts.length - 1), count }));
}

test('Elo and score are each other’s inverse, and 400 points are ten to one', () => {
  expect(scoreOf(400)).toBeCloseTo(10 / 11, 12);
  expect(scoreOf(0)).toBe(0.5);
  for (const elo of [-300, -12.5, 0, 1, 80]) expect(eloOf(scoreOf(elo))).toBeCloseTo(elo, 8);
  expect(eloOf(1)).toBe(Infinity);
  expect(eloOf(0)).toBe(-Infinity);
});

test('bounds are those of Wald for the error rates', () => {
  const { lower, upper } = sprt(pairs(1, 1, 1), GATE);
  expect(upper).toBeCloseTo(Math.log(19), 12);
  expect(lower).toBeCloseTo(-Math.log(19), 12);
});

test('for many blocks the ratio is that of normal distributions with the variance seen', () => {
  const counts = pairs(900, 2000, 4000, 2200, 1000);
  const total = 10_100;
  const mean = counts.reduce((sum, { score, count }) => sum + score * count, 0) / total;
  const variance = counts.reduce((sum, { score, count }) => sum + count * (score - mean) ** 2, 0) / total;
  const [s0, s1] = [scoreOf(0), scoreOf(3)];
  const normal = (total * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  expect(sprt(counts, { ...GATE, elo1: 3 }).llr / normal).toBeCloseTo(1, 2);
});

test('with two outcomes the ratio is exactly that of a coin', () => {
  const [s0, s1] = [scoreOf(0), scoreOf(20)];
  const coin = 60 * Math.log(s1 / s0) + 40 * Math.log((1 - s1) / (1 - s0));
  expect(sprt(pairs(40, 60), GATE).llr).toBeCloseTo(coin, 10);
});

test('the ratio turns its sign with the players, and is 0 before the first block', () => {
  const mirrored = { ...GATE, elo0: -20, elo1: 0 };
  expect(sprt(pairs(3, 9, 20, 14, 5), GATE).llr).toBeCloseTo(-sprt(pairs(5, 14, 20, 9, 3), mirrored).llr, 10);
  expect(sprt(pairs(0, 0, 0), GATE)).toMatchObject({ llr: 0, verdict: 'undecided' });
});

/** The share of tests, of blocks with that many points more for the first player, that end with `elo1`. */
function accepted(elo: number, settings: SprtSettings): number {
  const tests = 400;
  let accepts = 0;
  for (let seed = 0; seed < tests; seed++) {
    const random = new Random(seed);
    const counts = [0, 0, 0];
    for (;;) {
      // Two games that half of the time end alike, as games with the same shuffles do.
      const first = random.unit() < scoreOf(elo) ? 1 : 0;
      const second = random.unit() < 0.5 ? first : random.unit() < scoreOf(elo) ? 1 : 0;
      counts[first + second] = (counts[first + second] ?? 0) + 1;
      const { verdict } = sprt(pairs(...counts), settings);
      if (verdict === 'undecided') continue;
      if (verdict === 'elo1') accepts++;
      break;
    }
  }
  return accepts / tests;
}

test('simulated tests err no more often than they may, although the games of a block hang together', () => {
  const wide: SprtSettings = { elo0: 0, elo1: 80, alpha: 0.05, beta: 0.05 };
  expect(accepted(0, wide)).toBeLessThan(0.085);
  expect(accepted(80, wide)).toBeGreaterThan(0.915);
});
