/**
 * The race between the options of a decision, whatever the game: which of them ("arms") are played in each round, by sequential halving over
 * the same worlds and luck for all, and which has done best. Shards play the rounds and report.
 */
import { ArmStatistics } from './armStatistics.ts';
import { type HalvingRound, SequentialHalving } from './sequentialHalving.ts';
import type { RoundOrder, ShardReport } from './shard.ts';

export interface RaceSettings {
  readonly arms: number;
  readonly worlds: number;
  /** Visits that one pass of sequential halving may spend; a single arm is visited once in each world at most. */
  readonly visitsPerPass: number;
  /** Whether the play below an arm gets better from visit to visit, as in a tree: then later visits count more. */
  readonly learns: boolean;
  /** For a race with an open end, pass after pass; null = one pass. */
  readonly open: OpenRace | null;
}

/** Short rounds, since whoever stops such a race drops the round under way. */
export interface OpenRace {
  readonly mostRounds: number;
  /** Visits to all arms together that a round has at most, unless one to each is more. */
  readonly visitsPerRound: number;
  /** A round of more visits to an arm has a multiple of this, so that all shards are equally busy. */
  readonly shards: number;
}

/** Arms with fewer visits than this share of the most visited one's are not chosen. */
const LEAST_SHARE = 0.5;

export class Race {
  readonly statistics: ArmStatistics;
  private arms: number;
  private readonly halving: SequentialHalving;
  private readonly open: OpenRace | null;
  /** What is left of the halving's present round. */
  private waiting: HalvingRound = { arms: [], visits: 0 };
  private visited = 0;
  private roundsDone = 0;

  constructor({ arms, worlds, visitsPerPass, learns, open }: RaceSettings) {
    const least = Math.max(visitsPerPass, 1);
    this.arms = arms;
    this.statistics = new ArmStatistics(arms, worlds, learns);
    this.halving = new SequentialHalving(arms, arms === 1 ? Math.min(least, worlds) : least);
    this.open = open;
  }

  get rounds(): number {
    return this.roundsDone;
  }

  /** One more arm, which is never played: something is known of it without. Its number. */
  addArm(): number {
    this.statistics.addArm();
    return this.arms++;
  }

  /** What every shard is to do next; null when the budget is spent. The reports of the round before must have been absorbed. */
  next(): RoundOrder | null {
    if (this.open !== null && this.roundsDone >= this.open.mostRounds) return null;
    const round = this.waiting.visits > 0 ? this.waiting : this.nextOfHalving();
    if (round === null) return null;
    const { arms } = round;
    const visits = this.open === null ? round.visits : Math.min(round.visits, visitsOf(arms.length, this.open));
    const order = { arms, from: this.visited, to: this.visited + visits };
    this.waiting = { arms, visits: round.visits - visits };
    this.visited = order.to;
    return order;
  }

  private nextOfHalving(): HalvingRound | null {
    const meanOf = (arm: number): number => this.statistics.mean(arm);
    const round = this.halving.next(meanOf);
    if (round !== null || this.open === null) return round;
    this.halving.restart();
    return this.halving.next(meanOf);
  }

  /** Takes in the reports of a whole round; they may come in any order and are read in that of the shards. */
  absorb(reports: readonly ShardReport[]): void {
    for (const report of [...reports].sort((a, b) => a.shard - b.shard)) this.statistics.absorb(report);
    this.roundsDone++;
  }

  /**
   * What is proven to win comes first, however well playouts speak of others; then those visited enough to be chosen. Within each part by value, earlier
   * arms first among equals.
   */
  ranking(statistics: ArmStatistics = this.statistics): number[] {
    const arms = Array.from({ length: this.arms }, (_, arm) => arm);
    const visits = arms.map((arm) => statistics.visits(arm));
    const means = arms.map((arm) => statistics.mean(arm));
    const most = Math.max(...visits);
    const trust = (arm: number): number => {
      if (statistics.isProvenWin(arm)) return 2;
      return (visits[arm] as number) >= LEAST_SHARE * most ? 1 : 0;
    };
    return arms.sort((a, b) => trust(b) - trust(a) || (means[b] as number) - (means[a] as number) || a - b);
  }
}

/** Visits to each arm in a round of an open race. */
function visitsOf(arms: number, { visitsPerRound, shards }: OpenRace): number {
  const visits = Math.floor(visitsPerRound / arms);
  return visits > shards ? visits - (visits % shards) : Math.max(visits, 1);
}
