/**
 * Resources that more than one option or activation may want: the payment search must remember their use.
 */
import type { SourceOption } from './paymentProblem.ts';

export interface TrackedResources {
  /** Index of each tracked resource, by its id. */
  readonly resources: ReadonlyMap<number, number>;
  readonly capacities: readonly number[];
  /** Ids that options of other sources use up as well. */
  readonly shared: ReadonlySet<number>;
}

/** Numbers the resources whose use the search must remember; the others are used where they stand in the order of sources. */
export function trackResources(options: readonly SourceOption[]): TrackedResources {
  const uses = new Map<number, number>();
  for (const { source, uses: count } of options) uses.set(source, Math.max(count, uses.get(source) ?? 1));
  const resources = new Map<number, number>();
  const capacities: number[] = [];
  const shared = new Set<number>();
  const track = (id: number): void => {
    if (!resources.has(id)) resources.set(id, capacities.push(uses.get(id) ?? 1) - 1);
  };
  for (const { source, cost, alsoUses } of options) {
    if (cost !== null || uses.get(source)! > 1 || alsoUses.length > 0) track(source);
    for (const id of alsoUses) {
      shared.add(id);
      track(id);
    }
  }
  return { resources, capacities, shared };
}
