/** When to take a picture of a search: at most ten times a second, and so seldom that it costs the search little. */

const LEAST_MILLISECONDS = 100;
/** Of the time, the most that goes into pictures. */
const MOST_SHARE = 0.15;

export class Snapshots {
  private readonly now: () => number;
  private next: number;

  constructor(now: () => number) {
    this.now = now;
    this.next = now();
  }

  /** Takes a picture if it is time for one. */
  offer(take: () => void): void {
    const begun = this.now();
    if (begun < this.next) return;
    take();
    const cost = this.now() - begun;
    this.next = begun + Math.max(LEAST_MILLISECONDS, cost / MOST_SHARE);
  }
}
