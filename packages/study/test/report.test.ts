// Reports: files that other programs read, charts whose numbers and words are where they should be, pages that hold nothing but themselves.
import { expect, test } from 'vitest';
import {
  column,
  csvOf,
  type Figure,
  heatMap,
  intervalChart,
  lineChart,
  pageOf,
  type Report,
  type Table,
  tablesOf,
  wilson,
} from '../src/index.ts';
import { binned } from '../src/report/charts/histogram.ts';
import { ticks } from '../src/report/charts/scale.ts';
import { fitted } from '../src/report/charts/text.ts';
import { markup } from '../src/report/markup.ts';

const table = (rows: Table['rows']): Table => ({
  name: 'decks',
  caption: 'Decks',
  columns: [column('deck', 'deck', 'text'), column('share', 'share', 'share')],
  rows,
});

test('CSV quotes what RFC 4180 says must be quoted, and tells a missing value from an empty text', () => {
  const rows = [
    ['plain', 0.1 + 0.2],
    ['a, "b"', null],
    ['two\nlines', 1e21],
    ['', -0.5],
    [' spaced', 0],
  ];
  expect(csvOf(table(rows))).toBe(
    'deck,share\r\nplain,0.30000000000000004\r\n"a, ""b""",\r\n"two\nlines",1e+21\r\n"",-0.5\r\n" spaced",0\r\n',
  );
});

test('what is put into markup appears as it is', () => {
  const name = `<script>alert("x & y's")</script>`;
  expect(markup`<b title="${name}">${name}</b>${[markup`<i>${1}</i>`]}`.text).toBe(
    `<b title="${ESCAPED}">${ESCAPED}</b><i>1</i>`,
  );
});

const ESCAPED = '&lt;script&gt;alert(&quot;x &amp; y&#39;s&quot;)&lt;/script&gt;';

test.each([
  [[0, 1], 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[-0.12, 0.12], 5, [-0.1, -0.05, 0, 0.05, 0.1]],
  [[3, 17], 4, [5, 10, 15]],
  [[0, 0.3], 3, [0, 0.1, 0.2, 0.3]],
  [[2, 2], 5, [2]],
] as const)('marks of an axis over %j, %i at most', (domain, most, marks) => {
  expect(ticks([domain[0], domain[1]], most)).toEqual(marks);
});

test('a histogram counts every value once, in bins that widen where values lie far apart', () => {
  const series = (...values: number[]) => ({ name: 'x', tone: 'first', values }) as const;
  expect(binned([series(3, 5, 3), series(4)])).toEqual([
    { from: 3, to: 3, counts: [2, 0] },
    { from: 4, to: 4, counts: [0, 1] },
    { from: 5, to: 5, counts: [1, 0] },
  ]);
  const wide = binned([series(3, 99)]);
  expect(wide).toHaveLength(20);
  expect(wide.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count)).toBe(2);
  expect([wide[0]?.from, wide.at(-1)?.to]).toEqual([0, 99]);
  expect(binned([series()])).toEqual([]);
});

test('names that are too long are cut', () => {
  expect(fitted('short', 100, 12)).toBe('short');
  const cut = fitted('a name that goes on and on', 100, 12);
  expect(cut).toMatch(/^a name.*…$/);
  expect(cut.length).toBeLessThan(17);
});

test('numbers beside intervals have the room that they take, and a difference that rounds to nothing has no sign', () => {
  const facts = { id: 'x', title: 'x', description: 'x' };
  const rows = [
    { label: 'a', value: -0.106, interval: [-0.398, 0.187], tone: 'first' },
    { label: 'b', value: -0.0001, interval: [-0.2, 0.2], tone: 'first' },
  ] as const;
  const drawn = intervalChart({ ...facts, rows, domain: [-0.4, 0.4], reference: 0, signed: true }).text;
  expect(drawn).toContain('>0.0\u00a0%<tspan class="soft"> [−20.0\u00a0%, +20.0\u00a0%]</tspan>');
  const [, x = '', value = '', range = ''] =
    /class="value" x="(\d+)"[^>]*>([^<]*)<tspan class="soft">([^<]*)</.exec(drawn) ?? [];
  // Advance widths of DejaVu Sans, the widest of the usual system fonts, in thousandths of its size; digits are 636.
  const widths: Readonly<Record<string, number>> = {
    '−': 838,
    '+': 838,
    '%': 950,
    '[': 390,
    ']': 390,
    ' ': 318,
    '\u00a0': 318,
    ',': 318,
    '.': 318,
  };
  const thousandths = Array.from(value + range).reduce((sum, letter) => sum + (widths[letter] ?? 636), 0);
  expect(Number(x) + (13 * thousandths) / 1000).toBeLessThanOrEqual(820);
});

const NAMES = ['<b>&"bold"</b>', 'plain'];

function figures(): Figure[] {
  const facts = (id: string) => ({ id, title: `Chart of ${id}`, description: `Numbers of ${id}` });
  const rows = NAMES.map((label, at) => ({ label, value: at, interval: wilson(at, 4), tone: 'first' }) as const);
  const square = { rows: NAMES, columns: NAMES, cell: (row: number, other: number) => (row === other ? null : cell) };
  const cell = { value: 0.25, interval: wilson(1, 4), games: 4 };
  const line = {
    name: NAMES[0] ?? '',
    tone: 'first',
    mark: 'line',
    points: [{ x: 1, y: 0.5, range: [0.2, 0.8] }],
  } as const;
  const axes = { xName: 'turn', yName: 'share', yDomain: [0, 1], words: String, reference: null } as const;
  const charts = [
    heatMap({ ...facts('heat'), ...square }),
    intervalChart({ ...facts('intervals'), rows, domain: [0, 1], reference: 0.5, signed: false }),
    lineChart({ ...facts('lines'), ...axes, lines: [line] }),
  ];
  return charts.map((chart, at) => {
    const named = facts(['heat', 'intervals', 'lines'][at] ?? '');
    return { ...named, chart, table: table(NAMES.map((name) => [name, 0.25])) };
  });
}

test('a page needs nothing else, tells screen readers what charts show, and has a table for each', () => {
  const sections = [{ heading: NAMES[0] ?? '', sentences: [NAMES[0] ?? ''], figures: figures(), tables: [] }];
  const report: Report = {
    title: NAMES[0] ?? '',
    findings: [NAMES[0] ?? ''],
    facts: [['deck', NAMES[0] ?? '']],
    sections,
  };
  const page = pageOf(report);
  expect(page).not.toMatch(/<b>|<script|src=|href=|url\(|@import|http/);
  expect(page.match(/<svg /g)).toHaveLength(3);
  for (const [, svg = ''] of page.matchAll(/<svg (.*?)>/g)) {
    const [, labels = ''] = /aria-labelledby="(.*?)"/.exec(svg) ?? [];
    for (const id of labels.split(' ')) expect(page.split(`id="${id}"`)).toHaveLength(2);
  }
  expect(page.match(/<details>.*?<table><caption>/gs)).toHaveLength(3);
  expect(page.split('25.0\u00a0%').length).toBeGreaterThan(6);
  expect(tablesOf(report)).toHaveLength(3);
  // Every element that is opened is closed.
  for (const name of ['section', 'figure', 'table', 'svg', 'g', 'text', 'div', 'ul', 'li', 'details'])
    expect([name, page.split(new RegExp(`<${name}[ >]`)).length]).toEqual([name, page.split(`</${name}>`).length]);
});
