/**
 * Sequential halving (Karnin, Koren and Somekh 2013; in trees: Cazenave's SHOT): the budget is divided evenly over log2(arms) rounds, each
 * round gives every live arm the same visits, and the better half goes on. No exploration constant. With an open end it is repeated, each
 * pass starting with all arms again and keeping what was learned (Anytime Sequential Halving, arXiv 2411.07171).
 */

/** One round: the arms, each to be visited `visits` times more. */
export interface HalvingRound {
  readonly arms: readonly number[];
  readonly visits: number;
}

export class SequentialHalving {
  readonly arms: number;
  /** Visits a pass may spend in all. */
  readonly passBudget: number;
  private live: number[] = [];
  private left = 0;
  private roundsLeft = 0;

  constructor(arms: number, passBudget: number) {
    this.arms = arms;
    this.passBudget = passBudget;
    this.restart();
  }

  /** Begins a pass: all arms live, or as many as the budget can visit once, in their order. */
  restart(): void {
    const count = Math.min(this.arms, this.passBudget);
    this.live = Array.from({ length: count }, (_, arm) => arm);
    this.left = this.passBudget;
    this.roundsLeft = halvings(count);
  }

  /** The next round, or null when the pass is over. `meanOf` is asked for the live arms' present means once they have been visited. */
  next(meanOf: (arm: number) => number): HalvingRound | null {
    if (this.left < this.passBudget && this.live.length > 1) this.halve(meanOf);
    if (this.roundsLeft === 0 || this.live.length === 0) return null;
    const visits = Math.max(1, Math.floor(this.left / this.roundsLeft / this.live.length));
    if (visits * this.live.length > this.left) return null;
    this.left -= visits * this.live.length;
    this.roundsLeft--;
    return { arms: this.live.slice(), visits };
  }

  /** Keeps the better half, rounded up; earlier arms among equals. */
  private halve(meanOf: (arm: number) => number): void {
    const values = new Map(this.live.map((arm) => [arm, meanOf(arm)]));
    const ranked = [...this.live].sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0) || a - b);
    this.live = ranked.slice(0, Math.ceil(this.live.length / 2)).sort((a, b) => a - b);
  }
}

/** Rounds until two arms have been compared: ceil(log2(arms)), at least 1. */
export function halvings(arms: number): number {
  let rounds = 0;
  for (let left = arms; left > 1; left = Math.ceil(left / 2)) rounds++;
  return rounds > 0 ? rounds : 1;
}
