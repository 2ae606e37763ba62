/** The two containers of the payment search: a table of integer states and a priority queue. */

/** Numbers the different rows of integers it is shown, from 0. */
export class StateTable {
  readonly width: number;
  #rows: Int32Array;
  #slots: Int32Array;
  #count = 0;

  constructor(width: number) {
    this.width = width;
    this.#rows = new Int32Array(width * 64);
    this.#slots = new Int32Array(256).fill(-1);
  }

  get count(): number {
    return this.#count;
  }

  /** The number of an equal row, or of this one, added now: then it equals the former {@link count}. */
  intern(row: Int32Array): number {
    const mask = this.#slots.length - 1;
    let slot = hashRow(row, this.width) & mask;
    for (let state = this.#slots[slot]!; state >= 0; state = this.#slots[slot]!) {
      if (this.#equals(state, row)) return state;
      slot = (slot + 1) & mask;
    }
    const added = this.#count++;
    if ((added + 1) * this.width > this.#rows.length) this.#rows = enlarged(this.#rows);
    this.#rows.set(row, added * this.width);
    this.#slots[slot] = added;
    if (this.#count * 2 > this.#slots.length) this.#rehash();
    return added;
  }

  /** Copies a row out. */
  read(state: number, into: Int32Array): void {
    const start = state * this.width;
    for (let column = 0; column < this.width; column++) into[column] = this.#rows[start + column]!;
  }

  #equals(state: number, row: Int32Array): boolean {
    const start = state * this.width;
    for (let column = 0; column < this.width; column++) if (this.#rows[start + column] !== row[column]) return false;
    return true;
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 4).fill(-1);
    const mask = this.#slots.length - 1;
    const row = new Int32Array(this.width);
    for (let state = 0; state < this.#count; state++) {
      this.read(state, row);
      let slot = hashRow(row, this.width) & mask;
      while (this.#slots[slot]! >= 0) slot = (slot + 1) & mask;
      this.#slots[slot] = state;
    }
  }
}

/** FNV-1a over the integers, with a final mix. */
function hashRow(row: Int32Array, width: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let column = 0; column < width; column++) hash = Math.imul(hash ^ row[column]!, 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 7;
}

function enlarged(rows: Int32Array): Int32Array {
  const larger = new Int32Array(rows.length * 2);
  larger.set(rows);
  return larger;
}

/** A binary heap of states with a priority of three numbers, compared one after the other; smallest first. */
export class StateQueue {
  readonly #state: number[] = [];
  readonly #high: number[] = [];
  readonly #low: number[] = [];
  readonly #tie: number[] = [];
  /** Priority of the state taken last. */
  high = 0;
  low = 0;

  push(state: number, high: number, low: number, tie: number): void {
    let place = this.#state.length;
    this.#put(place, state, high, low, tie);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#before(place, parent)) break;
      this.#swap(place, parent);
      place = parent;
    }
  }

  /** The state of smallest priority, or -1. */
  pop(): number {
    const last = this.#state.length - 1;
    if (last < 0) return -1;
    this.#swap(0, last);
    const state = this.#state.pop()!;
    this.high = this.#high.pop()!;
    this.low = this.#low.pop()!;
    this.#tie.pop();
    this.#sink(last);
    return state;
  }

  #sink(length: number): void {
    let place = 0;
    for (let child = 1; child < length; child = place * 2 + 1) {
      if (child + 1 < length && this.#before(child + 1, child)) child++;
      if (!this.#before(child, place)) return;
      this.#swap(child, place);
      place = child;
    }
  }

  #before(a: number, b: number): boolean {
    if (this.#high[a] !== this.#high[b]) return this.#high[a]! < this.#high[b]!;
    if (this.#low[a] !== this.#low[b]) return this.#low[a]! < this.#low[b]!;
    return this.#tie[a]! < this.#tie[b]!;
  }

  #put(place: number, state: number, high: number, low: number, tie: number): void {
    this.#state[place] = state;
    this.#high[place] = high;
    this.#low[place] = low;
    this.#tie[place] = tie;
  }

  #swap(a: number, b: number): void {
    const state = this.#state[a]!;
    const high = this.#high[a]!;
    const low = this.#low[a]!;
    const tie = this.#tie[a]!;
    this.#put(a, this.#state[b]!, this.#high[b]!, this.#low[b]!, this.#tie[b]!);
    this.#put(b, state, high, low, tie);
  }
}
