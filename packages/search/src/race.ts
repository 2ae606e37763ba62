/**
 * The race between the options of a decision, whatever the game: which of them ("arms") are played in each round, by sequential halving over
 * the same worlds and luck for all, and which has done best. Shards play the rounds and report.
 */
import { ArmStatistics } from './armStatistics.ts';
import { SequentialHalving } from './sequentialHalving.ts';
import type { RoundOrder, ShardReport } from './shard.ts';

export interface RaceSettings {
  readonly arms: number;
  readonly worlds: number;
  /** Visits that one pass of sequential halving may spend; a single arm is visited once in each world at most. */
  readonly visitsPerPass: number;
  /** Rounds at most, pass after pass; -1 = one pass. */
  readonly mostRounds: number;
}

/** Arms with fewer visits than this share of the most visited one's are not chosen. */
const LEAST_SHARE = 0.5;

export class Race {
  readonly statistics: ArmStatistics;
  private readonly arms: number;
  private readonly halving: SequentialHalving;
  private readonly mostRounds: number;
  private visited = 0;
  private roundsDone = 0;

  constructor({ arms, worlds, visitsPerPass, mostRounds }: RaceSettings) {
    const least = Math.max(visitsPerPass, 1);
    this.arms = arms;
    this.statistics = new ArmStatistics(arms, worlds);
    this.halving = new SequentialHalving(arms, arms === 1 ? Math.min(least, worlds) : least);
    this.mostRounds = mostRounds;
  }

  get rounds(): number {
    return this.roundsDone;
  }

  /** What every shard is to do next; null when the budget is spent. The reports of the round before must have been absorbed. */
  next(): RoundOrder | null {
    if (this.mostRounds >= 0 && this.roundsDone >= this.mostRounds) return null;
    const meanOf = (arm: number): number => this.statistics.mean(arm);
    let round = this.halving.next(meanOf);
    if (round === null && this.mostRounds >= 0) {
      this.halving.restart();
      round = this.halving.next(meanOf);
    }
    if (round === null) return null;
    const order = { arms: round.arms, from: this.visited, to: this.visited + round.visits };
    this.visited = order.to;
    return order;
  }

  /** Takes in the reports of a whole round; they may come in any order and are read in that of the shards. */
  absorb(reports: readonly ShardReport[]): void {
    for (const report of [...reports].sort((a, b) => a.shard - b.shard)) this.statistics.absorb(report);
    this.roundsDone++;
  }

  /** Those visited enough to be chosen come first; within each part by value, earlier arms first among equals. */
  ranking(): number[] {
    const arms = Array.from({ length: this.arms }, (_, arm) => arm);
    const visits = arms.map((arm) => this.statistics.visits(arm));
    const means = arms.map((arm) => this.statistics.mean(arm));
    const most = Math.max(...visits);
    const trusted = (arm: number): number => ((visits[arm] as number) >= LEAST_SHARE * most ? 1 : 0);
    return arms.sort((a, b) => trusted(b) - trusted(a) || (means[b] as number) - (means[a] as number) || a - b);
  }
}
