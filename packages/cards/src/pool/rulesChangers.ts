/** Permanents that change what players may do: searches, casting, taxes, hexproof players, the opening hand. */
import {
  type Ability,
  type CardDefinition,
  type Filter,
  Keyword,
  type ObjectSet,
  Step,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  affects,
  allOf,
  allowance,
  anything,
  artifact,
  basePowerToughness,
  beginningOf,
  cardsIn,
  cost,
  costChange,
  creature,
  dies,
  eachPlayer,
  enchantment,
  entersAs,
  exile,
  found,
  hand,
  has,
  instant,
  isArtifact,
  isCreature,
  isNoncreature,
  isNonland,
  isOther,
  isToken,
  loseLife,
  may,
  move,
  not,
  opponents,
  ownedBy,
  permanentsHave,
  putCounters,
  replacement,
  restriction,
  ruleThisTurn,
  sacrifice,
  search,
  self,
  sequence,
  shuffle,
  spell,
  thatPlayer,
  union,
  whenEnters,
  whenever,
  you,
  youControl,
} from '../builders/index.ts';

/** "If this card is in your opening hand, you may begin the game with it on the battlefield." */
const mayStartOnBattlefield: Ability = {
  kind: 'static',
  effect: { kind: 'allowance', allowance: { kind: 'startOnBattlefield', exileFromHand: 0 } },
  zone: Zone.Hand,
};

function spellsCostMore(filter: Filter): Ability {
  return costChange({ who: eachPlayer, what: 'spell', filter, increase: cost('{1}') });
}

const everyOtherZone = [Zone.Library, Zone.Hand, Zone.Graveyard, Zone.Stack, Zone.Exile, Zone.Command];

export const rulesChangers: readonly CardDefinition[] = [
  creature('Aven Mindcensor', '{2}{W}', {
    power: 2,
    toughness: 1,
    subtypes: ['Bird', 'Wizard'],
    keywords: Keyword.Flash | Keyword.Flying,
    abilities: [replacement({ kind: 'search', who: opponents, topOnly: 4 })],
  }),
  creature('Leonin Arbiter', '{1}{W}', {
    power: 2,
    toughness: 2,
    subtypes: ['Cat', 'Cleric'],
    abilities: [
      {
        kind: 'static',
        effect: { kind: 'restriction', restriction: { kind: 'cantSearchLibraries', who: eachPlayer } },
        ignoreCost: cost('{2}'),
      },
    ],
  }),
  enchantment('Stranglehold', '{3}{R}', {
    abilities: [
      restriction({ kind: 'cantSearchLibraries', who: opponents }),
      restriction({ kind: 'skipsExtraTurns', who: opponents }),
    ],
  }),
  creature('Ob Nixilis, Unshackled', '{4}{B}{B}', {
    supertypes: Supertype.Legendary,
    power: 4,
    toughness: 4,
    subtypes: ['Demon'],
    keywords: Keyword.Flying | Keyword.Trample,
    abilities: [
      whenever(
        { kind: 'searchesLibrary', who: opponents },
        sequence(sacrifice(thatPlayer, isCreature), loseLife(thatPlayer, 10)),
      ),
      whenever(dies(allOf(isOther, isCreature)), putCounters(self, '+1/+1')),
    ],
  }),
  creature('Maralen of the Mornsong', '{1}{B}{B}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 3,
    subtypes: ['Elf', 'Wizard'],
    abilities: [
      restriction({ kind: 'cantDrawMoreThan', who: eachPlayer, count: 0 }),
      whenever(
        beginningOf(Step.Draw, eachPlayer),
        sequence(
          loseLife(thatPlayer, 3),
          search(anything, { who: thatPlayer }),
          move(found, hand),
          shuffle(thatPlayer),
        ),
      ),
    ],
  }),
  creature("Cosi's Trickster", '{U}', {
    power: 1,
    toughness: 1,
    subtypes: ['Merfolk', 'Wizard'],
    abilities: [whenever({ kind: 'shuffles', who: opponents }, may(you, putCounters(self, '+1/+1')))],
  }),
  creature('Thalia, Guardian of Thraben', '{1}{W}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 1,
    subtypes: ['Human', 'Soldier'],
    keywords: Keyword.FirstStrike,
    abilities: [spellsCostMore(isNoncreature)],
  }),
  artifact('Sphere of Resistance', '{2}', { abilities: [spellsCostMore(anything)] }),
  enchantment('Rule of Law', '{2}{W}', {
    abilities: [restriction({ kind: 'castLimit', who: eachPlayer, spells: anything, count: 1 })],
  }),
  creature('Teferi, Mage of Zhalfir', '{2}{U}{U}{U}', {
    supertypes: Supertype.Legendary,
    power: 3,
    toughness: 4,
    subtypes: ['Human', 'Wizard'],
    keywords: Keyword.Flash,
    abilities: [
      affects(
        union(...everyOtherZone.map((zone): ObjectSet => cardsIn(zone, you, allOf(isCreature, ownedBy(you))))),
        has(Keyword.Flash),
      ),
      restriction({ kind: 'castOnlyAsSorcery', who: opponents, spells: anything }),
    ],
  }),
  artifact('Vedalken Orrery', '{4}', {
    abilities: [allowance({ kind: 'castAsThoughFlash', who: you, spells: anything })],
  }),
  enchantment('Leyline of Anticipation', '{2}{U}{U}', {
    abilities: [mayStartOnBattlefield, allowance({ kind: 'castAsThoughFlash', who: you, spells: anything })],
  }),
  enchantment('Leyline of Sanctity', '{2}{W}{W}', {
    abilities: [mayStartOnBattlefield, restriction({ kind: 'playerHexproof', who: you })],
  }),
  enchantment('Leyline of the Void', '{2}{B}{B}', {
    abilities: [
      mayStartOnBattlefield,
      replacement({
        kind: 'moves',
        what: allOf(ownedBy(opponents), not(isToken)),
        to: Zone.Graveyard,
        outcome: { kind: 'goTo', zone: Zone.Exile },
      }),
    ],
  }),
  enchantment('Rest in Peace', '{1}{W}', {
    abilities: [
      whenEnters(exile(cardsIn(Zone.Graveyard, eachPlayer))),
      replacement({
        kind: 'moves',
        what: anything,
        to: Zone.Graveyard,
        outcome: { kind: 'goTo', zone: Zone.Exile },
      }),
    ],
  }),
  artifact('Null Rod', '{2}', {
    abilities: [restriction({ kind: 'cantActivate', what: isArtifact, exceptMana: false })],
  }),
  artifact('Pithing Needle', '{1}', {
    abilities: [
      entersAs({ kind: 'chooseName', filter: anything }),
      restriction({ kind: 'cantActivate', what: { kind: 'chosenNameOfSource' }, exceptMana: true }),
    ],
  }),
  creature('Meddling Mage', '{W}{U}', {
    power: 2,
    toughness: 2,
    subtypes: ['Human', 'Wizard'],
    abilities: [
      entersAs({ kind: 'chooseName', filter: isNonland }),
      restriction({ kind: 'cantCast', who: eachPlayer, spells: { kind: 'chosenNameOfSource' } }),
    ],
  }),
  instant(
    'Silence',
    '{W}',
    spell(
      [],
      ruleThisTurn({
        kind: 'restriction',
        restriction: { kind: 'cantCast', who: opponents, spells: anything },
      }),
    ),
  ),
  enchantment('Humility', '{2}{W}{W}', {
    abilities: [permanentsHave(isCreature, { kind: 'loseAllAbilities' }, basePowerToughness(1, 1))],
  }),
  enchantment('Doubling Season', '{4}{G}', {
    abilities: [
      replacement({ kind: 'createTokens', who: you, times: 2 }),
      replacement({ kind: 'putCounters', what: youControl, byEffect: true, times: 2 }),
    ],
  }),
];
