/** What `bench` prints. */
import { cpus } from 'node:os';
import type { Measured } from './measures.ts';

export interface BenchResult {
  readonly name: string;
  readonly unit: string;
  /** The median of the samples, of which there is one a round. */
  readonly value: number;
  readonly samples: readonly number[];
}

export interface BenchReport {
  readonly schema: 1;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly platform: string; readonly node: string };
  readonly signature: number;
  readonly results: readonly BenchResult[];
}

export function benchReport(signature: number, rounds: readonly (readonly Measured[])[]): BenchReport {
  const [first = []] = rounds;
  const cores = cpus();
  return {
    schema: 1,
    machine: {
      cpu: cores[0]?.model.trim() ?? 'unknown',
      cores: cores.length,
      platform: `${process.platform} ${process.arch}`,
      node: process.version,
    },
    signature,
    results: first.map(({ name, unit }, at) => {
      const samples = rounds.map((round) => round[at]?.value ?? Number.NaN);
      return { name, unit, value: median(samples), samples };
    }),
  };
}

/** The middle value, or the mean of the two middle ones. */
function median(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b);
  const upper = ascending[ascending.length >> 1] ?? Number.NaN;
  const lower = ascending[(ascending.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

export function benchText({ machine, signature, results }: BenchReport): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, unit, value }) => {
    const digits = value < 100 ? value.toFixed(2) : value.toFixed(0);
    return `${name.padEnd(width)}  ${digits.padStart(10)} ${unit}`;
  });
  return `${rows.join('\n')}\n${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; signature ${signature}\n`;
}
