/** Creatures that mutate (702.140). */
import { type Ability, type CardDefinition, type Effect, Keyword, type Quantity } from '@foretell/rules/ir';
import {
  cost,
  creature,
  draw,
  gainLife,
  isSelf,
  loseLife,
  opponents,
  putCounters,
  self,
  sequence,
  whenever,
  you,
} from '../builders/index.ts';

/** The keyword, and what happens whenever the creature mutates. */
function mutating(mana: string, effect: Effect): Ability[] {
  return [
    { kind: 'keyword', keyword: 'mutate', cost: cost(mana) },
    whenever({ kind: 'performs', action: 'mutate', what: isSelf }, effect),
  ];
}

const timesMutated: Quantity = { kind: 'timesMutated', of: self };

export const mutatingCreatures: readonly CardDefinition[] = [
  creature('Dreamtail Heron', '{4}{U}', {
    power: 3,
    toughness: 4,
    subtypes: ['Elemental', 'Bird'],
    keywords: Keyword.Flying,
    abilities: mutating('{3}{U}', draw(you, 1)),
  }),
  creature('Vulpikeet', '{3}{W}', {
    power: 2,
    toughness: 3,
    subtypes: ['Fox', 'Bird'],
    keywords: Keyword.Flying,
    abilities: mutating('{2}{W}', putCounters(self, '+1/+1')),
  }),
  creature('Insatiable Hemophage', '{3}{B}', {
    power: 3,
    toughness: 3,
    subtypes: ['Nightmare'],
    keywords: Keyword.Deathtouch,
    abilities: mutating('{2}{B}', sequence(loseLife(opponents, timesMutated), gainLife(you, timesMutated))),
  }),
];
