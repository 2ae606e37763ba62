/** Permanents that prevent damage, or turn it into something else. */
import {
  type Ability,
  type CardDefinition,
  CardType,
  type Effect,
  type Filter,
  Keyword,
  Supertype,
  Zone,
} from '@foretell/rules/ir';
import {
  activated,
  allOf,
  anything,
  controllerOf,
  cost,
  creature,
  creatureOpponentControls,
  creatureYouControl,
  draw,
  eachPlayer,
  enchantment,
  endOfTurn,
  isOther,
  isRed,
  isSelf,
  move,
  protectionFrom,
  prowess,
  putCounters,
  ref,
  replacement,
  sacrificeSelf,
  self,
  sequence,
  thatAmount,
  thatObject,
  thatOther,
  thatPlayer,
  whenever,
  you,
  youControl,
} from '../builders/index.ts';

/** "Prevent all damage [a source] of your choice would deal this turn", to everything or only to you, or only the next time. */
function preventFromSource(source: Filter, to: 'everything' | 'you', next = false): Effect {
  return sequence(
    { kind: 'chooseSource', who: you, filter: source, as: 'source' },
    {
      kind: 'applyReplacement',
      replacement: {
        kind: 'damage',
        source: allOf({ kind: 'among', what: ref('source') }, source),
        to: to === 'you' ? null : anything,
        players: to === 'you' ? you : eachPlayer,
        outcome: { kind: 'prevent', amount: 'all' },
      },
      duration: endOfTurn,
      ...(next ? { uses: 1 } : {}),
    },
  );
}

/** "If damage would be dealt to …, prevent that damage. Then …" */
function preventsAnd(to: Filter, then: Effect): Ability {
  return replacement({
    kind: 'damage',
    source: anything,
    to,
    players: null,
    outcome: { kind: 'prevent', amount: 'all', then },
  });
}

export const damageShields: readonly CardDefinition[] = [
  creature('Soul-Scar Mage', '{R}', {
    power: 1,
    toughness: 2,
    subtypes: ['Human', 'Wizard'],
    abilities: [
      prowess,
      replacement({
        kind: 'damage',
        source: youControl,
        to: creatureOpponentControls,
        players: null,
        combat: false,
        outcome: { kind: 'instead', effect: putCounters(thatOther, '-1/-1', thatAmount) },
      }),
    ],
  }),
  creature('Burrenton Forge-Tender', '{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Kithkin', 'Wizard'],
    abilities: [protectionFrom('red', isRed), activated(cost(sacrificeSelf), preventFromSource(isRed, 'everything'))],
  }),
  creature('Auriok Replica', '{3}', {
    alsoTypes: CardType.Artifact,
    power: 2,
    toughness: 2,
    subtypes: ['Cleric'],
    abilities: [activated(cost('{W}', sacrificeSelf), preventFromSource(anything, 'you'))],
  }),
  enchantment('Circle of Protection: Red', '{1}{W}', {
    abilities: [activated(cost('{1}'), preventFromSource(isRed, 'you', true))],
  }),
  creature('Phytohydra', '{2}{G}{W}{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Plant', 'Hydra'],
    abilities: [
      replacement({
        kind: 'damage',
        source: anything,
        to: isSelf,
        players: null,
        outcome: { kind: 'instead', effect: putCounters(self, '+1/+1', thatAmount) },
      }),
    ],
  }),
  creature('Szadek, Lord of Secrets', '{3}{U}{U}{B}{B}', {
    supertypes: Supertype.Legendary,
    power: 5,
    toughness: 5,
    subtypes: ['Vampire'],
    keywords: Keyword.Flying,
    abilities: [
      replacement({
        kind: 'damage',
        source: isSelf,
        to: null,
        players: eachPlayer,
        combat: true,
        outcome: {
          kind: 'instead',
          effect: sequence(putCounters(self, '+1/+1', thatAmount), {
            kind: 'mill',
            who: thatPlayer,
            count: thatAmount,
          }),
        },
      }),
    ],
  }),
  creature('Swans of Bryn Argoll', '{2}{W/U}{W/U}', {
    power: 4,
    toughness: 3,
    subtypes: ['Bird', 'Spirit'],
    keywords: Keyword.Flying,
    abilities: [preventsAnd(isSelf, draw(controllerOf(thatObject), thatAmount))],
  }),
  creature('Phyrexian Hydra', '{3}{G}{G}', {
    power: 7,
    toughness: 7,
    subtypes: ['Phyrexian', 'Hydra'],
    keywords: Keyword.Infect,
    abilities: [preventsAnd(isSelf, putCounters(self, '-1/-1', thatAmount))],
  }),
  creature('Vigor', '{3}{G}{G}{G}', {
    power: 6,
    toughness: 6,
    subtypes: ['Elemental', 'Incarnation'],
    keywords: Keyword.Trample,
    abilities: [
      preventsAnd(allOf(isOther, creatureYouControl), putCounters(thatOther, '+1/+1', thatAmount)),
      whenever(
        { kind: 'moves', what: isSelf, to: Zone.Graveyard },
        move(thatObject, { zone: Zone.Library, shuffle: true }),
        { zone: Zone.Graveyard },
      ),
    ],
  }),
];
