/**
 * Continuous effects on their way through the layers (613): where each comes from, what it applies to and what it does. Everything is
 * evaluated against the unfinished characteristics that the permanents hold meanwhile.
 */
import { reaches } from '../control/range.ts';
import { holds } from '../engine/condition.ts';
import { hasAnySubtype, matches } from '../engine/match.ts';
import { evaluate } from '../engine/quantity.ts';
import { includesPlayer, scratchFrame, selectObjects, selectPlayers } from '../engine/select.ts';
import {
  type Change,
  type Condition,
  EVENT_NAMES,
  type Filter,
  type ObjectSet,
  type Quantity,
  Zone,
} from '../ir/index.ts';
import { ablingLayersOf, layerOf, layersOf, takingLayersOf } from '../state/abilityRole.ts';
import type { AbilityRecord } from '../state/catalog.ts';
import type { Frame } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import type { Handle } from '../state/handle.ts';
import type { Permanent } from '../state/permanent.ts';
import type { AppliedChange } from '../state/records.ts';
import { type ChangeSource, NO_SOURCE } from './changeCharacteristics.ts';
import { ruleContext } from './ruleContext.ts';

export class LayerEffect {
  /** The static ability it is of; null for effects of resolved spells and abilities. */
  readonly record: AbilityRecord | null;
  /** Which of several equal abilities of its source. */
  readonly occurrence: number;
  readonly source: Handle;
  readonly frame: Frame;
  readonly changes: readonly Change[];
  /** Quantities fixed on resolution, a pair for each change of power and toughness; null: worked out as it applies. */
  readonly numbers: readonly number[] | null;
  readonly affected: ObjectSet | null;
  readonly condition: Condition | null;
  readonly timestamp: number;
  readonly layers: number;
  /** Layers in which it gives or takes abilities. */
  readonly abling: number;
  /** Layers in which it takes abilities. */
  readonly taking: number;
  readonly reads: number;
  /** Of a characteristic-defining ability in layers 4 to 6 (604.3a): applied before all others (613.3). */
  readonly defining: boolean;
  /** What it applies to, from the moment it has started to apply (613.6). */
  objects: readonly Handle[] | null;
  /** The last layer it was applied in. */
  applied = 0;

  constructor(
    record: AbilityRecord | null,
    occurrence: number,
    frame: Frame,
    changes: readonly Change[],
    affected: ObjectSet | null,
    condition: Condition | null,
    fixed: AppliedChange | null,
    timestamp: number,
  ) {
    this.record = record;
    this.occurrence = occurrence;
    this.source = frame.source;
    this.frame = frame;
    this.changes = changes;
    this.affected = affected;
    this.condition = condition;
    this.numbers = fixed === null ? null : fixed.numbers;
    this.objects = fixed === null ? null : fixed.objects;
    this.timestamp = timestamp;
    this.layers = record === null ? layersOf(changes) : record.layers;
    this.abling = record === null ? ablingLayersOf(changes) : record.abling;
    this.taking = record === null ? takingLayersOf(changes) : record.taking;
    this.reads = record === null ? 0 : record.reads;
    this.defining = record === null ? false : record.isDefining;
  }
}

export function staticEffect(
  record: AbilityRecord,
  occurrence: number,
  source: Handle,
  controller: number,
  timestamp: number,
): LayerEffect | null {
  const ability = record.ability;
  if (ability.kind !== 'static' || ability.effect.kind !== 'change') return null;
  const { affected, changes } = ability.effect;
  return new LayerEffect(
    record,
    occurrence,
    scratchFrame(controller, source),
    changes,
    affected,
    ability.condition ?? null,
    null,
    timestamp,
  );
}

export function appliedEffect(change: AppliedChange): LayerEffect {
  return new LayerEffect(null, 0, ruleContext(change.origin), change.changes, null, null, change, change.timestamp);
}

/** Whether the effect is there to be applied now: its ability is still there and its condition true, or it has started already (613.6). */
export function exists(game: Game, effect: LayerEffect): boolean {
  if (effect.objects !== null) return true;
  const record = effect.record;
  if (record === null) return true;
  if (record.zone === Zone.Battlefield) {
    const permanent = game.permanent(effect.source);
    if (permanent === null || !hasAbility(permanent.characteristics.abilities, record, effect.occurrence)) return false;
    effect.frame.controller = permanent.controller;
  }
  return effect.condition === null || holds(game, effect.frame, effect.condition);
}

function hasAbility(abilities: readonly AbilityRecord[], record: AbilityRecord, occurrence: number): boolean {
  let seen = 0;
  for (let i = 0; i < abilities.length; i++) {
    if (abilities[i] === record && seen++ === occurrence) return true;
  }
  return false;
}

/** What the effect is of; a spell, or what is gone, chose nothing, but knows whose it is. */
export function sourceOf(game: Game, { source, frame }: LayerEffect): ChangeSource {
  return game.permanentOrLast(source) ?? { ...NO_SOURCE, handle: source, controller: frame.controller };
}

/** What the effect applies to: the set it started with, or what fits now. Only phased-in permanents are affected (702.26b). */
export function affectedBy(game: Game, effect: LayerEffect): readonly Handle[] {
  if (effect.objects !== null) return effect.objects;
  const set = effect.affected;
  if (set === null) return NOTHING_AFFECTED;
  if (effect.record !== null && effect.record.zone === Zone.Battlefield) {
    effect.frame.controller = game.permanent(effect.source)?.controller ?? effect.frame.controller;
  }
  if (set.kind !== 'all' || set.zone !== Zone.Battlefield) return selectObjects(game, effect.frame, set);
  const found: Handle[] = [];
  const battlefield = game.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const object = game.objects[battlefield[i] as number];
    if (object === null || object === undefined || object.phasedOut) continue;
    if (!reaches(game, effect.frame.controller, object.handle)) continue;
    if (fitsPermanent(game, effect.frame, set.filter, object)) found.push(object.handle);
  }
  return found;
}

/** What `matches` says of a permanent, without looking up what is at hand for the commonest filters of static abilities. */
export function fitsPermanent(game: Game, frame: Frame, filter: Filter, permanent: Permanent): boolean {
  switch (filter.kind) {
    case 'and': {
      const parts = filter.of;
      for (let i = 0; i < parts.length; i++)
        if (!fitsPermanent(game, frame, parts[i] as Filter, permanent)) return false;
      return true;
    }
    case 'type':
      return (permanent.characteristics.types & filter.types) !== 0;
    case 'controlledBy':
      return includesPlayer(game, frame, filter.who, permanent.controller);
    case 'other':
      return permanent.handle !== frame.source;
    case 'subtype':
      return hasAnySubtype(permanent.characteristics, filter.subtypes);
    default:
      return matches(game, frame, filter, permanent.handle);
  }
}

/**
 * The numbers that the effect's changes of one layer need, two for each of its changes: power and toughness, or the new controller (-1: nobody).
 * After them, for each change whose numbers are those of the affected object itself, two for each of the objects. With the affected objects
 * this is all that "what it does" (613.8a) can vary in.
 */
export function numbersOf(
  game: Game,
  effect: LayerEffect,
  layer: number,
  objects: readonly Handle[],
): readonly number[] {
  const numbers = sharedNumbers(game, effect, layer);
  if (effect.record === null) return numbers;
  for (const change of effect.changes)
    if (layerOf(change) === layer && isOfEach(change)) numbers.push(...numbersOfEach(game, effect, change, objects));
  return numbers;
}

/** Worked out for every object before it is applied to any of them. */
function numbersOfEach(game: Game, effect: LayerEffect, change: SizeChange, objects: readonly Handle[]): number[] {
  const { frame } = effect;
  const { names, locals } = frame;
  frame.names = AFFECTED;
  const numbers = objects.flatMap((object) => {
    frame.locals = [[object]];
    return numbersOfChange(game, frame, change);
  });
  frame.names = names;
  frame.locals = locals;
  return numbers;
}

const AFFECTED: readonly string[] = [EVENT_NAMES.object];

/** Whether a change of size speaks of each object that it is applied to ("for each counter on it"). */
export function isOfEach(change: Change): change is SizeChange {
  if (change.kind !== 'setPowerToughness' && change.kind !== 'modifyPowerToughness') return false;
  if (typeof change.power === 'number' && typeof change.toughness === 'number') return false;
  const known = ofEach.get(change);
  if (known !== undefined) return known;
  const speaks = mentionsAffected(change);
  ofEach.set(change, speaks);
  return speaks;
}

const ofEach: WeakMap<Change, boolean> = new WeakMap();

function mentionsAffected(change: SizeChange): boolean {
  return JSON.stringify([change.power, change.toughness]).includes(`"name":"${EVENT_NAMES.object}"`);
}

function sharedNumbers(game: Game, effect: LayerEffect, layer: number): number[] {
  const numbers: number[] = [];
  let pair = 0;
  for (const change of effect.changes) {
    const here = layerOf(change) === layer;
    switch (change.kind) {
      case 'controller':
        numbers.push(here ? (selectPlayers(game, effect.frame, change.who)[0] ?? -1) : -1, 0);
        break;
      case 'definePowerToughness':
      case 'setPowerToughness':
      case 'modifyPowerToughness':
        if (effect.numbers !== null) numbers.push(effect.numbers[pair] ?? 0, effect.numbers[pair + 1] ?? 0);
        else if (here && !isOfEach(change)) numbers.push(...numbersOfChange(game, effect.frame, change));
        else numbers.push(0, 0);
        pair += 2;
        break;
      default:
        numbers.push(0, 0);
    }
  }
  return numbers;
}

type SizeChange = Extract<Change, { readonly power: Quantity | null }>;

function numbersOfChange(game: Game, frame: Frame, change: SizeChange): [number, number] {
  const numberOf = change.kind === 'modifyPowerToughness' ? bonus : evaluate;
  return [
    change.power === null ? 0 : numberOf(game, frame, change.power),
    change.toughness === null ? 0 : numberOf(game, frame, change.toughness),
  ];
}

/** 107.1b: a bonus or penalty that is worked out to be less than nothing is none; only sizes that are set may be negative. */
function bonus(game: Game, frame: Frame, quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  if (quantity.kind === 'negative') return -bonus(game, frame, quantity.of);
  if (quantity.kind === 'times') return bonus(game, frame, quantity.of) * quantity.by;
  if (quantity.kind === 'conditional')
    return bonus(game, frame, holds(game, frame, quantity.if) ? quantity.then : quantity.else);
  return Math.max(0, evaluate(game, frame, quantity));
}

const NOTHING_AFFECTED: readonly Handle[] = [];

/** Quantities of the changes as they are now, for effects that are fixed on resolution (611.2d): a pair for each change of power and toughness. */
export function fixedNumbers(game: Game, frame: Frame, changes: readonly Change[]): number[] {
  const numbers: number[] = [];
  for (const change of changes) {
    if (
      change.kind !== 'definePowerToughness' &&
      change.kind !== 'setPowerToughness' &&
      change.kind !== 'modifyPowerToughness'
    )
      continue;
    numbers.push(...numbersOfChange(game, frame, change));
  }
  return numbers;
}
