// A replay as JSON: one side or decision a line, so that two replays can be compared by eye.
import type { Replay } from './types.ts';

/** `parseReplay` reads it back. */
export function printReplay({ sides, decisions, end, ...head }: Replay): string {
  const start = JSON.stringify({ replay: 1, ...head }).slice(0, -1);
  return `${start},"sides":${linesOf(sides)},"decisions":${linesOf(decisions)},"end":${JSON.stringify(end)}}\n`;
}

function linesOf(items: readonly object[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
