/** Where a command writes: data to standard output, talk to standard error. */
export interface Terminal {
  /** Data, as it is. */
  readonly out: (text: string) => void;
  /** One line of talk. */
  readonly talk: (line: string) => void;
  /** One line that says that all goes well: not wanted by everybody. */
  readonly notice: (line: string) => void;
  /**
   * The progress line: replaces the one before it where the terminal can, otherwise a line of its own now and then. The fields say the same
   * to programs.
   */
  readonly progress: (line: string, fields?: object) => void;
  /** Removes the progress line. */
  readonly endProgress: () => void;
  /** Milliseconds from some fixed moment. */
  readonly now: () => number;
}

/** Text of files and of their names as it may be shown: what a terminal would take for a command (ECMA-48) is spelled out. */
export function visible(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** How a command talks on standard error: lines for people, only what matters to them, or one JSON document a line. */
export type Speech = 'lines' | 'quiet' | 'json';

export const PROGRESS_WAYS = ['lines', 'json'] as const;

/** What the arguments ask for. */
export function speechOf(args: readonly string[]): Speech {
  const asked = args.join('\n');
  if (/^--progress[\n=]json$/m.test(asked)) return 'json';
  return args.includes('--quiet') ? 'quiet' : 'lines';
}

/** Milliseconds between progress lines, on a terminal that can redraw them, elsewhere (a file, a pipe, a log), and as JSON. */
const REDRAW_EVERY = 100;
const LINE_EVERY = 5000;
const JSON_EVERY = 1000;
/** Short work shows no progress at all. */
const FIRST_AFTER = 1000;

export function processTerminal(speech: Speech): Terminal {
  const now = (): number => performance.now();
  const write = (text: string): void => {
    process.stderr.write(text);
  };
  const [terminal, pause] = speech === 'json' ? [spoken(write, now), JSON_EVERY] : drawn(write, now);
  const progress = paced(terminal.progress, pause, now);
  return speech === 'quiet' ? { ...terminal, notice: nothing, progress: nothing } : { ...terminal, progress };
}

function nothing(): undefined {
  return undefined;
}

/** Calls it only so often. */
function paced(progress: Terminal['progress'], pause: number, now: () => number): Terminal['progress'] {
  let last = now() - pause + FIRST_AFTER;
  return (line, fields) => {
    if (now() - last < pause) return;
    last = now();
    progress(line, fields);
  };
}

/** Lines for people, and how often progress may be drawn. */
function drawn(write: (text: string) => void, now: () => number): readonly [Terminal, number] {
  const redraws = process.stderr.isTTY === true;
  let shown = false;
  const clear = (): void => {
    if (shown) write('\r\x1b[K');
    shown = false;
  };
  const talk = (line: string): void => {
    clear();
    write(`${visible(line)}\n`);
  };
  const terminal: Terminal = {
    now,
    out: (text) => {
      clear();
      process.stdout.write(text);
    },
    talk,
    notice: talk,
    progress: (line) => {
      write(redraws ? `\r\x1b[K${visible(line)}` : `${visible(line)}\n`);
      shown = redraws;
    },
    endProgress: clear,
  };
  return [terminal, redraws ? REDRAW_EVERY : LINE_EVERY];
}

/** JSON documents, one a line. */
function spoken(write: (text: string) => void, now: () => number): Terminal {
  const say = (document: object): void => write(`${JSON.stringify(document)}\n`);
  const message = (text: string): void => say({ event: 'message', text });
  return {
    now,
    out: (text) => {
      process.stdout.write(text);
    },
    talk: message,
    notice: message,
    progress: (text, fields = {}) => say({ event: 'progress', text, ...fields }),
    endProgress: nothing,
  };
}

/** "3m 05s" for an estimated time. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}m ${String(whole % 60).padStart(2, '0')}s`;
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
}
