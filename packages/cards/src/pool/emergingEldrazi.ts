/** Creatures that emerge from others (702.119), with something as they are cast. */
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Cost,
  type Effect,
  Keyword,
  type TargetSpec,
} from '@foretell/rules/ir';
import {
  anything,
  casts,
  cost,
  creature,
  destroy,
  draw,
  isSelf,
  may,
  ofType,
  tapThem,
  target,
  targetPermanent,
  whenever,
  you,
} from '../builders/index.ts';

function emerge(payment: Cost): Ability {
  return { kind: 'keyword', keyword: 'emerge', cost: payment };
}

function whenCast(effect: Effect, ...targets: TargetSpec[]): Ability {
  return whenever(casts(you, isSelf), effect, { targets });
}

export const emergingEldrazi: readonly CardDefinition[] = [
  creature('Elder Deep-Fiend', '{8}', {
    power: 5,
    toughness: 6,
    subtypes: ['Eldrazi', 'Octopus'],
    keywords: Keyword.Flash,
    abilities: [emerge(cost('{5}{U}{U}')), whenCast(tapThem(target), targetPermanent(anything, { min: 0, max: 4 }))],
  }),
  creature('Wretched Gryff', '{7}', {
    power: 3,
    toughness: 4,
    subtypes: ['Eldrazi', 'Hippogriff'],
    keywords: Keyword.Flying,
    abilities: [emerge(cost('{5}{U}')), whenCast(draw(you, 1))],
  }),
  creature('Mockery of Nature', '{9}', {
    power: 6,
    toughness: 5,
    subtypes: ['Eldrazi', 'Beast'],
    abilities: [
      emerge(cost('{7}{G}')),
      whenCast(may(you, destroy(target)), targetPermanent(ofType(CardType.Artifact | CardType.Enchantment))),
    ],
  }),
];
