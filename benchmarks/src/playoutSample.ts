// What one process measures of one variant: a fixed set of games for the signature, a warm-up, then short slices of as
// many playouts as fit into the time. Time is processor time of the whole process, so that garbage collection on other
// threads counts and waiting for a neighbour's job does not.
import { emptySignature, sign } from './signature.ts';
import type { Playout } from './vanilla/playout.ts';

/** Work done, and the processor time it took: user and system, all threads. */
export interface Slice {
  readonly playouts: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
}

/** All slices of one process together. */
export interface PlayoutSample extends Slice {
  /** Over the first playouts, which are the same for every length of the measurement. */
  readonly signature: number;
}

const signedPlayouts = 256;

/** Playouts between two looks at the time. */
const batch = 32;

/** Play the games that enter the signature. */
export function signPlayouts(playout: () => Readonly<Playout>, games: number = signedPlayouts): number {
  let signature = emptySignature;
  for (let game = 0; game < games; game++) {
    const { decisions, turns, winner, finalRandom } = playout();
    for (const value of [decisions, turns, winner, finalRandom]) signature = sign(signature, value);
  }
  return signature;
}

/** Play for some seconds of processor time. */
export function playFor(playout: () => Readonly<Playout>, seconds: number): Slice {
  let playouts = 0;
  let decisions = 0;
  const start = process.cpuUsage();
  for (;;) {
    for (let game = 0; game < batch; game++) decisions += playout().decisions;
    playouts += batch;
    const { user, system } = process.cpuUsage(start);
    const cpuSeconds = (user + system) / 1e6;
    if (cpuSeconds >= seconds) return { playouts, decisions, cpuSeconds };
  }
}
