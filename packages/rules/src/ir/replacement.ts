/** Replacement and prevention effects (614, 615) and self-replacing "as enters" statements. */

import type { Condition } from './condition.ts';
import type { Change } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { Effect, TokenDescription } from './effect.ts';
import type { MoveCause } from './event.ts';
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';
import type { ColorSet, ZoneId } from './vocabulary.ts';

export type Replacement =
  /** "enters tapped / with counters / as a copy / as … enters, choose" (614.1c–d). */
  | {
      readonly kind: 'enters';
      readonly what: Filter;
      readonly condition?: Condition;
      readonly as: readonly EntersModification[];
    }
  /** A zone change goes elsewhere instead, or something else happens instead. */
  | {
      readonly kind: 'moves';
      readonly what: Filter;
      readonly from?: ZoneId;
      readonly to?: ZoneId;
      /** Only moves for this reason ("would be destroyed", "would discard"). */
      readonly cause?: MoveCause;
      /** Only as the result of an effect, not of the game's rules. */
      readonly byEffect?: boolean;
      readonly condition?: Condition;
      readonly outcome: MoveOutcome;
    }
  | {
      readonly kind: 'draw';
      readonly who: PlayerSet;
      /** Not the first card that a player draws in each of their own draw steps. */
      readonly exceptFirstInDrawStep?: boolean;
      readonly condition?: Condition;
      readonly optional?: boolean;
      readonly instead: Effect;
    }
  /** Whenever a player would draw one or more cards, they draw so many more (614.1a): once for each instruction to draw. */
  | { readonly kind: 'drawMore'; readonly who: PlayerSet; readonly plus: number }
  /** The library a player searches is limited to its top cards (701.23f). */
  | { readonly kind: 'search'; readonly who: PlayerSet; readonly topOnly: number }
  /** A card a player finds while searching their own library (`ownLibrary`): `thatObject` is the card, `thatPlayer` the searcher. */
  | { readonly kind: 'find'; readonly by: PlayerSet; readonly ownLibrary: boolean; readonly instead: Effect }
  /** Damage by a source to objects or players: prevented, multiplied or added to. */
  | {
      readonly kind: 'damage';
      readonly source: Filter;
      readonly to: Filter | null;
      readonly players: PlayerSet | null;
      readonly combat?: boolean;
      readonly outcome: DamageOutcome;
    }
  /** Mana made by tapping a permanent (106.12b). */
  | {
      readonly kind: 'produceMana';
      readonly what: Filter;
      readonly who: PlayerSet;
      readonly atLeast?: number;
      readonly outcome: ManaOutcome;
    }
  | {
      readonly kind: 'gainLife';
      readonly who: PlayerSet;
      readonly times?: number;
      readonly plus?: Quantity;
      readonly insteadDo?: Effect;
    }
  /** Tokens that would be created under the players' control, only if some of them match `of`: so many times as many of those that match, others besides, or copies of the object in their place. */
  | {
      readonly kind: 'createTokens';
      readonly who: PlayerSet;
      readonly of?: Filter;
      readonly times?: number;
      /** So many others besides, or as many as there are. */
      readonly plus?: { readonly token: TokenDescription; readonly count: number | 'asMany' };
      /** Such tokens in their place. */
      readonly become?: { readonly token: TokenDescription };
      readonly copiesOf?: ObjectSet;
      readonly optional?: boolean;
      readonly condition?: Condition;
    }
  /** Whenever one of the players would lose life, they lose so many times as much (119.3). */
  | { readonly kind: 'loseLife'; readonly who: PlayerSet; readonly times: number }
  /** Whenever one of the players would mill one or more cards, they mill so many more. */
  | { readonly kind: 'millMore'; readonly who: PlayerSet; readonly plus: number }
  | {
      readonly kind: 'putCounters';
      readonly what: Filter;
      /** And on such players. */
      readonly players?: PlayerSet;
      /** Only those that one of these players puts. */
      readonly by?: PlayerSet;
      /** Only counters that an effect puts: not those of costs and damage (120.3d). */
      readonly byEffect?: boolean;
      readonly counter?: string;
      /** Half is rounded down. */
      readonly times?: number;
      /** So many more, or fewer if negative. */
      readonly plus?: number;
    }
  | { readonly kind: 'discardByOpponent'; readonly what: Filter; readonly to: ZoneId }
  | { readonly kind: 'skipStep'; readonly who: PlayerSet; readonly step: number };

export type EntersModification =
  | { readonly kind: 'tapped' }
  /** Untapped, whatever else would have it enter tapped. */
  | { readonly kind: 'untapped' }
  /** Tapped unless the player pays (life, mana) or reveals a card. */
  | { readonly kind: 'tappedUnlessPaid'; readonly cost: Cost }
  /** With `optional` its controller may have it so; the word then counts as a cost paid for it (riot, unleash). */
  | {
      readonly kind: 'counters';
      readonly counter: string;
      readonly count: Quantity;
      readonly optional?: string;
      /** Who is offered it, one of them chosen by its controller (tribute, 702.104a); its controller unless said. */
      readonly by?: PlayerSet;
    }
  /** With a counter of one of those kinds, or of so many of them, each once. */
  | { readonly kind: 'countersOfChoice'; readonly counters: readonly string[]; readonly count: number }
  /** With so many counters as its controller chooses, one to `most`. */
  | { readonly kind: 'countersUpTo'; readonly counter: string; readonly most: number }
  /** Its controller looks at the hand of one of the players as it enters. */
  | { readonly kind: 'lookAtHand'; readonly of: PlayerSet }
  /** As a copy of a chosen object, with changes to the copy (707.9). */
  | {
      readonly kind: 'copy';
      readonly of: Filter;
      readonly optional: boolean;
      readonly changes?: readonly Change[];
      /** As a copy it enters tapped. */
      readonly tapped?: boolean;
      /** When it is done what was copied is exiled (603.12). */
      readonly exiles?: boolean;
    }
  /** Any number of such permanents are sacrificed as it enters; each is a `devoured` among the costs paid (702.82a). */
  | { readonly kind: 'devour'; readonly filter: Filter; readonly counters: Quantity }
  /** "Choose a color", or "a color other than …". */
  | { readonly kind: 'chooseColor'; readonly except?: ColorSet }
  /** One of those only, if they are listed. */
  | { readonly kind: 'chooseCreatureType'; readonly among?: readonly string[] }
  /** One of two anchor words (607.2m). */
  | { readonly kind: 'chooseWord'; readonly words: readonly string[] }
  | { readonly kind: 'chooseBasicLandType' }
  | { readonly kind: 'chooseName'; readonly filter: Filter }
  | { readonly kind: 'choosePlayer'; readonly from: PlayerSet }
  | { readonly kind: 'underControlOf'; readonly who: PlayerSet }
  /** With a designation: "enters prepared" (722.3a). */
  | { readonly kind: 'designated'; readonly word: string }
  /** If it's neither day nor night, it becomes day (731.1a). */
  | { readonly kind: 'day' }
  /** "As this enters, you may exile/discard …" (imprint lives in triggers; this is for payments as it enters). */
  | { readonly kind: 'pay'; readonly cost: Cost; readonly otherwise: 'graveyard' };

export type MoveOutcome =
  | {
      readonly kind: 'goTo';
      readonly zone: ZoneId;
      readonly position?: 'top' | 'bottom';
      readonly shuffle?: boolean;
      /** Exile only: with a counter of this kind on it. */
      readonly counter?: string;
    }
  | { readonly kind: 'instead'; readonly effect: Effect };

export type DamageOutcome =
  /** `then` happens right after damage has been prevented (615.5), with the facts of the damage as for `instead`; only with 'all', and nothing left. */
  | {
      readonly kind: 'prevent';
      readonly amount: Quantity | 'all';
      /** Only with 'all': but so much of each damage, or half of it, rounded down. */
      readonly leaving?: number | 'half';
      readonly then?: Effect;
    }
  /** Half is rounded down. */
  | { readonly kind: 'times'; readonly factor: number }
  | { readonly kind: 'plus'; readonly amount: Quantity }
  /** So much of it is dealt to the object or player named here instead, the rest as before (614.9). */
  | {
      readonly kind: 'redirect';
      readonly amount: Quantity | 'all';
      readonly to?: ObjectSet;
      readonly players?: PlayerSet;
    }
  /** No damage is dealt and this happens: `thatObject` is the source, `thatOther` or `thatPlayer` what was to be damaged, `thatAmount` how much. */
  | { readonly kind: 'instead'; readonly effect: Effect };

export type ManaOutcome =
  | { readonly kind: 'times'; readonly factor: number }
  /** "produces {C} instead of any other type and amount" / "{B} instead of any other type". `amount` undefined keeps the amount. */
  | { readonly kind: 'become'; readonly type: number; readonly amount?: number };
