/** How much a command says on standard error: read by the terminal before any command, checked here. */
import type { OptionRow } from './command.ts';
import type { Options } from './options.ts';
import { PROGRESS_WAYS } from './terminal.ts';

/** The options of {@link readProgressOptions} for the help of commands. */
export const PROGRESS_OPTIONS: readonly OptionRow[] = [
  ['--quiet', 'Nothing on standard error but what goes wrong'],
  [
    '--progress <how>',
    'json: progress and everything else on standard error as one JSON document a line',
    PROGRESS_WAYS,
  ],
];

/** Of them only one at a time. */
export const PROGRESS_EXCLUSIVE: readonly (readonly string[])[] = [['quiet', 'progress']];

/** Complains like any other option. */
export function readProgressOptions(options: Options): void {
  options.word('progress', PROGRESS_WAYS);
}
