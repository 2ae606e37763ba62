/** A probability with its 95 % interval, drawn on a line from 0 to 100 %. */
import type { JSX } from 'preact';

export interface IntervalBarProps {
  readonly mean: number;
  readonly interval: readonly [number, number];
}

/** For the eye alone: give the numbers in words beside it. */
export function IntervalBar({ mean, interval: [low, high] }: IntervalBarProps): JSX.Element {
  const style = { '--mean': inPercent(mean), '--low': inPercent(low), '--high': inPercent(high) };
  return (
    <span class="interval" style={style} aria-hidden="true">
      <span class="interval-mean" />
      <span class="interval-range" />
    </span>
  );
}

/** "61.3 %". */
export function percentWords(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** "61.3 % (58.0 to 64.5)". */
export function intervalWords(mean: number, [low, high]: readonly [number, number]): string {
  return `${percentWords(mean)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
}

function inPercent(share: number): string {
  return `${Math.round(1000 * Math.min(1, Math.max(0, share))) / 10}%`;
}
