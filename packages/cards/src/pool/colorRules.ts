/** Permanents that change the colours of everything, and what mana may be spent on. */
import { type Ability, type CardDefinition, CardType, type Change, type ObjectSet, Zone } from '@foretell/rules/ir';
import {
  affects,
  allowance,
  anyColor,
  anything,
  artifact,
  becomesAlso,
  cardsIn,
  creature,
  eachPlayer,
  entersAs,
  hasAbility,
  landYouControl,
  permanentsHave,
  tapFor,
  union,
} from '../builders/index.ts';

const everyOtherZone = [Zone.Library, Zone.Hand, Zone.Graveyard, Zone.Stack, Zone.Exile, Zone.Command];

/** "All cards that aren't on the battlefield, spells, and permanents are …" */
function everything(change: Change): readonly Ability[] {
  return [
    affects(union(...everyOtherZone.map((zone): ObjectSet => cardsIn(zone, eachPlayer))), change),
    permanentsHave(anything, change),
  ];
}

const anyColorMana = hasAbility(tapFor(anyColor()));

export const colorRules: readonly CardDefinition[] = [
  artifact('Mycosynth Lattice', '{6}', {
    abilities: [
      permanentsHave(anything, becomesAlso(CardType.Artifact)),
      ...everything({ kind: 'setColors', colors: 0 }),
      allowance({ kind: 'spendManaAs', manaAs: 'anyColor', who: eachPlayer, spells: anything }),
    ],
  }),
  creature("Painter's Servant", '{2}', {
    alsoTypes: CardType.Artifact,
    power: 1,
    toughness: 3,
    subtypes: ['Scarecrow'],
    abilities: [entersAs({ kind: 'chooseColor' }), ...everything({ kind: 'addChosenColor' })],
  }),
  artifact('Chromatic Lantern', '{3}', {
    abilities: [permanentsHave(landYouControl, anyColorMana), tapFor(anyColor())],
  }),
  creature('Joiner Adept', '{1}{G}', {
    power: 2,
    toughness: 1,
    subtypes: ['Elf', 'Druid'],
    abilities: [permanentsHave(landYouControl, anyColorMana)],
  }),
];
