/** A table of numbers: what a chart is drawn from, a page shows, and a CSV or Parquet file holds. */

/** `whole` numbers fit in 53 bits; a `share` is a number from 0 to 1 that people read as per cent. */
export type ColumnKind = 'text' | 'whole' | 'real' | 'share';

export type Cell = string | number | null;

export interface Column {
  /** As files name it: lower case with underscores. */
  readonly name: string;
  /** As a page heads it. */
  readonly heading: string;
  readonly kind: ColumnKind;
}

export interface Table {
  /** Name of its file, without ending. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly Column[];
  /** One cell a column; null where there is no value. The first column names the row. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A column, in one line. */
export function column(name: string, heading: string, kind: ColumnKind): Column {
  return { name, heading, kind };
}
