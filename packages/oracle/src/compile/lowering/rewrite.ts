/** Walking through values of the ability language without knowing their kinds. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value with every part that `change` answers for replaced; undefined leaves a part as it is and goes on inside it. */
export function rewrite<Value>(value: Value, change: (part: Readonly<Record<string, unknown>>) => unknown): Value;
export function rewrite(value: unknown, change: (part: Readonly<Record<string, unknown>>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => rewrite(each, change));
  if (!isRecord(value)) return value;
  const changed = change(value);
  if (changed !== undefined) return changed;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner, change)]));
}

/** Calls `see` for every record in the value, outermost first. */
export function visit(value: unknown, see: (part: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (isRecord(value)) {
    see(value);
    for (const inner of Object.values(value)) visit(inner, see);
  }
}
