/**
 * Lower bounds for the payment search: what it takes at least to gather a number of units from the sources that are left, as if any unit
 * could pay anything (the 0-1 knapsack relaxation), and how many units at most could pay each kind of demand.
 */
import type { Activity, ModelSource, PaymentModel } from './paymentModel.ts';

/** Bounds over a row of sources, for each suffix of it. */
export class SupplyBounds {
  readonly #width: number;
  readonly #kinds: number;
  readonly #high: Float64Array;
  readonly #low: Float64Array;
  /** Units that can pay each kind: `most[suffix * kinds + kind]`. */
  readonly #most: Float64Array;

  /**
   * @param activitiesOf the activities of a source that count
   * @param largestNeed the most units that will ever be asked for
   */
  constructor(
    model: PaymentModel,
    sources: readonly ModelSource[],
    activitiesOf: (source: ModelSource) => readonly Activity[],
    largestNeed: number,
  ) {
    const suffixes = sources.length + 1;
    this.#width = largestNeed + 1;
    this.#kinds = model.kinds;
    this.#high = new Float64Array(suffixes * this.#width).fill(Number.POSITIVE_INFINITY);
    this.#low = new Float64Array(suffixes * this.#width).fill(Number.POSITIVE_INFINITY);
    this.#most = new Float64Array(suffixes * model.kinds);
    this.#high[sources.length * this.#width] = 0;
    this.#low[sources.length * this.#width] = 0;
    for (let index = sources.length - 1; index >= 0; index--) {
      const source = sources[index]!;
      this.#addSource(index, source, activitiesOf(source));
    }
  }

  /** First bound for `need` units from the sources from `suffix` on; infinite when they do not make so many. */
  high(suffix: number, need: number): number {
    return need < this.#width ? this.#high[suffix * this.#width + need]! : Number.POSITIVE_INFINITY;
  }

  /** Second bound, see {@link high}. */
  low(suffix: number, need: number): number {
    return need < this.#width ? this.#low[suffix * this.#width + need]! : Number.POSITIVE_INFINITY;
  }

  /** Whether the sources from `suffix` on make enough for each kind of demand taken alone, with `extra` units that can pay anything. */
  covers(suffix: number, owed: Int32Array, extra: number): boolean {
    for (let kind = 0; kind < this.#kinds; kind++) {
      if (owed[kind]! > this.#most[suffix * this.#kinds + kind]! + extra) return false;
    }
    return true;
  }

  #addSource(index: number, source: ModelSource, activities: readonly Activity[]): void {
    const here = index * this.#width;
    const next = here + this.#width;
    for (let need = 0; need < this.#width; need++) {
      this.#high[here + need] = this.#high[next + need]!;
      this.#low[here + need] = this.#low[next + need]!;
    }
    for (let use = 0; use < Math.min(source.uses, this.#width); use++) {
      for (let need = this.#width - 1; need > 0; need--) {
        for (const activity of activities) if (activity.gain > 0) this.#relax(here, need, activity);
      }
    }
    for (let kind = 0; kind < this.#kinds; kind++) {
      let most = 0;
      for (const activity of activities) most = Math.max(most, unitsForKind(activity, kind));
      this.#most[index * this.#kinds + kind] = this.#most[(index + 1) * this.#kinds + kind]! + source.uses * most;
    }
  }

  #relax(here: number, need: number, activity: Activity): void {
    const rest = here + Math.max(0, need - activity.gain);
    const high = this.#high[rest]! + activity.high;
    const low = this.#low[rest]! + activity.low;
    const place = here + need;
    if (high < this.#high[place]! || (high === this.#high[place]! && low < this.#low[place]!)) {
      this.#high[place] = high;
      this.#low[place] = low;
    }
  }
}

function unitsForKind(activity: Activity, kind: number): number {
  let most = 0;
  for (const { units } of activity.alternatives) {
    let count = 0;
    for (const kinds of units) if (kinds.includes(kind)) count++;
    if (count > most) most = count;
  }
  return most;
}
