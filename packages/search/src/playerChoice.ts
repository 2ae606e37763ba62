/** What every player for whole games is, and what it says at a decision. */
import type { View } from '@foretell/rules';
import type { PlayerName } from './playerSpec.ts';
import type { SearchError } from './search.ts';

export interface PlayerChoice {
  /** Index of the option taken. */
  readonly option: number;
  /** The chance to win that the player's search gave it; null where nothing was searched. */
  readonly winProbability: number | null;
}

export type ChoiceResult =
  | { readonly ok: true; readonly choice: PlayerChoice }
  | { readonly ok: false; readonly error: SearchError };

export interface GamePlayer {
  readonly name: PlayerName;
  /**
   * The index of the option to take in `view.decision`, which must be the viewer's to decide. The same views in the same order, with the
   * same seeds, give the same choices.
   */
  choose(view: View, seed: number): ChoiceResult;
}

/** A choice for which nothing was searched. */
export function unsearched(option: number): ChoiceResult {
  return { ok: true, choice: { option, winProbability: null } };
}
