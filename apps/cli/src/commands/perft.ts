/** `foretell perft`: counts the ways to make so many decisions from a position, as chess programs do. */
import { ok } from '@foretell/formats';
import { advance, answer, perft as count } from '@foretell/rules';
import { BUILT_IN_POOL } from '@foretell/workers';
import { BUILT_IN } from '../cards/pool.ts';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { reachPosition, readPositions } from '../files/positionFile.ts';

/** Trees of this depth are as good as endless. */
const DEEPEST = 20;

export interface PerftReport {
  readonly schema: 1;
  readonly depth: number;
  /** Of the first decision. */
  readonly options: number;
  /** Ways to make so many decisions. */
  readonly lines: number;
}

export const perft: Command = {
  usage: 'perft <position>',
  description: 'Count the lines of so many decisions from a position',
  options: [
    ['--depth <n>', 'Decisions in a row (2)'],
    ['--json', 'Print one document'],
  ],
  documents: ['perft'],
  examples: ['perft examples/agent-search.yaml --depth 3'],
  async run([path = ''], { options, terminal, signal }) {
    const depth = options.whole('depth', 1, DEEPEST) ?? 2;
    const complaint = options.complaint();
    if (complaint !== null) return { ok: false, error: complaint };
    const sources = readPositions([path]);
    if (!sources.ok) return sources;
    const [source, ...others] = sources.value;
    if (source === undefined || others.length > 0)
      return complain(Exit.usage, `${path}: ${sources.value.length} positions; name a file with one`);
    const reached = await reachPosition(source, BUILT_IN, BUILT_IN_POOL);
    if (!reached.ok) return reached;
    const start = terminal.now();
    const root = reached.value.game.clone();
    const choices = advance(root)?.options.length ?? 0;
    let lines = choices === 0 ? 1 : 0;
    for (let option = 0; option < choices; option++) {
      const line = root.clone();
      answer(line, option);
      lines += count(line, depth - 1);
      terminal.progress(`${option + 1}/${choices} options, ${lines} lines`);
      // Lets Ctrl-C in.
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) return complain(Exit.interrupted, `stopped after ${option + 1} of ${choices} options`);
    }
    terminal.endProgress();
    const seconds = (terminal.now() - start) / 1000;
    const report: PerftReport = { schema: 1, depth, options: choices, lines };
    if (options.flag('json')) terminal.out(`${JSON.stringify(report)}\n`);
    else terminal.out(`${lines}\n`);
    terminal.talk(`${lines} lines of ${depth} decisions in ${seconds.toFixed(2)} s`);
    return ok(Exit.ok);
  },
};
