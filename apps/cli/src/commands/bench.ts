/** `foretell bench`: how fast the engine and the search are on this machine. */
import { ok, type Position, parseScenarios } from '@foretell/formats';
import { BUILT_IN_POOL } from '@foretell/workers';
import { deckBoards } from '../bench/deckBoards.ts';
import { measureLatency } from '../bench/latency.ts';
import {
  type BenchSettings,
  benchRoots,
  benchSignature,
  boardsSignature,
  builtInBoards,
  type Measured,
  measureBoards,
  measureRound,
} from '../bench/measures.ts';
import { benchPositions } from '../bench/positions.ts';
import { benchReport, benchText } from '../bench/report.ts';
import { BUILT_IN, CARDS_OPTION } from '../cards/pool.ts';
import type { Command, CommandContext } from '../command.ts';
import { type Checked, complain, Exit } from '../exit.ts';
import { reachPosition } from '../files/positionFile.ts';

const SUITES = ['speed', 'boards', 'latency'] as const;
type Suite = (typeof SUITES)[number];

export const bench: Command = {
  usage: 'bench [...decks]',
  description: 'Measure playouts, decisions, copies, searches, memory and worker scaling',
  options: [
    ['--rounds <n>', 'Samples of each quantity; the median is reported (3)'],
    ['--ms <n>', 'Processor time for each sample in milliseconds (500)'],
    [
      '--suite <suite>',
      'speed; boards: searches from boards of 20 permanents, also of decks that are named, two by two; or latency: how long analyses that are limited to --ms take beyond it (speed)',
      SUITES,
    ],
    CARDS_OPTION,
    ['--json', 'Print one document'],
  ],
  documents: ['bench'],
  examples: [
    'bench',
    'bench --rounds 5 --ms 1000 --json',
    'bench mine.txt theirs.txt --suite boards --cards oracle-cards.json',
    'bench --suite latency --ms 1000',
  ],
  async run(decks, context) {
    const { terminal, options, signal } = context;
    const rounds = options.whole('rounds', 1, 100) ?? 3;
    const milliseconds = options.whole('ms', 10, 60_000) ?? 500;
    const suite = options.word('suite', SUITES) ?? 'speed';
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    if (decks.length > 0 && suite !== 'boards')
      return complain(Exit.usage, `${decks[0]}: decks are measured with --suite boards; say so, or leave them out`);
    const suited = await suiteOf(suite, milliseconds, decks, context);
    if (!suited.ok) return suited;
    const { measure, signature } = suited.value;
    const all: Measured[][] = [];
    for (let round = 1; round <= rounds; round++) {
      all.push(await measure((name) => terminal.progress(`round ${round} of ${rounds}: ${name}`)));
      if (signal.aborted) break;
    }
    terminal.endProgress();
    const report = benchReport(signature, all);
    terminal.out(options.flag('json') ? `${JSON.stringify(report)}\n` : benchText(report));
    return signal.aborted ? complain(Exit.interrupted, `stopped after ${all.length} of ${rounds} rounds`) : ok(Exit.ok);
  },
};

/** One round of measurements, which tells what it is at. */
type Round = (talk: (name: string) => void) => Promise<Measured[]>;

interface Measuring {
  readonly measure: Round;
  /** Over the games that are measured: equal for equal work, on every machine. */
  readonly signature: number;
}

async function suiteOf(
  suite: Suite,
  milliseconds: number,
  decks: readonly string[],
  context: CommandContext,
): Promise<Checked<Measuring>> {
  const { terminal, signal } = context;
  const isStopped = (): boolean => signal.aborted;
  const seconds = milliseconds / 1000;
  switch (suite) {
    case 'speed': {
      const settings: BenchSettings = { seconds, positions: await reachAll(), now: terminal.now };
      const roots = benchRoots();
      return ok({ measure: (talk) => measureRound(roots, settings, talk), signature: benchSignature(roots) });
    }
    case 'boards': {
      const own = await deckBoards(decks, context);
      if (!own.ok) return own;
      const boards = [...builtInBoards(), ...own.value];
      const measure: Round = async (talk) => measureBoards(boards, seconds, talk, isStopped);
      return ok({ measure, signature: boardsSignature(boards) });
    }
    case 'latency': {
      const measure: Round = (talk) => measureLatency(milliseconds, talk, isStopped);
      return ok({ measure, signature: benchSignature(benchRoots()) });
    }
  }
}

async function reachAll(): Promise<Position[]> {
  const positions: Position[] = [];
  for (const [name, text] of Object.entries(benchPositions)) {
    for (const { line, result } of parseScenarios(text, name, 'yaml')) {
      if (!result.ok) throw new Error(`the built-in position ${name} cannot be read`);
      const source = { place: `${name}:${line}`, path: name, scenario: result.value, notices: [] };
      const reached = await reachPosition(source, BUILT_IN, BUILT_IN_POOL);
      if (!reached.ok) throw new Error(`the built-in position ${name} cannot be reached`);
      positions.push(reached.value);
    }
  }
  return positions;
}
