/**
 * How a round is cut into messages: often enough to stop soon, seldom enough to cost nothing. With a time limit messages become shorter where
 * playouts take long. The parts, one after the other, ask every shard for the same visits in the same order as the whole round.
 */
import type { RoundOrder, Search } from '@foretell/search';

/** Playouts that one message asks for, about. */
const PLAYOUTS_PER_MESSAGE = 128;
/** Milliseconds that a message may take where time is limited, about. */
const MILLISECONDS_PER_MESSAGE = 16;
/** Playouts of the first message, before anything is known of how long they take. */
const FIRST_PLAYOUTS = 8;

export class Pace {
  private readonly lanes: number;
  private readonly shards: number;
  private readonly worlds: number;
  private readonly playoutsPerVisit: number;
  private readonly timeLeft: (() => number) | null;
  /** Lines of play to show when the search is over. A line takes about as long as a playout. */
  private readonly lines: number;
  /** Playouts for the next message. */
  private wanted: number;
  /** Milliseconds that a playout took of late. */
  private milliseconds = 0;

  /** `timeLeft`: milliseconds left; null = without limit. */
  constructor(search: Search, lanes: number, timeLeft: (() => number) | null) {
    const [request] = search.requests;
    if (request === undefined) throw new Error('a search without shards');
    this.lanes = lanes;
    this.shards = request.shards;
    this.worlds = request.worlds;
    // Splitting piles takes both piles in our world and in each of the chooser's.
    this.playoutsPerVisit = request.method === 'piles' ? 2 * request.parameters.chooserSamples + 2 : 1;
    this.lines = search.plans.length;
    this.timeLeft = timeLeft;
    this.wanted = timeLeft === null ? PLAYOUTS_PER_MESSAGE : FIRST_PLAYOUTS * lanes;
  }

  /** Whether there is just time enough left to say what was found. */
  isTimeUp(): boolean {
    return this.timeLeft !== null && this.timeLeft() <= this.lines * this.milliseconds;
  }

  /** Parts of a round; each is to be played before the next is asked for. */
  *partsOf(order: RoundOrder): Generator<RoundOrder, void> {
    const { arms, from, to, proofNodes } = order;
    if (proofNodes !== undefined) yield order;
    let visit = from;
    while (visit < to) {
      const whole = Math.floor(this.wanted / (arms.length * this.playoutsPerVisit));
      const end = Math.min(to, whole >= this.lanes ? visit + this.busy(whole) : this.oneEach(visit));
      const together = Math.floor(this.wanted / ((end - visit) * this.playoutsPerVisit));
      const size = whole >= this.lanes ? arms.length : Math.max(1, together);
      for (let at = 0; at < arms.length; at += size)
        yield* this.timed({ arms: arms.slice(at, at + size), from: visit, to: end });
      visit = end;
    }
  }

  /** So many visits, or a little fewer, that all lanes are equally busy with. */
  private busy(visits: number): number {
    return visits - (visits % (visits >= this.shards ? this.shards : this.lanes));
  }

  /** The end of visits of which no shard has two, so that their order does not matter: one for each lane, and not into the first world again. */
  private oneEach(visit: number): number {
    return Math.min(visit + this.lanes, visit + this.worlds - (visit % this.worlds));
  }

  private *timed(part: RoundOrder): Generator<RoundOrder, void> {
    const before = this.timeLeft?.() ?? 0;
    yield part;
    if (this.timeLeft === null) return;
    const playouts = part.arms.length * (part.to - part.from) * this.playoutsPerVisit;
    this.milliseconds = (before - this.timeLeft()) / playouts;
    const fitting = Math.floor(MILLISECONDS_PER_MESSAGE / this.milliseconds);
    // Growing by steps: what comes next may take longer.
    this.wanted = Math.max(this.lanes, Math.min(fitting, 2 * this.wanted, PLAYOUTS_PER_MESSAGE));
  }
}
