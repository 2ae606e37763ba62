/**
 * Who and what an instruction speaks of. References are never ambient: "those cards", "that player", "the rest" are names
 * that an earlier instruction, a target or the triggering event bound.
 */
import type { Comparison } from './condition.ts';
import type { Filter } from './filter.ts';
import type { PlayerNumber, Quantity } from './quantity.ts';
import type { ZoneId } from './vocabulary.ts';

/** Some players, in APNAP order when several (101.4). */
export type PlayerSet =
  /** The controller of the ability, spell or static effect (109.5). */
  | { readonly kind: 'you' }
  | { readonly kind: 'opponents' }
  | { readonly kind: 'eachPlayer' }
  | { readonly kind: 'otherPlayers' }
  | { readonly kind: 'activePlayer' }
  /** The player (or the controller of the permanent) that the source, or what it is attached to, or the object bound to `of`, attacks (508.5). */
  | { readonly kind: 'defendingPlayer'; readonly of?: ObjectSet }
  /** The players, not planeswalkers or battles, that the creatures attack. */
  | { readonly kind: 'attackedBy'; readonly what: ObjectSet }
  /** Those with the most life or tied for it. */
  | { readonly kind: 'mostLife' }
  /**
   * The opponents who voted for a choice that the controller voted for, or, if not `alike`, for one that the controller didn't vote for, in the vote
   * that a triggering event told of.
   */
  | {
      readonly kind: 'voters';
      readonly alike: boolean;
      readonly votes: { readonly kind: 'bound'; readonly name: string };
    }
  /** A name bound to a player: a target, a choice, a loop variable or a fact of the triggering event. */
  | { readonly kind: 'bound'; readonly name: string }
  | { readonly kind: 'controllerOf'; readonly what: ObjectSet }
  | { readonly kind: 'ownerOf'; readonly what: ObjectSet }
  /** The player that the source, an Aura, is attached to (303.4). */
  | { readonly kind: 'enchantedPlayer' }
  /** The player chosen for the source as it entered. */
  | { readonly kind: 'chosenForSource' }
  /** Those of the players who have so much or many. */
  | {
      readonly kind: 'having';
      readonly of: PlayerSet;
      readonly what: PlayerNumber;
      readonly op: Comparison;
      readonly value: Quantity;
    }
  | { readonly kind: 'union'; readonly of: readonly PlayerSet[] }
  /** Those of the players who are none of the others. */
  | { readonly kind: 'except'; readonly of: PlayerSet; readonly without: PlayerSet };

/** Some objects, in a fixed order. */
export type ObjectSet =
  /** The object the ability is of: its source, or the spell itself. */
  | { readonly kind: 'self' }
  /** A name bound to objects: a target, a choice, a result of an earlier instruction or the event's object. */
  | { readonly kind: 'bound'; readonly name: string }
  /** Everything in a zone that matches. `of` limits the zone's owners (library, hand, graveyard, exile, command). */
  | { readonly kind: 'all'; readonly zone: ZoneId; readonly filter: Filter; readonly of?: PlayerSet }
  /** The top cards of a library, first = topmost. */
  | { readonly kind: 'topOfLibrary'; readonly of: PlayerSet; readonly count: Quantity }
  | { readonly kind: 'bottomOfLibrary'; readonly of: PlayerSet; readonly count: Quantity }
  /** What the source (an Aura, Equipment) is attached to. */
  | { readonly kind: 'attachedTo'; readonly what?: ObjectSet }
  /** The creature that the source is paired with (702.95b). */
  | { readonly kind: 'pairedWith' }
  /** The creature that the source, a card in exile, is encoded on (702.99b); the cards that are encoded on the source. */
  | { readonly kind: 'encodedCreature' }
  | { readonly kind: 'encodedCards' }
  /** Auras and Equipment attached to the objects; `asItLeft` also those that are gone by now, for what is asked of them (608.2h). */
  | { readonly kind: 'attachmentsOf'; readonly what: ObjectSet; readonly asItLeft?: true }
  /** Cards exiled by the source's linked ability that are still there (607.2a). */
  | { readonly kind: 'exiledWithSource' }
  /** The objects whose abilities on the stack they are (113.7). */
  | { readonly kind: 'sourceOf'; readonly what: ObjectSet }
  /** The cards that the permanents became in that public zone, if they went there and are still there (400.7j); tokens are no cards. */
  | { readonly kind: 'became'; readonly what: ObjectSet; readonly zone: ZoneId }
  /** The objects that the spells or abilities on the stack target. */
  | { readonly kind: 'targetsOf'; readonly what: ObjectSet }
  | { readonly kind: 'union'; readonly of: readonly ObjectSet[] }
  /** The first set without the members of the second ("the rest"). */
  | { readonly kind: 'minus'; readonly from: ObjectSet; readonly without: ObjectSet }
  | { readonly kind: 'where'; readonly from: ObjectSet; readonly filter: Filter };

/** The names that a triggering or replaced event binds for the instructions that follow. */
export const EVENT_NAMES = {
  /** The object the event happened to (the creature that died, the spell that was cast, the land that was tapped). */
  object: 'thatObject',
  /** The player the event happened to or who did it. */
  player: 'thatPlayer',
  /** How much (damage, life, counters, mana); of a spell that was cast, or a card that was cycled, what X is. */
  amount: 'thatAmount',
  /** The object or player on the other side (what was dealt damage, what was attacked or targeted). */
  other: 'thatOther',
} as const;

/** What gave the ability to what has it, in the costs, targets and instructions of an ability that a static ability gives: "this Equipment" (201.5a). */
export const GIVER = 'giver';

/** Action of the event `performs`: a vote has been counted; its amount tells who voted like whom (`actions/vote.ts`). */
export const FINISH_VOTING = 'finish voting';

/** Actions of the event `performs`: unlocking the left or the right half of a permanent (709.5h). */
export const UNLOCKS = ['unlock the left half', 'unlock the right half'] as const;
