/** Spells that creatures, artifacts or other players help to pay for (702.51, 702.126, 702.132), and creatures that bring helpers. */
import { type Ability, type CardDefinition, CardType, Color, Keyword, type TokenDescription } from '@foretell/rules/ir';
import {
  allOf,
  anyTarget,
  cost,
  createTokens,
  creature,
  creatureToken,
  damageTarget,
  destroy,
  draw,
  instant,
  isCreature,
  mana,
  manaAbility,
  sacrificeSelf,
  sorcery,
  spell,
  target,
  targetPermanent,
  whenEnters,
  withDetails,
  withPower,
  you,
} from '../builders/index.ts';

/** A 0/1 colourless Eldrazi Spawn creature token with "Sacrifice this token: Add {C}." */
const eldraziSpawn: TokenDescription = {
  ...creatureToken(0, 0, 1, ['Eldrazi', 'Spawn']),
  abilities: [manaAbility(cost(sacrificeSelf), mana('{C}'))],
};

const assist: Ability = { kind: 'keyword', keyword: 'assist' };

export const helpedSpells: readonly CardDefinition[] = [
  creature('Halo Hopper', '{3}', {
    alsoTypes: CardType.Artifact,
    power: 3,
    toughness: 2,
    subtypes: ['Frog'],
    keywords: Keyword.Convoke,
  }),
  withDetails(
    instant(
      'Scatter the Seeds',
      '{3}{G}{G}',
      spell([], createTokens(creatureToken(Color.Green, 1, 1, ['Saproling']), 3)),
    ),
    { keywords: Keyword.Convoke },
  ),
  withDetails(instant('Stoke the Flames', '{2}{R}{R}', spell([anyTarget()], damageTarget(4))), {
    keywords: Keyword.Convoke,
  }),
  withDetails(sorcery('Reverse Engineer', '{3}{U}{U}', spell([], draw(you, 3))), { keywords: Keyword.Improvise }),
  creature("Emrakul's Hatcher", '{4}{R}', {
    power: 3,
    toughness: 3,
    subtypes: ['Eldrazi', 'Drone'],
    abilities: [whenEnters(createTokens(eldraziSpawn, 3))],
  }),
  creature('Nest Invader', '{1}{G}', {
    power: 2,
    toughness: 2,
    subtypes: ['Eldrazi', 'Drone'],
    abilities: [whenEnters(createTokens(eldraziSpawn))],
  }),
  creature('Charging Binox', '{7}{G}', {
    power: 7,
    toughness: 5,
    subtypes: ['Beast'],
    keywords: Keyword.Trample,
    abilities: [assist],
  }),
  sorcery(
    'Bring Down',
    '{3}{W}',
    assist,
    spell([targetPermanent(allOf(isCreature, withPower('>=', 4)))], destroy(target)),
  ),
];
