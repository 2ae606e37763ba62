/** What every command is: a function of its arguments that says how it ended. */
import type { Checked, ExitCode } from './exit.ts';
import type { Options } from './options.ts';
import type { Terminal } from './terminal.ts';

export interface CommandContext {
  readonly terminal: Terminal;
  readonly options: Options;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

export interface Command {
  /** Name and arguments as the help shows them. */
  readonly usage: string;
  readonly description: string;
  /** Option and what it means. */
  readonly options: readonly (readonly [string, string])[];
  readonly examples: readonly string[];
  run(args: readonly string[], context: CommandContext): Promise<Checked<ExitCode>>;
}
