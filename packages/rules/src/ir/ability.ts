/** Abilities (113.3): spell, activated, triggered and static ones, and the keyword abilities that carry costs or numbers. */
import type { Condition } from './condition.ts';
import type { ContinuousEffect } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { EventPattern } from './event.ts';
import type { Filter, TargetSpec } from './filter.ts';
import type { NamedKeyword } from './keyword.ts';
import type { Quantity } from './quantity.ts';
import type { PlayerSet } from './reference.ts';
import type { Replacement } from './replacement.ts';
import type { KeywordSet, ZoneId } from './vocabulary.ts';

export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | ReplacementAbility
  | KeywordAbility;

/** What an instant or sorcery does as it resolves. A card has at most one. */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  /** Modal spells (700.2): targets and effect of the chosen modes, in printed order, come after `targets` and `effect`. */
  readonly modes?: Modes;
}

export interface Modes {
  readonly min: number;
  /** Worked out as modes are chosen; no more than there are. */
  readonly max: Quantity;
  readonly repeat?: boolean;
  /** Only modes not chosen before for this ability of the same permanent ("choose one that hasn't been chosen"). */
  readonly unchosen?: 'ever' | 'thisTurn';
  /** Other bounds if the condition holds as modes are chosen (entwine, 702.42; "if you control a commander, choose both"). */
  readonly instead?: { readonly condition: Condition; readonly min: number; readonly max: number };
  readonly options: readonly {
    readonly label?: string;
    readonly targets: readonly TargetSpec[];
    readonly effect: Effect;
    readonly cost?: Cost;
    /** How much of `max` it takes, 1 unless said (pawprint symbols, 700.2i). */
    readonly weight?: number;
  }[];
}

export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  readonly modes?: Modes;
  /** Only when its controller could cast a sorcery (602.5d). Loyalty abilities are so by rule (606.3). */
  readonly sorcerySpeed?: boolean;
  readonly oncePerTurn?: boolean;
  /** "Activate no more than twice each turn." */
  readonly timesPerTurn?: number;
  /** "Activate only once" (exhaust, power-up): ever, as long as it is the same object. */
  readonly once?: boolean;
  /** If the permanent entered this turn, this costs its mana cost less (702.193a). */
  readonly cheaperIfNew?: boolean;
  /** "This ability costs {N} less to activate": generic mana. `thatObject` is the ability on the stack. */
  readonly costsLess?: Quantity;
  /** Only with priority (117.1b): a mana ability so limited cannot be activated while costs are paid. */
  readonly onlyAsInstant?: boolean;
  /** "X can't be 0": the least value that may be chosen for X. */
  readonly leastX?: number;
  readonly condition?: Condition;
  /** Where it functions; the battlefield unless said (113.6). */
  readonly zone?: ZoneId;
  /** Who may activate it; its controller unless said. */
  readonly activator?: PlayerSet;
  /** The keyword that names it in rules text ("Equip", "Cycling", "Crew"), if any. */
  readonly keyword?: string;
}

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly event: EventPattern;
  /** Intervening "if" (603.4): checked as it triggers and as it resolves. */
  readonly condition?: Condition;
  readonly targets: readonly TargetSpec[];
  readonly effect: Effect;
  readonly modes?: Modes;
  readonly oncePerTurn?: boolean;
  /** "This ability triggers only once": ever, as long as it is the same object. */
  readonly once?: boolean;
  /** "Whenever one or more …": once for all that happens at the same time, of damage once for each damaged player (603.2c); `thatObject` is all of them. */
  readonly oneOrMore?: boolean;
  /** Where it functions; the battlefield unless said. */
  readonly zone?: ZoneId;
}

export interface StaticAbility {
  readonly kind: 'static';
  readonly effect: ContinuousEffect;
  readonly condition?: Condition;
  readonly zone?: ZoneId;
  /** Any player may pay this with priority, as a special action, to ignore the effect until end of turn (116.2d). */
  readonly ignoreCost?: Cost;
}

export interface ReplacementAbility {
  readonly kind: 'replacement';
  readonly replacement: Replacement;
  readonly condition?: Condition;
  readonly zone?: ZoneId;
}

/** Keyword abilities with a parameter, and those that change how a spell is cast (601.2b). */
export type KeywordAbility =
  | NamedKeyword
  /** Additional costs that may be paid (702.33 kicker, 702.27 buyback, 702.42 entwine …); `repeat` = any number of times (multikicker, replicate). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'optionalCost';
      readonly name: string;
      readonly cost: Cost;
      readonly repeat?: boolean;
    }
  /** Additional costs that must be paid (118.8). */
  | { readonly kind: 'keyword'; readonly keyword: 'additionalCost'; readonly cost: Cost; readonly orElse?: Cost }
  /** Another cost instead of the mana cost, from hand (overload, evoke, morph face down …): `name` is the word that picks it. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'alternativeCost';
      readonly name: string;
      readonly cost: Cost;
      readonly condition?: Condition;
      readonly replaceTargets?: 'all';
      /** Whenever an instant could be cast (sneak, 702.190a). */
      readonly instant?: boolean;
      readonly ability?: SpellAbility;
      /** The part of the cost with this name is chosen first, and its mana value is generic mana less to pay (702.119). */
      readonly lessBy?: string;
    }
  /** Cast from another zone for a cost (flashback, retrace, escape); exiled afterwards if `exileAfter`. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'castFrom';
      readonly name: string;
      readonly zone: ZoneId;
      readonly cost: Cost;
      readonly exileAfter: boolean;
      /** The part of the cost by that name lessens it: by the power of the creature tapped for it (702.180a). */
      readonly lessBy?: string;
      readonly condition?: Condition;
    }
  | { readonly kind: 'keyword'; readonly keyword: 'enchant'; readonly what: Filter; readonly players?: PlayerSet }
  /** Of an effect that gives it: `keeps` is what it doesn't remove from what has it ("this effect doesn't remove this Aura", 702.16n). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'protection';
      readonly from: Filter;
      readonly label: string;
      readonly keeps?: Filter;
    }
  | { readonly kind: 'keyword'; readonly keyword: 'ward'; readonly cost: Cost; readonly orElse?: Cost }
  | { readonly kind: 'keyword'; readonly keyword: 'suspend'; readonly count: number; readonly cost: Cost }
  /** "If this creature hasn't been exerted this turn, you may exert it as it attacks." */
  | { readonly kind: 'keyword'; readonly keyword: 'exert'; readonly oncePerTurn: true }
  | { readonly kind: 'keyword'; readonly keyword: 'cascade' }
  | { readonly kind: 'keyword'; readonly keyword: 'affinity'; readonly what: Filter }
  /** Only castable while the condition holds ("cast this spell only during combat"). */
  | { readonly kind: 'keyword'; readonly keyword: 'castOnly'; readonly condition: Condition }
  | { readonly kind: 'keyword'; readonly keyword: 'cantBeCountered' }
  /** How many cards of its name a deck may have, which is nothing in a game (100.2a). */
  | { readonly kind: 'keyword'; readonly keyword: 'deckLimit'; readonly most: number | 'any' }
  /** It says that it can be a deck's commander (903.3a), which is nothing in a game. */
  | { readonly kind: 'keyword'; readonly keyword: 'canBeCommander' }
  /**
   * "This spell costs {N} less/more to cast …" read on the spell itself: so much generic mana, negative for more, and coloured mana (118.7c),
   * if the condition holds.
   */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'costsLess';
      readonly generic: Quantity;
      readonly mana?: string;
      readonly condition?: Condition;
      /** So many times the coloured mana. */
      readonly times?: Quantity;
    }
  /** Morph, megamorph (702.37) and disguise (702.168). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'morph';
      readonly cost: Cost;
      readonly form?: 'megamorph' | 'disguise';
    }
  | { readonly kind: 'keyword'; readonly keyword: 'miracle'; readonly cost: Cost }
  /** A chapter of a Saga (714.2): "I, II — effect". */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'chapter';
      readonly numbers: readonly number[];
      readonly targets: readonly TargetSpec[];
      readonly effect: Effect;
      readonly modes?: Modes;
    }
  /** What it has and is with so many counters: level symbols (711.2), station symbols (721.2), with power and toughness beside them. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'atCounters';
      readonly counter: 'level' | 'charge';
      readonly from: number;
      readonly to?: number;
      readonly size?: { readonly power: number; readonly toughness: number };
      readonly keywords: KeywordSet;
      readonly abilities: readonly Ability[];
    }
  /** A class level bar (716.2). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'classLevel';
      readonly level: number;
      readonly cost: Cost;
      readonly keywords?: KeywordSet;
      readonly abilities: readonly Ability[];
    }
  /** Backup N with the abilities printed after it (702.165a), which the card has as well. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'backup';
      readonly count: Quantity;
      readonly keywords: KeywordSet;
      readonly abilities: readonly Ability[];
    }
  /** Gift (702.174): what the chosen opponent, bound to `gifted`, gets if it was promised; `label` is what rules text calls it ("a card"). */
  /** "Craft with artifact {3}{R}": `label` is what the card prints for the materials (702.167a). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'craft';
      readonly label: string;
      readonly materials: Filter;
      readonly count: Quantity;
      readonly orMore?: boolean;
      readonly cost: Cost;
    }
  | { readonly kind: 'keyword'; readonly keyword: 'gift'; readonly label: string; readonly effect: Effect }
  /** What the starting deck must be like for the card to be its owner's companion (702.139a). */
  | { readonly kind: 'keyword'; readonly keyword: 'companion'; readonly condition: DeckCondition }
  /** "To solve — condition" (719.3a). */
  | { readonly kind: 'keyword'; readonly keyword: 'toSolve'; readonly condition: Condition }
  /** What it has once it is solved (719.3c). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'solved';
      readonly keywords?: KeywordSet;
      readonly abilities: readonly Ability[];
    }
  /** What it has if that anchor word was chosen as it entered (607.2m). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'anchored';
      readonly word: string;
      readonly keywords?: KeywordSet;
      readonly abilities: readonly Ability[];
    }
  /** What it has while its controller's speed is 4 (702.178a). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'maxSpeed';
      readonly keywords?: KeywordSet;
      readonly abilities: readonly Ability[];
    };

/** What a starting deck is like (702.139b). */
export type DeckCondition =
  /** All of its cards that match `cards` match `are` as well. */
  | { readonly kind: 'each'; readonly cards: Filter; readonly are: Filter }
  /** No two of its cards that match have the same name. */
  | { readonly kind: 'differentNames'; readonly cards: Filter }
  /** All of its cards that match have a card type in common. */
  | { readonly kind: 'sharedType'; readonly cards: Filter }
  /** It has at least so many cards more than the least it must have. */
  | { readonly kind: 'larger'; readonly by: number };
