/**
 * Who beats whom: a square of shares, coloured on a scale from orange over grey to blue, which everybody can tell apart. Numbers stand in the
 * squares whatever their size; those that differ from even chances beyond doubt are bold.
 */
import { type Markup, markup } from '../markup.ts';
import { percent } from '../numbers.ts';
import { type PictureFacts, picture, WIDTH } from './picture.ts';
import { at } from './scale.ts';
import { fitted, roomFor } from './text.ts';

export interface HeatCell {
  /** The row's share against the column. */
  readonly value: number;
  readonly interval: readonly [number, number];
  readonly games: number;
}

export interface HeatMap extends PictureFacts {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Null where the two did not meet. */
  readonly cell: (row: number, column: number) => HeatCell | null;
}

/** Upper ends of the steps of the scale; the middle one holds what is as good as even. */
const STEPS = [0.2, 0.32, 0.42, 0.48, 0.52, 0.58, 0.68, 0.8] as const;

const MOST_CELL = 52;
/** Smaller squares could not hold their numbers; a picture that becomes too wide is scrolled. */
const LEAST_CELL = 22;
/** Columns of cells narrower than this are headed by the numbers of the rows. */
const NAMED_CELL = 25;
const LABEL_SIZE = 12;
const MOST_LABELS = 230;
const MOST_HEADS = 170;
/** For the words of the legend under a small square. */
const LEAST_WIDTH = 320;

export function heatMap(chart: HeatMap): Markup {
  const { rows, columns } = chart;
  const same = rows.length === columns.length && rows.every((name, row) => name === columns[row]);
  const widest = Math.floor((WIDTH - MOST_LABELS) / columns.length);
  const cell = Math.max(LEAST_CELL, Math.min(MOST_CELL, widest));
  const numbered = same && cell < NAMED_CELL;
  const size = Math.max(10, Math.min(13, Math.round(cell * 0.42)));
  const names = numbered ? rows.map((row, place) => `${place + 1}  ${row}`) : rows;
  const labels = roomFor(names, LABEL_SIZE, MOST_LABELS) + 8;
  const heads = numbered ? 14 : roomFor(columns, LABEL_SIZE, MOST_HEADS);
  const top = heads + 8;
  const headings = columns.map((column, place) => {
    const x = labels + (place + 0.5) * cell;
    if (numbered) return markup`<text class="axis middle" x="${at(x)}" y="14">${place + 1}</text>`;
    return markup`<text style="font-size:${LABEL_SIZE}px" transform="translate(${at(x + LABEL_SIZE * 0.35)} ${top - 6}) rotate(-90)"><title>${column}</title>${fitted(column, heads, LABEL_SIZE)}</text>`;
  });
  const lines = rows.map((row, place) => {
    const y = top + (place + 0.5) * cell;
    const label = markup`<text class="end" style="font-size:${LABEL_SIZE}px" x="${labels - 8}" y="${at(y + LABEL_SIZE * 0.35)}"><title>${row}</title>${fitted(names[place] ?? row, labels - 8, LABEL_SIZE)}</text>`;
    const cells = columns.map((column, across) =>
      square(
        chart.cell(place, across),
        `${row} against ${column}`,
        labels + across * cell,
        top + place * cell,
        cell,
        size,
      ),
    );
    return markup`<g>${label}${cells}</g>`;
  });
  const width = Math.max(labels + columns.length * cell, LEAST_WIDTH);
  const drawn = picture(chart, width, top + rows.length * cell + 2, [...headings, ...lines]);
  return markup`${scaleLegend()}${drawn}`;
}

/** Class of a step of the scale. */
function stepOf(share: number): string {
  const step = STEPS.findIndex((end) => share < end);
  return `heat${step < 0 ? STEPS.length : step}`;
}

function square(cell: HeatCell | null, names: string, x: number, y: number, size: number, fontSize: number): Markup {
  if (cell === null)
    return markup`<rect class="heat-none" x="${at(x + 0.5)}" y="${at(y + 0.5)}" width="${at(size - 1)}" height="${at(size - 1)}"/>`;
  const { value, interval, games } = cell;
  const isSure = interval[0] > 0.5 || interval[1] < 0.5;
  const step = stepOf(value);
  return markup`<g><title>${names}: ${percent(value)} [${percent(interval[0])}, ${percent(interval[1])}] of ${games} games</title><rect class="${step}" x="${at(x + 0.5)}" y="${at(y + 0.5)}" width="${at(size - 1)}" height="${at(size - 1)}"/><text class="${step}${isSure ? ' sure' : ''} middle" style="font-size:${fontSize}px" x="${at(x + size / 2)}" y="${at(y + size / 2 + fontSize * 0.36)}">${Math.round(100 * value)}</text></g>`;
}

function scaleLegend(): Markup {
  const ends = [0, ...STEPS, 1];
  const items = ends
    .slice(0, -1)
    .map(
      (from, step) =>
        markup`<li><span class="heat-key heat${step}">${Math.round(100 * from)}–${Math.round(100 * (ends[step + 1] ?? 1))}</span></li>`,
    );
  return markup`<p class="legend-words">The row’s share, in per cent; bold where even chances lie outside the 95 % interval.</p><ul class="legend heat-scale">${items}</ul>`;
}
