/** Tables as comma-separated values (RFC 4180): a header, lines that end in CRLF, quotes where they are needed. */
import type { Cell, Table } from './table.ts';

/** A missing value is an empty field, an empty text a quoted one. Numbers are written so that they read back the same. */
export function csvOf({ columns, rows }: Table): string {
  const lines = [columns.map(({ name }) => name), ...rows];
  return lines.map((cells) => `${cells.map(field).join(',')}\r\n`).join('');
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return cell === '' || /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
