/** Numbers that the game works out when it needs them (107, 608.2h). */
import type { Condition } from './condition.ts';
import type { MoveCause } from './event.ts';
import type { Filter } from './filter.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';
import type { ManaType, ZoneId } from './vocabulary.ts';

export type Quantity =
  | number
  /** The X of this spell or ability (107.3), or of the spell the source permanent was (107.3m). */
  | { readonly kind: 'x' }
  /** A number bound by name. */
  | { readonly kind: 'bound'; readonly name: string }
  | { readonly kind: 'count'; readonly of: ObjectSet }
  | { readonly kind: 'countPlayers'; readonly of: PlayerSet }
  | { readonly kind: 'power'; readonly of: ObjectSet }
  | { readonly kind: 'toughness'; readonly of: ObjectSet }
  | { readonly kind: 'manaValue'; readonly of: ObjectSet }
  /** Greatest value among the objects, 0 if there are none. */
  | { readonly kind: 'greatest'; readonly what: 'power' | 'toughness' | 'manaValue'; readonly of: ObjectSet }
  /** Least value among the objects, 0 if there are none. */
  | { readonly kind: 'least'; readonly what: 'power' | 'toughness' | 'manaValue'; readonly of: ObjectSet }
  /** How many different ones there are among the objects. */
  | { readonly kind: 'differentAmong'; readonly what: 'power' | 'manaValue' | 'name'; readonly of: ObjectSet }
  /** `counter` null: of all kinds together. */
  | { readonly kind: 'counters'; readonly counter: string | null; readonly of: ObjectSet }
  | { readonly kind: 'playerCounters'; readonly counter: string; readonly of: PlayerSet }
  /** How many unlocked doors the Rooms among the objects have (709.5). */
  | { readonly kind: 'unlockedDoors'; readonly of: ObjectSet }
  /** How many different kinds of counters are on the objects. */
  | { readonly kind: 'counterKindsAmong'; readonly of: ObjectSet }
  /** 702.179f */
  | { readonly kind: 'speed'; readonly of: PlayerSet }
  /** How often the ability has resolved this turn, the resolution at hand included. */
  | { readonly kind: 'timesResolved' }
  /** How many times the objects have mutated (702.140d). */
  | { readonly kind: 'timesMutated'; readonly of: ObjectSet }
  /** How many times they have cast commanders of theirs from the command zone this game (903.8). */
  | { readonly kind: 'commanderCasts'; readonly of: PlayerSet }
  /** How many creatures are in the players' parties (700.8a). */
  | { readonly kind: 'party'; readonly of: PlayerSet }
  | { readonly kind: 'life'; readonly of: PlayerSet }
  /** The life total with which they began the game (103.4). */
  | { readonly kind: 'startingLife'; readonly of: PlayerSet }
  /** How many turns they have begun, the turn at hand included. */
  | { readonly kind: 'turnsBegun'; readonly of: PlayerSet }
  | { readonly kind: 'handSize'; readonly of: PlayerSet }
  /** The least or greatest that one of the players has; 0 if there are none ("an opponent has eight or more cards in their graveyard"). */
  | {
      readonly kind: 'amongPlayers';
      readonly which: 'least' | 'greatest';
      readonly what: PlayerNumber;
      readonly of: PlayerSet;
    }
  /** Only those that match `what`, as they were as they were cast. */
  | { readonly kind: 'spellsCastThisTurn'; readonly of: PlayerSet; readonly what?: Filter }
  /** How much damage the objects have dealt to the players this turn. */
  | { readonly kind: 'damageThisTurn'; readonly by: ObjectSet; readonly to: PlayerSet }
  /** Permanents that left the battlefield this turn and matched as they left, to the zone and for the reason if one is given. */
  | { readonly kind: 'leftThisTurn'; readonly what: Filter; readonly to?: ZoneId; readonly cause?: MoveCause }
  /** Creatures that the players attacked with this turn, wherever they are by now. */
  | { readonly kind: 'attackersThisTurn'; readonly what: Filter; readonly of: PlayerSet }
  /** Permanents that entered this turn, wherever they are by now. */
  | { readonly kind: 'enteredThisTurn'; readonly what: Filter }
  /** Lands, creature cards … that the player lost, drew or did this turn, as the engine counts them. */
  | { readonly kind: 'turnCount'; readonly what: TurnCount; readonly of: PlayerSet }
  /** How many times the optional cost was paid for this spell (kicker, multikicker, replicate). */
  | { readonly kind: 'timesPaid'; readonly cost: string }
  /** Number of colours of the mana spent to cast this spell, or the spell that the source permanent was (107.4, "converge", "sunburst"). */
  | { readonly kind: 'colorsSpent'; readonly of?: ObjectSet }
  /**
   * How much mana, of the type if one is given, was spent to cast the spell `of`, or this spell, or the spell that the source was; `oneColor`:
   * of the colour of which it was most.
   */
  | { readonly kind: 'manaSpent'; readonly of?: ObjectSet; readonly type?: ManaType | 'oneColor' }
  /** Number of colours among the objects / basic land types among the lands (702: domain, converge). */
  | { readonly kind: 'colorsAmong'; readonly of: ObjectSet }
  | { readonly kind: 'basicLandTypesAmong'; readonly of: ObjectSet }
  /** Number of card types among the objects; of those that permanents have alone if so (110.4a). */
  | { readonly kind: 'cardTypesAmong'; readonly of: ObjectSet; readonly ofPermanents?: boolean }
  /** Number of card types among the spells they have cast this turn, as they were as they were cast. */
  | { readonly kind: 'cardTypesCastThisTurn'; readonly of: PlayerSet }
  | { readonly kind: 'devotion'; readonly colors: number; readonly of: PlayerSet }
  | { readonly kind: 'sum'; readonly of: readonly Quantity[] }
  | { readonly kind: 'times'; readonly of: Quantity; readonly by: number }
  | { readonly kind: 'product'; readonly of: readonly Quantity[] }
  | { readonly kind: 'negative'; readonly of: Quantity }
  /** Two to the power of `exponent`: 1 where that is 0 or less. */
  | { readonly kind: 'powerOfTwo'; readonly exponent: Quantity }
  | { readonly kind: 'half'; readonly of: Quantity; readonly round: 'up' | 'down' }
  /** `of` divided by `by`, to a whole number; 0 if `by` is 0 ("divided evenly, rounded down"). */
  | { readonly kind: 'quotient'; readonly of: Quantity; readonly by: Quantity; readonly round: 'up' | 'down' }
  /** What is left of `of` divided by `by`: 0 by 2 for what is even. */
  | { readonly kind: 'remainder'; readonly of: Quantity; readonly by: number }
  | { readonly kind: 'max'; readonly of: readonly Quantity[] }
  | { readonly kind: 'min'; readonly of: readonly Quantity[] }
  | { readonly kind: 'conditional'; readonly if: Condition; readonly then: Quantity; readonly else: Quantity };

/** What a player has so much or many of; `spellsLastTurn` are those they cast during the turn before this one. */
export type PlayerNumber =
  | 'spellsThisTurn'
  | 'life'
  | 'handSize'
  | 'graveyardSize'
  /** 702.179f */
  | 'speed'
  | 'spellsLastTurn'
  /** How many of the objects they own. */
  | { readonly kind: 'owned'; readonly among: ObjectSet }
  /** How many permanents they control that match. */
  | { readonly kind: 'permanents'; readonly filter: Filter }
  | { readonly kind: 'turnCount'; readonly what: TurnCount }
  | { readonly kind: 'counters'; readonly counter: string };

export type TurnCount =
  | 'cardsDrawn'
  | 'landsPlayed'
  /** Lands that entered under the player's control. */
  | 'landsEntered'
  | 'creaturesDied'
  /** Cards that left the player's graveyard. */
  | 'leftGraveyard'
  | 'tokensCreated'
  | 'crimes'
  | 'lifeGained'
  | 'lifeLost'
  | 'damageTaken'
  | 'attackers'
  /** Total power of the creatures they attacked with this combat, as those were declared. */
  | 'attackersPower'
  | 'discards'
  /** Permanents that left the battlefield under their control, and those of them that were no lands. */
  | 'permanentsLeft'
  | 'nonlandPermanentsLeft'
  /** Permanent cards put into their graveyard from anywhere (700.11). */
  | 'descents'
  /** Creature cards put into their graveyard from anywhere. */
  | 'creatureCardsBuried'
  /** Spells cast for their warp cost (702.185a). */
  | 'spellsWarped'
  /** Spells cast from the player's hand. */
  | 'spellsFromHand'
  /** Lands played and spells cast from anywhere else. */
  | 'playedFromElsewhere'
  /** Exhaust abilities activated. */
  | 'exhausts';
