/** A report: what a study came to in sentences, charts and the tables behind them; one page that needs nothing else. */
import { type Markup, markup, NOTHING } from './markup.ts';
import { shown } from './numbers.ts';
import { STYLE } from './style.ts';
import type { Cell, Column, Table } from './table.ts';

export interface Figure {
  /** Unique in the report. */
  readonly id: string;
  readonly title: string;
  /** What there is to see, in a sentence. */
  readonly description: string;
  /** Drawn by one of `charts/`. */
  readonly chart: Markup;
  /** The numbers of the chart. */
  readonly table: Table;
}

export interface Section {
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly figures: readonly Figure[];
  /** Tables without a chart. */
  readonly tables: readonly Table[];
}

export interface Report {
  readonly title: string;
  /** What was found, in sentences; the first is the most important. */
  readonly findings: readonly string[];
  /** What is worth knowing of how it was found, by name. */
  readonly facts: readonly (readonly [string, string])[];
  readonly sections: readonly Section[];
}

/** Every table of the report, those of charts too, in the order of the page. */
export function tablesOf({ sections }: Report): Table[] {
  return sections.flatMap(({ figures, tables }) => [...figures.map(({ table }) => table), ...tables]);
}

/** The page as an HTML document. */
export function pageOf(report: Report): string {
  const { title, findings, facts, sections } = report;
  const [first = '', ...others] = findings;
  // The style is ours and holds nothing that HTML would read; the tag would escape its quotation marks.
  const [before = '', after = ''] = markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>|</style></head>
<body><main>
<h1>${title}</h1>
<p class="lead">${first}</p>${others.map((sentence) => markup`<p>${sentence}</p>`)}
<dl class="facts">${facts.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${sections.map(sectionOf)}
<footer><p>Unofficial Fan Content, not approved or endorsed by Wizards.</p></footer>
</main></body>
</html>
`.text.split('<style>|</style>');
  return `${before}<style>${STYLE}</style>${after}`;
}

function sectionOf({ heading, sentences, figures, tables }: Section): Markup {
  return markup`<section><h2>${heading}</h2>${sentences.map((sentence) => markup`<p>${sentence}</p>`)}
${figures.map(figureOf)}${tables.map((table) => markup`<div class="scroll" tabindex="0" role="group" aria-label="${table.caption}">${tableOf(table)}</div>`)}</section>
`;
}

function figureOf({ title, description, chart, table }: Figure): Markup {
  return markup`<figure><figcaption><h3>${title}</h3><p>${description}</p></figcaption>
${chart}
<details><summary>The numbers</summary><div class="scroll" tabindex="0" role="group" aria-label="${table.caption}">${tableOf(table)}</div></details></figure>
`;
}

function tableOf({ caption, columns, rows }: Table): Markup {
  const heads = columns.map((column) => markup`<th scope="col"${sideOf(column)}>${column.heading}</th>`);
  return markup`<table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>
${rows.map(
  (row) => markup`<tr>${row.map((cell, place) => cellOf(cell, columns[place] as Column, place))}</tr>
`,
)}</tbody></table>`;
}

function cellOf(cell: Cell, column: Column, place: number): Markup {
  const words = shown(cell, column.kind);
  return place === 0
    ? markup`<th scope="row"${sideOf(column)}>${words}</th>`
    : markup`<td${sideOf(column)}>${words}</td>`;
}

function sideOf({ kind }: Column): Markup {
  return kind === 'text' ? NOTHING : markup` class="number"`;
}
