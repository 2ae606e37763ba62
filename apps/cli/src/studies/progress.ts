/** How far a study is, for people and for programs. */
import { duration, type Terminal } from '../terminal.ts';
import type { Headline, Watch } from './study.ts';

/** Seconds over which the speed is taken: games of one study take about the same, machines do not always. */
const SPEED_OVER = 60;

/** What progress and messages are as JSON (`--progress json`). */
export type SpokenLine =
  | { readonly event: 'message'; readonly text: string }
  | {
      readonly event: 'progress';
      readonly text: string;
      /** Done, in studies and workers. */
      readonly games?: number;
      /** The games that it will take, as things stand. */
      readonly of?: number;
      /** Over the last minute. */
      readonly gamesPerSecond?: number | null;
      readonly secondsLeft?: number | null;
      /** The study's number so far. */
      readonly headline?: Headline | null;
    };

export class Progress {
  private readonly terminal: Terminal;
  private readonly games: number;
  private readonly watch: Watch;
  /** Moments (in seconds) and how many games there were, the oldest of the span first. */
  private readonly marks: { readonly at: number; readonly done: number }[];

  /** `before`: games that are there already, of `games` in all. */
  constructor(terminal: Terminal, before: number, games: number, watch: Watch) {
    this.terminal = terminal;
    this.games = games;
    this.watch = watch;
    this.marks = [{ at: terminal.now() / 1000, done: before }];
  }

  show(done: number): void {
    const at = this.terminal.now() / 1000;
    const last = this.marks.at(-1);
    if (last === undefined || at - last.at >= 1) this.marks.push({ at, done });
    while (this.marks.length > 2 && at - (this.marks[1]?.at ?? at) >= SPEED_OVER) this.marks.shift();
    const from = this.marks[0] ?? { at, done };
    const speed = (done - from.done) / (at - from.at);
    const of = Math.min(this.games, Math.max(done, this.watch.expected?.() ?? this.games));
    const left = (of - done) / speed;
    const headline = this.watch.headline();
    const words = headline === null ? '' : `, ${headlineText(headline)}`;
    this.terminal.progress(
      `${done}/${of} games, ${speed.toFixed(speed < 10 ? 2 : 1)} games/s${words}, ${duration(left)} left`,
      { games: done, of, gamesPerSecond: finite(speed), secondsLeft: finite(left), headline },
    );
  }
}

function headlineText({ name, value, ci95 }: Headline): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${name} ${percent(value)} % [${percent(ci95[0])}, ${percent(ci95[1])}]`;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
