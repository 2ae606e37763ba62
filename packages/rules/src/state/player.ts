/** What the game remembers of a player (102, 119) and their own zones. */

import type { ManaUnit } from '../mana/manaTypes.ts';
import type { FaceRecord } from './catalog.ts';
import { NONE } from './none.ts';
import { type CounterList, NO_COUNTERS } from './permanent.ts';

/** Per-turn tallies, reset as a turn begins. */
export class TurnTally {
  spellsCast = 0;
  noncreatureSpellsCast = 0;
  /** Those of the turn before. */
  spellsLastTurn = 0;
  /** Faces of the spells cast, in order; replaced, never edited. */
  spellFaces: readonly FaceRecord[] = NONE;
  cardsDrawn = 0;
  /** In the draw step of this turn that is going on or was the last. */
  drawnInDrawStep = 0;
  landsPlayed = 0;
  landsEntered = 0;
  /** Mana spent to cast spells (700.14). */
  manaSpent = 0;
  /** Cards that left the player's graveyard. */
  leftGraveyard = 0;
  tokensCreated = 0;
  crimes = 0;
  lifeGained = 0;
  lifeLost = 0;
  damageTaken = 0;
  /** Where cards ask for it: a flat list of sources and the damage they dealt; replaced, never edited. */
  damagedBy: readonly number[] = NONE;
  creaturesDied = 0;
  attackers = 0;
  /** Total power of those they attacked with last, as they were declared (508.1k). */
  attackersPower = 0;
  discards = 0;
  permanentsLeft = 0;
  nonlandPermanentsLeft = 0;
  descents = 0;
  creatureCardsBuried = 0;
  spellsWarped = 0;
  spellsFromHand = 0;
  playedFromElsewhere = 0;
  exhausts = 0;
  /** Cards that are no permanents and the ids of abilities of theirs that were activated this turn and can be only once each turn, in pairs; replaced, never edited. */
  usedCards: readonly number[] = NONE;
  /** Cards that they could not cast without help, each with a player who refused it this turn after it; replaced, never edited. */
  refusedHelp: readonly number[] = NONE;
  /** Where cards ask for it: creature types of what dealt combat damage to players under the player's control, see `engine/struck.ts`; replaced, never edited. */
  struckAs: readonly string[] = NONE;
  /** The cards, as they are since they were discarded; replaced, never edited. */
  discarded: readonly number[] = NONE;

  /** As a turn begins. */
  reset(): void {
    this.spellsLastTurn = this.spellsCast;
    this.spellsCast = 0;
    this.noncreatureSpellsCast = 0;
    this.spellFaces = NONE;
    this.cardsDrawn = 0;
    this.drawnInDrawStep = 0;
    this.landsPlayed = 0;
    this.landsEntered = 0;
    this.manaSpent = 0;
    this.leftGraveyard = 0;
    this.tokensCreated = 0;
    this.crimes = 0;
    this.lifeGained = 0;
    this.lifeLost = 0;
    this.damageTaken = 0;
    this.damagedBy = NONE;
    this.creaturesDied = 0;
    this.attackers = 0;
    this.attackersPower = 0;
    this.discards = 0;
    this.permanentsLeft = 0;
    this.nonlandPermanentsLeft = 0;
    this.descents = 0;
    this.creatureCardsBuried = 0;
    this.spellsWarped = 0;
    this.spellsFromHand = 0;
    this.playedFromElsewhere = 0;
    this.exhausts = 0;
    this.usedCards = NONE;
    this.refusedHelp = NONE;
    this.struckAs = NONE;
    this.discarded = NONE;
  }

  clone(): TurnTally {
    const copy = new TurnTally();
    copy.spellsCast = this.spellsCast;
    copy.noncreatureSpellsCast = this.noncreatureSpellsCast;
    copy.spellsLastTurn = this.spellsLastTurn;
    copy.spellFaces = this.spellFaces;
    copy.cardsDrawn = this.cardsDrawn;
    copy.drawnInDrawStep = this.drawnInDrawStep;
    copy.landsPlayed = this.landsPlayed;
    copy.landsEntered = this.landsEntered;
    copy.manaSpent = this.manaSpent;
    copy.leftGraveyard = this.leftGraveyard;
    copy.tokensCreated = this.tokensCreated;
    copy.crimes = this.crimes;
    copy.lifeGained = this.lifeGained;
    copy.lifeLost = this.lifeLost;
    copy.damageTaken = this.damageTaken;
    copy.damagedBy = this.damagedBy;
    copy.creaturesDied = this.creaturesDied;
    copy.attackers = this.attackers;
    copy.attackersPower = this.attackersPower;
    copy.discards = this.discards;
    copy.permanentsLeft = this.permanentsLeft;
    copy.nonlandPermanentsLeft = this.nonlandPermanentsLeft;
    copy.descents = this.descents;
    copy.creatureCardsBuried = this.creatureCardsBuried;
    copy.spellsWarped = this.spellsWarped;
    copy.spellsFromHand = this.spellsFromHand;
    copy.playedFromElsewhere = this.playedFromElsewhere;
    copy.exhausts = this.exhausts;
    copy.usedCards = this.usedCards;
    copy.refusedHelp = this.refusedHelp;
    copy.struckAs = this.struckAs;
    copy.discarded = this.discarded;
    return copy;
  }
}

export class Player {
  readonly index: number;
  life = 20;
  /** Out of the game (104.3, 800.4). */
  lost = false;
  won = false;
  conceded = false;
  /** Tried to draw from an empty library since the last check (704.5b). */
  drewFromEmpty = false;
  /** Slots; the last is the top. */
  library: number[] = [];
  hand: number[] = [];
  /** Slots; the last is the top. */
  graveyard: number[] = [];
  /** Slots of cards they own outside the game (400.11a); empty where nothing can reach there. */
  outside: number[] = [];
  /** The slot of the companion they revealed, until they put it into their hand (702.139a); 0 if there is none. */
  companion = 0;
  counters: CounterList = NO_COUNTERS;
  /** Plain mana by type WUBRGC. */
  pool: number[] = [0, 0, 0, 0, 0, 0];
  /** Snow or restricted mana. */
  specialMana: readonly ManaUnit[] = NONE;
  tally: TurnTally = new TurnTally();
  /** Turn number at which this player's latest turn began; -1 before their first (302.6). */
  latestTurn = -1;
  /** How many turns they have begun. */
  turnsBegun = 0;
  /** The turn of theirs before that one; -1 before their second (702.30a). */
  previousTurn = -1;
  /** Designations that stay for the game: the city's blessing (702.131c). */
  designations: readonly string[] = NONE;
  /** 702.179; 0 = none. The turn in which it last increased. */
  speed = 0;
  speedTurn = -1;
  /** The dungeon of this player in the command zone (309.2a), -1 if there is none, and the room of the venture marker. */
  dungeon = -1;
  room = 0;
  mulligans = 0;
  /** Who controls this player's whole turn (723.1), or -1; `controlNextTurn` waits for their next turn. */
  controlledBy = -1;
  controlNextTurn = -1;
  /** When the effect was made that controls the player's turn, for "the newest works" (723.1a). */
  controlTimestamp = 0;
  /** Who takes extra turns directly after this player's next turn (500.7). */
  turnsAfterNext: readonly number[] = NONE;
  /** Steps this player skips the next time (614.10), by step id. */
  skips: readonly number[] = NONE;
  /** Damage dealt by commanders, flat list of commander slot and damage (903.10a). */
  commanderDamage: readonly number[] = NONE;
  /** Casts of commanders from the command zone, flat list of slot and times (903.8). */
  commanderCasts: readonly number[] = NONE;

  constructor(index: number) {
    this.index = index;
  }

  clone(): Player {
    const copy = new Player(this.index);
    copy.life = this.life;
    copy.lost = this.lost;
    copy.won = this.won;
    copy.conceded = this.conceded;
    copy.drewFromEmpty = this.drewFromEmpty;
    copy.library = this.library.slice();
    copy.hand = this.hand.slice();
    copy.graveyard = this.graveyard.slice();
    copy.outside = this.outside.length === 0 ? this.outside : this.outside.slice();
    copy.companion = this.companion;
    copy.counters = this.counters;
    copy.pool = this.pool.slice();
    copy.specialMana = this.specialMana;
    copy.tally = this.tally.clone();
    copy.latestTurn = this.latestTurn;
    copy.turnsBegun = this.turnsBegun;
    copy.previousTurn = this.previousTurn;
    copy.designations = this.designations;
    copy.speed = this.speed;
    copy.speedTurn = this.speedTurn;
    copy.dungeon = this.dungeon;
    copy.room = this.room;
    copy.mulligans = this.mulligans;
    copy.controlledBy = this.controlledBy;
    copy.controlNextTurn = this.controlNextTurn;
    copy.controlTimestamp = this.controlTimestamp;
    copy.turnsAfterNext = this.turnsAfterNext;
    copy.skips = this.skips;
    copy.commanderDamage = this.commanderDamage;
    copy.commanderCasts = this.commanderCasts;
    return copy;
  }
}

/** Whether there is mana in the player's pool. */
export function hasMana(player: Player): boolean {
  const pool = player.pool;
  for (let type = 0; type < pool.length; type++) if (pool[type] !== 0) return true;
  return player.specialMana.length > 0;
}
