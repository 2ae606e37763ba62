/** What a search has learned of its options: sums by option and world, filled from shard reports in shard order. */
import {
  chooserReplies,
  type PileExpectation,
  type PileOutcome,
  type SplitAnalysis,
  splitAnalysis,
  splitValues,
} from './piles.ts';
import type { ShardReport } from './shard.ts';
import { type Estimate, estimate } from './statistics.ts';

/** What playouts say of an option that loses by force still counts so much: a hope that it is not seen, to choose among losses by. */
const HOPE = 1e-3;

export class ArmStatistics {
  private readonly worlds: number;
  /** By arm, its value in every world if it is proven to win, 0 if not; and by arm and world whether it is proven to lose. */
  private readonly won: number[] = [];
  private readonly lost: Uint8Array[] = [];
  /** Whether later visits to a world count more than earlier ones: the k-th k times, as is right for players who learn meanwhile. */
  private readonly rising: boolean;
  /** Weighted sums, the weights' sums, and the visits. */
  private readonly sums: Float64Array[] = [];
  private readonly weights: Float64Array[] = [];
  private readonly counts: Int32Array[] = [];
  /** For piles, by arm. */
  private readonly expectations: PileExpectation[][] = [];
  private readonly outcomes: (PileOutcome & { readonly world: number })[][] = [];

  constructor(arms: number, worlds: number, rising: boolean) {
    this.worlds = worlds;
    this.rising = rising;
    for (let arm = 0; arm < arms; arm++) this.addArm();
  }

  /** These statistics and what a round that is not over has brought so far; they are left as they are. */
  with(reports: readonly ShardReport[]): ArmStatistics {
    const copy = new ArmStatistics(0, this.worlds, this.rising);
    copy.won.push(...this.won);
    copy.lost.push(...this.lost.map((worlds) => worlds.slice()));
    copy.sums.push(...this.sums.map((worlds) => worlds.slice()));
    copy.weights.push(...this.weights.map((worlds) => worlds.slice()));
    copy.counts.push(...this.counts.map((worlds) => worlds.slice()));
    copy.expectations.push(...this.expectations.map((list) => [...list]));
    copy.outcomes.push(...this.outcomes.map((list) => [...list]));
    for (const report of reports) copy.absorb(report);
    return copy;
  }

  absorb(report: ShardReport): void {
    const { results, outcomes, expectations } = report;
    for (let i = 0; i < results.length; i += 3)
      this.add(results[i] as number, results[i + 1] as number, results[i + 2] as number);
    for (let i = 0; i < outcomes.length; i += 5) {
      const [arm, world, informationSet, first, second] = outcomes.slice(i, i + 5) as [
        number,
        number,
        number,
        number,
        number,
      ];
      this.outcomes[arm]?.push({ world, informationSet, splitterValues: [first, second] });
    }
    for (let i = 0; i < expectations.length; i += 4) {
      const [arm, informationSet, first, second] = expectations.slice(i, i + 4) as [number, number, number, number];
      this.expectations[arm]?.push({ informationSet, chooserValues: [first, second] });
    }
  }

  private add(arm: number, world: number, value: number): void {
    const sums = this.sums[arm] as Float64Array;
    const counts = this.counts[arm] as Int32Array;
    const weights = this.weights[arm] as Float64Array;
    const visit = (counts[world] as number) + 1;
    const weight = this.rising ? visit : 1;
    counts[world] = visit;
    weights[world] = (weights[world] as number) + weight;
    sums[world] = (sums[world] as number) + weight * value;
  }

  /** Works out the sums of splits afresh from all that is known of the chooser's replies. */
  solvePiles(): void {
    for (let arm = 0; arm < this.outcomes.length; arm++) {
      (this.sums[arm] as Float64Array).fill(0);
      (this.weights[arm] as Float64Array).fill(0);
      (this.counts[arm] as Int32Array).fill(0);
      const outcomes = this.outcomes[arm] ?? [];
      const values = splitValues(outcomes, chooserReplies(this.expectations[arm] ?? []));
      for (const [at, { world }] of outcomes.entries()) this.add(arm, world, values[at] as number);
    }
  }

  /** What either pile of a split comes to; null where nothing was split. */
  split(arm: number): SplitAnalysis | null {
    return splitAnalysis(this.expectations[arm] ?? [], this.outcomes[arm] ?? []);
  }

  addArm(): void {
    this.won.push(0);
    this.lost.push(new Uint8Array(this.worlds));
    this.sums.push(new Float64Array(this.worlds));
    this.weights.push(new Float64Array(this.worlds));
    this.counts.push(new Int32Array(this.worlds));
    this.expectations.push([]);
    this.outcomes.push([]);
  }

  /** The arm wins by force in every world. */
  proveWin(arm: number, value: number): void {
    this.won[arm] = value;
  }

  /** Somebody else wins by force in that world after the arm. */
  proveLoss(arm: number, world: number): void {
    (this.lost[arm] as Uint8Array)[world] = 1;
  }

  isProvenWin(arm: number): boolean {
    return (this.won[arm] as number) > 0;
  }

  isProvenLoss(arm: number): boolean {
    return (this.lost[arm] as Uint8Array).every((lost) => lost === 1);
  }

  visits(arm: number): number {
    let total = 0;
    for (const count of this.counts[arm] as Int32Array) total += count;
    return total;
  }

  /** By world the mean value; null where the option was not visited. */
  meanByWorld(arm: number): (number | null)[] {
    return Array.from({ length: this.worlds }, (_, world) =>
      this.count(arm, world) > 0 ? this.meanIn(arm, world) : null,
    );
  }

  /** The mean value in each world visited, in the order of the worlds. */
  worldMeans(arm: number): number[] {
    return this.meanByWorld(arm).filter((mean) => mean !== null);
  }

  estimate(arm: number): Estimate {
    return estimate(this.worldMeans(arm), 0, 1);
  }

  mean(arm: number): number {
    return this.estimate(arm).mean;
  }

  /** How much better `arm` is than `other`, over the worlds in which both were visited. */
  difference(arm: number, other: number): Estimate {
    const differences: number[] = [];
    for (let world = 0; world < this.worlds; world++) {
      if (this.count(arm, world) > 0 && this.count(other, world) > 0)
        differences.push(this.meanIn(arm, world) - this.meanIn(other, world));
    }
    return estimate(differences, -1, 1);
  }

  /** Visits, or what is known without any. */
  private count(arm: number, world: number): number {
    const visits = this.counts[arm]?.[world] ?? 0;
    return visits === 0 && (this.isProvenWin(arm) || this.lost[arm]?.[world] === 1) ? 1 : visits;
  }

  private meanIn(arm: number, world: number): number {
    if (this.isProvenWin(arm)) return this.won[arm] as number;
    const weight = this.weights[arm]?.[world] ?? 0;
    const mean = weight === 0 ? 0 : (this.sums[arm]?.[world] ?? 0) / weight;
    return this.lost[arm]?.[world] === 1 ? HOPE * mean : mean;
  }
}
