/** Permanents that let players pay something else, or nothing, rather than mana costs (118.9). */
import {
  type Allowance,
  type CardDefinition,
  CardType,
  type Filter,
  Keyword,
  Step,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  allowance,
  anything,
  artifact,
  beginningOf,
  cost,
  costChange,
  countersOn,
  creature,
  enchantment,
  isArtifact,
  putCounters,
  self,
  whenever,
  withManaValue,
  you,
} from '../builders/index.ts';

function insteadOfMana(payment: Extract<Allowance, { kind: 'alternativeCost' }>['cost'], spells: Filter = anything) {
  return { kind: 'alternativeCost', who: you, spells, cost: payment } as const;
}

const fiveColors = allowance(insteadOfMana(cost('{W}{U}{B}{R}{G}')));

export const costsInstead: readonly CardDefinition[] = [
  enchantment('Omniscience', '{7}{U}{U}{U}', {
    abilities: [allowance({ ...insteadOfMana('free'), from: Zone.Hand })],
  }),
  artifact('Fist of Suns', '{3}', { abilities: [fiveColors] }),
  creature('Jodah, Archmage Eternal', '{1}{U}{R}{W}', {
    supertypes: Supertype.Legendary,
    power: 4,
    toughness: 3,
    subtypes: ['Human', 'Wizard'],
    keywords: Keyword.Flying,
    abilities: [fiveColors],
  }),
  enchantment('As Foretold', '{2}{U}', {
    abilities: [
      whenever(beginningOf(Step.Upkeep, you), putCounters(self, 'time')),
      allowance({
        ...insteadOfMana(cost('{0}'), withManaValue('<=', countersOn('time', self))),
        oncePerTurn: true,
      }),
    ],
  }),
  creature('Etherium Sculptor', '{1}{U}', {
    alsoTypes: CardType.Artifact,
    power: 1,
    toughness: 2,
    subtypes: ['Vedalken', 'Artificer'],
    abilities: [costChange({ who: you, what: 'spell', filter: isArtifact, reduceGeneric: 1 })],
  }),
];
