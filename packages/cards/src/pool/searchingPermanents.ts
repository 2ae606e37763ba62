/** Creatures and enchantments that search a library (701.23). */
import { type CardDefinition, CardType, type Effect, type Filter, Keyword } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  anyNumber,
  anything,
  artifact,
  battlefield,
  battlefieldTapped,
  bottomInAnyOrder,
  cost,
  creature,
  discarding,
  draw,
  enchantment,
  exile,
  found,
  hand,
  isBasicLand,
  isCreature,
  may,
  move,
  named,
  ofSubtype,
  ofType,
  ref,
  reveal,
  sacrificeSelf,
  search,
  sequence,
  shuffle,
  tap,
  target,
  targetPlayer,
  topInAnyOrder,
  topOfLibrary,
  whenDies,
  whenEnters,
  where,
  withManaValue,
  without,
  withPower,
  you,
} from '../builders/index.ts';

/** "Search for [filter] card, reveal it, put it into your hand, then shuffle." */
function revealedToHand(filter: Filter): Effect {
  return sequence(search(filter, { reveal: true }), move(found, hand), shuffle(you));
}

const basicOntoBattlefieldTapped: Effect = sequence(search(isBasicLand), move(found, battlefieldTapped), shuffle(you));

export const searchingPermanents: readonly CardDefinition[] = [
  creature('Sakura-Tribe Elder', '{1}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Snake', 'Shaman'],
    abilities: [activated(cost(sacrificeSelf), basicOntoBattlefieldTapped)],
  }),
  creature('Trinket Mage', '{2}{U}', {
    power: 2,
    toughness: 2,
    subtypes: ['Human', 'Wizard'],
    abilities: [whenEnters(may(you, revealedToHand(allOf(ofType(CardType.Artifact), withManaValue('<=', 1)))))],
  }),
  creature('Solemn Simulacrum', '{4}', {
    alsoTypes: CardType.Artifact,
    power: 2,
    toughness: 2,
    subtypes: ['Golem'],
    abilities: [whenEnters(may(you, basicOntoBattlefieldTapped)), whenDies(may(you, draw(you, 1)))],
  }),
  creature('Squadron Hawk', '{1}{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Bird'],
    keywords: Keyword.Flying,
    abilities: [
      whenEnters(
        may(
          you,
          sequence(search(named('Squadron Hawk'), { min: 0, max: 3, reveal: true }), move(found, hand), shuffle(you)),
        ),
      ),
    ],
  }),
  creature('Fauna Shaman', '{1}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Elf', 'Shaman'],
    abilities: [activated(cost('{G}', tap, discarding(isCreature)), revealedToHand(isCreature))],
  }),
  enchantment('Survival of the Fittest', '{1}{G}', {
    abilities: [activated(cost('{G}', discarding(isCreature)), revealedToHand(isCreature))],
  }),
  creature('Wood Elves', '{2}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Elf', 'Scout'],
    abilities: [whenEnters(sequence(search(ofSubtype('Forest')), move(found, battlefield), shuffle(you)))],
  }),
  creature('Farhaven Elf', '{2}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Elf', 'Druid'],
    abilities: [whenEnters(may(you, basicOntoBattlefieldTapped))],
  }),
  creature('Fierce Empath', '{2}{G}', {
    power: 1,
    toughness: 1,
    subtypes: ['Elf'],
    abilities: [whenEnters(may(you, revealedToHand(allOf(isCreature, withManaValue('>=', 6)))))],
  }),
  creature("Heliod's Pilgrim", '{2}{W}', {
    power: 1,
    toughness: 2,
    subtypes: ['Human', 'Cleric'],
    abilities: [whenEnters(may(you, revealedToHand(ofSubtype('Aura'))))],
  }),
  artifact("Jester's Cap", '{4}', {
    abilities: [
      activated(
        cost('{2}', tap, sacrificeSelf),
        sequence(search(anything, { libraries: target, min: 3, max: 3 }), exile(found), shuffle(target)),
        { targets: [targetPlayer] },
      ),
    ],
  }),
  creature('Imperial Recruiter', '{2}{R}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Advisor'],
    abilities: [whenEnters(revealedToHand(allOf(isCreature, withPower('<=', 2))))],
  }),
  creature('Recruiter of the Guard', '{2}{W}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Soldier'],
    abilities: [whenEnters(may(you, revealedToHand(allOf(isCreature, { kind: 'toughness', op: '<=', value: 2 }))))],
  }),
  creature('Goblin Matron', '{2}{R}', {
    power: 1,
    toughness: 1,
    subtypes: ['Goblin'],
    abilities: [whenEnters(may(you, revealedToHand(ofSubtype('Goblin'))))],
  }),
  creature('Goblin Recruiter', '{1}{R}', {
    power: 1,
    toughness: 1,
    subtypes: ['Goblin'],
    abilities: [
      whenEnters(
        sequence(
          search(ofSubtype('Goblin'), { min: 0, max: anyNumber, reveal: true }),
          shuffle(you),
          move(found, topInAnyOrder),
        ),
      ),
    ],
  }),
  creature('Goblin Ringleader', '{3}{R}', {
    power: 2,
    toughness: 2,
    subtypes: ['Goblin'],
    keywords: Keyword.Haste,
    abilities: [
      whenEnters(
        sequence(
          reveal(topOfLibrary(you, 4), 'revealed'),
          { kind: 'let', as: 'goblins', objects: where(ref('revealed'), ofSubtype('Goblin')) },
          move(ref('goblins'), hand),
          move(without(ref('revealed'), ref('goblins')), bottomInAnyOrder),
        ),
      ),
    ],
  }),
];
