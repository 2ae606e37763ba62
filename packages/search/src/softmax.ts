/** Draws that favour higher scores. */
import { exponential } from './mathematics.ts';

/** Turns the first `count` scores into probabilities proportional to e^(score / temperature). */
export function softmax(scores: number[], count: number, temperature: number): void {
  let highest = scores[0] as number;
  for (let i = 1; i < count; i++) if ((scores[i] as number) > highest) highest = scores[i] as number;
  let total = 0;
  for (let i = 0; i < count; i++) {
    const weight = exponential(((scores[i] as number) - highest) / temperature);
    scores[i] = weight;
    total += weight;
  }
  for (let i = 0; i < count; i++) scores[i] = (scores[i] as number) / total;
}

/** Draws index i with probability proportional to e^(scores[i] / temperature); `unit` is uniform on [0, 1). Overwrites the scores. */
export function drawBySoftmax(scores: number[], count: number, temperature: number, unit: number): number {
  softmax(scores, count, temperature);
  let left = unit;
  for (let i = 0; i < count - 1; i++) {
    left -= scores[i] as number;
    if (left < 0) return i;
  }
  return count - 1;
}
