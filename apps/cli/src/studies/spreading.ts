/** How the games of a study are played: the options that all studies have for it. The results do not depend on them. */
import type { OptionRow } from '../command.ts';
import { type Options, threadsOf } from '../options.ts';
import { PROGRESS_EXCLUSIVE, PROGRESS_OPTIONS, readProgressOptions } from '../terminalOptions.ts';
import { type Shard, shardFrom } from './shard.ts';

export interface Spreading {
  readonly threads: number;
  /** The part of the study to play; all of it if undefined. */
  readonly shard: Shard | undefined;
  /** The address of the Redis whose workers play; our own threads do if undefined. */
  readonly queue: string | undefined;
  /** Milliseconds after which a game is taken for one that does not end. */
  readonly patience: number;
}

const DEFAULT_PATIENCE = 1800;

/** The options of {@link spreadingOf} and of the terminal for the help of commands. */
export const SPREADING_OPTIONS: readonly OptionRow[] = [
  ['--threads <n>', 'Threads; the results do not depend on it (one for each processor)'],
  ['--queue <url>', 'Let the workers at this Redis play (see foretell worker), such as redis://localhost:6379'],
  ['--shard <i/n>', 'Play the i-th of n parts of the study, for foretell merge to put together'],
  [
    '--patience <seconds>',
    `A game that takes longer is played once more and then counted as an error (${DEFAULT_PATIENCE})`,
  ],
  ...PROGRESS_OPTIONS,
];

/** Of them only one at a time. */
export const SPREADING_EXCLUSIVE: readonly (readonly string[])[] = PROGRESS_EXCLUSIVE;

/** Complains like any other option. */
export function spreadingOf(options: Options): Spreading {
  const shard = options.text('shard');
  const read = shard === undefined ? undefined : shardFrom(shard);
  if (read === null)
    options.problem(
      `--shard ${shard}: say which part of how many, counted from 1, such as 2/3 for the second of three`,
    );
  const queue = redisOf(options, 'queue');
  readProgressOptions(options);
  return {
    threads: threadsOf(options),
    shard: read ?? undefined,
    queue,
    patience: 1000 * (options.whole('patience', 1, 1_000_000) ?? DEFAULT_PATIENCE),
  };
}

/** The address of a Redis. */
export function redisOf(options: Options, name: string): string | undefined {
  const url = options.text(name);
  if (url === undefined || isRedis(url)) return url;
  options.problem(`--${name} ${url}: give the address of a Redis, such as redis://localhost:6379`);
  return undefined;
}

function isRedis(url: string): boolean {
  return /^rediss?:\/\/[^/]/.test(url) && URL.canParse(url);
}
