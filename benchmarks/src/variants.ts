// Who plays the vanilla matchup in the measurements. Each variant builds its own state from the same position and
// plays it to the end at random; a new one is one more entry here.
import { randomPlayout } from './randomPlayout.ts';
import { engineGame, vanillaCatalog } from './vanilla/enginePosition.ts';
import { HandSimulator } from './vanilla/handSimulator.ts';
import type { Playout } from './vanilla/playout.ts';
import { type RootName, rootPosition } from './vanilla/roots.ts';

/**
 * Set up playouts from a root.
 * @returns a function that plays the root to its end once, each call with the next seed (0, 1, 2 ...); its result is
 *   read before the next call, so the record may be reused
 */
export type MakePlayouts = (root: RootName) => () => Readonly<Playout>;

/** The variant that all others are compared with. */
export const yardstick = 'hand';

/** The variants by name. */
export const variants: ReadonlyMap<string, MakePlayouts> = new Map([
  [yardstick, handPlayouts],
  ['engine', enginePlayouts],
]);

/** Least share of the yardstick's playouts per second that a variant must reach. */
export const floors: Readonly<Record<RootName, number>> = { fresh: 0.2, mid: 0.25 };

function handPlayouts(root: RootName): () => Readonly<Playout> {
  const simulator = new HandSimulator(rootPosition(root));
  let seed = 0;
  return () => simulator.playout(seed++);
}

function enginePlayouts(root: RootName): () => Readonly<Playout> {
  const start = engineGame(vanillaCatalog(), rootPosition(root));
  let seed = 0;
  return () => randomPlayout(start.clone(), seed++);
}
