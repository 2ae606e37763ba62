import { describe, expect, test } from 'vitest';
import { exponential, logarithm, squareRoot } from '../src/mathematics.ts';
import { Random } from '../src/random.ts';

const random = new Random(11);
const close = (actual: number, expected: number): void =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-14 * Math.max(1, Math.abs(expected)) * 10);

describe('functions of the four operations agree with the built-in ones', () => {
  test('exponential', () => {
    for (let i = 0; i < 2000; i++) {
      const x = random.unit() * 80 - 40;
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
    }
    expect(exponential(0)).toBe(1);
    expect(exponential(-1000)).toBe(0);
  });

  test('logarithm', () => {
    for (let i = 0; i < 2000; i++) {
      const x = exponential(random.unit() * 60 - 30);
      close(logarithm(x), Math.log(x));
    }
    expect(logarithm(1)).toBe(0);
  });

  test('square root', () => {
    for (let i = 0; i < 2000; i++) {
      const x = random.unit() * 1e6 * random.unit() ** 8;
      expect(Math.abs(squareRoot(x) - Math.sqrt(x))).toBeLessThanOrEqual(1e-13 * Math.max(1, Math.sqrt(x)));
    }
    expect(squareRoot(0)).toBe(0);
  });
});

describe('random numbers', () => {
  test('are the same for the same seed and differ for others', () => {
    const draw = (seed: number): number[] => {
      const source = new Random(seed);
      return Array.from({ length: 5 }, () => source.next());
    };
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  test('are even: chi-squared over 16 classes stays below its 99.9 % quantile', () => {
    const counts = Array.from({ length: 16 }, () => 0);
    const source = new Random(5);
    for (let i = 0; i < 16_000; i++) {
      const at = source.below(16);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(37.7);
  });
});
