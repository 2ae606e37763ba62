/** `foretell bench`: how fast the engine and the search are on this machine. */
import { ok, type Position, parseScenarios } from '@foretell/formats';
import { BUILT_IN_POOL } from '@foretell/workers';
import { measureLatency } from '../bench/latency.ts';
import { type BenchSettings, benchRoots, benchSignature, type Measured, measureRound } from '../bench/measures.ts';
import { benchPositions } from '../bench/positions.ts';
import { benchReport, benchText } from '../bench/report.ts';
import { BUILT_IN } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { reachPosition } from '../files/positionFile.ts';

const SUITES = ['speed', 'latency'] as const;

export const bench: Command = {
  usage: 'bench',
  description: 'Measure playouts, decisions, copies, searches, memory and worker scaling',
  options: [
    ['--rounds <n>', 'Samples of each quantity; the median is reported (3)'],
    ['--ms <n>', 'Processor time for each sample in milliseconds (500)'],
    ['--suite <name>', 'speed, or latency: how long analyses that are limited to --ms take beyond it (speed)'],
    ['--json', 'Print one document'],
  ],
  examples: ['bench', 'bench --rounds 5 --ms 1000 --json', 'bench --suite latency --ms 1000'],
  async run(_, { terminal, options, signal }) {
    const rounds = options.whole('rounds', 1, 100) ?? 3;
    const milliseconds = options.whole('ms', 10, 60_000) ?? 500;
    const suite = options.word('suite', SUITES) ?? 'speed';
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const measure = suite === 'latency' ? latencyOf(milliseconds, signal) : await speedOf(milliseconds, terminal.now);
    const all: Measured[][] = [];
    for (let round = 1; round <= rounds; round++) {
      all.push(await measure((name) => terminal.progress(`round ${round} of ${rounds}: ${name}`)));
      if (signal.aborted) break;
    }
    terminal.endProgress();
    const report = benchReport(benchSignature(benchRoots()), all);
    terminal.out(options.flag('json') ? `${JSON.stringify(report)}\n` : benchText(report));
    return signal.aborted ? complain(Exit.interrupted, `stopped after ${all.length} of ${rounds} rounds`) : ok(Exit.ok);
  },
};

/** One round of measurements, which tells what it is at. */
type Round = (talk: (name: string) => void) => Promise<Measured[]>;

async function speedOf(milliseconds: number, now: () => number): Promise<Round> {
  const settings: BenchSettings = { seconds: milliseconds / 1000, positions: await reachAll(), now };
  const roots = benchRoots();
  return (talk) => measureRound(roots, settings, talk);
}

function latencyOf(milliseconds: number, signal: AbortSignal): Round {
  return (talk) => measureLatency(milliseconds, talk, () => signal.aborted);
}

async function reachAll(): Promise<Position[]> {
  const positions: Position[] = [];
  for (const [name, text] of Object.entries(benchPositions)) {
    for (const { line, result } of parseScenarios(text, name, 'yaml')) {
      if (!result.ok) throw new Error(`the built-in position ${name} cannot be read`);
      const source = { place: `${name}:${line}`, path: name, scenario: result.value };
      const reached = await reachPosition(source, BUILT_IN, BUILT_IN_POOL);
      if (!reached.ok) throw new Error(`the built-in position ${name} cannot be reached`);
      positions.push(reached.value);
    }
  }
  return positions;
}
