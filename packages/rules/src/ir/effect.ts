/**
 * Instructions: what a resolving spell or ability does (608.2c), in the order written. Results are bound by `as`, and
 * later instructions refer to the name. A name bound twice is overwritten; inside `forEach` names are local to the pass.
 */
import type { Ability } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Change, ContinuousEffect, Duration } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { EventPattern } from './event.ts';
import type { Differing, Filter, TargetSpec } from './filter.ts';
import type { KeywordActionEffect } from './keywordAction.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';
import type { Replacement } from './replacement.ts';
import type { ColorSet, KeywordSet, ManaSpentAs, SupertypeSet, TypeSet, ZoneId } from './vocabulary.ts';

export type Effect =
  | KeywordActionEffect
  | { readonly kind: 'sequence'; readonly of: readonly Effect[] }
  | { readonly kind: 'if'; readonly condition: Condition; readonly then: Effect; readonly else?: Effect }
  | { readonly kind: 'forEachObject'; readonly of: ObjectSet; readonly as: string; readonly do: Effect }
  | { readonly kind: 'forEachPlayer'; readonly of: PlayerSet; readonly as: string; readonly do: Effect }
  | { readonly kind: 'repeat'; readonly times: Quantity; readonly do: Effect }
  /** Once, and again for as long as the condition holds after it was done. */
  | { readonly kind: 'repeatWhile'; readonly do: Effect; readonly while: Condition }
  /** "[who] may …. If they do, … otherwise …". `condition` false means the question is not asked. */
  | { readonly kind: 'may'; readonly who: PlayerSet; readonly do: Effect; readonly else?: Effect }
  /** "[who] may pay [cost]. If they do, then; if they don't, else." ("unless" has only `else`). */
  | {
      readonly kind: 'mayPay';
      readonly who: PlayerSet;
      readonly cost: Cost;
      /** The cost is to be paid so many times over. */
      readonly times?: Quantity;
      readonly then?: Effect;
      readonly else?: Effect;
    }
  /** "May pay [cost] any number of times", or up to so many; `as` binds how often it was paid. */
  | {
      readonly kind: 'payRepeatedly';
      readonly who: PlayerSet;
      readonly cost: Cost;
      readonly most?: number;
      readonly as: string;
    }
  /** Modes chosen while resolving (700.2: modes of spells are chosen on casting, see SpellAbility.modes). */
  | {
      readonly kind: 'chooseEffect';
      readonly who: PlayerSet;
      readonly atRandom?: true;
      readonly options: readonly { readonly label: string; readonly effect: Effect }[];
    }

  // Choices (608.2d)
  /** With several players in `who`, each in turn order chooses among those of `from` they own (cards) or control (permanents), unseen by the others where the cards are hidden; all choices are bound together (608.2e). */
  | {
      readonly kind: 'chooseObjects';
      readonly who: PlayerSet;
      readonly from: ObjectSet;
      readonly min: Quantity;
      readonly max: Quantity;
      readonly as: string;
      /** In a loop: the name is for what was chosen in all rounds, also after it. */
      readonly collects?: true;
      readonly atRandom?: boolean;
      readonly different?: Differing;
      /** "For each card type, a card of that type": no more than one chosen on account of each card type. */
      readonly onePerCardType?: boolean;
      /** "A creature card and/or a land card": no more than one chosen on account of each of these. */
      readonly oneOfEach?: readonly Filter[];
      /** "With total mana value 4 or less"; only where none need be chosen. */
      readonly total?: { readonly what: 'power' | 'toughness' | 'manaValue'; readonly atMost: Quantity };
    }
  | {
      readonly kind: 'choosePlayer';
      readonly who: PlayerSet;
      readonly from: PlayerSet;
      readonly as: string;
      readonly atRandom?: boolean;
    }
  /** "A source of your choice" (609.7): among everything that may be chosen as a source of damage. */
  | { readonly kind: 'chooseSource'; readonly who: PlayerSet; readonly filter: Filter; readonly as: string }
  | { readonly kind: 'chooseColor'; readonly who: PlayerSet; readonly as: string }
  | {
      readonly kind: 'chooseNumber';
      readonly who: PlayerSet;
      readonly min: Quantity;
      readonly max: Quantity;
      readonly as: string;
    }
  /** With `forSource` the source remembers it as the name chosen for it (607.2d). */
  | {
      readonly kind: 'chooseName';
      readonly who: PlayerSet;
      readonly filter: Filter;
      readonly as: string;
      readonly forSource?: boolean;
    }
  | { readonly kind: 'chooseCreatureType'; readonly who: PlayerSet; readonly as: string }
  /** Each player, starting with the ability's controller, votes (701.38); with `secretly` the votes are revealed together. */
  | { readonly kind: 'vote'; readonly choices: VoteChoices; readonly secretly?: true }
  /** Binds without acting: fixes a set or a number now, for later instructions. */
  | { readonly kind: 'let'; readonly as: string; readonly objects: ObjectSet }
  | { readonly kind: 'letPlayers'; readonly as: string; readonly players: PlayerSet }
  | { readonly kind: 'letNumber'; readonly as: string; readonly value: Quantity }

  // Zone changes (400, 701)
  | { readonly kind: 'draw'; readonly who: PlayerSet; readonly count: Quantity; readonly as?: string }
  | {
      readonly kind: 'discard';
      readonly who: PlayerSet;
      readonly count: Quantity | 'hand';
      /** These cards, without a choice, as far as they are in the hand; `count` says how many they are. */
      readonly what?: ObjectSet;
      /** As many as the player likes, none included, but no more than `count`. */
      readonly upTo?: boolean;
      readonly filter?: Filter;
      readonly atRandom?: boolean;
      readonly chosenBy?: PlayerSet;
      readonly as?: string;
    }
  | { readonly kind: 'mill'; readonly who: PlayerSet; readonly count: Quantity; readonly as?: string }
  | { readonly kind: 'move'; readonly what: ObjectSet; readonly to: Destination; readonly as?: string }
  /** Exiles; remembered as exiled with the source when `linked` (607.2a). */
  | {
      readonly kind: 'exile';
      readonly what: ObjectSet;
      readonly faceDown?: boolean;
      readonly linked?: boolean;
      readonly until?: Duration;
      readonly as?: string;
    }
  | { readonly kind: 'destroy'; readonly what: ObjectSet; readonly noRegeneration?: boolean; readonly as?: string }
  | {
      readonly kind: 'sacrifice';
      readonly who: PlayerSet;
      readonly filter: Filter;
      readonly count: Quantity;
      /** As many as the player likes, none included, but no more than `count`. */
      readonly upTo?: boolean;
      readonly as?: string;
    }
  /** Done by the ability's controller unless `who` says by whom; only permanents that player controls (701.21a). */
  | { readonly kind: 'sacrificeObjects'; readonly what: ObjectSet; readonly who?: PlayerSet; readonly as?: string }
  | { readonly kind: 'counter'; readonly what: ObjectSet; readonly to?: Destination }
  | { readonly kind: 'shuffle'; readonly who: PlayerSet }

  // Looking (701.20, 701.23)
  /** Searches the listed players' libraries (and further zones) as one search; one choice after another. `each`: up to max per library. `zones` beyond the library belong to the same players. With a `min` of ALL_CARDS those of public zones are all found (701.23b). */
  | {
      readonly kind: 'search';
      readonly who: PlayerSet;
      readonly libraries: PlayerSet;
      readonly zones?: readonly ZoneId[];
      /** "and/or": the searcher first chooses which of the library and `zones` to search. `searchedAs` binds whether the library is among them. */
      readonly someZones?: boolean;
      readonly searchedAs?: string;
      /** Only `zones` are searched. */
      readonly withoutLibrary?: boolean;
      readonly filter: Filter;
      readonly min: Quantity;
      readonly max: Quantity;
      readonly each?: boolean;
      readonly different?: Differing;
      /** "A black card and a green card": no more than one found on account of each of these, which `filter` joins. */
      readonly oneOfEach?: readonly Filter[];
      readonly reveal?: boolean;
      readonly as: string;
    }
  | { readonly kind: 'reveal'; readonly what: ObjectSet; readonly as?: string }
  | { readonly kind: 'lookAt'; readonly who: PlayerSet; readonly what: ObjectSet; readonly as?: string }
  | { readonly kind: 'scry'; readonly who: PlayerSet; readonly count: Quantity }
  | { readonly kind: 'surveil'; readonly who: PlayerSet; readonly count: Quantity }
  /** Reveals from the top until one matches, or `count` do, or exiles the cards: binds the matches and the others. */
  | {
      readonly kind: 'revealUntil';
      readonly who: PlayerSet;
      readonly filter: Filter;
      readonly count?: Quantity;
      readonly exile?: boolean;
      /** Exiled cards are remembered as exiled with the source (607.2a). */
      readonly linked?: boolean;
      readonly as: string;
      readonly others: string;
    }

  // Piles (700.3)
  /** With `each`, for each of those players apart: the permanents they control and cards they own among the objects, separated by `by`, or by themselves if `by` are several players. */
  | {
      readonly kind: 'separate';
      readonly what: ObjectSet;
      readonly by: PlayerSet;
      readonly each?: PlayerSet;
      readonly as: string;
    }
  /** Chooses one of the two piles: binds it and the other. Of piles made for several players one for each, all of them together; each chooses among their own if `by` are several. */
  | {
      readonly kind: 'choosePile';
      readonly piles: string;
      readonly by: PlayerSet;
      readonly as: string;
      readonly other: string;
    }

  // Damage, life, counters (119, 120, 122)
  /** For a target that may be an object or a player, `to` and `players` both name it; each yields what it holds. `as` binds the total dealt. */
  | {
      readonly kind: 'damage';
      readonly source?: ObjectSet;
      readonly amount: Quantity;
      readonly to?: ObjectSet;
      readonly players?: PlayerSet;
      readonly as?: string;
      /** Binds how much of it was more than lethal damage or the loyalty or defense that was there (120.10). */
      readonly excessAs?: string;
      /** Damage to an object that would be excess is dealt to these players instead (120.4a). */
      readonly excessTo?: PlayerSet;
      readonly unpreventable?: boolean;
    }
  /** Damage divided as announced for the target specification `targets` (601.2d). */
  | { readonly kind: 'dividedDamage'; readonly source?: ObjectSet; readonly targets: string; readonly amounts: string }
  /** Damage divided among the objects as the instruction is followed, each of them any amount, none included. */
  | {
      readonly kind: 'divideDamage';
      readonly source?: ObjectSet;
      readonly amount: Quantity;
      readonly among: ObjectSet;
      readonly by: PlayerSet;
    }
  /** Counters distributed among the targets as announced (601.2d). */
  | { readonly kind: 'dividedCounters'; readonly counter: string; readonly targets: string; readonly amounts: string }
  | { readonly kind: 'fight'; readonly a: ObjectSet; readonly b: ObjectSet }
  | { readonly kind: 'gainLife'; readonly who: PlayerSet; readonly amount: Quantity }
  /** `as` binds the total lost. */
  | { readonly kind: 'loseLife'; readonly who: PlayerSet; readonly amount: Quantity; readonly as?: string }
  | { readonly kind: 'setLife'; readonly who: PlayerSet; readonly amount: Quantity }
  | { readonly kind: 'putCounters'; readonly what: ObjectSet; readonly counter: string; readonly count: Quantity }
  /** The targets, permanents or players, each get another counter of each kind that is on them. */
  | { readonly kind: 'moreOfEachCounter'; readonly targets: string }
  /** For each kind of counter that is on the objects `of`, or was as they left, as many of them are put on `what`. */
  | { readonly kind: 'putCountersOf'; readonly of: ObjectSet; readonly what: ObjectSet }
  /** `counter` null: of whatever kinds, which the ability's controller chooses where they are not all of them. */
  | {
      readonly kind: 'removeCounters';
      readonly what: ObjectSet;
      readonly counter: string | null;
      readonly count: Quantity | 'all';
      /** As many as the player likes, none included, but no more than `count`. */
      readonly upTo?: boolean;
      /** How many were removed. */
      readonly as?: string;
    }
  /** Counters of one object go onto another; those that cannot be put there stay (122.5). */
  | {
      readonly kind: 'moveCounters';
      readonly from: ObjectSet;
      readonly to: ObjectSet;
      readonly counter: string;
      readonly count: Quantity | 'all';
    }
  | { readonly kind: 'playerCounters'; readonly who: PlayerSet; readonly counter: string; readonly count: Quantity }
  /** Each of the players may pay any amount of {E}; `as` binds how much was paid in all. */
  | { readonly kind: 'payAnyEnergy'; readonly who: PlayerSet; readonly as: string }
  | { readonly kind: 'proliferate'; readonly who: PlayerSet }

  // Permanents
  /** Gives a designation, until it leaves or the duration ends; `off` takes it away. */
  /** Unlocks a locked half of a Room, or turns the lock of either (709.5f–g). */
  | { readonly kind: 'turnDoor'; readonly what: ObjectSet; readonly way: 'unlock' | 'either' }
  | {
      readonly kind: 'designate';
      readonly what: ObjectSet;
      readonly word: string;
      readonly off?: boolean;
      readonly duration?: { readonly kind: 'endOfTurn' };
    }
  | { readonly kind: 'designatePlayer'; readonly who: PlayerSet; readonly word: string }
  /** Tells triggers that the objects or players did what a keyword says ("exploits", "becomes crewed"). */
  | {
      readonly kind: 'announce';
      readonly action: string;
      readonly what?: ObjectSet;
      readonly who?: PlayerSet;
      readonly against?: ObjectSet;
      readonly amount?: Quantity;
    }
  /** 701.12b: control of the two is exchanged, if both are there and controlled by different players. Without `b` the two are `a`. */
  | {
      readonly kind: 'exchangeControl';
      readonly a: ObjectSet;
      readonly b?: ObjectSet;
      readonly duration: Duration;
    }
  | { readonly kind: 'removeDamage'; readonly what: ObjectSet }
  /** Pairs two unpaired creatures; both are then designated "paired" (702.95a). */
  | { readonly kind: 'pair'; readonly what: ObjectSet; readonly with: ObjectSet }
  /** The exiled card is encoded on the creature (702.99a). */
  | { readonly kind: 'encode'; readonly what: ObjectSet; readonly on: ObjectSet }
  /** Returns the source, exiled for it, transformed; it remembers the exiled materials as exiled with it (702.167a, 702.167c). */
  | { readonly kind: 'craft'; readonly materials: ObjectSet }
  /** The spell merges with the permanent, over or under it as its controller chooses; the permanent mutates (702.140c). */
  | { readonly kind: 'merge'; readonly with: ObjectSet }
  | { readonly kind: 'tap'; readonly what: ObjectSet }
  | { readonly kind: 'untap'; readonly what: ObjectSet }
  | { readonly kind: 'attach'; readonly what: ObjectSet; readonly to: ObjectSet }
  | { readonly kind: 'unattach'; readonly what: ObjectSet }
  | {
      readonly kind: 'createTokens';
      readonly who: PlayerSet;
      readonly token: TokenDescription;
      readonly count: Quantity;
      readonly tapped?: boolean;
      /** Whom its controller chooses, or one of these players, or what they defend if not `themselves` (508.4). */
      readonly attacking?: true | { readonly who: PlayerSet; readonly themselves?: true };
      /** Of Auras: what they enter attached to (303.4f). */
      readonly attachedTo?: ObjectSet;
      readonly as?: string;
      /** In a loop: the name is for the tokens of all rounds, also after it. */
      readonly collects?: true;
    }
  | {
      readonly kind: 'createCopies';
      readonly who: PlayerSet;
      readonly of: ObjectSet;
      readonly count: Quantity;
      readonly changes?: readonly Change[];
      readonly tapped?: boolean;
      /** Attacking one of the players, or what they defend (508.4). */
      readonly attacking?: PlayerSet;
      readonly as?: string;
      readonly collects?: true;
    }
  | {
      readonly kind: 'becomeCopy';
      readonly what: ObjectSet;
      readonly of: ObjectSet;
      readonly duration: Duration;
      readonly changes?: readonly Change[];
    }
  | {
      readonly kind: 'copySpell';
      readonly what: ObjectSet;
      readonly who: PlayerSet;
      readonly count: Quantity;
      readonly newTargets: boolean;
      readonly changes?: readonly Change[];
    }
  /** "May choose new targets" (115.7d); with `must` its one target is changed to another if there is a legal one (115.7a). */
  | { readonly kind: 'changeTargets'; readonly what: ObjectSet; readonly who: PlayerSet; readonly must?: boolean }
  | { readonly kind: 'regenerate'; readonly what: ObjectSet }
  /** With `flip` a flip card is flipped, once and for all (701.26b, 710.4). Binds those that have been turned. */
  | { readonly kind: 'transform'; readonly what: ObjectSet; readonly flip?: boolean; readonly as?: string }
  | { readonly kind: 'phaseOut'; readonly what: ObjectSet }
  /** Continuous effect from a resolution (611.2): the affected objects are fixed now. */
  | { readonly kind: 'apply'; readonly to: ObjectSet; readonly changes: readonly Change[]; readonly duration: Duration }
  /** A rules-changing effect for a time: "can't cast spells this turn", "creatures can't block this turn". `uses` ends it after so many times ("the next sorcery spell"). */
  | {
      readonly kind: 'applyRule';
      readonly effect: ContinuousEffect;
      readonly duration: Duration;
      readonly uses?: Quantity;
    }
  /** A replacement or prevention effect for a time ("prevent the next 3 damage", "the next time …"). */
  | {
      readonly kind: 'applyReplacement';
      readonly replacement: Replacement;
      readonly duration: Duration;
      readonly uses?: Quantity;
    }
  | { readonly kind: 'removeFromCombat'; readonly what: ObjectSet }

  // Mana (106)
  | { readonly kind: 'addMana'; readonly who: PlayerSet; readonly mana: ManaProduction }
  /** The player activates one mana ability of each of the permanents, as far as possible. */
  | { readonly kind: 'activateManaAbilities'; readonly who: PlayerSet; readonly of: ObjectSet }
  /** A player loses all unspent mana and another adds it, with everything that is said about it (106.13). */
  | { readonly kind: 'moveMana'; readonly from: PlayerSet; readonly to: PlayerSet }

  // Playing cards
  /** A permission to play the cards (cast, and play if lands and `lands`). */
  | {
      readonly kind: 'permit';
      readonly who: PlayerSet;
      readonly cards: ObjectSet;
      readonly spells?: Filter;
      readonly lands: boolean;
      /** So many of the cards at most, by each of the players. */
      readonly max?: Quantity;
      readonly cost: 'normal' | 'free' | { readonly alternative: Cost };
      readonly manaAs?: Exclude<ManaSpentAs, 'itself'>;
      /** Only while this holds. */
      readonly condition?: Condition;
      /** Not before the turn is over in which it was given. */
      readonly laterTurns?: boolean;
      /** "If that spell would be put into a graveyard, exile it instead." */
      readonly exileAfter?: boolean;
      /** Only when a sorcery could be cast. */
      readonly sorcerySpeed?: boolean;
      /** The word by which a spell is known to have been cast so. */
      readonly way?: string;
      readonly duration: Duration;
    }
  /** Cast any number (at most `max`) of the cards now, while this resolves, without paying mana costs if `free`, for `cost` if there is one (608.2g). `way` is the word by which a spell is known to have been cast so. */
  | {
      readonly kind: 'castNow';
      readonly who: PlayerSet;
      readonly cards: ObjectSet;
      readonly spells?: Filter;
      readonly free: boolean;
      readonly max: Quantity;
      readonly as?: string;
      readonly way?: string;
      readonly cost?: Cost;
      /** A land may be played so as well, where its player could play one now (305.2, 305.3). */
      readonly lands?: boolean;
      readonly manaAs?: Exclude<ManaSpentAs, 'itself'>;
      /** Their back faces (310.11b). */
      readonly transformed?: boolean;
      /** The cards are copied where they are, and the copies may be cast (707.12). */
      readonly copies?: boolean;
      /** "If that spell would be put into a graveyard, exile it instead." */
      readonly exileAfter?: boolean;
    }

  // Turns, players, time
  /** Delayed triggered ability (603.7). `once` fires a single time; `duration` ends a repeating one. With `laterTurn` it waits for another turn ("the next turn's upkeep"). */
  | {
      readonly kind: 'delayed';
      readonly event: EventPattern;
      readonly condition?: Condition;
      readonly targets?: readonly TargetSpec[];
      readonly effect: Effect;
      readonly once: boolean;
      /** "Whenever one or more …": once for all that happens at the same time (603.2c). */
      readonly oneOrMore?: true;
      readonly laterTurn?: boolean;
      readonly duration?: Duration;
      readonly keep?: readonly string[];
    }
  /** A reflexive trigger ("when you do", 603.12) with its own targets. */
  | { readonly kind: 'reflexive'; readonly ability: Ability }
  | { readonly kind: 'controlNextTurn'; readonly who: PlayerSet; readonly player: PlayerSet }
  /** Directly after this turn, or after the next turn of `afterNextTurnOf` (500.7). */
  | { readonly kind: 'extraTurn'; readonly who: PlayerSet; readonly afterNextTurnOf?: PlayerSet }
  /** An additional combat phase after this phase, followed by a main phase if `main`. */
  | { readonly kind: 'extraCombat'; readonly main: boolean }
  | { readonly kind: 'extraBeginning' }
  | { readonly kind: 'endTurn' }
  /** The next such step of theirs, or their whole next turn, does not come (500.11). */
  | { readonly kind: 'skipNext'; readonly who: PlayerSet; readonly step: number | 'turn' }
  | { readonly kind: 'winGame'; readonly who: PlayerSet }
  | { readonly kind: 'loseGame'; readonly who: PlayerSet }
  /** 702.179d */
  | { readonly kind: 'increaseSpeed'; readonly who: PlayerSet }
  /** 731.1 */
  | { readonly kind: 'becomeDayOrNight'; readonly which: 'day' | 'night' }
  /** 701.49; into Undercity if so (701.49d). */
  | { readonly kind: 'venture'; readonly who: PlayerSet; readonly undercity?: boolean }
  | { readonly kind: 'takeInitiative'; readonly who: PlayerSet }
  | { readonly kind: 'becomeMonarch'; readonly who: PlayerSet }
  | { readonly kind: 'emblem'; readonly who: PlayerSet; readonly abilities: readonly Ability[]; readonly name: string }

  // Chance (705, 706)
  | { readonly kind: 'flipCoin'; readonly who: PlayerSet; readonly as: string }
  /** Several coins, without a winner (705.3): `as` binds how many came up heads. */
  | { readonly kind: 'flipCoins'; readonly who: PlayerSet; readonly count: Quantity; readonly as: string }
  | { readonly kind: 'rollDie'; readonly who: PlayerSet; readonly sides: number; readonly as: string };

/** What is voted for (701.38b). */
export type VoteChoices =
  /** `as` binds who voted for the word, once for each vote. */
  | { readonly kind: 'words'; readonly words: readonly { readonly word: string; readonly as: string }[] }
  /** `as` binds what was voted for, once for each vote, `mostAs` what has the most votes or is tied for most. Nobody has to vote if `optional`. */
  | {
      readonly kind: 'objects';
      readonly from: ObjectSet;
      readonly optional?: true;
      readonly as?: string;
      readonly mostAs?: string;
    };

/** Where cards go. Library destinations with several cards ask for an order unless `random`. */
export interface Destination {
  readonly zone: ZoneId;
  /** Library only. `nth` counts from the top, 1 = top. */
  readonly position?: 'top' | 'bottom' | { readonly nth: number };
  readonly orderedBy?: PlayerSet;
  readonly randomOrder?: boolean;
  readonly shuffle?: boolean;
  /** Battlefield only: whose control (default the owner's for a plain return, `you` where the text says so). */
  readonly controller?: PlayerSet;
  readonly tapped?: boolean;
  /** As a 2/2 creature without anything else, cloaked with ward {2} (701.40a, 701.58a). */
  readonly faceDown?: 'manifest' | 'cloak';
  readonly transformed?: boolean;
  readonly attacking?: boolean;
  /** Attacking what this creature attacks or attacked (702.49c). */
  readonly attackingLike?: ObjectSet;
  readonly counters?: { readonly counter: string; readonly count: Quantity };
  readonly attachedTo?: ObjectSet;
}

/** A token's characteristics (111.3). The name is the subtypes plus "Token" unless given (111.4). */
export interface TokenDescription {
  readonly name?: string;
  readonly colors: ColorSet;
  readonly supertypes?: SupertypeSet;
  readonly types: TypeSet;
  readonly subtypes: readonly string[];
  readonly power: Quantity | null;
  readonly toughness: Quantity | null;
  readonly keywords?: KeywordSet;
  readonly abilities?: readonly Ability[];
  /** The other face of a double-faced token (111.10i). */
  readonly back?: TokenDescription;
}

/** What mana an instruction makes. Types are indexes 0–5 (WUBRGC). */
export type ManaProduction =
  /** Exactly these, e.g. `[5, 5]` for {C}{C}. */
  | {
      readonly kind: 'fixed';
      readonly mana: readonly number[];
      readonly times?: Quantity;
      readonly spend?: ManaRestriction;
    }
  /** One type chosen from the set, `amount` mana of it. */
  | {
      readonly kind: 'choice';
      readonly types: readonly number[];
      readonly amount: Quantity;
      readonly spend?: ManaRestriction;
    }
  /** Any combination of the types. */
  | {
      readonly kind: 'combination';
      readonly types: readonly number[];
      readonly amount: Quantity;
      readonly spend?: ManaRestriction;
    }
  /** The colour or type chosen for the source as it entered; `or` lists types that may be chosen as well ("{U} or one mana of the chosen color"). */
  | {
      readonly kind: 'chosenColor';
      readonly amount: Quantity;
      readonly or?: readonly number[];
      readonly spend?: ManaRestriction;
    }
  /** A colour or type that the permanents could produce (106.7). */
  | {
      readonly kind: 'couldProduce';
      readonly by: ObjectSet;
      readonly what: 'color' | 'type';
      readonly amount: Quantity;
      readonly spend?: ManaRestriction;
    }
  /** A type that the event's tapped permanent produced (106.12a). */
  | { readonly kind: 'producedByEvent'; readonly amount: Quantity }
  /** A colour among the objects' colours (imprint, commander identity as `commanderIdentity`). */
  | {
      readonly kind: 'colorsOf';
      readonly what: ObjectSet | 'commanderIdentity';
      /** Not a colour of them but each of them: "for each color among …, add one mana of that color". */
      readonly every?: true;
      readonly amount: Quantity;
      readonly spend?: ManaRestriction;
    };

/** What the mana may be spent on (106.6) and what comes with it. */
export interface ManaRestriction {
  readonly on?: Filter;
  /** It may be spent to activate abilities of such objects; to cast spells only as far as `on` says. */
  readonly abilitiesOf?: Filter;
  /** It may be spent to activate abilities that the keyword names: "Equip". */
  readonly abilityWord?: string;
  /** It may be spent to turn such permanents face up (116.2b). */
  readonly turnUp?: Filter;
  /** It may be spent to unlock doors (116.2m). */
  readonly unlocks?: boolean;
  /** Spells that it can't be spent to cast. */
  readonly notOn?: Filter;
  /** It stays in the pool until the turn or the combat phase ends. */
  readonly lasts?: 'turn' | 'combat';
  /** "only to cast spells" (false: also abilities of matching objects). */
  readonly spellsOnly?: boolean;
  readonly cantBeCountered?: boolean;
  /** A spell that matches and is cast with it gains haste until end of turn. */
  readonly hasteFor?: Filter;
  /** A spell that matches and is cast with it can't be countered. */
  readonly uncounterable?: Filter;
  /** "only on costs that contain {X}": of spells, abilities and effects. */
  readonly onCostsWithX?: boolean;
  /** "When that mana is spent to cast a creature spell, …": triggers as it is spent; the ability's event says on what spells. */
  readonly whenSpent?: Extract<Effect, { readonly kind: 'reflexive' }>;
}
