/**
 * The search's own random numbers: sfc32 (Chris Doty-Humphrey's "small fast counting" generator, 128 bits of state), integers only, so that a
 * seed gives the same numbers on every machine. It decides what simulated players do; what happens by chance in a game is the game's own
 * affair (see `sampleWorld`).
 */
import { mixed } from '@foretell/rules';

export class Random {
  /** What it was made from. */
  readonly seed: number;
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number) {
    this.seed = seed;
    this.a = mixed(seed, 1) | 0;
    this.b = mixed(seed, 2) | 0;
    this.c = mixed(seed, 3) | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 0 … 2^32 - 1. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum >>> 0;
  }

  /** 0 … bound - 1. The bias is below bound / 2^32. */
  below(bound: number): number {
    return Math.floor((this.next() / RANGE) * bound);
  }

  /** At least 0 and less than 1, in steps of 2^-32. */
  unit(): number {
    return this.next() / RANGE;
  }
}

const RANGE = 4294967296;
