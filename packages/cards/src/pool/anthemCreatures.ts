/** Creatures and enchantments that make others bigger, and creatures whose triggers deal damage. */
import type { CardDefinition } from '@foretell/rules/ir';
import {
  anyTarget,
  cost,
  creature,
  creatureYouControl,
  damageTarget,
  enchantment,
  gets,
  otherCreatureYouControl,
  permanentsHave,
  whenEnters,
} from '../builders/index.ts';

export const anthemCreatures: readonly CardDefinition[] = [
  creature('Benalish Marshal', '{W}{W}{W}', {
    power: 3,
    toughness: 3,
    subtypes: ['Human', 'Knight'],
    abilities: [permanentsHave(otherCreatureYouControl, gets(1, 1))],
  }),
  creature('Sparkmage Apprentice', '{1}{R}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Wizard'],
    abilities: [whenEnters(damageTarget(1), { targets: [anyTarget()] })],
  }),
  enchantment('Lumithread Field', '{1}{W}', {
    abilities: [
      permanentsHave(creatureYouControl, gets(0, 1)),
      { kind: 'keyword', keyword: 'morph', cost: cost('{1}{W}') },
    ],
  }),
];
