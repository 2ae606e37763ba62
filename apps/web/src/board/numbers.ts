/** Shares as people read them. */

/** "61.3". */
export function points(share: number): string {
  return (100 * share).toFixed(1).replace('-', '−');
}

/** "58.0 to 64.5 %". */
export function rangeWords([low, high]: readonly [number, number]): string {
  return `${points(low)} to ${points(high)} %`;
}

/** "+1.2", "−3.4". */
export function signedPoints(share: number): string {
  return share > 0 ? `+${points(share)}` : points(share);
}

/** "12 345". */
export function counted(count: number): string {
  return Math.round(count)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u202f');
}
