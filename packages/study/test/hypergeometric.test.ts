// Exact probabilities of draws: against counting all hands one by one, and against values that are in every table.
import { expect, test } from 'vitest';
import { atLeast, binomial, hypergeometric, numberOf, probabilityOfCounts } from '../src/index.ts';
import { plus, rational, sumOf, times } from '../src/statistics/rational.ts';

/** All sets of so many of the things 0 … `things` - 1. */
function sets(things: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= things - size; first++)
    for (const rest of sets(things, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

test('fractions are in lowest terms and add and multiply as they should', () => {
  expect(rational(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n });
  expect(plus(rational(1n, 6n), rational(1n, 10n))).toEqual({ numerator: 4n, denominator: 15n });
  expect(times(rational(2n, 3n), rational(9n, 4n))).toEqual({ numerator: 3n, denominator: 2n });
});

test('a fraction becomes the nearest double', () => {
  for (let denominator = 1; denominator < 200; denominator++)
    for (const numerator of [0, 1, 2, 7, 199, 12345])
      expect(numberOf(rational(BigInt(numerator), BigInt(denominator)))).toBe(numerator / denominator);
  // Half-way between two doubles, and a hair above it: the even one, then the upper one.
  const half = 2n ** 53n + 1n;
  expect(numberOf(rational(half, 1n))).toBe(2 ** 53);
  expect(numberOf(rational(half * 10n ** 40n + 1n, 10n ** 40n))).toBe(2 ** 53 + 2);
  expect(numberOf(rational(-1n, 3n))).toBe(-1 / 3);
});

test('binomial coefficients: the card hands that everybody knows', () => {
  expect(binomial(52, 5)).toBe(2_598_960n);
  expect(binomial(60, 7)).toBe(386_206_920n);
  expect([binomial(5, 6), binomial(5, -1), binomial(0, 0)]).toEqual([0n, 0n, 1n]);
});

test('hands of three out of eight, of which three are marked, as counted one by one', () => {
  const hands = sets(8, 3).map((hand) => hand.filter((card) => card < 3).length);
  const counted = [0, 1, 2, 3].map((marked) =>
    rational(BigInt(hands.filter((found) => found === marked).length), BigInt(hands.length)),
  );
  expect(hypergeometric(8, 3, 3)).toEqual(counted);
});

test('60 cards: 24 lands in seven cards, and no copy of four (C(56, 7) / C(60, 7))', () => {
  const lands = hypergeometric(60, 24, 7);
  expect(sumOf(lands)).toEqual({ numerator: 1n, denominator: 1n });
  expect(lands.map((chance) => numberOf(chance).toFixed(4))).toEqual([
    '0.0216',
    '0.1210',
    '0.2694',
    '0.3087',
    '0.1964',
    '0.0693',
    '0.0125',
    '0.0009',
  ]);
  expect(numberOf(atLeast(hypergeometric(60, 4, 7), 1))).toBeCloseTo(1 - 0.6005, 4);
});

test('several kinds at once: of 3 white, 2 blue and 4 other cards, four that hold both colours', () => {
  const hands = sets(9, 4).filter(
    (hand) => hand.some((card) => card < 3) && hand.some((card) => card === 3 || card === 4),
  );
  const chance = probabilityOfCounts([3, 2, 4], 4, ([white = 0, blue = 0]) => white > 0 && blue > 0);
  expect(chance).toEqual(rational(BigInt(hands.length), binomial(9, 4)));
});

test('more draws than cards are refused', () => {
  expect(() => hypergeometric(5, 2, 6)).toThrow(/more successes or draws/);
});
