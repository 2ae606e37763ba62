/**
 * What a results folder has beside its manifest and games: `summary.json`, `report.html`, the tables behind it as CSV in `tables/`, and the
 * games as Parquet too.
 */
import { csvOf, pageOf, type Report, type Table, tablesOf } from '@foretell/study';
import { parquetOf } from './parquet.ts';
import type { ResultFile } from './study.ts';

export interface Results {
  readonly summary: object;
  readonly report: Report;
  /** Tables of single games or turns: too long for the page, and in Parquet too. */
  readonly records: readonly Table[];
}

/** One after the other, so that only one of them is in memory. */
export function* resultFiles({ summary, report, records }: Results): Generator<ResultFile> {
  yield { name: 'summary.json', content: `${JSON.stringify(summary, null, 2)}\n` };
  yield { name: 'report.html', content: pageOf(report) };
  for (const table of tablesOf(report)) yield { name: `tables/${table.name}.csv`, content: csvOf(table) };
  for (const table of records) {
    yield { name: `tables/${table.name}.csv`, content: csvOf(table) };
    yield { name: `tables/${table.name}.parquet`, content: parquetOf(table) };
  }
}
