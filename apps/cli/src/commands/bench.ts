/** `foretell bench`: how fast the engine and the search are on this machine. */
import { ok, type Position, parseScenarios } from '@foretell/formats';
import { BUILT_IN_POOL } from '@foretell/workers';
import { type BenchSettings, benchRoots, benchSignature, type Measured, measureRound } from '../bench/measures.ts';
import { benchPositions } from '../bench/positions.ts';
import { benchReport, benchText } from '../bench/report.ts';
import { BUILT_IN } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { reachPosition } from '../files/positionFile.ts';

export const bench: Command = {
  usage: 'bench',
  description: 'Measure playouts, decisions, copies, searches, memory and worker scaling',
  options: [
    ['--rounds <n>', 'Samples of each quantity; the median is reported (3)'],
    ['--ms <n>', 'Processor time for each sample in milliseconds (500)'],
    ['--json', 'Print one document'],
  ],
  examples: ['bench', 'bench --rounds 5 --ms 1000 --json'],
  async run(_, { terminal, options, signal }) {
    const rounds = options.whole('rounds', 1, 100) ?? 3;
    const milliseconds = options.whole('ms', 10, 60_000) ?? 500;
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const positions = await reachAll();
    if (!positions.ok) return positions;
    const settings: BenchSettings = { seconds: milliseconds / 1000, positions: positions.value, now: terminal.now };
    const roots = benchRoots();
    const signature = benchSignature(roots);
    const all: Measured[][] = [];
    for (let round = 1; round <= rounds; round++) {
      all.push(
        await measureRound(roots, settings, (name) => terminal.progress(`round ${round} of ${rounds}: ${name}`)),
      );
      if (signal.aborted) break;
    }
    terminal.endProgress();
    const report = benchReport(signature, all);
    terminal.out(options.flag('json') ? `${JSON.stringify(report)}\n` : benchText(report));
    return signal.aborted ? complain(Exit.interrupted, `stopped after ${all.length} of ${rounds} rounds`) : ok(Exit.ok);
  },
};

async function reachAll(): Promise<Checked<Position[]>> {
  const positions: Position[] = [];
  for (const [name, text] of Object.entries(benchPositions)) {
    for (const { line, result } of parseScenarios(text, name, 'yaml')) {
      if (!result.ok) throw new Error(`the built-in position ${name} cannot be read`);
      const source = { place: `${name}:${line}`, path: name, scenario: result.value };
      const reached = await reachPosition(source, BUILT_IN, BUILT_IN_POOL);
      if (!reached.ok) return reached;
      positions.push(reached.value);
    }
  }
  return ok(positions);
}
