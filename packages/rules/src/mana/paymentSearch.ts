/**
 * The exact search for the most preferred payment.
 *
 * It works backwards in time. A state is what is still owed before the activations already chosen: it begins as the cost, each
 * activation pays part of it with the units it makes and adds its own activation cost, and in the end nothing is owed. So a chain
 * of activations is always in a possible order, and what was owed first never matters again. Activations that cost mana are
 * chosen first (they come last in time), then the pool pays what it can for nothing, then the sources without a mana cost are
 * gone through once in order.
 *
 * Best-first search with an admissible bound (A*: Hart, Nilsson and Raphael, 1968) over merged states. Two exchange arguments
 * keep it narrow: a unit that can pay something is never left over, and it pays a kind of demand only when no stricter kind that it
 * can pay is owed.
 */

import type { CostVariant } from './costVariants.ts';
import { GroupBounds } from './demandGroups.ts';
import { lifeOf, packLoss } from './keepValue.ts';
import type { Activity, Alternative, ModelSource, PaymentModel } from './paymentModel.ts';
import { StateQueue, StateTable } from './searchTables.ts';
import { SupplyBounds } from './supplyBounds.ts';

/** One activation of the solution. */
export interface SolutionStep {
  readonly option: number;
  readonly variant: CostVariant | null;
  readonly life: number;
}

/** The activations in an order that works, and the variant of the cost they pay. */
export interface Solution {
  readonly steps: readonly SolutionStep[];
  readonly variant: CostVariant;
}

const NO_STATE = -1;
/** Value of a state's last column while activations that cost mana may still be chosen; else it is the next free source. */
const CHOOSING_PAID = -1;

/** One search for one model. */
export class PaymentSearch {
  readonly #model: PaymentModel;
  readonly #firstFound: boolean;
  readonly #freeSources: readonly ModelSource[];
  readonly #paid: readonly Activity[];
  /** For each tracked resource the last free source that still asks for it. */
  readonly #lastAsked: number[];
  readonly #table: StateTable;
  readonly #queue: StateQueue = new StateQueue();
  readonly #freeBounds: SupplyBounds;
  readonly #allBounds: SupplyBounds;
  readonly #groups: { readonly free: GroupBounds; readonly all: GroupBounds } | null;
  readonly #kinds: number;
  readonly #positionColumn: number;
  readonly #lifeColumn: number;
  /** The state being changed, with what it cost to get there. */
  readonly #row: Int32Array;
  readonly #before: Int32Array;
  #from = NO_STATE;
  // By state: cost so far, whether it was expanded at that cost, and how it was reached.
  readonly #high: number[] = [];
  readonly #low: number[] = [];
  readonly #expanded: boolean[] = [];
  readonly #parent: number[] = [];
  readonly #activity: (Activity | null)[] = [];
  readonly #option: number[] = [];
  readonly #start: number[] = [];
  #found = NO_STATE;
  #leastHigh = 0;

  /** @param firstFound stop at any solution, for the question whether there is one */
  constructor(model: PaymentModel, firstFound = false) {
    this.#model = model;
    this.#firstFound = firstFound;
    this.#freeSources = model.sources.filter(({ free }) => free.length > 0);
    this.#paid = model.sources.flatMap(({ paid }) => paid);
    this.#kinds = model.kinds;
    this.#positionColumn = model.kinds + model.capacities.length;
    this.#lifeColumn = this.#positionColumn + 1;
    this.#table = new StateTable(this.#lifeColumn + 1);
    this.#row = new Int32Array(this.#table.width);
    this.#before = new Int32Array(this.#table.width);
    this.#lastAsked = model.capacities.map(() => -1);
    this.#freeSources.forEach(({ free }, index) => {
      for (const { resources } of free) for (const resource of resources) this.#lastAsked[resource] = index;
    });
    const largestNeed = mostUnits(model);
    this.#freeBounds = new SupplyBounds(model, this.#freeSources, ({ free }) => free, largestNeed);
    this.#allBounds = new SupplyBounds(model, model.sources, ({ free, paid }) => [...free, ...paid], largestNeed);
    const { groups } = model;
    this.#groups =
      groups === null
        ? null
        : {
            free: new GroupBounds(model, groups, this.#freeSources, ({ free }) => free, []),
            all: new GroupBounds(model, groups, model.sources, ({ free, paid }) => [...free, ...paid], model.pool),
          };
  }

  /**
   * The most preferred solution (or just one, see the constructor); null when the cost cannot be paid.
   *
   * @param stateLimit gives up, with 'limit', when more states come up
   * @param leastHigh loss and life (packed) that every solution is known to need
   */
  solve(stateLimit: number, leastHigh = 0): Solution | null | 'limit' {
    this.#leastHigh = leastHigh;
    this.#model.starts.forEach(({ variant, demands }, start) => {
      this.#row.fill(0);
      for (const kind of demands) this.#row[kind]!++;
      this.#row[this.#positionColumn] = CHOOSING_PAID;
      if (this.#model.lifeMatters) this.#row[this.#lifeColumn] = variant.life;
      this.#reach(packLoss(0, variant.life), 0, null, -1, start);
    });
    while (this.#found === NO_STATE) {
      const state = this.#queue.pop();
      if (state < 0) return null;
      if (this.#table.count > stateLimit) return 'limit';
      if (this.#expanded[state]) continue;
      this.#expanded[state] = true;
      this.#expand(state);
    }
    return this.#solutionOf(this.#found);
  }

  #expand(state: number): void {
    this.#from = state;
    this.#table.read(state, this.#before);
    const position = this.#before[this.#positionColumn]!;
    if (position !== CHOOSING_PAID) {
      if (this.#owed(this.#before) === 0) this.#found = state;
      else this.#expandFree(position);
      return;
    }
    for (const activity of this.#paid) if (this.#isAvailable(activity)) this.#activate(activity, CHOOSING_PAID);
    this.#row.set(this.#before);
    this.#spendPool(0);
  }

  /** Uses the source at this position in each way, or passes it over. */
  #expandFree(position: number): void {
    const source = this.#freeSources[position];
    if (source === undefined) return;
    for (const activity of source.free) {
      if (this.#hasRoom(activity)) this.#activate(activity, source.uses > 1 ? position : position + 1);
    }
    this.#row.set(this.#before);
    this.#moveTo(position + 1);
    this.#reach(this.#high[this.#from]!, this.#low[this.#from]!, null, -1, this.#start[this.#from]!);
  }

  #isAvailable(activity: Activity): boolean {
    const twin = this.#model.sources[activity.source]!.twin;
    if (twin >= 0 && this.#before[this.#kinds + twin] === 0) return false;
    return this.#hasRoom(activity);
  }

  #hasRoom(activity: Activity): boolean {
    for (const resource of activity.resources) {
      if (this.#before[this.#kinds + resource]! >= this.#model.capacities[resource]!) return false;
    }
    return lifeOf(this.#high[this.#from]!) + activity.life <= this.#model.life;
  }

  /** Reaches every state in which the activity has paid for something. */
  #activate(activity: Activity, position: number): void {
    for (const alternative of activity.alternatives) {
      this.#row.set(this.#before);
      this.#assign(activity, alternative, 0, -1, position);
    }
  }

  /** Lets the units from `index` on pay what they can, in each sensible way. `firstKind` is what the first paying unit paid. */
  #assign(activity: Activity, alternative: Alternative, index: number, firstKind: number, position: number): void {
    if (index === alternative.units.length) {
      if (firstKind >= 0) this.#finish(activity, alternative, firstKind, position);
      return;
    }
    const kinds = alternative.units[index]!;
    let paid = false;
    for (const kind of kinds) {
      if (!this.#isSensible(kind, kinds)) continue;
      paid = true;
      this.#row[kind]!--;
      this.#assign(activity, alternative, index + 1, firstKind < 0 ? kind : firstKind, position);
      this.#row[kind]!++;
    }
    if (!paid) this.#assign(activity, alternative, index + 1, firstKind, position);
  }

  /** Whether this kind is owed and no stricter one among `kinds` is. */
  #isSensible(kind: number, kinds: readonly number[]): boolean {
    if (this.#row[kind] === 0) return false;
    for (const other of kinds) {
      if (this.#row[other]! > 0 && this.#model.stricter[other * this.#kinds + kind]!) return false;
    }
    return true;
  }

  #finish(activity: Activity, alternative: Alternative, firstKind: number, position: number): void {
    for (const kind of activity.demands) this.#row[kind]!++;
    if (this.#owesLess()) {
      for (const resource of activity.resources) this.#row[this.#kinds + resource]!++;
      if (this.#model.lifeMatters) this.#row[this.#lifeColumn]! += activity.life;
      const option = alternative.optionForKind === null ? alternative.option : alternative.optionForKind[firstKind]!;
      const saved = this.#row.slice();
      if (position !== CHOOSING_PAID) this.#moveTo(position);
      const start = this.#start[this.#from]!;
      this.#reach(
        this.#high[this.#from]! + activity.high,
        this.#low[this.#from]! + activity.low,
        activity,
        option,
        start,
      );
      this.#row.set(saved);
      if (this.#model.lifeMatters) this.#row[this.#lifeColumn]! -= activity.life;
      for (const resource of activity.resources) this.#row[this.#kinds + resource]!--;
    }
    for (const kind of activity.demands) this.#row[kind]!--;
  }

  /** Whether some kind is owed less than before: otherwise the activation was for nothing. */
  #owesLess(): boolean {
    for (let kind = 0; kind < this.#kinds; kind++) if (this.#row[kind]! < this.#before[kind]!) return true;
    return false;
  }

  /** Lets the units of the pool from `index` on pay what they can, then turns to the free sources. */
  #spendPool(index: number): void {
    const kinds = this.#model.pool[index];
    if (kinds === undefined) {
      const saved = this.#row.slice();
      this.#moveTo(0);
      this.#reach(this.#high[this.#from]!, this.#low[this.#from]!, null, -1, this.#start[this.#from]!);
      this.#row.set(saved);
      return;
    }
    let paid = false;
    for (const kind of kinds) {
      if (!this.#isSensible(kind, kinds)) continue;
      paid = true;
      this.#row[kind]!--;
      this.#spendPool(index + 1);
      this.#row[kind]!++;
    }
    if (!paid) this.#spendPool(index + 1);
  }

  /** Sets the position and forgets the use of resources that no later source asks for. */
  #moveTo(position: number): void {
    this.#row[this.#positionColumn] = position;
    for (let resource = 0; resource < this.#lastAsked.length; resource++) {
      if (this.#lastAsked[resource]! < position) this.#row[this.#kinds + resource] = 0;
    }
  }

  /** Records the state in `#row` as reached at a cost, unless it is hopeless or was reached as cheaply before. */
  #reach(high: number, low: number, activity: Activity | null, option: number, start: number): void {
    const owed = this.#owed(this.#row);
    const position = this.#row[this.#positionColumn]!;
    const choosing = position === CHOOSING_PAID;
    const bounds = choosing ? this.#allBounds : this.#freeBounds;
    const suffix = choosing ? 0 : position;
    const pool = choosing ? this.#model.pool.length : 0;
    const need = Math.max(0, owed - pool);
    const boundHigh = bounds.high(suffix, need);
    if (boundHigh === Number.POSITIVE_INFINITY) return;
    if (this.#groups === null) {
      if (!bounds.covers(suffix, this.#row, pool)) return;
    } else if (!(choosing ? this.#groups.all : this.#groups.free).suffice(suffix, this.#row)) return;
    const state = this.#table.intern(this.#row);
    const known = this.#high[state];
    if (known !== undefined) {
      if (this.#firstFound || known < high || (known === high && this.#low[state]! <= low)) return;
    }
    this.#high[state] = high;
    this.#low[state] = low;
    this.#expanded[state] = false;
    this.#parent[state] = this.#from;
    this.#activity[state] = activity;
    this.#option[state] = option;
    this.#start[state] = start;
    if (this.#firstFound) this.#queue.push(state, need, 0, -state);
    else this.#queue.push(state, Math.max(high + boundHigh, this.#leastHigh), low + bounds.low(suffix, need), owed);
  }

  #owed(row: Int32Array): number {
    let owed = 0;
    for (let kind = 0; kind < this.#kinds; kind++) owed += row[kind]!;
    return owed;
  }

  /** The way to a state; backwards in time, so it begins with the last activation of all. */
  #solutionOf(found: number): Solution {
    const steps: SolutionStep[] = [];
    let first = found;
    for (let state = found; state !== NO_STATE; state = this.#parent[state]!) {
      first = state;
      const activity = this.#activity[state]!;
      if (activity !== null) {
        steps.push({ option: this.#option[state]!, variant: activity.variant, life: activity.life });
      }
    }
    return { steps, variant: this.#model.starts[this.#start[first]!]!.variant };
  }
}

/** The most units that all sources and the pool make together: nobody can owe more and still pay. */
function mostUnits(model: PaymentModel): number {
  let most = model.pool.length;
  for (const { uses, free, paid } of model.sources) {
    let gain = 0;
    for (const activity of [...free, ...paid]) gain = Math.max(gain, activity.gain);
    most += uses * gain;
  }
  return most;
}
