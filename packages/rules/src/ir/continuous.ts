/** Continuous effects (611, 613): what they change, how long they last, and the rules-changing statics beside them. */

import type { Ability } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { EventPattern } from './event.ts';
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';
import type { ColorSet, KeywordSet, ManaSpentAs, ManaType, SupertypeSet, TypeSet, ZoneId } from './vocabulary.ts';

/** One change to characteristics; the layer it applies in follows from its kind (613.1). */
export type Change =
  /** Layer 2. */
  | { readonly kind: 'controller'; readonly who: PlayerSet }
  /** Layer 4. `set` replaces all card types; `subtypes` of the replaced kinds go (205.1b, 305.7). */
  | { readonly kind: 'setTypes'; readonly types: TypeSet; readonly subtypes?: readonly string[] }
  | {
      readonly kind: 'addTypes';
      readonly types: TypeSet;
      readonly subtypes?: readonly string[];
      readonly supertypes?: SupertypeSet;
    }
  | { readonly kind: 'removeTypes'; readonly types: TypeSet; readonly supertypes?: SupertypeSet }
  /** With `word` the creature type that an instruction before had a player choose, fixed as the change is applied. */
  | { readonly kind: 'addSubtypes'; readonly subtypes: readonly string[]; readonly word?: ChosenWord }
  /** New subtypes instead of the old ones of their kind; the card types stay (205.1a). */
  | { readonly kind: 'setSubtypes'; readonly subtypes: readonly string[]; readonly word?: ChosenWord }
  /** Sets the land types: old land types, their mana abilities and the rules text go (305.7). */
  | { readonly kind: 'setLandTypes'; readonly subtypes: readonly string[] }
  /** The basic land type chosen for the source as it entered, instead of the old land types (305.7). */
  | { readonly kind: 'setChosenLandType' }
  | { readonly kind: 'addChosenSubtype' }
  | { readonly kind: 'everyCreatureType' }
  | { readonly kind: 'loseCreatureTypes' }
  /** Layer 5. */
  | { readonly kind: 'setColors'; readonly colors: ColorSet }
  | { readonly kind: 'addColors'; readonly colors: ColorSet }
  /** The colour chosen for the source, besides its own or, if `only`, instead of them. */
  | { readonly kind: 'addChosenColor'; readonly only?: true }
  /** Of copies only: the copy has no mana cost, and so mana value 0 (702.128a). */
  | { readonly kind: 'noManaCost' }
  /** Of copies only (707.9b). */
  | { readonly kind: 'setName'; readonly name: string }
  /** Layer 6. */
  | { readonly kind: 'addKeywords'; readonly keywords: KeywordSet }
  | { readonly kind: 'removeKeywords'; readonly keywords: KeywordSet }
  /** They lose the keywords and can't have them, whatever gives them (101.2). */
  | { readonly kind: 'cantHaveKeywords'; readonly keywords: KeywordSet }
  | { readonly kind: 'addAbilities'; readonly abilities: readonly Ability[] }
  /** Of copies only: the ability whose instruction makes the copy (707.9a). */
  | { readonly kind: 'addThisAbility' }
  /** All activated abilities of the objects, as they have them then. */
  | { readonly kind: 'addAbilitiesOf'; readonly of: ObjectSet }
  | { readonly kind: 'loseAllAbilities' }
  /** All abilities that the keyword names. */
  | { readonly kind: 'loseAbilities'; readonly word: string }
  /** Layer 7a (characteristic-defining), 7b, 7c, 7d. */
  | { readonly kind: 'definePowerToughness'; readonly power: Quantity | null; readonly toughness: Quantity | null }
  | { readonly kind: 'setPowerToughness'; readonly power: Quantity | null; readonly toughness: Quantity | null }
  | { readonly kind: 'modifyPowerToughness'; readonly power: Quantity; readonly toughness: Quantity }
  | { readonly kind: 'switchPowerToughness' };

/** The name of a word that was chosen. */
export interface ChosenWord {
  readonly kind: 'bound';
  readonly name: string;
}

/** How long something lasts (611.2). */
export type Duration =
  | { readonly kind: 'endOfTurn' }
  | { readonly kind: 'endOfCombat' }
  /** Until the next turn of the players begins ("until your next turn"). */
  | { readonly kind: 'untilNextTurnOf'; readonly who: PlayerSet }
  | { readonly kind: 'untilEndOfNextTurnOf'; readonly who: PlayerSet }
  /** Through the next untap step of the players that is not skipped ("doesn't untap during its controller's next untap step"). */
  | { readonly kind: 'throughNextUntapStepOf'; readonly who: PlayerSet }
  /** Until the next end step of the players begins. */
  | { readonly kind: 'untilNextEndStepOf'; readonly who: PlayerSet }
  /** For as long as the source stays on the battlefield. */
  | { readonly kind: 'whileSourceOnBattlefield' }
  /** For as long as you control the source. */
  | { readonly kind: 'whileYouControlSource' }
  /** Ends with the object it is about (a permission for an exiled card, a change to one permanent). */
  | { readonly kind: 'indefinite' }
  /** Until the source exiles another card with a linked ability ("until you exile another card with this"). */
  | { readonly kind: 'untilSourceExilesAnother' }
  | { readonly kind: 'asLongAs'; readonly condition: Condition };

/** Things that cannot be done, must be done or may be done "as though" (101.2, 609.4, 614.17). */
export type Restriction =
  /** `unlessControls`: only where the player attacked controls no such permanent ("unless defending player controls …"). */
  | {
      readonly kind: 'cantAttack';
      readonly what: Filter;
      readonly defenders?: PlayerSet;
      /** The defenders themselves, not what they control. */
      readonly playersOnly?: boolean;
      readonly unlessControls?: Filter;
    }
  /** "… can't attack [defenders] unless their controller pays [cost] for each of them" (508.1g); planeswalkers of the defenders too if so. */
  | {
      readonly kind: 'attackCost';
      readonly what: Filter;
      readonly defenders: PlayerSet;
      readonly planeswalkers: boolean;
      readonly cost: Cost;
    }
  | { readonly kind: 'cantBlock'; readonly what: Filter }
  /** They can't be tapped to crew Vehicles (702.122d). */
  | { readonly kind: 'cantCrew'; readonly what: Filter }
  /**
   * No more than `count` creatures can be declared as attackers or as blockers each combat (508.1c, 509.1b). With `defenders` or `attacked` no more
   * that attack such a player, or such a planeswalker or battle.
   */
  | {
      readonly kind: 'combatLimit';
      readonly doing: 'attack' | 'block';
      readonly count: number;
      readonly defenders?: PlayerSet;
      readonly attacked?: Filter;
    }
  /** Can't attack or block alone, or can attack only alone (506.5). */
  | {
      readonly kind: 'company';
      readonly what: Filter;
      readonly doing: 'attack' | 'block';
      readonly alone: 'never' | 'only';
    }
  | { readonly kind: 'cantBeBlocked'; readonly what: Filter; readonly by?: Filter }
  /** Attacks each combat if able; `defenders` narrows whom. */
  | { readonly kind: 'mustAttack'; readonly what: Filter; readonly defenders?: PlayerSet }
  /** Attacks each combat if able, and a player other than the effect's controller if able (701.15b). */
  | { readonly kind: 'goaded'; readonly what: Filter }
  | { readonly kind: 'mustBeBlocked'; readonly what: Filter }
  /** Blocks each combat if able; with `attackers` those of the attackers ("all creatures able to block … do so"). */
  | { readonly kind: 'mustBlock'; readonly what: Filter; readonly attackers?: Filter }
  /** Can't be blocked except by `min` or more creatures, or by more than `max`. */
  | { readonly kind: 'blockers'; readonly what: Filter; readonly min?: number; readonly max?: number }
  /** Can block only attackers that match. */
  | { readonly kind: 'canBlockOnly'; readonly what: Filter; readonly attackers: Filter }
  | { readonly kind: 'cantBeBlockedExceptBy'; readonly what: Filter; readonly by: Filter }
  | { readonly kind: 'doesntUntap'; readonly what: Filter }
  /** The legend rule doesn't apply to them (704.5j). */
  | { readonly kind: 'noLegendRule'; readonly what: Filter }
  /** The players can't untap more of the permanents during their untap steps (502.3). */
  | { readonly kind: 'untapsAtMost'; readonly who: PlayerSet; readonly what: Filter; readonly count: number }
  /** They can't be regenerated (701.19c). */
  | { readonly kind: 'cantRegenerate'; readonly what: Filter }
  /** They can't become untapped, whatever would untap them (701.26). */
  | { readonly kind: 'cantUntap'; readonly what: Filter }
  /** 708.7 */
  | { readonly kind: 'cantTurnFaceUp'; readonly what: Filter }
  /** Objects that match stay where they are instead of entering the battlefield ("creature cards in graveyards can't enter"). */
  | { readonly kind: 'cantEnter'; readonly what: Filter; readonly from: readonly ZoneId[] }
  /** With `from` only spells that would be cast from those zones. In `spells` `thatPlayer` is who would cast it. */
  | {
      readonly kind: 'cantCast';
      readonly who: PlayerSet;
      readonly spells: Filter;
      readonly from?: readonly ZoneId[];
      readonly when?: Condition;
    }
  /** No more than `count` spells each turn (matching ones are counted). */
  | { readonly kind: 'castLimit'; readonly who: PlayerSet; readonly spells: Filter; readonly count: Quantity }
  /** Only when the player could cast a sorcery (307.5). */
  | { readonly kind: 'castOnlyAsSorcery'; readonly who: PlayerSet; readonly spells: Filter }
  /** `loyalty`: only their loyalty abilities (606). */
  | {
      readonly kind: 'cantActivate';
      readonly what: Filter;
      readonly exceptMana: boolean;
      readonly loyalty?: true;
      readonly who?: PlayerSet;
    }
  | { readonly kind: 'cantBeCountered'; readonly what: Filter }
  /** Players who choose targets of spells they cast and abilities they activate must choose one of these if able. */
  | { readonly kind: 'mustTarget'; readonly what: Filter; readonly who: PlayerSet }
  /**
   * Permanents, or cards in that zone. With `sources` only of spells that match and of abilities from sources that do ("hexproof from black",
   * 702.11d), with `only` of spells alone or of abilities alone.
   */
  | {
      readonly kind: 'cantBeTargeted';
      readonly what: Filter;
      readonly zone?: ZoneId;
      readonly by: PlayerSet;
      readonly sources?: Filter;
      readonly only?: 'spells' | 'abilities';
    }
  /** `own`: their spells and abilities cannot have them search their own library. */
  | { readonly kind: 'cantSearchLibraries'; readonly who: PlayerSet; readonly own?: boolean }
  | { readonly kind: 'cantGainLife'; readonly who: PlayerSet }
  /** Damage that would reduce the life total to less than this reduces it to this instead. */
  | { readonly kind: 'damageLeavesLife'; readonly who: PlayerSet; readonly life: number }
  /** Prevention effects do nothing (615.12). */
  | { readonly kind: 'cantPreventDamage'; readonly combat?: boolean; readonly sources?: Filter }
  | { readonly kind: 'cantDrawMoreThan'; readonly who: PlayerSet; readonly count: number }
  /** With `from` only lands from those zones. */
  | { readonly kind: 'cantPlayLands'; readonly who: PlayerSet; readonly from?: readonly ZoneId[] }
  /** Extra turns of the players are skipped as they would begin (500.11). */
  | { readonly kind: 'skipsExtraTurns'; readonly who: PlayerSet }
  | { readonly kind: 'cantBeSacrificed'; readonly what: Filter }
  /** Such events don't cause abilities of the objects to trigger (603.2). */
  | { readonly kind: 'noTriggers'; readonly cause: EventPattern; readonly of: Filter }
  /** Counters of any kind, or of one. */
  | { readonly kind: 'cantHaveCounters'; readonly what: Filter; readonly counter?: string }
  | { readonly kind: 'cantGetCounters'; readonly who: PlayerSet; readonly counter?: string }
  /** They assign no combat damage (510.1a). */
  | { readonly kind: 'assignsNoCombatDamage'; readonly what: Filter }
  | { readonly kind: 'cantLose'; readonly who: PlayerSet }
  /** They don't lose the game for having 0 or less life (704.5a). */
  | { readonly kind: 'noLossForLife'; readonly who: PlayerSet }
  | { readonly kind: 'cantWin'; readonly who: PlayerSet }
  /** With `sources` only of spells that match and of abilities from sources that do ("hexproof from blue"). */
  | { readonly kind: 'playerHexproof'; readonly who: PlayerSet; readonly sources?: Filter }
  /** Protection of players from whatever matches (702.16); `label` is the printed quality. */
  | { readonly kind: 'playerProtection'; readonly who: PlayerSet; readonly from: Filter; readonly label: string }
  | { readonly kind: 'playerShroud'; readonly who: PlayerSet };

/** Allowances that are not permissions to play a particular card. */
export type Allowance =
  | { readonly kind: 'castAsThoughFlash'; readonly who: PlayerSet; readonly spells: Filter }
  | { readonly kind: 'additionalLandPlays'; readonly who: PlayerSet; readonly count: Quantity }
  | { readonly kind: 'noMaximumHandSize'; readonly who: PlayerSet }
  | { readonly kind: 'maximumHandSize'; readonly who: PlayerSet; readonly change: Quantity }
  /** It is so much, whatever it was. */
  | { readonly kind: 'maximumHandSizeIs'; readonly who: PlayerSet; readonly size: number }
  /** "As though it had haste" for activating abilities only (609.4). */
  | { readonly kind: 'activateAsThoughHaste'; readonly what: Filter }
  | { readonly kind: 'attackAsThoughNoDefender'; readonly what: Filter }
  /** They untap during each other player's untap step as well (502.3). */
  | { readonly kind: 'untapsWithOthers'; readonly what: Filter }
  /** "You may choose not to untap this during your untap step" (502.3). */
  | { readonly kind: 'mayStayTapped'; readonly what: Filter }
  /** Can block so many creatures more, or any number of them (509.1a). */
  | { readonly kind: 'blockAdditional'; readonly what: Filter; readonly count: Quantity | 'any' }
  /** For spells that match; with 'any' for whatever is paid. */
  /** Their controller may have them assign combat damage as though they weren't blocked (510.1c). */
  | { readonly kind: 'assignAsUnblocked'; readonly what: Filter }
  /** They assign combat damage equal to their toughness rather than their power (510.1a). */
  | { readonly kind: 'assignByToughness'; readonly what: Filter }
  /** Abilities of the objects that such an event, or any if none is named, causes to trigger do so an additional time (603.2d). */
  | { readonly kind: 'triggerAgain'; readonly cause?: EventPattern; readonly of: Filter }
  /** Abilities of the permanents that the keyword names, which can be activated only once, can be so many times more, or as though they never had been. */
  | { readonly kind: 'activateAgain'; readonly what: Filter; readonly keyword: string; readonly times: number | 'any' }
  /** Spells and abilities that the players `by` control can target them, and such players, as though they didn't have hexproof (702.11e). */
  | { readonly kind: 'ignoresHexproof'; readonly what: Filter; readonly players?: PlayerSet; readonly by: PlayerSet }
  /** Loyalty abilities of the permanents twice each turn rather than once (606.3). */
  | { readonly kind: 'loyaltyTwice'; readonly what: Filter }
  /** Loyalty abilities of the permanents whenever an instant could be cast (606.3). */
  | { readonly kind: 'loyaltyAsInstant'; readonly what: Filter }
  /** They crew Vehicles or saddle Mounts as though their power were so much greater, or with their toughness rather than their power (702.122a, 702.171a). */
  | {
      readonly kind: 'tapsAs';
      readonly what: Filter;
      readonly to: readonly ('crew' | 'saddle')[];
      readonly by: number | 'toughness';
    }
  | {
      readonly kind: 'spendManaAs';
      readonly manaAs: Exclude<ManaSpentAs, 'itself'>;
      readonly who: PlayerSet;
      readonly spells: Filter;
    }
  | {
      readonly kind: 'playFromTopOfLibrary';
      readonly who: PlayerSet;
      readonly what: Filter;
      readonly revealed: boolean;
      /** One spell each turn; lands are not played so. */
      readonly oncePerTurn?: boolean;
      /** The kind of counter of which one is on a creature that was cast so as it enters. */
      readonly entersWith?: string;
      /** As much life as the spell's mana value is paid rather than its mana cost (118.9). */
      readonly cost?: 'lifeForManaValue';
    }
  | { readonly kind: 'lookAtTopOfLibrary'; readonly who: PlayerSet }
  /** They may look at face-down permanents that match, any time (708.5). */
  | { readonly kind: 'lookAtFaceDown'; readonly who: PlayerSet; readonly what: Filter }
  | { readonly kind: 'playWithTopRevealed'; readonly who: PlayerSet }
  | {
      readonly kind: 'castFromZone';
      readonly who: PlayerSet;
      readonly zone: number;
      readonly what: Filter;
      readonly exileAfter: boolean;
      /** Only these of the cards in the zone, whoever owns them; else those that the player owns. */
      readonly among?: ObjectSet;
      /** Paid in addition to the other costs (118.8). */
      readonly alsoPay?: Cost;
      /** The kind of counter of which one is on the permanent as it enters. */
      readonly entersWith?: string;
      /** One spell each turn; lands are not played so. */
      readonly oncePerTurn?: boolean;
      /** The word by which a spell is known to have been cast so: keywords that the cards have ("flashback"). */
      readonly way?: string;
      /** Paid rather than the mana cost, as the keyword says. */
      readonly cost?: Cost;
    }
  /** The cost may be paid rather than the mana cost of spells (118.9), 'free' = nothing is; `from` = only of spells cast from that zone. */
  | {
      readonly kind: 'alternativeCost';
      readonly who: PlayerSet;
      readonly spells: Filter;
      readonly cost: Cost | 'free';
      readonly from?: ZoneId;
      readonly oncePerTurn?: boolean;
      /** Spells cast so may be cast as though they had flash. */
      readonly flash?: boolean;
    }
  /** Spells may have this paid for them besides (118.8b): they cost one mana of the colour less then, and nothing else less. */
  | {
      readonly kind: 'additionalCost';
      readonly who: PlayerSet;
      readonly spells: Filter;
      readonly cost: Cost;
      readonly less: ManaType;
    }
  /** For each symbol of the colour in a cost of theirs they may pay 2 life rather than that mana. */
  | { readonly kind: 'lifeForMana'; readonly who: PlayerSet; readonly type: ManaType }
  | { readonly kind: 'castWhileSearching'; readonly what: Filter }
  /** Mana, of the type if there is one, stays as steps and phases end; with `becomes` what would be lost becomes mana of that type instead (106.4, 614.1a). */
  | {
      readonly kind: 'manaDoesntEmpty';
      readonly who: PlayerSet;
      readonly type?: ManaType;
      readonly becomes?: ManaType;
    }
  /** They vote an additional time (701.38d), or may do so if `optional`. */
  | { readonly kind: 'additionalVote'; readonly who: PlayerSet; readonly optional?: true }
  /** The controller chooses how the players vote. */
  | { readonly kind: 'choosesVotes'; readonly of: PlayerSet }
  /** Of a card in hand: whenever its owner could take a mulligan, they may exile their hand and draw as many cards. */
  | { readonly kind: 'newHandAtMulligan' }
  /** Of a card in an opening hand: its owner may reveal it before the game begins, and this happens then (103.6b). */
  | { readonly kind: 'revealInOpeningHand'; readonly effect: Effect }
  | {
      readonly kind: 'startOnBattlefield';
      readonly counters?: { readonly counter: string; readonly count: number };
      readonly exileFromHand: number;
    };

/**
 * A change to what a spell or ability costs (601.2f, 602.2b). In its quantities and conditions `thatObject` is the spell or
 * ability and `thatPlayer` who pays for it.
 */
export interface CostChange {
  readonly who: PlayerSet;
  /** Spells, activated abilities, or special actions: plotting cards, unlocking halves of Rooms (116.2). */
  readonly what: 'spell' | 'ability' | 'plot' | 'unlock';
  /** The spell, the object whose ability it is, or the object of the special action. */
  readonly filter: Filter;
  /** What the ability must be like on the stack: its keyword, what it targets. */
  readonly ability?: Filter;
  /** Additional mana `{1}`, additional other cost, or a reduction; each times `times`. */
  readonly increase?: Cost;
  readonly reduceGeneric?: Quantity;
  readonly reduceMana?: string;
  /** It does not reduce the cost to less mana than this. */
  readonly leastMana?: number;
  /** Nothing but this: the total cost, once all else is counted, is no less mana than so much. */
  readonly floor?: number;
  readonly times?: Quantity;
  readonly condition?: Condition;
  /** It reduces coloured mana alone, whatever there is of it. */
  readonly coloredOnly?: true;
}

/** Whose decisions someone else makes, and when (723). */
export interface PlayerControl {
  readonly controller: PlayerSet;
  readonly players: PlayerSet;
  readonly scope: 'searchingOwnLibrary' | 'always';
}

/** What a continuous effect from a static ability or a resolved spell does. */
export type ContinuousEffect =
  | { readonly kind: 'change'; readonly affected: ObjectSet; readonly changes: readonly Change[] }
  | { readonly kind: 'restriction'; readonly restriction: Restriction }
  | { readonly kind: 'allowance'; readonly allowance: Allowance }
  | { readonly kind: 'cost'; readonly change: CostChange }
  | { readonly kind: 'control'; readonly control: PlayerControl };
