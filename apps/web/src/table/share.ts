/** Structural sharing: what is equal to what was shown before keeps its identity, so that only what changed is drawn again. */
import { useRef } from 'preact/hooks';

/** `next`, with every part that is deeply equal to the same part of `previous` replaced by that part. Plain data only. */
export function share<T>(previous: unknown, next: T): T;
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next) || typeof next !== 'object' || next === null) return next;
  if (typeof previous !== 'object' || previous === null || Array.isArray(previous) !== Array.isArray(next)) return next;
  return Array.isArray(next) && Array.isArray(previous) ? shareArray(previous, next) : shareRecord(previous, next);
}

/** The value of the last render that was equal to this one, as far as they are equal. */
export function useShared<T>(value: T): T {
  const last = useRef(value);
  last.current = share(last.current, value);
  return last.current;
}

function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((item, place) => share(previous[place], item));
  const isSame = previous.length === next.length && shared.every((item, place) => Object.is(item, previous[place]));
  return isSame ? previous : shared;
}

function shareRecord(previous: object, next: object): object {
  const before = new Map<string, unknown>(Object.entries(previous));
  const entries = Object.entries(next).map(([key, value]) => [key, share(before.get(key), value)] as const);
  const isSame = entries.length === before.size && entries.every(([key, value]) => Object.is(value, before.get(key)));
  return isSame ? previous : Object.fromEntries(entries);
}
