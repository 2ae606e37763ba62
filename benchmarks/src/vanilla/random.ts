// The integer generator of the vanilla simulators: Marsaglia's xorshift with 32 bits of state (Journal of Statistical
// Software 8(14), 2003), its output multiplied by an odd constant. Cheap on purpose: the yardstick should spend its
// time on the game.

/** Seedable source of small uniform integers. */
export class XorShift32 {
  /** The whole state; never 0. */
  state: number;

  constructor(seed: number) {
    this.state = 0;
    this.seed(seed);
  }

  /**
   * Start over from a seed.
   * @param seed any 32-bit integer; neighbouring seeds give unrelated sequences
   */
  seed(seed: number): void {
    // The finaliser of MurmurHash3: without it small seeds would share their first numbers.
    let mixed = seed | 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
    this.state = mixed === 0 ? 0x2545f491 : mixed;
  }

  /**
   * A uniform integer from 0 to `bound` - 1.
   * @param bound from 1 to 65536; the bias is at most `bound` / 65536
   */
  below(bound: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return ((Math.imul(x, 0x9e3779b1) >>> 16) * bound) >>> 16;
  }
}

/** Shuffle in place (Fisher and Yates, from the end). */
export function shuffle(cards: number[], random: XorShift32): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const card = cards[last];
    const swapped = cards[other];
    if (card === undefined || swapped === undefined) throw new RangeError('shuffle left the list');
    cards[last] = swapped;
    cards[other] = card;
  }
}
