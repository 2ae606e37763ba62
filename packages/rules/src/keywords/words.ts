/** Shorthand of the ability language for what keywords mean. */
import {
  type Ability,
  CardType,
  type Condition,
  type Cost,
  type Effect,
  EVENT_NAMES,
  type EventPattern,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Step,
  type TargetSpec,
  Zone,
} from '../ir/index.ts';

export const you: PlayerSet = { kind: 'you' };
export const eachPlayer: PlayerSet = { kind: 'eachPlayer' };
export const opponents: PlayerSet = { kind: 'opponents' };
export const itself: ObjectSet = { kind: 'self' };
export const isSelf: Filter = { kind: 'isSelf' };
export const isOther: Filter = { kind: 'other' };
export const isCreature: Filter = { kind: 'type', types: CardType.Creature };
export const isYours: Filter = { kind: 'controlledBy', who: you };
export const anything: Filter = { kind: 'any' };

export function bound(name: string): Extract<ObjectSet, { kind: 'bound' }> {
  return { kind: 'bound', name };
}

export const thatObject: ObjectSet & PlayerSet = bound(EVENT_NAMES.object);
export const thatPlayer: ObjectSet & PlayerSet = bound(EVENT_NAMES.player);

export function all(...of: readonly Filter[]): Filter {
  return { kind: 'and', of };
}

export function not(of: Filter): Filter {
  return { kind: 'not', of };
}

export function permanents(...of: readonly Filter[]): ObjectSet {
  return { kind: 'all', zone: Zone.Battlefield, filter: all(...of) };
}

export function sequence(...of: readonly Effect[]): Effect {
  return { kind: 'sequence', of };
}

export function ifThen(condition: Condition, then: Effect, otherwise?: Effect): Effect {
  return otherwise === undefined ? { kind: 'if', condition, then } : { kind: 'if', condition, then, else: otherwise };
}

/** "You may pay the cost. If you do, …" */
export function mayPay(cost: Cost, then: Effect, who: PlayerSet = you): Effect {
  return { kind: 'mayPay', who, cost, then };
}

export function quantityIf(condition: Condition, then: Quantity, otherwise: Quantity): Quantity {
  return { kind: 'conditional', if: condition, then, else: otherwise };
}

export function compare(left: Quantity, op: Extract<Condition, { kind: 'compare' }>['op'], right: Quantity): Condition {
  return { kind: 'compare', left, op, right };
}

export function paid(cost: string): Condition {
  return { kind: 'paid', cost };
}

export const enters: EventPattern = { kind: 'moves', what: isSelf, to: Zone.Battlefield };
export const dies: EventPattern = { kind: 'moves', what: isSelf, from: Zone.Battlefield, to: Zone.Graveyard };
export const leaves: EventPattern = { kind: 'moves', what: isSelf, from: Zone.Battlefield };
export const attacks: EventPattern = { kind: 'attacks', what: isSelf };
export const hitsPlayer: EventPattern = {
  kind: 'dealsDamage',
  source: isSelf,
  to: null,
  players: eachPlayer,
  combat: true,
};
export const yourUpkeep: EventPattern = { kind: 'beginningOf', step: Step.Upkeep, whose: you };
const nextEndStep: EventPattern = { kind: 'beginningOf', step: Step.EndTurn, whose: eachPlayer };
export const castItself: EventPattern = { kind: 'castsSpell', who: you, what: isSelf };

export function when(
  event: EventPattern,
  effect: Effect,
  given: Partial<Extract<Ability, { kind: 'triggered' }>> = {},
): Ability {
  return { kind: 'triggered', event, targets: [], effect, ...given };
}

export function activated(
  cost: Cost,
  effect: Effect,
  given: Partial<Extract<Ability, { kind: 'activated' }>> = {},
): Ability {
  return { kind: 'activated', cost, targets: [], effect, ...given };
}

/** A single target, named `target`. */
export function aTarget(what: Filter, zone: TargetSpec['zone'] = Zone.Battlefield): TargetSpec {
  return { name: 'target', what, zone, players: null, min: 1, max: 1 };
}

export const theTarget: ObjectSet = bound('target');

export function grow(what: ObjectSet, power: Quantity, toughness: Quantity): Effect {
  return {
    kind: 'apply',
    to: what,
    changes: [{ kind: 'modifyPowerToughness', power, toughness }],
    duration: { kind: 'endOfTurn' },
  };
}

export function putCounters(what: ObjectSet, count: Quantity, counter = '+1/+1'): Effect {
  return { kind: 'putCounters', what, counter, count };
}

export function entersWithCounters(count: Quantity, counter = '+1/+1'): Ability {
  return {
    kind: 'replacement',
    replacement: { kind: 'enters', what: isSelf, as: [{ kind: 'counters', counter, count }] },
  };
}

export function sacrifice(what: ObjectSet): Effect {
  return { kind: 'sacrificeObjects', what };
}

export function countersOn(what: ObjectSet, counter: string): Quantity {
  return { kind: 'counters', counter, of: what };
}

/** At the beginning of the next end step, whatever turn it is (603.7). */
export function atNextEndStep(effect: Effect, ...keep: readonly string[]): Effect {
  return { kind: 'delayed', event: nextEndStep, effect, once: true, keep };
}

export function alternativeCost(name: string, cost: Cost, condition?: Condition): Ability {
  const ability = { kind: 'keyword', keyword: 'alternativeCost', name, cost } as const;
  return condition === undefined ? ability : { ...ability, condition };
}

export function optionalCost(name: string, cost: Cost, repeat = false): Ability {
  return { kind: 'keyword', keyword: 'optionalCost', name, cost, repeat };
}
