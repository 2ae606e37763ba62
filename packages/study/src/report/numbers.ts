/** Numbers as people read them in reports. */
import type { Cell, ColumnKind } from './table.ts';

/** With a space that does not break. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}\u00a0%`.replace('-', '−');
}

/** A cell as a page shows it; a missing value is a dash. */
export function shown(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  switch (kind) {
    case 'share':
      return percent(cell);
    case 'real':
      return cell.toFixed(2);
    default:
      return String(cell);
  }
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
