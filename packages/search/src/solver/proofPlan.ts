/** When a search works at its proof, and what has come of it so far; kept by the coordinator. */
import type { ForcedWin, ProofReport } from './rootProof.ts';

/** Decisions to look at in one round. In a search that a deadline may stop they are few: a decision takes up to half a millisecond on a large board. */
const SLICE = 500;
const OPEN_SLICE = 200;
/** Slices for each round of playouts in a search without a fixed amount of work. */
const SLICES_PER_ROUND = 8;
/** Slices before the first playouts: most wins that there are are found by then, and little is left to be played out. */
const FIRST_SLICES = 4;

export class ProofPlan {
  win: ForcedWin | null = null;
  /** Decisions still to look at. */
  private left: number;
  /** The proof has its turns among the playouts. */
  private readonly alternates: boolean;
  private sinceRound = SLICES_PER_ROUND - FIRST_SLICES;

  constructor(nodes: number, alternates: boolean) {
    this.left = nodes;
    this.alternates = alternates;
  }

  /** Decisions that the next round shall look at, 0 for a round of playouts. */
  next(): number {
    if (this.left <= 0 || (this.alternates && this.sinceRound >= SLICES_PER_ROUND)) {
      this.sinceRound = 0;
      return 0;
    }
    this.sinceRound++;
    const nodes = Math.min(this.alternates ? OPEN_SLICE : SLICE, this.left);
    this.left -= nodes;
    return nodes;
  }

  /** Nothing more is looked at. */
  giveUp(): void {
    this.left = 0;
  }

  absorb(report: ProofReport): void {
    if (report.done) this.left = 0;
    if (report.win !== null) this.win = report.win;
  }
}
