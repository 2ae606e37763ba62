/**
 * What a definition means, as text that is equal for definitions that mean the same: bound names may be other words as long as they are used
 * alike (as the variables of a formula may), the parts of an "and" or "or" stand in any order, and so do changes of different layers (613.1).
 */

export function meaningOf(definition: unknown): string {
  const bound = new Set<string>();
  collect(definition, bound);
  return JSON.stringify(renamed(ordered(definition), bound, new Map()));
}

/** What an event binds keeps its name: "thatObject" is not "thatPlayer". */
function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('kind' in value && value.kind === 'bound' && 'name' in value && typeof value.name === 'string')
    if (!value.name.startsWith('that')) names.add(value.name);
  for (const part of Object.values(value)) collect(part, names);
}

/** Bound names by the order in which they first occur. */
function renamed(value: unknown, bound: ReadonlySet<string>, names: Map<string, string>): unknown {
  if (typeof value === 'string' && bound.has(value)) {
    const name = names.get(value) ?? `name ${names.size + 1}`;
    names.set(value, name);
    return name;
  }
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, bound, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'kind' ? part : renamed(part, bound, names)]),
  );
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const free = 'kind' in value && (value.kind === 'and' || value.kind === 'or');
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const inside: unknown = ordered(part);
      if (free && key === 'of' && Array.isArray(inside)) return [key, inside.toSorted(byText)];
      if (key === 'changes' && Array.isArray(inside)) return [key, inside.toSorted((a, b) => layer(a) - layer(b))];
      return [key, inside];
    }),
  );
}

/** Layers by the kinds of changes that apply there; what is not listed stays where it is among its likes. */
const LAYERS: readonly RegExp[] = [/Types|Subtypes|LandType/, /Color/, /Abilities|Keywords/, /PowerToughness/];

function layer(change: unknown): number {
  const kind = typeof change === 'object' && change !== null && 'kind' in change ? String(change.kind) : '';
  return LAYERS.findIndex((kinds) => kinds.test(kind));
}

function byText(a: unknown, b: unknown): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
