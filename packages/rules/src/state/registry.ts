/**
 * What the abilities in force amount to, indexed for the questions the game asks: triggers by event kind, replacements, rules. Built by
 * `effects/refresh.ts` from the state whenever something relevant changed, immutable and shared by clones afterwards.
 */
import type { LayerEffect } from '../effects/layerEffect.ts';
import type { ReplacementInForce, RuleInForce, Watcher } from './records.ts';

export class Registry {
  /** Bit set of event kinds that some trigger listens to. */
  readonly triggerMask: number;
  /** Bit set of the steps at whose beginning some trigger may go off (503.1a). */
  readonly beginnings: number;
  readonly triggers: readonly Watcher[];
  readonly replacements: readonly ReplacementInForce[];
  readonly restrictions: readonly RuleInForce[];
  readonly allowances: readonly RuleInForce[];
  readonly costChanges: readonly RuleInForce[];
  readonly controls: readonly RuleInForce[];
  /** Slots of the permanents that can be turned face up or have an activated ability other than mana abilities, in the order of the battlefield. */
  readonly activators: readonly number[];
  /** Bit set of the players who may use such permanents, or abilities elsewhere that are in force. */
  readonly activatorPlayers: number;
  /** Some effect in force depends on which permanents there are, or changes their characteristics: every change of the board makes it stale. */
  readonly hasChanges: boolean;
  /** What static effects in force read beyond the permanents and their characteristics, as bits of `Reads` (see `abilityReads.ts`). */
  readonly readsBeyond: number;
  /**
   * The effects that a plain permanent meets as it enters, when nothing else depends on its coming or going; null where everything has to be
   * worked out again.
   */
  readonly forNewcomers: readonly LayerEffect[] | null;
  /** Static effects that change cards and spells off the battlefield. */
  readonly elsewhere: readonly RuleInForce[];

  constructor(
    triggers: readonly Watcher[],
    replacements: readonly ReplacementInForce[],
    restrictions: readonly RuleInForce[],
    allowances: readonly RuleInForce[],
    costChanges: readonly RuleInForce[],
    controls: readonly RuleInForce[],
    hasChanges: boolean,
    readsBeyond: number,
    activators: readonly number[],
    activatorPlayers: number,
    forNewcomers: readonly LayerEffect[] | null,
    elsewhere: readonly RuleInForce[],
  ) {
    let mask = 0;
    let beginnings = 0;
    for (let i = 0; i < triggers.length; i++) {
      const { ability } = triggers[i] as Watcher;
      mask |= ability.eventMask;
      beginnings |= ability.beginnings;
    }
    this.triggerMask = mask;
    this.beginnings = beginnings;
    this.triggers = triggers;
    this.replacements = replacements;
    this.restrictions = restrictions;
    this.allowances = allowances;
    this.costChanges = costChanges;
    this.controls = controls;
    this.hasChanges = hasChanges;
    this.readsBeyond = readsBeyond;
    this.activators = activators;
    this.activatorPlayers = activatorPlayers;
    this.forNewcomers = forNewcomers;
    this.elsewhere = elsewhere;
  }
}

export const EMPTY_REGISTRY: Registry = new Registry([], [], [], [], [], [], false, 0, [], 0, [], []);
