/** The kinds of abilities (113.3), and the events that trigger them. */
import {
  type Ability,
  type Allowance,
  type Change,
  type Condition,
  type ContinuousEffect,
  type Cost,
  type CostChange,
  type Effect,
  type EntersModification,
  type EventPattern,
  type Filter,
  type ManaProduction,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  type Replacement,
  type Restriction,
  type SpellAbility,
  type StepId,
  type TargetSpec,
  Zone,
} from '@foretell/rules/ir';
import { cost, tap } from './costs.ts';
import { creatureYouControl, isSelf } from './filters.ts';
import { addMana } from './mana.ts';
import { attachedObject, self, target } from './references.ts';
import { targetPermanent } from './targets.ts';

export function spell(targets: readonly TargetSpec[], effect: Effect): SpellAbility {
  return { kind: 'spell', targets, effect };
}

/** A modal spell without a part common to its modes (700.2). */
export function modalSpell(
  ...options: readonly { readonly targets: readonly TargetSpec[]; readonly effect: Effect }[]
): SpellAbility {
  return { kind: 'spell', targets: [], effect: { kind: 'sequence', of: [] }, modes: { min: 1, max: 1, options } };
}

/** Limits on an activated ability. */
interface ActivationLimits {
  readonly targets?: readonly TargetSpec[];
  readonly condition?: Condition;
  readonly sorcerySpeed?: boolean;
  readonly oncePerTurn?: boolean;
  readonly zone?: typeof Zone.Graveyard | typeof Zone.Hand;
}

export function activated(payment: Cost, effect: Effect, limits: ActivationLimits = {}): Ability {
  return { kind: 'activated', cost: payment, targets: [], effect, ...limits };
}

/** A mana ability: "[cost]: Add [mana]." */
export function manaAbility(payment: Cost, mana: ManaProduction): Ability {
  return activated(payment, addMana(mana));
}

/** "{T}: Add [mana]." */
export function tapFor(mana: ManaProduction): Ability {
  return manaAbility(cost(tap), mana);
}

export function loyalty(change: number | '-X', targets: readonly TargetSpec[], effect: Effect): Ability {
  return { kind: 'activated', cost: [{ kind: 'loyalty', change }], targets, effect };
}

/** What a triggered ability may add to event and effect. */
interface TriggerExtras {
  readonly targets?: readonly TargetSpec[];
  readonly condition?: Condition;
  readonly zone?: typeof Zone.Graveyard | typeof Zone.Stack | typeof Zone.Hand;
}

export function whenever(event: EventPattern, effect: Effect, extras: TriggerExtras = {}): Ability {
  return { kind: 'triggered', event, targets: [], effect, ...extras };
}

export function enters(what: Filter): EventPattern {
  return { kind: 'moves', what, to: Zone.Battlefield };
}

export function dies(what: Filter): EventPattern {
  return { kind: 'moves', what, from: Zone.Battlefield, to: Zone.Graveyard };
}

export function leavesBattlefield(what: Filter): EventPattern {
  return { kind: 'moves', what, from: Zone.Battlefield };
}

export function attacks(what: Filter): EventPattern {
  return { kind: 'attacks', what };
}

export function casts(who: PlayerSet, what: Filter): EventPattern {
  return { kind: 'castsSpell', who, what };
}

export function beginningOf(step: StepId, whose: PlayerSet): EventPattern {
  return { kind: 'beginningOf', step, whose };
}

export function tappedForMana(what: Filter, who: PlayerSet): EventPattern {
  return { kind: 'tappedForMana', what, who };
}

/** "When this enters, …" */
export function whenEnters(effect: Effect, extras: TriggerExtras = {}): Ability {
  return whenever(enters(isSelf), effect, extras);
}

/** "When this dies, …" */
export function whenDies(effect: Effect, extras: TriggerExtras = {}): Ability {
  return whenever(dies(isSelf), effect, extras);
}

/** Prowess (702.108). */
export const prowess: Ability = { kind: 'keyword', keyword: 'prowess' };

export function staticAbility(effect: ContinuousEffect): Ability {
  return { kind: 'static', effect };
}

export function affects(affected: ObjectSet, ...changes: Change[]): Ability {
  return staticAbility({ kind: 'change', affected, changes });
}

/** "All [filter] permanents get/have …" */
export function permanentsHave(filter: Filter, ...changes: Change[]): Ability {
  return affects({ kind: 'all', zone: Zone.Battlefield, filter }, ...changes);
}

/** "Enchanted/equipped … gets/has …" */
export function attachedHas(...changes: Change[]): Ability {
  return affects(attachedObject, ...changes);
}

export function restriction(value: Restriction): Ability {
  return staticAbility({ kind: 'restriction', restriction: value });
}

export function allowance(value: Allowance): Ability {
  return staticAbility({ kind: 'allowance', allowance: value });
}

export function costChange(change: CostChange): Ability {
  return staticAbility({ kind: 'cost', change });
}

export function replacement(value: Replacement): Ability {
  return { kind: 'replacement', replacement: value };
}

/** "This enters tapped / with counters / as a copy …" */
export function entersAs(...as: EntersModification[]): Ability {
  return replacement({ kind: 'enters', what: isSelf, as });
}

export const entersTapped: Ability = entersAs({ kind: 'tapped' });

export function entersWithCounters(counter: string, count: Quantity): Ability {
  return entersAs({ kind: 'counters', counter, count });
}

/** Equip (702.6): at sorcery speed, attach this to target creature you control. */
export function equip(payment: Cost): Ability {
  return {
    kind: 'activated',
    cost: payment,
    targets: [targetPermanent(creatureYouControl)],
    effect: { kind: 'attach', what: self, to: target },
    sorcerySpeed: true,
    keyword: 'Equip',
  };
}

export function enchant(what: Filter): Ability {
  return { kind: 'keyword', keyword: 'enchant', what };
}

export function protectionFrom(label: string, from: Filter): Ability {
  return { kind: 'keyword', keyword: 'protection', from, label };
}

export function kicker(payment: Cost): Ability {
  return { kind: 'keyword', keyword: 'optionalCost', name: 'kicker', cost: payment };
}

export function additionalCost(payment: Cost): Ability {
  return { kind: 'keyword', keyword: 'additionalCost', cost: payment };
}

export function suspend(count: number, payment: Cost): Ability {
  return { kind: 'keyword', keyword: 'suspend', count, cost: payment };
}

export function castOnly(condition: Condition): Ability {
  return { kind: 'keyword', keyword: 'castOnly', condition };
}

/** Exalted (702.83). */
export const exalted: Ability = { kind: 'keyword', keyword: 'exalted' };

/** Flashback (702.34): cast from the graveyard for this cost, then exile. */
export function flashback(payment: Cost): Ability {
  return {
    kind: 'keyword',
    keyword: 'castFrom',
    name: 'flashback',
    zone: Zone.Graveyard,
    cost: payment,
    exileAfter: true,
  };
}

/** Entwine (702.42): the modes of the spell say what paying it changes. */
export function entwine(payment: Cost): Ability {
  return { kind: 'keyword', keyword: 'optionalCost', name: 'entwine', cost: payment };
}

/** "Whenever this enters or attacks, …" */
export const entersOrAttacks: EventPattern = { kind: 'anyOf', of: [enters(isSelf), attacks(isSelf)] };

/** Undying (702.93) and persist (702.79). */
export const undying: Ability = { kind: 'keyword', keyword: 'undying' };
export const persist: Ability = { kind: 'keyword', keyword: 'persist' };

/** Evoke (702.74): another cost, and a sacrifice as it enters. */
export function evoke(payment: Cost): Ability {
  return { kind: 'keyword', keyword: 'evoke', cost: payment };
}

/** Annihilator (702.86). */
export function annihilator(count: number): Ability {
  return { kind: 'keyword', keyword: 'annihilator', count };
}

export const cascade: Ability = { kind: 'keyword', keyword: 'cascade' };

/** A cost that may be paid rather than the mana cost; `name` is what choosing it is called. */
export function ratherThanMana(name: string, payment: Cost, condition?: Condition): Ability {
  const ability = { kind: 'keyword', keyword: 'alternativeCost', name, cost: payment } as const;
  return condition === undefined ? ability : { ...ability, condition };
}
