/** Yes-or-no questions about the game: intervening "if" clauses (603.4), "as long as", "unless", activation conditions. */
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';
import type { StepId, ZoneId } from './vocabulary.ts';

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export type Condition =
  | { readonly kind: 'always' }
  | { readonly kind: 'and'; readonly of: readonly Condition[] }
  | { readonly kind: 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'compare'; readonly left: Quantity; readonly op: Comparison; readonly right: Quantity }
  /** At least one of the objects exists (and matches). */
  | { readonly kind: 'exists'; readonly what: ObjectSet }
  /** All of the objects match; false when there are none. */
  | { readonly kind: 'matches'; readonly what: ObjectSet; readonly filter: Filter }
  /** The players include one another: `who` is among `among`. */
  | { readonly kind: 'isPlayer'; readonly who: PlayerSet; readonly among: PlayerSet }
  | { readonly kind: 'turnOf'; readonly who: PlayerSet }
  | { readonly kind: 'during'; readonly steps: readonly StepId[] }
  /** Combat phase, any step. */
  | { readonly kind: 'duringCombat' }
  /** The first combat phase of the turn, any step. */
  | { readonly kind: 'duringFirstCombat' }
  /** The optional or alternative cost of that name (kicker, buyback, evoke …) was paid for this spell, or for the spell the source was. */
  | { readonly kind: 'paid'; readonly cost: string; readonly what?: ObjectSet }
  /** The condition held as this spell, or the spell that this permanent was, became cast (601.2i); copies were not cast. */
  | { readonly kind: 'asCast'; readonly condition: Condition }
  | { readonly kind: 'wasCast'; readonly what: ObjectSet; readonly from?: number; readonly by?: PlayerSet }
  /** The permanents came onto the battlefield from that zone. */
  | { readonly kind: 'enteredFrom'; readonly what: ObjectSet; readonly zone: ZoneId }
  /** A yes/no fact bound by name (a coin flip, "if you do"). */
  | { readonly kind: 'bound'; readonly name: string }
  /** Came under your control since the beginning of your last upkeep (702.30a). */
  | { readonly kind: 'newSinceUpkeep'; readonly what: ObjectSet }
  /**
   * A player was dealt combat damage this turn by a source that one of the players controlled as it dealt it and that had one of the
   * creature types then (of the objects, if they are given) or, with `commanders`, was a commander.
   */
  | {
      readonly kind: 'struckThisTurn';
      readonly by: PlayerSet;
      readonly types: readonly string[] | ObjectSet;
      readonly commanders?: boolean;
    }
  /** One of the players has the designation or blessing (702.131c). */
  | { readonly kind: 'playerDesignated'; readonly who: PlayerSet; readonly word: string }
  /** 731.1 */
  | { readonly kind: 'dayOrNight'; readonly which: 'day' | 'night' | 'neither' }
  | { readonly kind: 'initiative'; readonly who: PlayerSet }
  | { readonly kind: 'monarch'; readonly who: PlayerSet }
  | { readonly kind: 'firstTurn'; readonly who: PlayerSet }
  /** One of the players took or takes the first turn of the game (103.1). */
  | { readonly kind: 'startingPlayer'; readonly who: PlayerSet };
