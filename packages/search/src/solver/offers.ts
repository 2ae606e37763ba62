/** What may be had this turn, for nothing and for mana: how much each thing brings, and how much of that is clearing the way for attackers. */

const MOST_MANA = 24;

/** One instance, reused. */
export class Offers {
  /** Had whatever else is done. */
  private given = 0;
  private givenWay = 0;
  /** Things that cost mana: how much, what they bring, and what of that is clearing the way. */
  private readonly costs: number[] = [];
  private readonly gains: number[] = [];
  private readonly ways: number[] = [];
  private readonly best: number[] = [];

  clear(): void {
    this.given = 0;
    this.givenWay = 0;
    this.costs.length = 0;
    this.gains.length = 0;
    this.ways.length = 0;
  }

  give(gain: number, way: number): void {
    this.given += gain;
    this.givenWay += way;
  }

  buy(cost: number, gain: number, way: number): void {
    if (gain <= 0) return;
    if (cost <= 0) this.give(gain, way);
    else {
      this.costs.push(cost);
      this.gains.push(gain);
      this.ways.push(way);
    }
  }

  /** All of it, whatever it costs. */
  everything(): number {
    return this.given + total(this.gains);
  }

  /** The most that so much mana can buy, with what is given, where blockers stop so much. Clearing the way brings that back, and no more. */
  affordable(mana: number, stopped: number): number {
    const bought = this.bought(mana, NO_WAYS) - stopped;
    const cleared = Math.min(this.givenWay + total(this.ways), stopped);
    const direct =
      this.givenWay === 0 && cleared === 0 ? bought : this.bought(mana, this.ways) - this.givenWay - stopped + cleared;
    return this.given + Math.min(bought, direct);
  }

  /** Each thing bringing so much less: a knapsack. */
  private bought(available: number, less: readonly number[]): number {
    const mana = Math.min(available, MOST_MANA);
    for (let left = 0; left <= mana; left++) this.best[left] = 0;
    for (let i = 0; i < this.costs.length; i++) {
      const cost = this.costs[i] as number;
      for (let left = mana; left >= cost; left--) {
        const taken = (this.best[left - cost] as number) + (this.gains[i] as number) - (less[i] ?? 0);
        if (taken > (this.best[left] as number)) this.best[left] = taken;
      }
    }
    return this.best[mana] as number;
  }
}

const NO_WAYS: readonly number[] = [];

export function total(values: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < values.length; i++) all += values[i] as number;
  return all;
}
