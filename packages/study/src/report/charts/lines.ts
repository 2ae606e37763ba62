/** Values over turns: lines with bands around them, or single points with intervals. */
import { type Markup, markup } from '../markup.ts';
import { type LegendEntry, legend, type PictureFacts, picture, type Tone, WIDTH } from './picture.ts';
import { at, linear, type Scale, ticks } from './scale.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
  /** What lies around the value: a band of a line, an interval of a point. */
  readonly range: readonly [number, number] | null;
}

export interface Line {
  readonly name: string;
  readonly tone: Tone;
  readonly mark: 'line' | 'dashes' | 'dot';
  readonly points: readonly Point[];
}

export interface LineChart extends PictureFacts {
  readonly lines: readonly Line[];
  readonly xName: string;
  readonly yName: string;
  readonly yDomain: readonly [number, number];
  /** Values of the y axis in words. */
  readonly words: (value: number) => string;
  /** A value that is marked by a line across, or null. */
  readonly reference: number | null;
}

const LEFT = 68;
const RIGHT = 24;
const TOP = 12;
const FLOOR = 250;

export function lineChart(chart: LineChart): Markup {
  const { lines, xName, yName, yDomain, words, reference } = chart;
  const xs = lines.flatMap(({ points }) => points.map(({ x }) => x));
  const xDomain: [number, number] = [Math.min(...xs), Math.max(...xs)];
  // Points at the edges have room around them.
  const x = linear(xDomain, [LEFT + 20, WIDTH - RIGHT - 20]);
  const place = linear(yDomain, [FLOOR, TOP]);
  // What goes on beyond the axis is cut off at its end.
  const y: Scale = (value) => place(Math.min(Math.max(value, yDomain[0]), yDomain[1]));
  const grid = ticks(yDomain, 5).map(
    (tick) => markup`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(tick))}" y2="${at(y(tick))}"/>
<text class="axis end" x="${LEFT - 8}" y="${at(y(tick) + 4)}">${words(tick)}</text>`,
  );
  const marks = ticks(xDomain, 12)
    .filter(Number.isInteger)
    .map((tick) => markup`<text class="axis middle" x="${at(x(tick))}" y="${FLOOR + 18}">${tick}</text>`);
  const across =
    reference === null
      ? markup``
      : markup`<line class="reference" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at(y(reference))}" y2="${at(y(reference))}"/>`;
  const axes = markup`<line class="base" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${FLOOR}" y2="${FLOOR}"/>
<text class="axis middle" x="${at((LEFT + WIDTH - RIGHT) / 2)}" y="${FLOOR + 40}">${xName}</text>
<text class="axis middle" transform="translate(14 ${(TOP + FLOOR) / 2}) rotate(-90)">${yName}</text>`;
  const drawn = lines.map((line, which) => drawnLine(line, (which - (lines.length - 1) / 2) * 5, x, y, words));
  const keys: LegendEntry[] = lines.map(({ name, tone, mark }) => ({ name, tone, mark }));
  return markup`${legend(keys)}${picture(chart, WIDTH, FLOOR + 50, [...grid, across, axes, ...marks, ...drawn])}`;
}

/** `aside` keeps intervals of several lines from hiding each other. */
function drawnLine(line: Line, aside: number, x: Scale, y: Scale, words: (value: number) => string): Markup {
  const { name, tone, mark, points } = line;
  if (mark === 'dot')
    return markup`${points.map((point) => dot(point, tone, `${name}, ${point.x}`, x(point.x) + aside, y, words))}`;
  const path = points.map((point) => `${at(x(point.x))},${at(y(point.y))}`).join(' ');
  const ranged = points.flatMap((point) => (point.range === null ? [] : [{ at: x(point.x), range: point.range }]));
  const edge = [
    ...ranged.map((one) => `${at(one.at)},${at(y(one.range[1]))}`),
    ...ranged.toReversed().map((one) => `${at(one.at)},${at(y(one.range[0]))}`),
  ].join(' ');
  const band = ranged.length < 2 ? markup`` : markup`<polygon class="band ${tone}" points="${edge}"/>`;
  const ends = points.map(
    (point) =>
      markup`<circle class="point ${tone}" cx="${at(x(point.x))}" cy="${at(y(point.y))}" r="3"><title>${name}, ${point.x}: ${words(point.y)}</title></circle>`,
  );
  return markup`${band}<polyline class="path ${mark} ${tone}" points="${path}"/>${mark === 'line' ? ends : markup``}`;
}

function dot(
  { y: value, range }: Point,
  tone: Tone,
  name: string,
  place: number,
  y: Scale,
  words: (value: number) => string,
): Markup {
  const interval =
    range === null
      ? markup``
      : markup`<line class="whisker ${tone}" x1="${at(place)}" x2="${at(place)}" y1="${at(y(range[0]))}" y2="${at(y(range[1]))}"/>`;
  const about = range === null ? '' : ` [${words(range[0])}, ${words(range[1])}]`;
  return markup`<g><title>${name}: ${words(value)}${about}</title>${interval}<circle class="point ${tone}" cx="${at(place)}" cy="${at(y(value))}" r="4.5"/></g>`;
}
