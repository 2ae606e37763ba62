/** Enchantments that add to, multiply or change the mana of other permanents (106.12). */
import { type Ability, type CardDefinition, type ManaProduction, Step } from '@foretell/rules/ir';
import {
  addMana,
  allOf,
  anyColor,
  anything,
  artifact,
  aura,
  beginningOf,
  casts,
  chosenColor,
  controllerOf,
  cost,
  costChange,
  couldProduce,
  countersOn,
  creatureYouControl,
  draw,
  eachPlayer,
  enchant,
  enchantment,
  entersAs,
  gets,
  isAttachedObject,
  isBasic,
  isCreature,
  isLand,
  mana,
  manaAbility,
  not,
  ofSubtype,
  permanentsHave,
  producedType,
  putCounters,
  ref,
  replacement,
  sacrificeThese,
  sacrificing,
  self,
  sequence,
  tappedForMana,
  thatObject,
  thatPlayer,
  unlessPays,
  whenever,
  you,
} from '../builders/index.ts';

/** "Whenever a player taps a land for mana, that player adds one mana of any type that land produced." */
const everyLandMakesMore = whenever(tappedForMana(isLand, eachPlayer), addMana(producedType, thatPlayer));
const yourLandsMakeMore = whenever(tappedForMana(isLand, you), addMana(producedType));

/** "Whenever enchanted land is tapped for mana, its controller adds an additional …" */
function enchantedLandAdds(extra: ManaProduction): Ability {
  return whenever(tappedForMana(isAttachedObject, eachPlayer), addMana(extra, controllerOf(thatObject)));
}

export const manaEnchantments: readonly CardDefinition[] = [
  aura('Wild Growth', '{G}', enchant(isLand), enchantedLandAdds(mana('{G}'))),
  aura('Fertile Ground', '{1}{G}', enchant(isLand), enchantedLandAdds(anyColor())),
  aura('Overgrowth', '{2}{G}', enchant(isLand), enchantedLandAdds(mana('{G}{G}'))),
  aura(
    'Utopia Sprawl',
    '{G}',
    enchant(ofSubtype('Forest')),
    entersAs({ kind: 'chooseColor' }),
    enchantedLandAdds(chosenColor),
  ),
  enchantment('Vernal Bloom', '{3}{G}', {
    abilities: [
      whenever(tappedForMana(ofSubtype('Forest'), eachPlayer), addMana(mana('{G}'), controllerOf(thatObject))),
    ],
  }),
  enchantment('Mana Flare', '{2}{R}', { abilities: [everyLandMakesMore] }),
  enchantment('Heartbeat of Spring', '{2}{G}', { abilities: [everyLandMakesMore] }),
  enchantment("Mirari's Wake", '{3}{G}{W}', {
    abilities: [permanentsHave(creatureYouControl, gets(1, 1)), yourLandsMakeMore],
  }),
  enchantment('Zendikar Resurgent', '{5}{G}{G}', {
    abilities: [yourLandsMakeMore, whenever(casts(you, isCreature), draw(you, 1))],
  }),
  enchantment('Mana Reflection', '{4}{G}{G}', {
    abilities: [replacement({ kind: 'produceMana', what: anything, who: you, outcome: { kind: 'times', factor: 2 } })],
  }),
  enchantment('Contamination', '{2}{B}', {
    abilities: [
      whenever(beginningOf(Step.Upkeep, you), unlessPays(you, cost(sacrificing(isCreature)), sacrificeThese(self))),
      replacement({
        kind: 'produceMana',
        what: isLand,
        who: eachPlayer,
        outcome: { kind: 'become', type: 2, amount: 1 },
      }),
    ],
  }),
  enchantment('Ritual of Subdual', '{4}{G}{G}', {
    abilities: [
      // Cumulative upkeep {2} (702.24).
      whenever(
        beginningOf(Step.Upkeep, you),
        sequence(
          putCounters(self, 'age'),
          unlessPays(
            you,
            [{ kind: 'genericMana', amount: { kind: 'times', of: countersOn('age', self), by: 2 } }],
            sacrificeThese(self),
          ),
        ),
      ),
      replacement({ kind: 'produceMana', what: isLand, who: eachPlayer, outcome: { kind: 'become', type: 5 } }),
    ],
  }),
  enchantment('Squandered Resources', '{B}{G}', {
    abilities: [manaAbility(cost(sacrificing(isLand, 1, 'sacrificed')), couldProduce(ref('sacrificed'), 'type'))],
  }),
  enchantment('Blood Moon', '{2}{R}', {
    abilities: [permanentsHave(allOf(isLand, not(isBasic)), { kind: 'setLandTypes', subtypes: ['Mountain'] })],
  }),
  artifact('Damping Sphere', '{2}', {
    abilities: [
      replacement({
        kind: 'produceMana',
        what: isLand,
        who: eachPlayer,
        atLeast: 2,
        outcome: { kind: 'become', type: 5, amount: 1 },
      }),
      costChange({
        who: eachPlayer,
        what: 'spell',
        filter: anything,
        increase: [{ kind: 'genericMana', amount: { kind: 'spellsCastThisTurn', of: thatPlayer } }],
      }),
    ],
  }),
];
