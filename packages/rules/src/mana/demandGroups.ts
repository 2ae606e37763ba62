/**
 * Whether what is left can pay for every group of demands taken together. A group is a set of unit classes; the demands that only those
 * classes can pay must not outnumber the units that can pay one of them (Hall's condition, 1935). Each source is counted with whatever
 * suits the group best, so the answer "no" is certain and "yes" is not.
 */
import type { Activity, ModelSource, PaymentModel } from './paymentModel.ts';

/** Groups beyond these are left out; each one alone is a bound. */
const MOST_GROUPS = 64;
/** Classes that fit into the bits of an integer. */
const MOST_CLASSES = 30;

/** For each group, the kinds of demand that only its classes can pay: `inside[group * kinds + kind]` is 1. */
export function demandGroups(accepted: readonly (readonly number[])[], classes: number): Uint8Array {
  const groups = classes > MOST_CLASSES ? [] : unions(accepted.map(maskOfClasses));
  const inside = new Uint8Array(groups.length * accepted.length);
  groups.forEach((group, at) => {
    accepted.forEach((own, kind) => {
      if ((maskOfClasses(own) & ~group) === 0) inside[at * accepted.length + kind] = 1;
    });
  });
  return inside;
}

function maskOfClasses(classes: readonly number[]): number {
  return classes.reduce((mask, index) => mask | (1 << index), 0);
}

/** The sets and their unions: only these can be the groups that fall short. */
function unions(sets: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const set of sets) if (!found.includes(set)) found.push(set);
  const given = found.length;
  for (let at = 0; at < found.length && found.length < MOST_GROUPS; at++) {
    for (let other = 0; other < given && found.length < MOST_GROUPS; other++) {
      const union = found[at]! | found[other]!;
      if (!found.includes(union)) found.push(union);
    }
  }
  return found;
}

/** What a row of sources can do for each group, for each suffix of the row. */
export class GroupBounds {
  readonly #kinds: number;
  readonly #groups: number;
  readonly #inside: Uint8Array;
  readonly #sources: readonly ModelSource[];
  readonly #capacities: readonly number[];
  /** What each source is good for, and the sums over the sources from each one on. */
  readonly #each: Int32Array;
  readonly #from: Int32Array;
  /** Sources with a tracked resource, which may be used up already. */
  readonly #tracked: readonly number[];

  /**
   * @param activitiesOf the activities of a source that count
   * @param extra units beside the sources
   */
  constructor(
    model: PaymentModel,
    sources: readonly ModelSource[],
    activitiesOf: (source: ModelSource) => readonly Activity[],
    extra: readonly (readonly number[])[],
  ) {
    this.#kinds = model.kinds;
    this.#inside = model.groups;
    this.#groups = model.kinds === 0 ? 0 : model.groups.length / model.kinds;
    this.#sources = sources;
    this.#capacities = model.capacities;
    this.#each = new Int32Array(sources.length * this.#groups);
    this.#from = new Int32Array((sources.length + 1) * this.#groups);
    this.#tracked = sources.flatMap(({ resource }, index) => (resource >= 0 ? [index] : []));
    const end = sources.length * this.#groups;
    for (let group = 0; group < this.#groups; group++) {
      this.#from[end + group] = this.#helpful(extra, group);
      for (let index = sources.length - 1; index >= 0; index--) {
        const source = sources[index]!;
        let best = 0;
        for (const activity of activitiesOf(source)) best = Math.max(best, this.#gainOf(activity, group));
        const place = index * this.#groups + group;
        this.#each[place] = best * source.uses;
        this.#from[place] = this.#each[place]! + this.#from[place + this.#groups]!;
      }
    }
  }

  /** Whether the sources from `suffix` on may suffice for what is owed in `row`, after whose kinds the used resources stand. */
  suffice(suffix: number, row: Int32Array): boolean {
    for (let group = 0; group < this.#groups; group++) {
      let owed = 0;
      const kinds = group * this.#kinds;
      for (let kind = 0; kind < this.#kinds; kind++) if (this.#inside[kinds + kind] === 1) owed += row[kind]!;
      if (owed === 0) continue;
      let supply = this.#from[suffix * this.#groups + group]!;
      if (owed > supply) return false;
      for (const index of this.#tracked) {
        if (index < suffix) continue;
        const { resource } = this.#sources[index]!;
        if (row[this.#kinds + resource]! < this.#capacities[resource]!) continue;
        supply -= this.#each[index * this.#groups + group]!;
        if (owed > supply) return false;
      }
    }
    return true;
  }

  #gainOf({ alternatives, demands }: Activity, group: number): number {
    let most = 0;
    for (const { units } of alternatives) most = Math.max(most, this.#helpful(units, group));
    for (const kind of demands) most -= this.#inside[group * this.#kinds + kind]!;
    return most;
  }

  /** How many of the units pay a demand of the group. */
  #helpful(units: readonly (readonly number[])[], group: number): number {
    let count = 0;
    for (const kinds of units) if (kinds.some((kind) => this.#inside[group * this.#kinds + kind] === 1)) count++;
    return count;
  }
}
