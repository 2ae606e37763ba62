/** From values to places in a picture, and the round values at which an axis has its marks. */

export type Scale = (value: number) => number;

/** Maps `domain` to `range`; a domain of one value to the middle. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [low, high] = domain;
  const [from, to] = range;
  if (high === low) return () => (from + to) / 2;
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

/** Multiples of 1, 2 or 5 times a power of ten within the domain: as many as there may be, but no more than `most`. */
export function ticks([low, high]: readonly [number, number], most: number): number[] {
  if (high <= low) return [low];
  const step = roundStep((high - low) / most);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // A division by a whole number keeps 0.3 from becoming 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, at) =>
    step < 1 ? (first + at) / Math.round(1 / step) : (first + at) * step,
  );
}

/** The least of …, 0.1, 0.2, 0.5, 1, 2, 5, … that is no less than that. */
function roundStep(least: number): number {
  let power = 1;
  while (power > least) power /= 10;
  while (power * 10 <= least) power *= 10;
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}

/** A coordinate with one digit behind the point. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}
