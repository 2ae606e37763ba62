/** How much memory a game takes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game } from '@foretell/rules';

const GAMES = 500;

/** Bytes of heap that one more game takes, from many copies held at once. */
export function heapPerGame(root: Game): number {
  const collect = collector();
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: GAMES }, () => root.clone());
  collect();
  const after = process.memoryUsage().heapUsed;
  return (after - before) / held.length;
}

/** The garbage collector as a function. It is exposed here, so that the command needs no flag of Node. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node does not expose its garbage collector');
  return () => {
    collect();
  };
}
