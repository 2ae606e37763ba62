// A position of the vanilla matchup at the start of a turn: the common starting point that every simulator, the
// hand-specialised one and the engine alike, builds its own state from.
import type { CardKind } from './matchup.ts';

/** A creature on the battlefield. Damage and summoning sickness need no mention: both end before or as the turn starts. */
interface PositionCreature {
  readonly kind: CardKind;
  readonly tapped: boolean;
}

/** One player's cards. Lists of cards are card kinds, i.e. places in `vanillaCards`. */
export interface PositionPlayer {
  readonly life: number;
  /** First is the top card. */
  readonly library: readonly CardKind[];
  readonly hand: readonly CardKind[];
  readonly graveyard: readonly CardKind[];
  /** Lands on the battlefield, and how many of each are tapped. */
  readonly plains: number;
  readonly tappedPlains: number;
  readonly mountains: number;
  readonly tappedMountains: number;
  /** In the order they entered. */
  readonly creatures: readonly PositionCreature[];
}

/** The moment before the untap step of `turn`. Player 0 takes the odd turns and does not draw in turn 1 (103.8a). */
export interface VanillaPosition {
  /** Counted from 1 over both players. */
  readonly turn: number;
  readonly players: readonly [PositionPlayer, PositionPlayer];
}
