/** What one viewer sees of a game, as plain data for display. Made from a view alone. Seats are numbers from 0; the first is player A. */

/**
 * An object of the game in the numbering of the viewer's current view: good for comparing within one {@link TableState}, never kept longer,
 * because what is seen afterwards may be numbered afresh. Players are named by {@link seatRef}.
 */
export type ObjectRef = number;

/** A player where objects and players are named alike: -1 for seat 0, -2 for seat 1 … */
export function seatRef(seat: number): ObjectRef {
  return -1 - seat;
}

/** The seat that a reference names, or null if it names an object. */
export function seatOfRef(ref: ObjectRef): number | null {
  return ref < 0 ? -1 - ref : null;
}

export interface CounterScene {
  readonly kind: string;
  readonly count: number;
}

/** A card, token, spell or face as the viewer knows it; what they do not know has an empty name and is shown as a card back. */
export interface CardScene {
  readonly ref: ObjectRef;
  readonly name: string;
  /** Mana symbols in braces (`{2}{U}`); '' for none. */
  readonly cost: string;
  /** "Legendary Creature — Human Wizard". */
  readonly typeLine: string;
  /** Lower-case words of the type line's card types, for colours and icons of frames: `creature`, `land`, … */
  readonly types: readonly string[];
  /** Letters of W U B R G. */
  readonly colors: readonly string[];
  /** Rules text, one entry an ability, from the engine's printer. */
  readonly text: readonly string[];
  /** "3/4"; '' for what has no power. */
  readonly powerToughness: string;
  /** Printed or current loyalty or defense; '' where there is none. */
  readonly loyalty: string;
  /** Total mana value, for sorting. */
  readonly manaValue: number;
  /** Why and until when the viewer may play it from where it is, in words: "free until end of turn"; '' if nothing special lets them. */
  readonly permission: string;
  /** Small words worth a badge: "revealed", "suspended", "foretold", "commander". */
  readonly notes: readonly string[];
}

export interface PermanentScene extends CardScene {
  readonly controller: number;
  readonly owner: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
  readonly isToken: boolean;
  /** Cannot attack or tap for abilities yet (302.6). */
  readonly sick: boolean;
  readonly damage: number;
  readonly counters: readonly CounterScene[];
  /** What it is attached to; 0 = nothing. */
  readonly attachedTo: ObjectRef;
  /** What it attacks (a player's or an object's reference); 0 = not attacking. */
  readonly attacking: ObjectRef;
  /** The attackers it blocks. */
  readonly blocking: readonly ObjectRef[];
  /** Keywords worth a badge, lower case: "flying", "trample". */
  readonly keywords: readonly string[];
}

export interface StackScene {
  readonly ref: ObjectRef;
  readonly isSpell: boolean;
  readonly controller: number;
  /** The spell itself, or the source of the ability. */
  readonly card: CardScene;
  /** What the spell or ability does, in words. */
  readonly text: string;
  /** Chosen X, modes and the like, in words; '' if there are none. */
  readonly choices: string;
  readonly targets: readonly ObjectRef[];
  /** The permanent that the ability comes from, if it is still there; 0 otherwise. */
  readonly source: ObjectRef;
}

export interface SeatScene {
  readonly seat: number;
  /** What the seat is called: "You", "Foretell (strong)". */
  readonly name: string;
  /** From whose side the table is seen. */
  readonly isViewer: boolean;
  /** Whose page it is, and who is called "you": the viewer, or nobody where only others play. */
  readonly isYou: boolean;
  readonly lost: boolean;
  readonly life: number;
  readonly counters: readonly CounterScene[];
  /** Unspent mana, one symbol a unit: `W`, `C`, `R`. */
  readonly manaPool: readonly string[];
  /** Known cards first, as many unknown ones as are left. */
  readonly hand: readonly CardScene[];
  readonly librarySize: number;
  /** Cards of the library whose place the viewer knows, top first, up to the first unknown one. */
  readonly libraryTop: readonly CardScene[];
  /** The newest last. */
  readonly graveyard: readonly CardScene[];
  readonly exile: readonly CardScene[];
  readonly command: readonly CardScene[];
  readonly battlefield: readonly PermanentScene[];
  /** The monarch, the initiative, the city's blessing, speed, who controls this player, … in words. */
  readonly designations: readonly string[];
}

export interface Scene {
  readonly viewer: number;
  /** 0 before the first turn. */
  readonly turn: number;
  /** A step's name as `STEP_NAMES` has it: `upkeep`, `declare_attackers`. */
  readonly step: string;
  readonly activeSeat: number;
  /** Who has priority or is asked something; -1 = nobody. */
  readonly waitingFor: number;
  /** By seat. */
  readonly seats: readonly SeatScene[];
  /** Bottom first. */
  readonly stack: readonly StackScene[];
  /** Cards of libraries that are revealed or looked at now, the known top cards among them too; what a search goes through comes with its question. */
  readonly shown: readonly CardScene[];
  /** Day or night, dungeons, delayed effects and other facts of the whole game, in words. */
  readonly facts: readonly string[];
}
