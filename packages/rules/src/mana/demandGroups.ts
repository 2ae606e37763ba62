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

/** Groups of unit classes, seen by kinds of demand; a place is `group * kinds + kind`. */
export interface DemandGroups {
  readonly count: number;
  /** 1 where only classes of the group can pay the kind. */
  readonly inside: Uint8Array;
  /** 1 where no class of the group can. */
  readonly far: Uint8Array;
}

/** @param accepted for each kind the classes that can pay it */
export function demandGroups(accepted: readonly (readonly number[])[], classes: number): DemandGroups {
  const groups = classes > MOST_CLASSES ? [] : unions(accepted.map(maskOfClasses));
  const inside = new Uint8Array(groups.length * accepted.length);
  const far = new Uint8Array(groups.length * accepted.length);
  groups.forEach((group, at) => {
    accepted.forEach((own, kind) => {
      const place = at * accepted.length + kind;
      if ((maskOfClasses(own) & ~group) === 0) inside[place] = 1;
      else if ((maskOfClasses(own) & group) === 0) far[place] = 1;
    });
  });
  return { count: groups.length, inside, far };
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

/** A number for each group and source, and its sums over the sources from each one on. */
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

/**
 * What a row of sources can do for each group, for each suffix of the row.
 *
 * Beyond counting: mana outside a group has to come from somewhere. An activation whose cost could be paid from outside ("crossing") counts
 * as if it were, but where nothing else brings mana outside, the first of them is paid from within, and sends some of its mana out.
 */
export class GroupBounds {
  readonly #kinds: number;
  readonly #groups: number;
  readonly #inside: Uint8Array;
  readonly #far: Uint8Array;
  readonly #sources: readonly ModelSource[];
  readonly #capacities: readonly number[];
  /** The units that each source adds to the group at best; the same without crossing activations. */
  readonly #most: Tally;
  readonly #within: Tally;
  /** 1 for each source with mana for crossing activations alone, for what the group cannot pay, or for either side. */
  readonly #leads: Tally;
  readonly #outside: Tally;
  readonly #either: Tally;
  /** The least that the first crossing activation takes from the group. */
  readonly #crossingLoss: number[] = [];
  /** Sources with a tracked resource, which may be used up already. */
  readonly #tracked: readonly number[];

  /**
   * @param activitiesOf the activities of a source that count
   * @param extra units beside the sources
   */
  constructor(
    model: PaymentModel,
    groups: DemandGroups,
    sources: readonly ModelSource[],
    activitiesOf: (source: ModelSource) => readonly Activity[],
    extra: readonly (readonly number[])[],
  ) {
    this.#kinds = model.kinds;
    this.#inside = groups.inside;
    this.#far = groups.far;
    this.#groups = groups.count;
    this.#sources = sources;
    this.#capacities = model.capacities;
    const tally = (): Tally => new Tally(sources.length, this.#groups);
    this.#most = tally();
    this.#within = tally();
    this.#leads = tally();
    this.#outside = tally();
    this.#either = tally();
    this.#tracked = sources.flatMap(({ resource }, index) => (resource >= 0 ? [index] : []));
    const end = sources.length * this.#groups;
    const demanded = sources.flatMap((source) => activitiesOf(source).flatMap(({ demands }) => demands));
    for (let group = 0; group < this.#groups; group++) {
      const crossing = demanded.filter((kind) => !this.#isInside(kind, group));
      this.#crossingLoss[group] = Number.POSITIVE_INFINITY;
      this.#most.from[end + group] = this.#helpful(extra, group);
      this.#within.from[end + group] = this.#most.from[end + group]!;
      this.#noteWays(sources.length, group, extra, crossing);
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
      let far = 0;
      const kinds = group * this.#kinds;
      for (let kind = 0; kind < this.#kinds; kind++) {
        if (this.#inside[kinds + kind] === 1) owed += row[kind]!;
        else if (this.#far[kinds + kind] === 1) far += row[kind]!;
      }
      if (owed > 0 && owed > this.#supply(suffix, group, row, far > 0)) return false;
    }
    return true;
  }

  #supply(suffix: number, group: number, row: Int32Array, owedFar: boolean): number {
    const place = suffix * this.#groups + group;
    let most = this.#most.from[place]!;
    let within = this.#within.from[place]!;
    let leads = this.#leads.from[place]!;
    let outside = this.#outside.from[place]!;
    let either = this.#either.from[place]!;
    for (const index of this.#tracked) {
      if (index < suffix) continue;
      const { resource } = this.#sources[index]!;
      if (row[this.#kinds + resource]! < this.#capacities[resource]!) continue;
      const own = index * this.#groups + group;
      most -= this.#most.each[own]!;
      within -= this.#within.each[own]!;
      leads -= this.#leads.each[own]!;
      outside -= this.#outside.each[own]!;
      either -= this.#either.each[own]!;
    }
    if (leads > 0) return most;
    if (owedFar && outside === 0) return most - (either > 0 ? 1 : this.#crossingLoss[group]!);
    return Math.max(within, most - 1);
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
    for (const activity of activities) {
      const gain = this.#gain(activity, group);
      most = Math.max(most, gain);
      if (this.#isWithin(activity, group)) within = Math.max(within, gain);
    }
    this.#most.set(index, group, most * uses);
    this.#within.set(index, group, within * uses);
    const own = activities.filter((activity) => this.#isWithin(activity, group));
    this.#noteWays(
      index,
      group,
      own.flatMap(({ alternatives }) => alternatives.flatMap(({ units }) => units)),
      crossing,
    );
    for (const activity of activities) {
      if (!this.#isWithin(activity, group)) this.#noteCrossing(activity, group, most);
    }
  }

  /** Sums over the units that are there without a crossing activation. */
  #noteWays(index: number, group: number, units: readonly (readonly number[])[], crossing: readonly number[]): void {
    const isHelpful = (kinds: readonly number[]): boolean => kinds.some((kind) => this.#isInside(kind, group));
    const beyond = units.filter((kinds) => kinds.length > 0 && !isHelpful(kinds));
    const leads = beyond.some((kinds) => crossing.some((kind) => kinds.includes(kind))) ? 1 : 0;
    const isFar = (kind: number): boolean => this.#far[group * this.#kinds + kind] === 1;
    const either = units.some((kinds) => isHelpful(kinds) && kinds.some(isFar)) ? 1 : 0;
    const outside = beyond.some((kinds) => kinds.some(isFar)) ? 1 : 0;
    if (index < this.#sources.length) {
      this.#leads.set(index, group, leads);
      this.#outside.set(index, group, outside);
      this.#either.set(index, group, either);
      return;
    }
    const place = index * this.#groups + group;
    this.#leads.from[place] = leads;
    this.#outside.from[place] = outside;
    this.#either.from[place] = either;
  }

  /** Paid from within and with at least one unit for the outside: less than the source counts for. */
  #noteCrossing({ alternatives, demands }: Activity, group: number, most: number): void {
    if (demands.some((kind) => this.#far[group * this.#kinds + kind] === 1)) return;
    for (const { units } of alternatives) {
      const helpful = this.#helpful(units, group);
      const kept = helpful < units.length ? helpful : helpful - 1;
      const loss = most - (kept - demands.length);
      this.#crossingLoss[group] = Math.min(this.#crossingLoss[group]!, loss);
    }
  }

  #gain({ alternatives, demands }: Activity, group: number): number {
    let gain = 0;
    for (const { units } of alternatives) gain = Math.max(gain, this.#helpful(units, group));
    for (const kind of demands) if (this.#isInside(kind, group)) gain--;
    return gain;
  }

  /** No part of its cost can be paid from outside the group. */
  #isWithin({ demands }: Activity, group: number): boolean {
    return demands.every((kind) => this.#isInside(kind, group));
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
}
