// The script of a scenario, and options named by the action that would choose them.
import type { Answer } from './answers.ts';
import type { Assert } from './asserts.ts';
import type { DayNight, PlayerName, SetupZone, StepName } from './vocabulary.ts';

export type ActionOp = keyof ActionFields;
export type ActionOf<Op extends ActionOp> = { readonly op: Op } & When & ActionFields[Op];
/** One action of a player's list, told apart by its `op`. */
export type Action = { [Op in ActionOp]: ActionOf<Op> }[ActionOp];

/** Who acts when. */
export interface When {
  /** Global turn number, from 1. */
  readonly turn: number;
  readonly step: StepName;
  /** Who acts in game terms, also while controlled. */
  readonly player: PlayerName;
  /** Which occurrence of a step that is repeated in the turn; absent = the first. */
  readonly nth?: number;
  /** Put in front of the queue of whoever decides for that player when the action is performed. */
  readonly answers?: readonly Answer[];
}

/** Fills one target slot. */
export type TargetChoice = {
  /** 1-based mode that the target belongs to. */
  readonly mode?: number;
  /** The share of a divided amount. */
  readonly amount?: number;
} & ({ readonly name: string } | { readonly player: PlayerName } | { readonly alias: string });

/** Until this holds, the player passes. */
export type StackCondition = { readonly present: string } | { readonly absent: string } | { readonly top: string };

interface CastFields {
  readonly card?: string;
  /** Instead of `card`. */
  readonly alias?: string;
  readonly from?: SetupZone;
  /** Ways of casting: `overload`, `kicker`, `free` … */
  readonly via?: readonly string[];
  readonly targets?: readonly TargetChoice[];
}

interface ActivateFields {
  /** Prefix of the rules text, or the keyword. */
  readonly ability: string;
  /** Name or alias of the object. */
  readonly source?: string;
  readonly targets?: readonly TargetChoice[];
}

interface Waiting {
  readonly ifStack?: StackCondition;
  /** Waits until the pool holds at least so much mana. */
  readonly minPool?: number;
}

interface ActionFields {
  readonly cast: CastFields & Waiting;
  readonly play: CastFields;
  readonly activate: ActivateFields & Waiting;
  readonly mana: ActivateFields;
  /** `defender` is a player's name (see `playerNamed`), an object's name or an alias. */
  readonly attack: { readonly attacker: string; readonly defender?: string };
  readonly block: { readonly blocker: string; readonly attacker: string };
  readonly wait: { readonly one?: boolean };
  readonly concede: object;
  readonly check: { readonly asserts: readonly Assert[] };
  readonly addCounters: { readonly card: string; readonly counter: string; readonly count: number };
  readonly setDayNight: { readonly is: DayNight };
}

/** An option of a decision, named by the answer or the action that would choose it. */
export type OptionName =
  | Answer
  | ({ readonly op: 'cast'; readonly answers?: readonly Answer[] } & CastFields)
  | ({ readonly op: 'play'; readonly answers?: readonly Answer[] } & CastFields)
  | ({ readonly op: 'activate'; readonly answers?: readonly Answer[] } & ActivateFields)
  | ({ readonly op: 'mana'; readonly answers?: readonly Answer[] } & ActivateFields)
  | { readonly op: 'pass' }
  /** No attackers: no attack. */
  | { readonly op: 'attack'; readonly attackers: readonly AttackChoice[] }
  /** No blocks: no block. */
  | { readonly op: 'block'; readonly blocks: readonly BlockChoice[] };

export interface AttackChoice {
  readonly attacker: string;
  readonly defender?: string;
}

export interface BlockChoice {
  readonly blocker: string;
  readonly attacker: string;
}
