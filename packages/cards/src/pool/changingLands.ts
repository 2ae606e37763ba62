/** Lands of two kinds of mana by choice, and permanents that become lands. */
import { type CardDefinition, CardType, Color, Supertype } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  artifact,
  becomesAlso,
  cost,
  count,
  creature,
  creatureYouControl,
  endOfTurn,
  entersAs,
  entersTapped,
  isToken,
  land,
  landYouControl,
  not,
  ofType,
  permanents,
  permanentsHave,
  self,
  tapFor,
  target,
  targetPermanent,
} from '../builders/index.ts';

const landsYouControl = count(permanents(landYouControl));

export const changingLands: readonly CardDefinition[] = [
  land('Thriving Isle', {
    abilities: [
      entersTapped,
      entersAs({ kind: 'chooseColor', except: Color.Blue }),
      tapFor({ kind: 'chosenColor', amount: 1, or: [1] }),
    ],
  }),
  artifact('Mirage Mirror', '{3}', {
    abilities: [
      activated(
        cost('{2}'),
        { kind: 'becomeCopy', what: self, of: target, duration: endOfTurn },
        {
          targets: [
            targetPermanent(ofType(CardType.Artifact | CardType.Creature | CardType.Enchantment | CardType.Land)),
          ],
        },
      ),
    ],
  }),
  creature('Ashaya, Soul of the Wild', '{3}{G}{G}', {
    supertypes: Supertype.Legendary,
    power: landsYouControl,
    toughness: landsYouControl,
    subtypes: ['Elemental'],
    abilities: [permanentsHave(allOf(creatureYouControl, not(isToken)), becomesAlso(CardType.Land, 'Forest'))],
  }),
];
