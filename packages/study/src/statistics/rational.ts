/** Exact fractions, for probabilities that are to be right to the last digit. */

export interface Rational {
  readonly numerator: bigint;
  /** Positive; without a common factor with the numerator. */
  readonly denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };
export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** `denominator` is not zero. */
export function rational(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new Error('a fraction with denominator 0');
  const factor = greatestCommonDivisor(
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  );
  const sign = denominator < 0n ? -factor : factor;
  return { numerator: numerator / sign, denominator: denominator / sign };
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function sumOf(values: readonly Rational[]): Rational {
  return values.reduce(plus, ZERO);
}

/** The nearest double. */
export function numberOf({ numerator, denominator }: Rational): number {
  if (numerator === 0n) return 0;
  const size = numerator < 0n ? -numerator : numerator;
  // So many binary places that the quotient has 64 digits at least; a last digit 1 stands for all that are cut off.
  const places = Math.max(0, bitsOf(denominator) - bitsOf(size) + 65);
  const shifted = size << BigInt(places);
  const quotient = shifted / denominator;
  const digits = shifted % denominator === 0n ? quotient : quotient | 1n;
  const value = Number(digits) / 2 ** places;
  return numerator < 0n ? -value : value;
}

function bitsOf(value: bigint): number {
  return value.toString(2).length;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
