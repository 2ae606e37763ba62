/** How often values came: one column a value, or a run of values where there are many, stacked by kind. */
import { type Markup, markup } from '../markup.ts';
import { legend, type PictureFacts, picture, type Tone, WIDTH } from './picture.ts';
import { at, linear, ticks } from './scale.ts';

export interface Series {
  readonly name: string;
  readonly tone: Tone;
  /** Whole numbers. */
  readonly values: readonly number[];
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  /** By series. */
  readonly counts: readonly number[];
}

const MOST_BINS = 40;

/** Equal runs of whole numbers that cover all values and the domain, if one is given; none of them wider than it must be. */
export function binned(series: readonly Series[], domain?: readonly [number, number]): Bin[] {
  let [least, most] = domain ?? [Infinity, -Infinity];
  for (const { values } of series)
    for (const value of values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  if (least > most) return [];
  const width = [1, 2, 5, 10, 20, 50].find((each) => (most - least + 1) / each <= MOST_BINS) ?? 100;
  const start = width === 1 ? least : Math.floor(least / width) * width;
  const bins = Array.from({ length: Math.floor((most - start) / width) + 1 }, () => series.map(() => 0));
  series.forEach(({ values }, which) => {
    for (const value of values) {
      const counts = bins[Math.floor((value - start) / width)] as number[];
      counts[which] = (counts[which] ?? 0) + 1;
    }
  });
  return bins.map((counts, bin) => ({ from: start + bin * width, to: start + (bin + 1) * width - 1, counts }));
}

export interface Histogram extends PictureFacts {
  readonly series: readonly Series[];
  readonly xName: string;
  readonly yName: string;
  /** Values that are shown whether or not they came. */
  readonly domain?: readonly [number, number];
}

const LEFT = 56;
const TOP = 12;
const FLOOR = 230;

export function histogram(chart: Histogram): Markup {
  const { series, xName, yName, domain } = chart;
  const bins = binned(series, domain);
  const most = Math.max(1, ...bins.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
  const y = linear([0, most], [FLOOR, TOP]);
  const slot = Math.min(94, (WIDTH - LEFT - 8) / Math.max(1, bins.length));
  const gridlines = ticks([0, most], 5)
    .filter(Number.isInteger)
    .map(
      (tick) => markup`<line class="grid" x1="${LEFT}" x2="${WIDTH - 8}" y1="${at(y(tick))}" y2="${at(y(tick))}"/>
<text class="axis end" x="${LEFT - 8}" y="${at(y(tick) + 4)}">${tick}</text>`,
    );
  const every = Math.max(1, Math.ceil((bins.some(({ to }) => to >= 100) ? 34 : 26) / slot));
  const columns = bins.map((bin, place) => columnOf(bin, series, LEFT + place * slot, slot, y));
  const names = bins.map(({ from }, place) =>
    place % every === 0
      ? markup`<text class="axis middle" x="${at(LEFT + (place + 0.5) * slot)}" y="${FLOOR + 18}">${from}</text>`
      : markup``,
  );
  const axes = markup`<line class="base" x1="${LEFT}" x2="${WIDTH - 8}" y1="${FLOOR}" y2="${FLOOR}"/>
<text class="axis middle" x="${at((LEFT + WIDTH) / 2)}" y="${FLOOR + 40}">${xName}</text>
<text class="axis middle" transform="translate(14 ${(TOP + FLOOR) / 2}) rotate(-90)">${yName}</text>`;
  const drawn = picture(chart, WIDTH, FLOOR + 50, [...gridlines, ...columns, ...names, axes]);
  const keys = series.map(({ name, tone }) => ({ name, tone, mark: 'box' as const }));
  return series.length < 2 ? drawn : markup`${legend(keys)}${drawn}`;
}

function columnOf(
  { from, to, counts }: Bin,
  series: readonly Series[],
  left: number,
  slot: number,
  y: (count: number) => number,
): Markup {
  let below = 0;
  const boxes = counts.map((count, which) => {
    if (count === 0) return markup``;
    const [top, bottom] = [y(below + count), y(below)];
    below += count;
    return markup`<rect class="fill ${series[which]?.tone ?? 'none'}" x="${at(left + slot * 0.1)}" width="${at(slot * 0.8)}" y="${at(top)}" height="${at(bottom - top)}"/>`;
  });
  const words = counts.map((count, which) => `${series[which]?.name ?? ''} ${count}`).join(', ');
  return markup`<g><title>${from === to ? from : `${from} to ${to}`}: ${words}</title>${boxes}</g>`;
}
