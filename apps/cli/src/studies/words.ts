/** Numbers of studies in words. */
import type { DeckScore } from '@foretell/study';
import { padEnd, padStart, widthOf } from '../width.ts';

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** "52.1 % [49.0, 55.2]" */
export function shareText(score: number | null, ci95: readonly [number, number]): string {
  if (score === null) return 'no games';
  return `${percent(score)} [${(100 * ci95[0]).toFixed(1)}, ${(100 * ci95[1]).toFixed(1)}]`;
}

/** "+1.9 [-0.3, +4.1]": hundredths of games. */
export function differenceText(mean: number, ci95: readonly [number, number]): string {
  return `${signed(mean)} [${signed(ci95[0])}, ${signed(ci95[1])}]`;
}

function signed(share: number): string {
  const text = (100 * share).toFixed(1);
  if (/^-?0\.0$/.test(text)) return '0.0';
  return share > 0 ? `+${text}` : text;
}

/** "12 won, 8 lost, 1 stopped at the turn limit" */
export function recordText({ wins, losses, draws, turnLimit, decisionLimit, errors }: DeckScore): string {
  const parts = [
    `${wins} won`,
    `${losses} lost`,
    ...(draws === 0 ? [] : [`${draws} drawn`]),
    ...(turnLimit === 0 ? [] : [`${turnLimit} stopped at the turn limit`]),
    ...(decisionLimit === 0 ? [] : [`${decisionLimit} stopped at the decision limit`]),
    ...(errors === 0 ? [] : [`${errors} ended by defects`]),
  ];
  return parts.join(', ');
}

/** "4,480" */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Rows as columns, the first to the left and the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? padEnd : padStart)(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
