// One measurement of one variant in one process: a fixed set of games for the signature, a warm-up, then as many
// playouts as fit into the time. Time is processor time of the whole process, so that garbage collection on other
// threads counts and waiting for a neighbour's job does not.
import { emptySignature, sign } from './signature.ts';
import type { Playout } from './vanilla/playout.ts';

/** What a measured process reports. */
export interface PlayoutSample {
  readonly playouts: number;
  readonly decisions: number;
  /** Processor time of the measured playouts, user and system, all threads. */
  readonly cpuSeconds: number;
  /** Over the first `signedPlayouts` playouts. */
  readonly signature: number;
}

/** How many games enter the signature. */
const signedPlayouts = 256;

/** Playouts between two looks at the time. */
const batch = 64;

/**
 * Measure playouts for some seconds of processor time, after a warm-up of the same length.
 * @param playout plays one game with its next seed
 */
export function samplePlayouts(playout: () => Readonly<Playout>, seconds: number): PlayoutSample {
  let signature = emptySignature;
  for (let game = 0; game < signedPlayouts; game++) {
    const { decisions, turns, winner, finalRandom } = playout();
    for (const value of [decisions, turns, winner, finalRandom]) signature = sign(signature, value);
  }
  playFor(playout, seconds);
  return { ...playFor(playout, seconds), signature };
}

function playFor(playout: () => Readonly<Playout>, seconds: number): Omit<PlayoutSample, 'signature'> {
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
