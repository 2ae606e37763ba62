/** IR that these tests write again and again. */
import {
  CardType,
  type Condition,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  Zone,
  type ZoneId,
} from '../../src/ir/index.ts';
import { card, creature } from '../effects/board.ts';

export const you: PlayerSet = { kind: 'you' };
export const opponents: PlayerSet = { kind: 'opponents' };
export const everyone: PlayerSet = { kind: 'eachPlayer' };
export const anything: Filter = { kind: 'any' };
export const isCreature: Filter = { kind: 'type', types: CardType.Creature };
export const isLand: Filter = { kind: 'type', types: CardType.Land };

export function ref(name: string): ObjectSet {
  return { kind: 'bound', name };
}

export function refPlayer(name: string): PlayerSet {
  return { kind: 'bound', name };
}

export function top(of: PlayerSet, count: number): ObjectSet {
  return { kind: 'topOfLibrary', of, count };
}

export function all(zone: ZoneId, of?: PlayerSet, filter: Filter = anything): ObjectSet {
  return of === undefined ? { kind: 'all', zone, filter } : { kind: 'all', zone, filter, of };
}

export function sequence(...of: Effect[]): Effect {
  return { kind: 'sequence', of };
}

export function ifThen(condition: Condition, then: Effect): Effect {
  return { kind: 'if', condition, then };
}

export function toHand(what: ObjectSet): Effect {
  return { kind: 'move', what, to: { zone: Zone.Hand } };
}

/** Cards without abilities. */
export const PLAIN = [
  creature('bear', 2, 2),
  creature('wolf', 3, 2),
  creature('ox', 1, 4),
  card('forest', CardType.Land, { subtypes: ['Forest'] }),
  card('island', CardType.Land, { subtypes: ['Island'] }),
  card('relic', CardType.Artifact),
  card('song', CardType.Enchantment),
];
