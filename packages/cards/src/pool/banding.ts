/** Creatures that band (702.22), and what gives banding. */
import { type CardDefinition, Keyword, Supertype } from '@foretell/rules/ir';
import {
  activated,
  affects,
  allOf,
  apply,
  artifact,
  cost,
  creature,
  has,
  hasAbility,
  isCreature,
  isGreen,
  land,
  permanents,
  tap,
  target,
  targetCreature,
  youControl,
} from '../builders/index.ts';

const isLegendary = { kind: 'supertype', supertypes: Supertype.Legendary } as const;
const legendaryCreature = allOf(isLegendary, isCreature);

export const banding: readonly CardDefinition[] = [
  creature('Benalish Hero', '{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Soldier'],
    keywords: Keyword.Banding,
  }),
  creature('Mesa Pegasus', '{1}{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Pegasus'],
    keywords: Keyword.Flying | Keyword.Banding,
  }),
  artifact('Helm of Chatzuk', '{1}', {
    abilities: [activated(cost('{1}', tap), apply(target, [has(Keyword.Banding)]), { targets: [targetCreature] })],
  }),
  land("Adventurers' Guildhouse", {
    abilities: [
      affects(
        permanents(allOf(isGreen, isLegendary, isCreature, youControl)),
        hasAbility({
          kind: 'keyword',
          keyword: 'bands with other',
          what: legendaryCreature,
          label: 'legendary creatures',
        }),
      ),
    ],
  }),
];
