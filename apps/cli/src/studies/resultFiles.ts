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

export function resultFiles({ summary, report, records }: Results): ResultFile[] {
  return [
    { name: 'summary.json', content: `${JSON.stringify(summary, null, 2)}\n` },
    { name: 'report.html', content: pageOf(report) },
    ...[...records, ...tablesOf(report)].map((table) => ({ name: `tables/${table.name}.csv`, content: csvOf(table) })),
    ...records.map((table) => ({ name: `tables/${table.name}.parquet`, content: parquetOf(table) })),
  ];
}
