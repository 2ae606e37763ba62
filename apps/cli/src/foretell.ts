#!/usr/bin/env node
/** The entry point of the foretell command line. */
import { setFlagsFromString } from 'node:v8';
import { askedFor, main } from './cli.ts';
import { Exit } from './exit.ts';
import { reasonOf } from './files/read.ts';
import { onInterrupt } from './interrupt.ts';
import { processTerminal, speechOf } from './terminal.ts';

// Heaps of threads stay small. Left alone, V8 gives each thread 48 MB for what is new, and lets what games leave behind pile up to a quarter of a
// gigabyte before it first looks for garbage there. Games and searches were not measurably slower.
setFlagsFromString('--initial-old-space-size=32');
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--heap-growing-percent=30');

// Whoever reads our output may stop reading (`foretell … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(Exit.ok);
  terminal.talk(`standard output: cannot be written: ${reasonOf(error)}`);
  process.exit(Exit.failed);
});
// Nobody hears the talk any more; the work goes on.
process.stderr.on('error', () => undefined);

const asked = askedFor(process.argv.slice(2));
const terminal = processTerminal(speechOf(asked.args));
const signal = onInterrupt(terminal.talk);
try {
  process.exitCode = await main(asked, terminal, signal);
} catch (error) {
  // A defect of ours. Its trace helps nobody but us.
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const line = trace.split('\n', 1)[0] ?? '';
  terminal.endProgress();
  terminal.talk(`foretell failed: ${process.env['FORETELL_TRACE'] ? trace : `${line}; FORETELL_TRACE=1 shows where`}`);
  process.exitCode = Exit.failed;
}
