/** Playing a game again without keeping the program from hearing that it is to stop. */
import { setImmediate } from 'node:timers/promises';
import { PLAYERS } from '@foretell/formats';
import type { AtDecision } from '@foretell/study';
import type { CommandContext } from '../command.ts';
import type { Ending, GameSource } from './gameSource.ts';

/** Milliseconds between looks at what else there is to do. */
const PAUSE_EVERY = 50;

/** Calls `visit` at each decision; null if somebody stopped it, by Ctrl-C or by `visit` returning false. */
export async function runGame(
  game: Generator<AtDecision, Ending>,
  { terminal, signal }: CommandContext,
  visit: (at: AtDecision) => boolean,
): Promise<Ending | null> {
  let last = terminal.now();
  for (;;) {
    const next = game.next();
    if (next.done === true) return next.value;
    if (!visit(next.value)) return null;
    if (terminal.now() - last < PAUSE_EVERY) continue;
    await setImmediate();
    if (signal.aborted) return null;
    last = terminal.now();
  }
}

/** What stands above everything that is said of a game. */
export function titleOf({ name, sides, seed, first, engine }: GameSource): string {
  const named = sides.map(({ deck, player }, at) => `${PLAYERS[at] ?? ''} ${deck} (${player})`);
  return `${name}: ${named.join(' against ')}; ${first} begins, seed ${seed}, ${engine}`;
}
