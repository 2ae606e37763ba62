/** Lands with other activated abilities: they destroy, protect, become creatures. */
import { type CardDefinition, CardType, Color, Keyword } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  among,
  anything,
  apply,
  basePowerToughness,
  battlefield,
  becomesAlso,
  castAsThoughFlashThisTurn,
  controllerMayFetchBasic,
  cost,
  creature,
  destroy,
  eachPlayer,
  forEachPlayer,
  found,
  gets,
  has,
  isAttacking,
  isBasic,
  isBasicLand,
  isCreature,
  isLand,
  land,
  mana,
  move,
  not,
  ofSubtype,
  opponentControls,
  preventCombatDamage,
  ref,
  sacrificeSelf,
  search,
  self,
  sequence,
  shuffle,
  tap,
  tapFor,
  target,
  targetPermanent,
  untapThem,
} from '../builders/index.ts';

export const activeLands: readonly CardDefinition[] = [
  land('Strip Mine', {
    abilities: [
      tapFor(mana('{C}')),
      activated(cost(tap, sacrificeSelf), destroy(target), { targets: [targetPermanent(isLand)] }),
    ],
  }),
  land('Wasteland', {
    abilities: [
      tapFor(mana('{C}')),
      activated(cost(tap, sacrificeSelf), destroy(target), {
        targets: [targetPermanent(allOf(isLand, not(isBasic)))],
      }),
    ],
  }),
  land('Ghost Quarter', {
    abilities: [
      tapFor(mana('{C}')),
      activated(cost(tap, sacrificeSelf), sequence(destroy(target), controllerMayFetchBasic), {
        targets: [targetPermanent(isLand)],
      }),
    ],
  }),
  land('Field of Ruin', {
    abilities: [
      tapFor(mana('{C}')),
      activated(
        cost('{2}', tap, sacrificeSelf),
        sequence(
          destroy(target),
          forEachPlayer(
            eachPlayer,
            'searcher',
            sequence(search(isBasicLand, { who: ref('searcher') }), move(found, battlefield), shuffle(ref('searcher'))),
          ),
        ),
        { targets: [targetPermanent(allOf(isLand, not(isBasic), opponentControls))] },
      ),
    ],
  }),
  land('Maze of Ith', {
    abilities: [
      activated(
        cost(tap),
        sequence(
          untapThem(target),
          preventCombatDamage(anything, among(target), null),
          preventCombatDamage(among(target), anything, eachPlayer),
        ),
        { targets: [targetPermanent(allOf(isCreature, isAttacking))] },
      ),
    ],
  }),
  land("Alchemist's Refuge", {
    abilities: [tapFor(mana('{C}')), activated(cost('{G}{U}', tap), castAsThoughFlashThisTurn(anything))],
  }),
  land('Winding Canyons', {
    abilities: [tapFor(mana('{C}')), activated(cost('{2}', tap), castAsThoughFlashThisTurn(isCreature))],
  }),
  land("Mishra's Factory", {
    abilities: [
      tapFor(mana('{C}')),
      activated(
        cost('{1}'),
        apply(self, [becomesAlso(CardType.Artifact | CardType.Creature, 'Assembly-Worker'), basePowerToughness(2, 2)]),
      ),
      activated(cost(tap), apply(target, [gets(1, 1)]), {
        targets: [targetPermanent(allOf(isCreature, ofSubtype('Assembly-Worker')))],
      }),
    ],
  }),
  land('Mutavault', {
    abilities: [
      tapFor(mana('{C}')),
      activated(
        cost('{1}'),
        apply(self, [becomesAlso(CardType.Creature), { kind: 'everyCreatureType' }, basePowerToughness(2, 2)]),
      ),
    ],
  }),
  land('Inkmoth Nexus', {
    abilities: [
      tapFor(mana('{C}')),
      activated(
        cost('{1}'),
        apply(self, [
          becomesAlso(CardType.Artifact | CardType.Creature, 'Phyrexian', 'Blinkmoth'),
          basePowerToughness(1, 1),
          has(Keyword.Flying | Keyword.Infect),
        ]),
      ),
    ],
  }),
  creature('Dryad Arbor', null, {
    alsoTypes: CardType.Land,
    colors: Color.Green,
    power: 1,
    toughness: 1,
    subtypes: ['Forest', 'Dryad'],
  }),
];
