// How fast variants play the vanilla matchup, as a share of the yardstick's speed. Shares are taken within a round, and
// the median over the rounds is reported.
import { cpus } from 'node:os';
import type { PlayoutSample } from './playoutSample.ts';
import { emptySignature, sign } from './signature.ts';
import type { RootName } from './vanilla/roots.ts';
import { yardstick } from './variants.ts';

/** One measured quantity; `value` is the median of `samples`, which has one entry per round. */
export interface BenchResult {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly samples: readonly number[];
}

/** The machine a report was made on. */
interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly platform: string;
  readonly node: string;
}

/** What `bench --json` prints. */
export interface BenchReport {
  readonly schema: 1;
  readonly machine: Machine;
  /** Over the games played: equal work has equal signatures, on every machine. */
  readonly signature: number;
  readonly results: readonly BenchResult[];
}

/** One variant on one root. */
export interface Case {
  readonly variant: string;
  readonly root: RootName;
}

/**
 * The report of a measurement.
 * @param cases each variant on each root; the yardstick is needed on every root
 * @param rounds per round one sample for each case, in the order of the cases
 * @throws Error if a case played other games in one round than in another, or the yardstick is missing
 */
export function report(cases: readonly Case[], rounds: readonly (readonly PlayoutSample[])[]): BenchReport {
  const samplesOf = (place: number): PlayoutSample[] => rounds.map((samples) => samples[place]!);
  let signature = emptySignature;
  const results = cases.flatMap((which, place) => {
    signature = sign(signature, commonSignature(which, samplesOf(place)));
    const base = cases.findIndex(({ variant, root }) => variant === yardstick && root === which.root);
    if (base < 0) throw new Error(`the yardstick is not measured on the root ${which.root}`);
    return resultsOf(which, samplesOf(place), samplesOf(base));
  });
  return { schema: 1, machine: thisMachine(), signature, results };
}

/** Name of a result; `share` is the share of the yardstick's playouts per second in the same round. */
export function resultName({ root, variant }: Case, quantity: 'playouts' | 'decisions' | 'length' | 'share'): string {
  return `vanilla/${root}/${variant}/${quantity}`;
}

function resultsOf(which: Case, own: readonly PlayoutSample[], base: readonly PlayoutSample[]): BenchResult[] {
  const speed = (sample: PlayoutSample): number => sample.playouts / sample.cpuSeconds;
  const result = (quantity: Parameters<typeof resultName>[1], unit: string, values: number[]): BenchResult => ({
    name: resultName(which, quantity),
    unit,
    value: median(values),
    samples: values,
  });
  return [
    result('playouts', 'playouts/s', own.map(speed)),
    result(
      'decisions',
      'decisions/s',
      own.map((sample) => sample.decisions / sample.cpuSeconds),
    ),
    result(
      'length',
      'decisions/playout',
      own.map((sample) => sample.decisions / sample.playouts),
    ),
    result(
      'share',
      `share of ${yardstick}`,
      own.map((sample, round) => speed(sample) / speed(base[round]!)),
    ),
  ];
}

function commonSignature({ variant, root }: Case, samples: readonly PlayoutSample[]): number {
  const [first, ...others] = samples.map((sample) => sample.signature);
  if (first === undefined) throw new RangeError('a measurement needs at least one round');
  if (others.some((other) => other !== first)) {
    throw new Error(`${variant} played other games from the root ${root} in one round than in another`);
  }
  return first;
}

/** The middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b);
  const upper = ascending[ascending.length >> 1];
  const lower = ascending[(ascending.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new RangeError('nothing has no median');
  return (lower + upper) / 2;
}

function thisMachine(): Machine {
  const cores = cpus();
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
  };
}
