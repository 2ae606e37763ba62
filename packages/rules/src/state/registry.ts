/**
 * What the abilities in force amount to, indexed for the questions the game asks: triggers by event kind, replacements, rules. Built by
 * `effects/refresh.ts` from the state whenever something relevant changed, immutable and shared by clones afterwards.
 */
import type { ReplacementInForce, RuleInForce, Watcher } from './records.ts';

export class Registry {
  /** Bit set of event kinds that some trigger listens to. */
  readonly triggerMask: number;
  readonly triggers: readonly Watcher[];
  readonly replacements: readonly ReplacementInForce[];
  readonly restrictions: readonly RuleInForce[];
  readonly allowances: readonly RuleInForce[];
  readonly costChanges: readonly RuleInForce[];
  readonly controls: readonly RuleInForce[];
  /** Some effect changes characteristics of permanents, so that the next change of the board needs the layers. */
  readonly hasChanges: boolean;

  constructor(
    triggers: readonly Watcher[],
    replacements: readonly ReplacementInForce[],
    restrictions: readonly RuleInForce[],
    allowances: readonly RuleInForce[],
    costChanges: readonly RuleInForce[],
    controls: readonly RuleInForce[],
    hasChanges: boolean,
  ) {
    let mask = 0;
    for (const watcher of triggers) mask |= watcher.ability.eventMask;
    this.triggerMask = mask;
    this.triggers = triggers;
    this.replacements = replacements;
    this.restrictions = restrictions;
    this.allowances = allowances;
    this.costChanges = costChanges;
    this.controls = controls;
    this.hasChanges = hasChanges;
  }
}

export const EMPTY_REGISTRY: Registry = new Registry([], [], [], [], [], [], false);
