/** Lands with abilities of their own: many colours, much mana, destruction, creatures. */
import {
  type CardDefinition,
  CardType,
  Color,
  type Effect,
  Keyword,
  type ManaRestriction,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  activated,
  addMana,
  allOf,
  among,
  anyColor,
  anything,
  apply,
  basePowerToughness,
  battlefield,
  becomesAlso,
  castAsThoughFlashThisTurn,
  combinationOf,
  commanderColor,
  compare,
  controllerOf,
  cost,
  couldProduce,
  count,
  countersOn,
  creature,
  creatureYouControl,
  damagePlayers,
  destroy,
  eachPlayer,
  entersAs,
  entersTapped,
  exists,
  forEachPlayer,
  found,
  gets,
  has,
  ifThen,
  isArtifact,
  isAttacking,
  isBasic,
  isBasicLand,
  isCreature,
  isLand,
  isSelf,
  land,
  landYouControl,
  mana,
  manaAbility,
  may,
  move,
  not,
  notTrue,
  ofSubtype,
  oneOf,
  opponentControls,
  payLife,
  permanents,
  permanentsHave,
  preventCombatDamage,
  putCounters,
  ref,
  removing,
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
const landsOpponentsControl = permanents(allOf(isLand, opponentControls));
const landsYouControl = permanents(landYouControl);

/** "Target permanent's controller may search for a basic land, put it onto the battlefield, then shuffle." */
const controllerMayFetchBasic: Effect = may(
  controllerOf(target),
  sequence(search(isBasicLand, { who: controllerOf(target) }), move(found, battlefield), shuffle(controllerOf(target))),
);

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
