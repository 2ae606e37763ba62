/** What every player for whole games is. */
import type { View } from '@foretell/rules';
import type { SearchError } from './analysis.ts';
import type { PlayerName } from './playerSpec.ts';

export type ChoiceResult =
  | { readonly ok: true; readonly option: number }
  | { readonly ok: false; readonly error: SearchError };

export interface GamePlayer {
  readonly name: PlayerName;
  /**
   * The index of the option to take in `view.decision`, which must be the viewer's to decide. The same views in the same order, with the
   * same seeds, give the same choices.
   */
  choose(view: View, seed: number): ChoiceResult;
}
