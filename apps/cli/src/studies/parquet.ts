/** Tables as Parquet files, for pandas, Polars, DuckDB and the like: whole numbers as INT64, other numbers as DOUBLE, texts as UTF-8. */
import { type Cell, type Column, ENGINE, type Table } from '@foretell/study';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';

export function parquetOf({ columns, rows }: Table): Uint8Array {
  const columnData = columns.map((column, at) =>
    source(
      column,
      rows.map((row) => row[at] ?? null),
    ),
  );
  return new Uint8Array(parquetWriteBuffer({ columnData, createdBy: ENGINE }));
}

function source({ name, kind }: Column, cells: readonly Cell[]): ColumnSource {
  switch (kind) {
    case 'text':
      return { name, data: [...cells], type: 'STRING' };
    case 'whole':
      return { name, data: wholeNumbers(cells), type: 'INT64' };
    case 'real':
    case 'share':
      return { name, data: [...cells], type: 'DOUBLE' };
  }
}

/** Compact where no value is missing. */
function wholeNumbers(cells: readonly Cell[]): ColumnSource['data'] {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  if (numbers.length === cells.length) return BigInt64Array.from(numbers, BigInt);
  return cells.map((cell) => (typeof cell === 'number' ? BigInt(cell) : null));
}
