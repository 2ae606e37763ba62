/**
 * The worlds of a search (determinizations, particles): complete games that agree with a view, each from a seed of its own, so that world 5
 * is the same whoever samples it and however many others there are.
 */
import { type Belief, type Game, mixed, type SampleError, sampleWorld, type View } from '@foretell/rules';

export type WorldsResult =
  | { readonly ok: true; readonly worlds: readonly Game[] }
  | { readonly ok: false; readonly error: SampleError };

/** The worlds of the given indexes. */
export function sampleWorlds(view: View, belief: Belief, seed: number, indexes: readonly number[]): WorldsResult {
  const worlds: Game[] = [];
  for (const index of indexes) {
    const result = sampleWorld(view, belief, worldSeed(seed, index));
    if (!result.ok) return result;
    worlds.push(result.game);
  }
  return { ok: true, worlds };
}

export function worldSeed(seed: number, index: number): number {
  return mixed(mixed(seed, WORLDS), index);
}

const WORLDS = 0x3017;
