/** Tails of the normal distribution. */
import { exponential, squareRoot } from '@foretell/search';

/** How often a standard normal variable is at least as far from 0. Relative error below 1e-9. */
export function twoSidedTail(z: number): number {
  const x = Math.abs(z);
  const density = exponential(-(x * x) / 2) / squareRoot(2 * Math.PI);
  if (x < 3) {
    // The mass between 0 and x is density * (x + x^3/3 + x^5/(3*5) + ...) (Abramowitz and Stegun 26.2.11).
    let term = x;
    let sum = x;
    for (let n = 3; term > sum * 1e-17; n += 2) {
      term *= (x * x) / n;
      sum += term;
    }
    return 1 - 2 * density * sum;
  }
  // Laplace's continued fraction density / (x + 1/(x + 2/(x + 3/...))) (26.2.14).
  let fraction = x;
  for (let n = 60; n >= 1; n--) fraction = x + n / fraction;
  return (2 * density) / fraction;
}
