/** One axis for the bars of all options: as much of 0 to 100 % as they need, so that small differences show. */
import type { ExplainedOption } from '@foretell/study';

export interface Axis {
  /** Shares, 0 … 1. */
  readonly low: number;
  readonly high: number;
}

const LEAST_WIDTH = 0.2;
const TEN = 0.1;

/** In whole tenths. Options that were not played yet say nothing. */
export function axisOf(options: readonly ExplainedOption[]): Axis {
  const played = options.filter(({ visits }) => visits > 0);
  if (played.length === 0) return { low: 0, high: 1 };
  let low = down(Math.min(...played.map(({ ci95 }) => ci95[0])));
  let high = up(Math.max(...played.map(({ ci95 }) => ci95[1])));
  while (high - low < LEAST_WIDTH - TEN / 2) {
    if (low > 0) low = down(low - TEN / 2);
    if (high < 1) high = up(high + TEN / 2);
  }
  return { low, high };
}

function down(share: number): number {
  return Math.floor(share / TEN + 1e-9) / 10;
}

function up(share: number): number {
  return Math.ceil(share / TEN - 1e-9) / 10;
}

/** Where on the axis, in percent of its width. */
export function placeOn({ low, high }: Axis, share: number): string {
  const place = (share - low) / (high - low);
  return `${Math.round(1000 * Math.min(1, Math.max(0, place))) / 10}%`;
}

/** The tenths that are on it: all, or every other one on long axes. */
export function ticksOf({ low, high }: Axis): readonly number[] {
  const every = high - low > 0.55 ? 2 : 1;
  const first = Math.round(low * 10);
  const last = Math.round(high * 10);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((tenth) => tenth % every === 0)
    .map((tenth) => tenth / 10);
}
