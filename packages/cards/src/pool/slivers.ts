/** Slivers: each gives all of them what it has. */
import { type Ability, type CardDefinition, type Change, Keyword } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  anyColor,
  anything,
  cost,
  creature,
  destroy,
  gets,
  has,
  hasAbility,
  isCreature,
  ofSubtype,
  payLife,
  permanentsHave,
  returnToHand,
  sacrificeSelf,
  self,
  tapFor,
  target,
  targetPermanent,
} from '../builders/index.ts';

const isSliver = ofSubtype('Sliver');
const subtypes = ['Sliver'];

function allSlivers(...changes: Change[]): readonly Ability[] {
  return [permanentsHave(isSliver, ...changes)];
}

function allSliverCreatures(...changes: Change[]): readonly Ability[] {
  return [permanentsHave(allOf(isSliver, isCreature), ...changes)];
}

export const slivers: readonly CardDefinition[] = [
  creature('Muscle Sliver', '{1}{G}', { power: 1, toughness: 1, subtypes, abilities: allSliverCreatures(gets(1, 1)) }),
  creature('Sinew Sliver', '{1}{W}', { power: 1, toughness: 1, subtypes, abilities: allSliverCreatures(gets(1, 1)) }),
  creature('Winged Sliver', '{1}{U}', {
    power: 1,
    toughness: 1,
    subtypes,
    abilities: allSliverCreatures(has(Keyword.Flying)),
  }),
  creature('Heart Sliver', '{1}{R}', {
    power: 1,
    toughness: 1,
    subtypes,
    abilities: allSliverCreatures(has(Keyword.Haste)),
  }),
  creature('Crystalline Sliver', '{W}{U}', {
    power: 2,
    toughness: 2,
    subtypes,
    abilities: allSlivers(has(Keyword.Shroud)),
  }),
  creature('Gemhide Sliver', '{1}{G}', {
    power: 1,
    toughness: 1,
    subtypes,
    abilities: allSlivers(hasAbility(tapFor(anyColor()))),
  }),
  creature('Hibernation Sliver', '{U}{B}', {
    power: 2,
    toughness: 2,
    subtypes,
    abilities: allSlivers(hasAbility(activated(cost(payLife(2)), returnToHand(self)))),
  }),
  creature('Necrotic Sliver', '{1}{W}{B}', {
    power: 2,
    toughness: 2,
    subtypes,
    abilities: allSlivers(
      hasAbility(activated(cost('{3}', sacrificeSelf), destroy(target), { targets: [targetPermanent(anything)] })),
    ),
  }),
];
