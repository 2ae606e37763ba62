/** Values with their intervals, one a row on a common axis. */
import { type Markup, markup } from '../markup.ts';
import { percent } from '../numbers.ts';
import { FONT_SIZE, type PictureFacts, picture, type Tone, WIDTH } from './picture.ts';
import { at, linear, ticks } from './scale.ts';
import { fitted, roomFor } from './text.ts';

export interface IntervalRow {
  readonly label: string;
  /** Whether it is a part of a row above, which it follows without a gap. */
  readonly isPart?: boolean;
  readonly value: number;
  readonly interval: readonly [number, number];
  readonly tone: Tone;
  /** A value to compare with, marked by a stroke across; nothing if null or absent. */
  readonly mark?: number | null;
}

export interface IntervalChart extends PictureFacts {
  readonly rows: readonly IntervalRow[];
  /** Where the axis begins and ends. */
  readonly domain: readonly [number, number];
  /** The value that is marked by a line: even chances, no difference; none if null. */
  readonly reference: number | null;
  /** Signs before differences. */
  readonly signed: boolean;
}

const ROW = 26;
/** Between rows that are no parts. */
const GAP = 6;
const MOST_LABELS = 260;
/** Room enough for two signed hundreds around a third. */
const MOST_NUMBERS = 260;
const TOP = 8;

export function intervalChart(chart: IntervalChart): Markup {
  const { rows, domain, reference, signed } = chart;
  const labels = roomFor(
    rows.map(({ label }) => label),
    FONT_SIZE,
    MOST_LABELS,
  );
  // Parts stand back behind what they are parts of.
  const isWhole = (isPart = false): boolean => !isPart || rows.every((row) => row.isPart === true);
  const tops = topsOf(rows);
  const bottom = (tops.at(-1) ?? TOP) + ROW;
  const sign = (value: number): string => (value < 0 ? '−' : signed && value > 0 ? '+' : '');
  const words = (value: number): string => {
    const size = percent(Math.abs(value));
    return size === percent(0) ? size : `${sign(value)}${size}`;
  };
  const range = ([low, high]: readonly [number, number]): string => ` [${words(low)}, ${words(high)}]`;
  const numbers = roomFor(
    rows.map(({ value, interval }) => words(value) + range(interval)),
    FONT_SIZE,
    MOST_NUMBERS,
  );
  const x = linear(domain, [labels + 22, WIDTH - numbers - 12]);
  const marks = ticks(domain, 5).map(
    (tick) => markup`<line class="grid" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${TOP}" y2="${bottom}"/>
<text class="axis middle" x="${at(x(tick))}" y="${bottom + 18}">${sign(tick)}${Math.abs(Math.round(100 * tick))} %</text>`,
  );
  const bars = rows.map(({ label, value, interval: [low, high], tone, isPart, mark = null }, row) => {
    const y = (tops[row] ?? TOP) + ROW / 2;
    const [left, right] = [x(Math.max(low, domain[0])), x(Math.min(high, domain[1]))];
    const stroke =
      mark === null
        ? markup``
        : markup`<line class="mark" x1="${at(x(mark))}" x2="${at(x(mark))}" y1="${at(y - 9)}" y2="${at(y + 9)}"/>`;
    return markup`<g><title>${label}: ${words(value)}, 95 % interval ${words(low)} to ${words(high)}</title>
<text class="${isWhole(isPart) ? '' : 'soft '}end" x="${labels}" y="${at(y + 4.5)}">${fitted(label, labels, FONT_SIZE)}</text>
<line class="range ${tone}" x1="${at(left)}" x2="${at(right)}" y1="${at(y)}" y2="${at(y)}"/><circle class="point ${tone}" cx="${at(x(value))}" cy="${at(y)}" r="5"/>${stroke}
<text class="value" x="${WIDTH - numbers}" y="${at(y + 4.5)}">${words(value)}<tspan class="soft">${range([low, high])}</tspan></text></g>`;
  });
  const line =
    reference === null
      ? markup``
      : markup`<line class="reference" x1="${at(x(reference))}" x2="${at(x(reference))}" y1="${TOP - 4}" y2="${bottom}"/>`;
  return picture(chart, WIDTH, bottom + 26, [...marks, line, ...bars]);
}

function topsOf(rows: readonly IntervalRow[]): number[] {
  let top = TOP;
  return rows.map(({ isPart = false }, row) => {
    if (row > 0) top += ROW + (isPart ? 0 : GAP);
    return top;
  });
}
