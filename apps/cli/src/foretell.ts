#!/usr/bin/env node
/** The entry point of the foretell command line. */
import { main } from './cli.ts';
import { Exit } from './exit.ts';
import { onInterrupt } from './interrupt.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads our output may stop reading (`foretell … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? Exit.ok : Exit.failed);
});

const terminal = processTerminal();
process.exitCode = await main(process.argv.slice(2), terminal, onInterrupt(terminal.talk));
