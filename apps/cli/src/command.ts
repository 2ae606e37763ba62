/** What every command is: a row of the table that help, completion, man page and configuration are made from, and a function. */
import type { DocumentName } from './documents.ts';
import type { Checked, ExitCode } from './exit.ts';
import type { Options } from './options.ts';
import type { Terminal } from './terminal.ts';

export interface CommandContext {
  readonly terminal: Terminal;
  readonly options: Options;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** All commands that there are. */
  readonly commands: readonly Command[];
}

/**
 * An option: its flag with the name of its value (`--out <folder>`: what is completed goes by it, see `surface.ts`), what it means with the
 * default in brackets at the end, and the words it takes where it takes words.
 */
export type OptionRow = readonly [flag: string, meaning: string, words?: readonly string[]];

export interface Command {
  /** Name and arguments as the help shows them. */
  readonly usage: string;
  readonly description: string;
  readonly options: readonly OptionRow[];
  /** Options of which one at most may be given. */
  readonly exclusive?: readonly (readonly string[])[];
  /** The words that its arguments are, where they are words. */
  readonly words?: readonly string[];
  /** The documents that it prints as JSON, by the names of their schemas. */
  readonly documents?: readonly DocumentName[];
  readonly examples: readonly string[];
  run(args: readonly string[], context: CommandContext): Promise<Checked<ExitCode>>;
}
