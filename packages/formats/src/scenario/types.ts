// A scenario as described in a file. Described is not valid: whether the cards exist and the actions are legal is for
// the runner to find out.
import type { Action, OptionName } from './actions.ts';
import type { Answer } from './answers.ts';
import type { Assert } from './asserts.ts';
import type {
  ByPlayer,
  DecisionKindName,
  ExpectedErrorKind,
  FirstStep,
  GameFormat,
  PlayerName,
  SetupZone,
  StepName,
} from './vocabulary.ts';

export interface Scenario {
  readonly id: string;
  /** Comprehensive Rules numbers that it demonstrates. */
  readonly rules: readonly string[];
  readonly game: GameDescription;
  /** An unforced decision without an answer fails the scenario. */
  readonly strict: boolean;
  /** Libraries are shuffled before the game. */
  readonly shuffle: boolean;
  /** Fixes shuffles and every other random event. */
  readonly seed?: number;
  /** Life totals that differ from `game.life`. */
  readonly life: ByPlayer<number>;
  /** Lands played already in the turn that the game begins inside. */
  readonly landsPlayed: ByPlayer<number>;
  /** Poison, energy and other counters that players have (CR 122.1), by kind. */
  readonly playerCounters: ByPlayer<Readonly<Record<string, number>>>;
  /** Players who pay only with mana named in answers. */
  readonly manualMana: readonly PlayerName[];
  /** A player without an entry has the filler library under the set-up cards. */
  readonly decks: ByPlayer<readonly DeckCard[]>;
  /** Zones emptied before set-up. */
  readonly clear: readonly ClearedZone[];
  readonly setup: readonly SetupEntry[];
  /** The script up to the first stop. */
  readonly actions: readonly Action[];
  readonly choices: ByPlayer<readonly Answer[]>;
  /** Absent: {@link DEFAULT_STOP}, unless the scenario is a position. */
  readonly stopAt?: Stop;
  readonly asserts: readonly Assert[];
  /** Continues the same game after the stop. */
  readonly later: readonly Continuation[];
  readonly expectError?: ExpectedErrorKind;
  readonly decide?: DecisionPoint;
  readonly beliefs: ByPlayer<DeckBelief>;
  /** The right options of the position's decision, any one of them. Absent in scenarios that do not say. */
  readonly best?: readonly OptionName[];
}

export interface GameDescription {
  readonly players: number;
  readonly format: GameFormat;
  readonly life: number;
  /** Turn order; the first takes turn 1. */
  readonly order: readonly PlayerName[];
  /** Whom a player may attack in multiplayer: any opponent, or the one to the left (CR 802, 803). */
  readonly attack: 'any' | 'left';
  /** Range of influence: unlimited, or one seat (CR 801). */
  readonly range: 'all' | 'one';
  /** ISO date that selects between rules that changed; absent = the newest. */
  readonly rulesDate?: string;
  /** The owner is asked for the order of cards put into a graveyard at the same time (CR 404.3). */
  readonly graveyardOrder: boolean;
  /** The set-up hands are opening hands: before turn 1 their players may begin with cards on the battlefield (CR 103.6). */
  readonly openingHands: boolean;
  /** The game begins inside that step of turn 1, with its player's priority; what comes before did not happen. Absent: with the turn. */
  readonly firstStep?: FirstStep;
}

/** A card's name and number of copies. */
export interface DeckCard {
  readonly name: string;
  readonly count: number;
}

export interface ClearedZone {
  readonly zone: SetupZone;
  readonly player: PlayerName;
}

export interface SetupEntry {
  readonly zone: SetupZone;
  readonly player: PlayerName;
  readonly card: string;
  readonly count?: number;
  /** `false`: untapped, also where it enters tapped. */
  readonly tapped?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly loyalty?: number;
  /** Another name for this object in actions, answers and assertions. */
  readonly alias?: string;
  /** As if cast with morph. */
  readonly faceDown?: boolean;
  /** Name or alias of an object, or a player's name. */
  readonly attachedTo?: string;
  /** Marked on it. */
  readonly damage?: number;
  /** Its controller got it during turn 1. */
  readonly summoningSick?: boolean;
}

/** The game stops after that step of that turn; `untap`: before the turn begins. */
export interface Stop {
  readonly turn: number;
  readonly step: StepName;
}

export const DEFAULT_STOP: Stop = { turn: 2, step: 'untap' };

export interface Continuation {
  readonly actions: readonly Action[];
  readonly choices: ByPlayer<readonly Answer[]>;
  readonly stopAt?: Stop;
  readonly asserts: readonly Assert[];
}

/** The decision that a position is about. */
export interface DecisionPoint {
  readonly turn: number;
  readonly step: StepName;
  readonly player: PlayerName;
  readonly kind?: DecisionKindName;
}

/** What a player knows of the others' card lists. */
export type DeckBelief =
  /** Every list is known, the order of hidden zones is not. */
  | { readonly deck: 'known' }
  /** One of the lists in these files. */
  | { readonly deck: 'pool'; readonly lists: readonly string[] }
  /** Nothing. */
  | { readonly deck: 'open' };
