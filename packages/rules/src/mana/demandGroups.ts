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

/** For each group of a row of sources, and for the sources from each one on. */
class Tally {
  readonly each: Int32Array;
  readonly from: Int32Array;
  readonly groups: number;

  constructor(sources: number, groups: number) {
    this.groups = groups;
    this.each = new Int32Array(sources * groups);
    this.from = new Int32Array((sources + 1) * groups);
  }

  set(index: number, group: number, value: number): void {
    const place = index * this.groups + group;
    this.each[place] = value;
    this.from[place] = value + this.from[place + this.groups]!;
  }
}

/** What a row of sources can do for each group, for each suffix of the row. */
export class GroupBounds {
  readonly #kinds: number;
  readonly #groups: number;
  readonly #inside: Uint8Array;
  readonly #sources: readonly ModelSource[];
  readonly #capacities: readonly number[];
  /** The units that each source adds to the group at best. */
  readonly #most: Tally;
  /** The same without activations that could be paid for from outside the group. */
  readonly #within: Tally;
  /** 1 for each source that brings mana outside the group, with which such activations are paid for, at no expense of the group. */
  readonly #outlets: Tally;
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
    this.#most = new Tally(sources.length, this.#groups);
    this.#within = new Tally(sources.length, this.#groups);
    this.#outlets = new Tally(sources.length, this.#groups);
    this.#tracked = sources.flatMap(({ resource }, index) => (resource >= 0 ? [index] : []));
    const end = sources.length * this.#groups;
    const demanded = sources.flatMap((source) => activitiesOf(source).flatMap(({ demands }) => demands));
    for (let group = 0; group < this.#groups; group++) {
      const crossing = demanded.filter((kind) => !this.#isInside(kind, group));
      this.#most.from[end + group] = this.#helpful(extra, group);
      this.#within.from[end + group] = this.#most.from[end + group]!;
      this.#outlets.from[end + group] = extra.some((kinds) => this.#leads(kinds, group, crossing)) ? 1 : 0;
      for (let index = sources.length - 1; index >= 0; index--) {
        const source = sources[index]!;
        this.#addSource(index, group, source.uses, activitiesOf(source), crossing);
      }
    }
  }

  /** Whether the sources from `suffix` on may suffice for what is owed in `row`, after whose kinds the used resources stand. */
  suffice(suffix: number, row: Int32Array): boolean {
    for (let group = 0; group < this.#groups; group++) {
      let owed = 0;
      const kinds = group * this.#kinds;
      for (let kind = 0; kind < this.#kinds; kind++) if (this.#inside[kinds + kind] === 1) owed += row[kind]!;
      if (owed > 0 && owed > this.#supply(suffix, group, row)) return false;
    }
    return true;
  }

  /**
   * Mana outside the group has to come from somewhere: where no source brings any, the first activation of those that could be paid from
   * outside is paid from within the group after all.
   */
  #supply(suffix: number, group: number, row: Int32Array): number {
    const place = suffix * this.#groups + group;
    let most = this.#most.from[place]!;
    let within = this.#within.from[place]!;
    let outlets = this.#outlets.from[place]!;
    for (const index of this.#tracked) {
      if (index < suffix) continue;
      const { resource } = this.#sources[index]!;
      if (row[this.#kinds + resource]! < this.#capacities[resource]!) continue;
      const own = index * this.#groups + group;
      most -= this.#most.each[own]!;
      within -= this.#within.each[own]!;
      outlets -= this.#outlets.each[own]!;
    }
    return outlets === 0 ? Math.max(within, most - 1) : most;
  }

  #addSource(
    index: number,
    group: number,
    uses: number,
    activities: readonly Activity[],
    crossing: readonly number[],
  ): void {
    let most = 0;
    let within = 0;
    let outlet = 0;
    for (const { alternatives, demands } of activities) {
      let gain = 0;
      for (const { units } of alternatives) gain = Math.max(gain, this.#helpful(units, group));
      for (const kind of demands) if (this.#isInside(kind, group)) gain--;
      most = Math.max(most, gain);
      if (!demands.every((kind) => this.#isInside(kind, group))) continue;
      within = Math.max(within, gain);
      if (alternatives.some(({ units }) => units.some((kinds) => this.#leads(kinds, group, crossing)))) outlet = 1;
    }
    this.#most.set(index, group, most * uses);
    this.#within.set(index, group, within * uses);
    this.#outlets.set(index, group, outlet);
  }

  #isInside(kind: number, group: number): boolean {
    return this.#inside[group * this.#kinds + kind] === 1;
  }

  /** How many of the units pay a demand of the group. */
  #helpful(units: readonly (readonly number[])[], group: number): number {
    let count = 0;
    for (const kinds of units) if (kinds.some((kind) => this.#isInside(kind, group))) count++;
    return count;
  }

  /** Whether a unit pays for an activation beyond the group and for nothing in it. */
  #leads(kinds: readonly number[], group: number, crossing: readonly number[]): boolean {
    return crossing.some((kind) => kinds.includes(kind)) && !kinds.some((kind) => this.#isInside(kind, group));
  }
}
