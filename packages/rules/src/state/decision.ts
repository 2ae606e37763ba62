/** A question to a player: one pick from a finite list (101, 608.2d). Integers inside the engine; whoever shows them to people names them (`formats/src/play/optionName.ts`). */
import type { Handle } from './handle.ts';

export const DecisionKind = {
  Priority: 0,
  Attack: 1,
  Block: 2,
  Target: 3,
  Mode: 4,
  X: 5,
  Pay: 6,
  Choose: 7,
  Search: 8,
  PileSplit: 9,
  PileChoice: 10,
  Order: 11,
  YesNo: 12,
  Color: 13,
  Name: 14,
  TriggerOrder: 15,
  Replacement: 16,
  CastNext: 17,
  Mulligan: 18,
  Amount: 19,
} as const;
export type DecisionKindId = (typeof DecisionKind)[keyof typeof DecisionKind];

/** Decision kinds as positions and documents write them, by id. */
export const DECISION_KIND_NAMES = [
  'priority',
  'attack',
  'block',
  'target',
  'mode',
  'x',
  'pay',
  'choose',
  'search',
  'pile-split',
  'pile-choice',
  'order',
  'yes-no',
  'color',
  'name',
  'trigger-order',
  'replacement',
  'cast-next',
  'mulligan',
  'amount',
] as const;

/** What the integers of `options` are. */
export type OptionCoding =
  /** Actions at priority, see `stack/action.ts`. */
  | 'action'
  /** Handles and player values; 0 = none of them / done. */
  | 'object'
  /** The number itself (X, amounts, modes by index, yes = 1, colours by index). */
  | 'number'
  /** Bit mask over `subjects`: the members of the first pile. */
  | 'subset'
  /** Index into `texts`. */
  | 'text';

export class Decision {
  readonly kind: DecisionKindId;
  /** Who really chooses (723); `player` is who chooses by the rules. */
  readonly decider: number;
  readonly player: number;
  /** The spell, ability or object that asks; 0 for the game itself. */
  readonly source: Handle;
  readonly coding: OptionCoding;
  readonly options: readonly number[];
  /** What the choice is about: the cards in the piles, the attacker or blocker, the objects being ordered. */
  readonly subjects: readonly number[];
  /** Names and words to choose from, for coding 'text'; a label for the question otherwise. */
  readonly texts: readonly string[];
  /** Whether `0` among the options ends an optional choice (rather than being the only possibility). */
  readonly optional: boolean;

  constructor(
    kind: DecisionKindId,
    decider: number,
    player: number,
    source: Handle,
    coding: OptionCoding,
    options: readonly number[],
    subjects: readonly number[],
    texts: readonly string[],
    optional: boolean,
  ) {
    this.kind = kind;
    this.decider = decider;
    this.player = player;
    this.source = source;
    this.coding = coding;
    this.options = options;
    this.subjects = subjects;
    this.texts = texts;
    this.optional = optional;
  }
}
