// One round of a measurement: a fresh process for every case (one variant must not spoil another's compiled code), all
// alive together and playing short slices in turn. A shared machine changes its speed within seconds by more than the
// differences we look for; taking turns spreads such a change over all cases alike.
import type { PlayoutSample, Slice } from './playoutSample.ts';

/** A process that has one case set up and waits. */
export interface MeasuredProcess {
  readonly signature: number;
  /** Play for some seconds of processor time. */
  play(seconds: number): Promise<Slice>;
}

/** How long a slice takes, in seconds of processor time. */
const sliceSeconds = 0.1;

/**
 * Warm up all processes, then let them take turns; the order of a turn is that of the turn before, reversed.
 * @param seconds of processor time for each process, and as much again for its warm-up
 * @returns one sample per process, in their order
 */
export async function playRound(processes: readonly MeasuredProcess[], seconds: number): Promise<PlayoutSample[]> {
  const totals = processes.map(({ signature }) => ({ playouts: 0, decisions: 0, cpuSeconds: 0, signature }));
  for (const process of processes) await process.play(seconds);
  const turns = Math.max(1, Math.round(seconds / sliceSeconds));
  const places = processes.map((_, place) => place);
  for (let turn = 0; turn < turns; turn++) {
    for (const place of turn % 2 === 0 ? places : places.toReversed()) {
      const slice = await processes[place]!.play(seconds / turns);
      const total = totals[place]!;
      total.playouts += slice.playouts;
      total.decisions += slice.decisions;
      total.cpuSeconds += slice.cpuSeconds;
    }
  }
  return totals;
}
