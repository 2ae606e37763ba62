/** Who and what: players, objects and the names that earlier instructions, targets and events bound. */
import {
  EVENT_NAMES,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type Quantity,
  Zone,
  type ZoneId,
} from '@foretell/rules/ir';

/** A name bound earlier. It fits wherever objects, players, numbers or yes/no facts are asked for. */
export interface Bound {
  readonly kind: 'bound';
  readonly name: string;
}

export function ref(name: string): Bound {
  return { kind: 'bound', name };
}

/** The target of a spell or ability with one target (see `targets.ts`). */
export const target: Bound = ref('target');

/** Facts of the triggering or replaced event. */
export const thatObject: Bound = ref(EVENT_NAMES.object);
export const thatPlayer: Bound = ref(EVENT_NAMES.player);
export const thatAmount: Bound = ref(EVENT_NAMES.amount);
export const thatOther: Bound = ref(EVENT_NAMES.other);

export const you: PlayerSet = { kind: 'you' };
export const opponents: PlayerSet = { kind: 'opponents' };
export const eachPlayer: PlayerSet = { kind: 'eachPlayer' };
export const defendingPlayer: PlayerSet = { kind: 'defendingPlayer' };

export function controllerOf(what: ObjectSet): PlayerSet {
  return { kind: 'controllerOf', what };
}

export function ownerOf(what: ObjectSet): PlayerSet {
  return { kind: 'ownerOf', what };
}

/** The source of the ability, or the spell itself. */
export const self: ObjectSet = { kind: 'self' };

/** All permanents that match. */
export function permanents(filter: Filter): ObjectSet {
  return { kind: 'all', zone: Zone.Battlefield, filter };
}

/** All cards that match in the hands, graveyards or libraries of some players. */
export function cardsIn(zone: ZoneId, of: PlayerSet, filter: Filter = { kind: 'any' }): ObjectSet {
  return { kind: 'all', zone, filter, of };
}

export function topOfLibrary(of: PlayerSet, count: Quantity): ObjectSet {
  return { kind: 'topOfLibrary', of, count };
}

/** What the source Aura or Equipment is attached to. */
export const attachedObject: ObjectSet = { kind: 'attachedTo' };

/** Cards exiled by the source's linked ability (607.2a). */
export const exiledWithSource: ObjectSet = { kind: 'exiledWithSource' };

/** "The rest": the first set without the second. */
export function without(from: ObjectSet, taken: ObjectSet): ObjectSet {
  return { kind: 'minus', from, without: taken };
}

export function union(...of: ObjectSet[]): ObjectSet {
  return { kind: 'union', of };
}

/** Those of the objects that match. */
export function where(from: ObjectSet, filter: Filter): ObjectSet {
  return { kind: 'where', from, filter };
}
