/** Event patterns: what a triggered ability waits for (603) and what a replacement effect watches (614). */

import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { PlayerSet } from './reference.ts';
import type { StepId, ZoneId } from './vocabulary.ts';

/**
 * Each pattern binds EVENT_NAMES facts where it has them: the object as `thatObject`, the player as `thatPlayer`, the
 * quantity as `thatAmount`, the other side as `thatOther`.
 */
export type EventPattern =
  /** `what` moves between zones; leaving the battlefield looks back (603.10a). */
  | {
      readonly kind: 'moves';
      readonly what: Filter;
      readonly from?: ZoneId;
      readonly to?: ZoneId;
      readonly notFrom?: ZoneId;
      readonly notTo?: ZoneId;
      /** Only moves for this reason, as far as rules ask for one: 'discard', 'sacrifice', 'destroy'. */
      readonly cause?: MoveCause;
    }
  /** `what` is declared as an attacker (508.3a). With `defender` or `attacked` only one that attacks such a player or such a permanent; thatOther is what it attacks. */
  | {
      readonly kind: 'attacks';
      readonly what: Filter;
      readonly defender?: PlayerSet;
      readonly attacked?: Filter;
      readonly alone?: boolean;
    }
  /** One or more creatures attack (508.3b): once a declaration; thatPlayer is the attacking player. */
  | { readonly kind: 'playerAttacks'; readonly who: PlayerSet; readonly what: Filter; readonly atLeast: number }
  | { readonly kind: 'blocks'; readonly what: Filter; readonly attacker?: Filter }
  /** Once for each blocker that matches `by` (509.3d), which is thatOther; without it once (509.3c). */
  | { readonly kind: 'becomesBlocked'; readonly what: Filter; readonly by?: Filter }
  | { readonly kind: 'unblocked'; readonly what: Filter }
  /** thatObject is the source, thatOther what was damaged, thatPlayer the damaged player. */
  | {
      readonly kind: 'dealsDamage';
      readonly source: Filter;
      readonly to: Filter | null;
      readonly players: PlayerSet | null;
      readonly combat?: boolean;
      /** So much of it at once. */
      readonly atLeast?: number;
      /** "To one or more players": of an ability that triggers once for several sources, once for all who are dealt damage too. */
      readonly together?: true;
    }
  /** thatObject is the damaged object; `players` are dealt damage as well. Once for each of them, whatever deals it damage at the same time. */
  | {
      readonly kind: 'dealtDamage';
      readonly what: Filter;
      readonly players?: PlayerSet;
      readonly combat?: boolean;
      /** Only if some of it is excess damage (120.10); thatAmount is how much of it. */
      readonly excess?: true;
      /** So much of it at once. */
      readonly atLeast?: number;
    }
  /** thatObject is the spell, thatPlayer its controller. `nth` = the n-th such spell that player casts this turn; with `notFirst` any but the first of them. */
  | {
      readonly kind: 'castsSpell';
      readonly who: PlayerSet;
      readonly what: Filter;
      readonly nth?: number;
      readonly notFirst?: true;
      readonly from?: ZoneId;
      readonly notFrom?: ZoneId;
    }
  /** `what` is the source, thatOther; thatObject is the ability. With `ability` only those on the stack that match: no mana abilities, then. */
  | {
      readonly kind: 'activatesAbility';
      readonly who: PlayerSet;
      readonly what: Filter;
      readonly exceptMana: boolean;
      readonly ability?: Filter;
      /** Only abilities that this keyword names ("Exhaust"), mana abilities among them. */
      readonly keyword?: string;
    }
  /** thatOther is the spell or ability that targets and matches `source` ("of a spell"); `by` are its controllers. `players` become targets as well. */
  | {
      readonly kind: 'becomesTarget';
      readonly what: Filter;
      readonly players?: PlayerSet;
      readonly by: PlayerSet;
      readonly source?: Filter;
    }
  | { readonly kind: 'draws'; readonly who: PlayerSet; readonly exceptFirstInDrawStep?: boolean; readonly nth?: number }
  /** With `by` only if a spell or ability that one of these players controls causes it; thatOther is that player. */
  | { readonly kind: 'discards'; readonly who: PlayerSet; readonly what: Filter; readonly by?: PlayerSet }
  | { readonly kind: 'gainsLife'; readonly who: PlayerSet }
  | { readonly kind: 'losesLife'; readonly who: PlayerSet }
  | { readonly kind: 'beginningOf'; readonly step: StepId; readonly whose: PlayerSet }
  /** `by` are who tap it: by an effect of theirs, or as they attack with it or pay with it. */
  | { readonly kind: 'becomesTapped'; readonly what: Filter; readonly by?: PlayerSet }
  | { readonly kind: 'becomesUntapped'; readonly what: Filter }
  /** A permanent is tapped for mana (106.12a): thatObject the permanent, thatPlayer who tapped it. `makes` narrows to a mana type that was produced (bit mask, bit 5 colourless), `makesChosenColor` to the colour chosen for the source. */
  | {
      readonly kind: 'tappedForMana';
      readonly what: Filter;
      readonly who: PlayerSet;
      readonly makes?: number;
      readonly makesChosenColor?: boolean;
    }
  /** `by` are who puts them; `players` get them as well. With `each` the ability triggers for each of the counters; with `reaches` when so many are on it and were not before. */
  | {
      readonly kind: 'countersPut';
      readonly what: Filter;
      readonly players?: PlayerSet;
      readonly counter?: string;
      readonly by?: PlayerSet;
      readonly each?: boolean;
      readonly reaches?: number;
    }
  /** The last counter of the kind was removed: thatObject is what it was on. */
  | { readonly kind: 'lastCounterRemoved'; readonly what: Filter; readonly counter: string }
  | { readonly kind: 'sacrifices'; readonly who: PlayerSet; readonly what: Filter }
  /** One of the players searches their own library. */
  | { readonly kind: 'searchesLibrary'; readonly who: PlayerSet }
  | { readonly kind: 'shuffles'; readonly who: PlayerSet }
  | { readonly kind: 'playsLand'; readonly who: PlayerSet; readonly what: Filter; readonly from?: ZoneId }
  /** thatOther is what it is attached to, which matches `to`. */
  | { readonly kind: 'becomesAttached'; readonly what: Filter; readonly to?: Filter }
  | { readonly kind: 'losesGame'; readonly who: PlayerSet }
  | { readonly kind: 'scries'; readonly who: PlayerSet }
  /** A keyword action or ability that objects or players are said to do ("explores", "exploits a creature", "becomes crewed"): thatObject did it, thatPlayer too, thatOther it was done to, which matches `to`. */
  | {
      readonly kind: 'performs';
      readonly action: string;
      readonly who?: PlayerSet;
      readonly what?: Filter;
      readonly to?: Filter;
    }
  /** Lore counters put on the source Saga brought it to this chapter or beyond (714.2b). */
  | { readonly kind: 'chapter'; readonly number: number }
  /** A state trigger (603.8). */
  | { readonly kind: 'state'; readonly condition: Condition }
  /** Only if the condition holds as the event happens; unlike an intervening "if" it is not asked again. */
  | { readonly kind: 'while'; readonly event: EventPattern; readonly condition: Condition }
  /** Only the first time in each turn. */
  | { readonly kind: 'firstTime'; readonly event: EventPattern }
  | { readonly kind: 'anyOf'; readonly of: readonly EventPattern[] };

/** Why an object changes zones, where rules or cards ask. */
/** 'token': it is created. */
export type MoveCause = 'discard' | 'sacrifice' | 'destroy' | 'mill' | 'surveil' | 'token';
