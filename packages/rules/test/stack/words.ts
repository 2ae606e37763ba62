/** Cards and abilities that the tests of casting write again and again. */
import {
  type Ability,
  type CardDefinition,
  type CardFace,
  CardType,
  type Effect,
  type Filter,
  type ObjectSet,
  type PlayerSet,
  type TargetSpec,
  Zone,
} from '../../src/ir/index.ts';
import { card, creature } from '../effects/board.ts';

export const you: PlayerSet = { kind: 'you' };
export const opponents: PlayerSet = { kind: 'opponents' };
export const everyone: PlayerSet = { kind: 'eachPlayer' };
export const any: Filter = { kind: 'any' };
export const isSelf: Filter = { kind: 'isSelf' };
export const isCreature: Filter = { kind: 'type', types: CardType.Creature };
export const itself: ObjectSet = { kind: 'self' };

export function ref(name: string): { readonly kind: 'bound'; readonly name: string } {
  return { kind: 'bound', name };
}

export function target(
  what: Filter | null,
  players: PlayerSet | null = null,
  zone: TargetSpec['zone'] = Zone.Battlefield,
): TargetSpec {
  return { name: 'target', what, zone, players, min: 1, max: 1 };
}

export function gain(amount: number): Effect {
  return { kind: 'gainLife', who: you, amount };
}

export function spellAbility(effect: Effect, ...targets: TargetSpec[]): Ability {
  return { kind: 'spell', targets, effect };
}

export function sorcery(name: string, manaCost: string | null, ...abilities: Ability[]): CardDefinition {
  return card(name, CardType.Sorcery, { manaCost, abilities });
}

export function instant(name: string, manaCost: string | null, ...abilities: Ability[]): CardDefinition {
  return card(name, CardType.Instant, { manaCost, abilities });
}

export function beast(name: string, manaCost: string, size: number, given: Partial<CardFace> = {}): CardDefinition {
  return creature(name, size, size, { manaCost, ...given });
}

export function aura(name: string, manaCost: string, ...abilities: Ability[]): CardDefinition {
  return card(name, CardType.Enchantment, { manaCost, subtypes: ['Aura'], abilities });
}

/** A card of two faces. */
export function twoFaced(
  layout: CardDefinition['layout'],
  first: CardDefinition,
  second: CardDefinition,
): CardDefinition {
  return { name: `${first.name} // ${second.name}`, layout, faces: [...first.faces, ...second.faces] };
}
