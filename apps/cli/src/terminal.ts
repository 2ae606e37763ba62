/** Where a command writes: data to standard output, talk to standard error. */
export interface Terminal {
  /** Data, as it is. */
  readonly out: (text: string) => void;
  /** One line of talk. */
  readonly talk: (line: string) => void;
  /** The progress line: replaces the one before it where the terminal can, otherwise a line of its own now and then. */
  readonly progress: (line: string) => void;
  /** Removes the progress line. */
  readonly endProgress: () => void;
  /** Milliseconds from some fixed moment. */
  readonly now: () => number;
}

/** Progress lines of a terminal that can redraw them, and elsewhere (a file, a pipe, a continuous integration log). */
const REDRAW_EVERY = 100;
const LINE_EVERY = 5000;
/** Short work shows no progress at all. */
const FIRST_AFTER = 1000;

export function processTerminal(): Terminal {
  const redraws = process.stderr.isTTY === true;
  const pause = redraws ? REDRAW_EVERY : LINE_EVERY;
  let last = performance.now() - pause + FIRST_AFTER;
  let shown = false;
  const clear = (): void => {
    if (shown) process.stderr.write('\r\x1b[K');
    shown = false;
  };
  return {
    now: () => performance.now(),
    out: (text) => {
      clear();
      process.stdout.write(text);
    },
    talk: (line) => {
      clear();
      process.stderr.write(`${line}\n`);
    },
    progress: (line) => {
      const now = performance.now();
      if (now - last < pause) return;
      last = now;
      process.stderr.write(redraws ? `\r\x1b[K${line}` : `${line}\n`);
      shown = redraws;
    },
    endProgress: clear,
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
