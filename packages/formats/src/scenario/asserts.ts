// What a scenario can assert. `player` means the controller on the battlefield and the owner in every other zone.
import type { DayNight, ManaColor, PlayerName, ZoneName } from './vocabulary.ts';

export type AssertOp = keyof AssertFields;
export type AssertOf<Op extends AssertOp> = { readonly op: Op } & AssertFields[Op];
/** One assertion, told apart by its `op`. */
export type Assert = { [Op in AssertOp]: AssertOf<Op> }[AssertOp];

interface ZoneCount {
  readonly player?: PlayerName;
  /** Exact; absent = every card of the zone. */
  readonly name?: string;
  readonly count: number;
}

interface Named {
  readonly player?: PlayerName;
  readonly name: string;
}

interface NamedFact extends Named {
  readonly value: boolean;
}

interface NamedNumber extends Named {
  readonly value: number;
}

interface PowerToughness extends Named {
  readonly power: number;
  readonly toughness: number;
  /** Every permanent of that name, not just one. */
  readonly all?: boolean;
}

/** A fact about one player. */
interface PlayerFact {
  readonly player: PlayerName;
  readonly value: boolean;
}

interface PlayerCount {
  readonly player: PlayerName;
  readonly count: number;
}

/** A fact about a permanent and a player who did something to it. */
interface PermanentAndPlayer extends Named {
  readonly by: PlayerName;
  readonly value: boolean;
}

interface AssertFields {
  readonly permanentCount: ZoneCount;
  readonly graveyardCount: ZoneCount;
  readonly handCount: ZoneCount;
  readonly exileCount: ZoneCount;
  readonly libraryCount: ZoneCount;
  readonly commandCount: ZoneCount;
  readonly life: { readonly player: PlayerName; readonly value: number };
  readonly pt: PowerToughness;
  readonly basePt: PowerToughness;
  readonly power: NamedNumber;
  readonly toughness: NamedNumber;
  readonly damage: NamedNumber;
  readonly counters: Named & { readonly counter: string; readonly count: number };
  readonly playerCounters: { readonly player: PlayerName; readonly counter: string; readonly count: number };
  readonly cardCounters: Named & { readonly zone: ZoneName; readonly counter: string; readonly count: number };
  /** Of all permanents of that name. */
  readonly tapped: NamedFact;
  readonly tappedCount: Named & { readonly tapped: boolean; readonly count: number };
  readonly keyword: NamedFact & { readonly keyword: string; readonly count?: number };
  readonly type: NamedFact & { readonly type: string };
  readonly subtype: NamedFact & { readonly subtype: string };
  readonly color: NamedFact & { readonly colors: readonly ManaColor[] };
  readonly colorless: NamedFact;
  readonly manaValue: NamedNumber;
  readonly attacking: NamedFact;
  readonly goadedBy: PermanentAndPlayer;
  readonly attachedTo: NamedFact & { readonly attachment: string };
  readonly attachmentCount: Named & { readonly attachment?: string; readonly count: number };
  readonly permanentExists: NamedFact;
  readonly topCardRevealed: PlayerFact;
  readonly classLevel: NamedNumber;
  readonly protectedBy: PermanentAndPlayer;
  readonly stackSize: { readonly count: number };
  /** `ability` is a prefix of the text of the spell or ability. */
  readonly stackObject: { readonly ability: string; readonly count: number };
  /** Is a spell or ability whose name or text starts so legal and payable now? */
  readonly playable: PlayerFact & { readonly ability: string };
  readonly mayAttack: NamedFact & { readonly defender: string };
  readonly attackers: { readonly names: readonly string[] };
  readonly blockers: { readonly names: readonly string[] };
  readonly manaPool: PlayerCount & { readonly colors: readonly ManaColor[] };
  readonly manaPoolTotal: PlayerCount;
  /** Could the player produce exactly this mana? */
  readonly manaOption: PlayerFact & { readonly mana: string };
  readonly manaOptionCount: PlayerCount;
  /** `value` is the name of the card at `index`; 0 = top. */
  readonly libraryCardAt: { readonly player: PlayerName; readonly index: number; readonly value: string };
  readonly inGame: PlayerFact;
  readonly won: PlayerFact;
  readonly lost: PlayerFact;
  readonly draw: { readonly player?: PlayerName; readonly value: boolean };
  /** `won`, `lost`, `draw` for a player; `none` while the game goes on. */
  readonly result: { readonly player: PlayerName; readonly value: GameResult };
  readonly gameEnded: { readonly value: boolean };
  readonly activePlayer: { readonly player: PlayerName };
  readonly monarch: PlayerFact;
  readonly dayNight: { readonly value: DayNight };
  readonly hasDayNight: { readonly value: boolean };
  readonly speed: PlayerCount;
  readonly landsPlayed: PlayerCount;
  readonly maxHandSize: PlayerCount;
  readonly emblemCount: PlayerCount & { readonly name?: string };
  /** What the player's own view shows of a zone, as a multiset; hidden cards are not listed. */
  readonly sees: {
    readonly player: PlayerName;
    readonly zone: ZoneName;
    readonly owner: PlayerName;
    readonly names: readonly string[];
  };
  /** A permission to play that card exists now, whatever the timing, cost or land plays left. */
  readonly mayPlay: PlayerFact & { readonly card: string; readonly from?: ZoneName };
  readonly delayedAbility: PlayerCount & { readonly source: string };
}

export const GAME_RESULTS = ['won', 'lost', 'draw', 'none'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];
