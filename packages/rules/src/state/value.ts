/**
 * What the locals of a running effect hold. Objects and players are lists of handles and player values (see `handle.ts`);
 * numbers and yes/no facts (0, 1) are plain numbers; piles are a list of lists; names and types are strings.
 * Values are immutable: frames share them when cloned.
 */
export type Value = number | string | readonly number[] | readonly (readonly number[])[] | null;

/** The objects or players of a value; nothing for other kinds. */
export function asList(value: Value | undefined): readonly number[] {
  if (!Array.isArray(value)) return EMPTY;
  const list: readonly (number | readonly number[])[] = value;
  return list.every((item) => typeof item === 'number') ? list : list.flat();
}

export function asNumber(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0;
}

const EMPTY: readonly number[] = [];
