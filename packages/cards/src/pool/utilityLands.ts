/** Lands that make many colours or much mana. */
import { type CardDefinition, Keyword, type ManaRestriction, Supertype, Zone } from '@foretell/rules/ir';
import {
  activated,
  addMana,
  allOf,
  anyColor,
  both,
  combinationOf,
  commanderColor,
  compare,
  cost,
  couldProduce,
  count,
  countersOn,
  creatureYouControl,
  damagePlayers,
  entersAs,
  entersTapped,
  exists,
  ifThen,
  isArtifact,
  isCreature,
  isLand,
  isSelf,
  land,
  landYouControl,
  mana,
  manaAbility,
  notTrue,
  ofSubtype,
  oneOf,
  opponentControls,
  payLife,
  permanents,
  permanentsHave,
  putCounters,
  removing,
  sacrificeSelf,
  self,
  sequence,
  tap,
  tapFor,
  whenEnters,
  whenever,
  x,
  you,
  youControl,
} from '../builders/index.ts';

const forCreatureSpells: ManaRestriction = { on: isCreature, spellsOnly: true };
const forChosenCreatures: ManaRestriction = {
  on: allOf(isCreature, { kind: 'chosenTypeOfSource' }),
  spellsOnly: true,
  cantBeCountered: true,
};
const forColorlessEldrazi: ManaRestriction = {
  on: allOf({ kind: 'colorless' }, ofSubtype('Eldrazi')),
  spellsOnly: false,
};
const landsOpponentsControl = permanents(allOf(isLand, opponentControls));
const landsYouControl = permanents(landYouControl);

/** {C}, or more with both other lands of the set. */
function urzaLand(name: string, subtype: string, together: string, ...others: readonly string[]): CardDefinition {
  const haveOthers = others.map((other) =>
    exists(permanents(allOf(ofSubtype("Urza's"), ofSubtype(other), youControl))),
  );
  const produce = ifThen(both(...haveOthers), addMana(mana(together)), addMana(mana('{C}')));
  return land(name, { subtypes: ["Urza's", subtype], abilities: [activated(cost(tap), produce)] });
}

export const utilityLands: readonly CardDefinition[] = [
  land('City of Brass', {
    abilities: [whenever({ kind: 'becomesTapped', what: isSelf }, damagePlayers(1, you)), tapFor(anyColor())],
  }),
  land('Mana Confluence', { abilities: [manaAbility(cost(tap, payLife(1)), anyColor())] }),
  land('Command Tower', { abilities: [tapFor(commanderColor)] }),
  land('Reflecting Pool', { abilities: [tapFor(couldProduce(landsYouControl, 'type'))] }),
  land('Exotic Orchard', { abilities: [tapFor(couldProduce(landsOpponentsControl, 'color'))] }),
  land('Meteor Crater', { abilities: [tapFor({ kind: 'colorsOf', what: permanents(youControl), amount: 1 })] }),
  land('Ancient Tomb', {
    abilities: [activated(cost(tap), sequence(addMana(mana('{C}{C}')), damagePlayers(2, you)))],
  }),
  land('Crystal Vein', {
    abilities: [tapFor(mana('{C}')), manaAbility(cost(tap, sacrificeSelf), mana('{C}{C}'))],
  }),
  land("Gaea's Cradle", {
    supertypes: Supertype.Legendary,
    abilities: [tapFor(mana('{G}', count(permanents(creatureYouControl))))],
  }),
  land('Tolarian Academy', {
    supertypes: Supertype.Legendary,
    abilities: [tapFor(mana('{U}', count(permanents(allOf(isArtifact, youControl)))))],
  }),
  land('Ancient Ziggurat', { abilities: [tapFor(anyColor(forCreatureSpells))] }),
  land('Cavern of Souls', {
    abilities: [entersAs({ kind: 'chooseCreatureType' }), tapFor(mana('{C}')), tapFor(anyColor(forChosenCreatures))],
  }),
  land('Cascading Cataracts', {
    keywords: Keyword.Indestructible,
    abilities: [tapFor(mana('{C}')), manaAbility(cost('{5}', tap), combinationOf('{W}{U}{B}{R}{G}', 5))],
  }),
  land('Calciform Pools', {
    abilities: [
      tapFor(mana('{C}')),
      activated(cost('{1}', tap), putCounters(self, 'storage')),
      manaAbility(cost('{1}', removing('storage', x)), combinationOf('{W}{U}', x)),
    ],
  }),
  land('Vivid Crag', {
    abilities: [
      entersAs({ kind: 'tapped' }, { kind: 'counters', counter: 'charge', count: 2 }),
      tapFor(mana('{R}')),
      manaAbility(cost(tap, removing('charge', 1)), anyColor()),
    ],
  }),
  land('Tainted Wood', {
    abilities: [
      tapFor(mana('{C}')),
      activated(cost(tap), addMana(oneOf('{B}{G}')), {
        condition: exists(permanents(allOf(ofSubtype('Swamp'), youControl))),
      }),
    ],
  }),
  land('Crumbling Vestige', {
    abilities: [entersTapped, whenEnters(addMana(anyColor())), tapFor(mana('{C}'))],
  }),
  land('Gemstone Caverns', {
    supertypes: Supertype.Legendary,
    abilities: [
      {
        kind: 'static',
        effect: {
          kind: 'allowance',
          allowance: { kind: 'startOnBattlefield', counters: { counter: 'luck', count: 1 }, exileFromHand: 1 },
        },
        condition: notTrue({ kind: 'startingPlayer', who: you }),
        zone: Zone.Hand,
      },
      activated(
        cost(tap),
        ifThen(compare(countersOn('luck', self), '>=', 1), addMana(anyColor()), addMana(mana('{C}'))),
      ),
    ],
  }),
  land('Urborg, Tomb of Yawgmoth', {
    supertypes: Supertype.Legendary,
    abilities: [permanentsHave(isLand, { kind: 'addSubtypes', subtypes: ['Swamp'] })],
  }),
  urzaLand("Urza's Mine", 'Mine', '{C}{C}', 'Power-Plant', 'Tower'),
  urzaLand("Urza's Power Plant", 'Power-Plant', '{C}{C}', 'Mine', 'Tower'),
  urzaLand("Urza's Tower", 'Tower', '{C}{C}{C}', 'Mine', 'Power-Plant'),
  land('Eldrazi Temple', {
    abilities: [tapFor(mana('{C}')), tapFor({ kind: 'fixed', mana: [5, 5], spend: forColorlessEldrazi })],
  }),
];
