/**
 * Option values, checked. They are read from the arguments as they were typed: the parser turns what looks like a number into one, and a
 * name such as `007` would not survive that.
 */
import { availableParallelism } from 'node:os';
import { suggest } from '@foretell/formats';
import { type PlayerSpec, parsePlayer } from '@foretell/search';
import { type Complaint, Exit } from './exit.ts';
import { playerProblem } from './players.ts';

/** Stands for the argument `-`, which the parser would take for an option. */
export const STDIN = '\0stdin';

/** Who plays where nothing is said. */
export const GREEDY: PlayerSpec = { name: 'greedy', simulations: null };

/** Seeds are 32-bit. */
export const MOST_SEED = 0xffffffff;

/** Games that a study may have. */
export const MOST_GAMES = 10_000_000;

/** Options that a configuration file gave: the names of its maps, by option. */
export interface OptionsOrigin {
  readonly file: string;
  readonly sections: ReadonlyMap<string, string>;
}

/** What is wrong is collected: ask for every value, then for {@link Options.complaint}. */
export class Options {
  private readonly args: readonly string[];
  private readonly origin: OptionsOrigin | null;
  private readonly problems: string[] = [];

  constructor(args: readonly string[], origin: OptionsOrigin | null = null) {
    this.origin = origin;
    const end = args.indexOf('--');
    this.args = end < 0 ? args : args.slice(0, end);
  }

  /** The options as they are typed, without their values. */
  names(): string[] {
    return this.args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? []);
  }

  flag(name: string): boolean {
    return this.args.includes(`--${name}`) || this.args.includes(`--${name}=true`);
  }

  /** Where in a configuration file it comes from; null if it was typed. */
  placeOf(name: string): { readonly file: string; readonly section: string } | null {
    const section = this.origin?.sections.get(name);
    return this.origin === null || section === undefined ? null : { file: this.origin.file, section };
  }

  /** The value as typed; undefined if the option is not given. */
  text(name: string): string | undefined {
    const values: string[] = [];
    this.args.forEach((arg, at) => {
      if (arg === `--${name}`) values.push(this.args[at + 1] ?? '');
      else if (arg.startsWith(`--${name}=`)) values.push(arg.slice(name.length + 3));
    });
    const [value] = values;
    if (values.length > 1) this.problems.push(`--${name} is given ${values.length} times; give it once`);
    else if (value === '') this.problems.push(`--${name} has no value; write --${name} VALUE`);
    else return value;
    return undefined;
  }

  /** A whole number from `least` to `most`. */
  whole(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    this.problems.push(`--${name} ${text}: give a whole number from ${least} to ${most}`);
    return undefined;
  }

  /** One of a few words. */
  word<T extends string>(name: string, words: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const word = words.find((known) => known === text);
    if (word === undefined) this.problems.push(`--${name} ${text}: there is no ${text}; ${suggest(text, words)}`);
    return word;
  }

  /** A player: a name, perhaps with a budget and settings (`strong@512:worlds=8`). */
  player(name: string): PlayerSpec | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const read = parsePlayer(text);
    if (read.ok) return read.player;
    this.problems.push(`--${name} ${text}: ${playerProblem(read.error)}`);
    return undefined;
  }

  /** Something else that is wrong with them. */
  problem(line: string): void {
    this.problems.push(line);
  }

  /** Options that exclude each other. */
  atMostOne(...names: readonly string[]): void {
    const given = names.filter((name) => this.args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)));
    if (given.length > 1) this.problems.push(`--${given.join(' and --')} exclude each other; give one of them`);
  }

  /** What is wrong with the values asked for so far, if anything. */
  complaint(): Complaint | null {
    if (this.problems.length === 0) return null;
    const lines = this.problems.map((line) => {
      const [, name = ''] = /^--([\w-]+)/.exec(line) ?? [];
      const place = this.placeOf(name);
      return place === null ? line : `${place.file}: ${line}`;
    });
    return { exit: Exit.usage, lines };
  }
}

/** Words as a command for a shell. */
export function commandLine(words: readonly string[]): string {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}

/** Threads to use: as asked, but no more than the machine can keep busy; results do not depend on it. Complains like any other option. */
export function threadsOf(options: Options): number {
  const processors = availableParallelism();
  return Math.min(options.whole('threads', 0, 256) ?? processors, 4 * processors);
}
