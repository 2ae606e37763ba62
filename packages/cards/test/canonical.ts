/**
 * Definitions in one form, so that two ways to write the same thing compare equal: the order of filter parts, the words chosen for
 * bound names, sequences within sequences, keyword words.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The value with the keys of each record sorted, the parts of "and" and "or" sorted, sequences flattened and names numbered. */
export function canonical(value: unknown): Json {
  const plain = JSON.parse(JSON.stringify(value)) as Json;
  return renamed(ordered(plain), new Map());
}

function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  // No subtypes at all are none said.
  const said = Object.entries(value).filter(
    ([key, inner]) => key !== 'subtypes' || value['kind'] !== 'addTypes' || !Array.isArray(inner) || inner.length > 0,
  );
  const entries = said.map(([key, inner]) => [key, ordered(inner)] as const);
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  return flattened(sorted);
}

function flattened(record: { [key: string]: Json }): Json {
  const { kind, of } = record;
  if (!Array.isArray(of)) return record;
  if (kind === 'sequence') {
    const parts = of.flatMap((each) => partsOf(each, 'sequence'));
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : { ...record, of: parts };
  }
  if (kind !== 'and' && kind !== 'or') return record;
  const parts = of
    .flatMap((each) => partsOf(each, kind))
    .filter((each) => kind === 'or' || !isRecord(each) || each['kind'] !== 'any')
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { ...record, of: parts };
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function partsOf(value: Json, kind: string): Json[] {
  const same = value !== null && typeof value === 'object' && !Array.isArray(value) && value['kind'] === kind;
  return same && Array.isArray(value['of']) ? value['of'] : [value];
}

/** Keys that hold a bound name. */
const NAMING = ['as', 'mostAs', 'searchedAs', 'name', 'targets', 'amounts', 'piles', 'other', 'others'];

function renamed(value: Json, names: Map<string, string>): Json {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (value === null || typeof value !== 'object') return value;
  const filter = value['kind'] === 'named' || 'abilities' in value || value['kind'] === 'keyword';
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && NAMING.includes(key) && !filter
        ? numbered(inner, names)
        : key === 'keep' && Array.isArray(inner)
          ? inner.map((name) => (typeof name === 'string' ? numbered(name, names) : name))
          : renamed(inner, names),
    ]),
  );
}

const EVENT_NAMES = ['thatObject', 'thatPlayer', 'thatAmount', 'thatOther'];

function numbered(name: string, names: Map<string, string>): string {
  if (EVENT_NAMES.includes(name)) return name;
  const known = names.get(name) ?? `name ${names.size + 1}`;
  names.set(name, known);
  return known;
}
