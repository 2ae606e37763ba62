/**
 * The 95 % interval of the mean of something that has one of a few known values: all means that a score test does not reject, its variance being
 * that of the likeliest distribution with the mean in question. For the values 0 and 1 this is the interval of Wilson (1927), for -1, 0 and 1
 * (differences of pairs of games) that of Tango (1998). Unlike the mean with its standard error it is right for few samples and where almost all
 * of them are the same: a hundred pairs without any difference do not prove that there is none.
 */
import { squareRoot } from '@foretell/search';
import type { ScoreCount } from './sprt.ts';
import { tilt, withUnseen } from './tilt.ts';

const Z = 1.959963984540054;
/** Halvings of an interval no longer than 2: the bounds are right to 1e-12. */
const STEPS = 40;

/** `counts` lists every value that a sample can have, in rising order. Without samples everything is possible. */
export function scoreInterval(counts: readonly ScoreCount[]): [number, number] {
  const least = counts[0]?.score ?? 0;
  const most = counts.at(-1)?.score ?? 0;
  let samples = 0;
  let sum = 0;
  for (const { score, count } of counts) {
    samples += count;
    sum += score * count;
  }
  if (samples === 0) return [least, most];
  const mean = sum / samples;
  const seen = withUnseen(counts);
  const bound = (limit: number): number => {
    let inside = mean;
    let outside = limit;
    for (let step = 0; step < STEPS; step++) {
      const middle = (inside + outside) / 2;
      if (squareRoot(samples) * Math.abs(mean - middle) <= Z * deviationAt(seen, middle)) inside = middle;
      else outside = middle;
    }
    return (inside + outside) / 2;
  };
  return [mean === least ? least : bound(least), mean === most ? most : bound(most)];
}

/** The standard deviation of the likeliest distribution with that mean. */
function deviationAt(counts: readonly ScoreCount[], mean: number): number {
  const x = tilt(counts, mean);
  let total = 0;
  let squares = 0;
  for (const { score, count } of counts) {
    const a = score - mean;
    const weight = count / (1 + x * a);
    total += weight;
    squares += weight * a * a;
  }
  return squareRoot(squares / total);
}
