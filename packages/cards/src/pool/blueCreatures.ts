/** Blue and blue-red creatures with abilities. */
import { type CardDefinition, Color, Keyword, Step, Supertype, Zone } from '@foretell/rules/ir';
import {
  activated,
  anyTarget,
  anything,
  beginningOf,
  cardsIn,
  casts,
  choose,
  controllerOf,
  cost,
  costChange,
  counter,
  createTokens,
  creature,
  creatureToken,
  damageTarget,
  discard,
  draw,
  entersOrAttacks,
  evoke,
  exists,
  ifThen,
  isInstantOrSorcery,
  isNonland,
  isSelf,
  lookAt,
  may,
  move,
  opponents,
  ref,
  returnToHand,
  reveal,
  self,
  sequence,
  staysTapped,
  tap,
  tapThem,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  thatOther,
  topOfLibrary,
  twoFaced,
  unlessPays,
  whenEnters,
  whenever,
  where,
  you,
} from '../builders/index.ts';

const drake = creatureToken(Color.Blue, 2, 2, ['Drake'], { keywords: Keyword.Flying });

export const blueCreatures: readonly CardDefinition[] = [
  creature('Prodigal Sorcerer', '{2}{U}', {
    power: 1,
    toughness: 1,
    subtypes: ['Human', 'Wizard', 'Sorcerer'],
    abilities: [activated(cost(tap), damageTarget(1), { targets: [anyTarget()] })],
  }),
  creature('Merfolk Looter', '{1}{U}', {
    power: 1,
    toughness: 1,
    subtypes: ['Merfolk', 'Rogue'],
    abilities: [activated(cost(tap), sequence(draw(you, 1), discard(you, 1)))],
  }),
  creature("Man-o'-War", '{2}{U}', {
    power: 2,
    toughness: 2,
    subtypes: ['Jellyfish'],
    abilities: [whenEnters(returnToHand(target), { targets: [targetCreature] })],
  }),
  creature('Wall of Frost', '{1}{U}{U}', {
    power: 0,
    toughness: 7,
    subtypes: ['Wall'],
    keywords: Keyword.Defender,
    abilities: [whenever({ kind: 'blocks', what: isSelf }, staysTapped(thatOther))],
  }),
  creature('Wall of Denial', '{1}{W}{U}', {
    power: 0,
    toughness: 8,
    subtypes: ['Wall'],
    keywords: Keyword.Defender | Keyword.Flying | Keyword.Shroud,
  }),
  creature('Vendilion Clique', '{1}{U}{U}', {
    supertypes: Supertype.Legendary,
    power: 3,
    toughness: 1,
    subtypes: ['Faerie', 'Wizard'],
    keywords: Keyword.Flash | Keyword.Flying,
    abilities: [
      whenEnters(
        sequence(
          lookAt(cardsIn(Zone.Hand, target), 'looked'),
          choose(you, where(ref('looked'), isNonland), 0, 1, 'chosen'),
          ifThen(
            exists(ref('chosen')),
            sequence(
              reveal(ref('chosen'), 'revealed'),
              move(ref('revealed'), { zone: Zone.Library, position: 'bottom' }),
              draw(target, 1),
            ),
          ),
        ),
        { targets: [targetPlayer] },
      ),
    ],
  }),
  creature('Mulldrifter', '{4}{U}', {
    power: 2,
    toughness: 2,
    subtypes: ['Elemental'],
    keywords: Keyword.Flying,
    abilities: [whenEnters(draw(you, 2)), evoke(cost('{2}{U}'))],
  }),
  creature('Talrand, Sky Summoner', '{2}{U}{U}', {
    supertypes: Supertype.Legendary,
    power: 2,
    toughness: 2,
    subtypes: ['Merfolk', 'Wizard'],
    abilities: [whenever(casts(you, isInstantOrSorcery), createTokens(drake))],
  }),
  creature('Goblin Electromancer', '{U}{R}', {
    power: 2,
    toughness: 2,
    subtypes: ['Goblin', 'Wizard'],
    abilities: [costChange({ who: you, what: 'spell', filter: isInstantOrSorcery, reduceGeneric: 1 })],
  }),
  twoFaced(
    'transforming',
    creature('Delver of Secrets', '{U}', {
      power: 1,
      toughness: 1,
      subtypes: ['Human', 'Wizard'],
      abilities: [
        whenever(
          beginningOf(Step.Upkeep, you),
          sequence(
            lookAt(topOfLibrary(you, 1), 'looked'),
            may(
              you,
              sequence(
                reveal(ref('looked'), 'revealed'),
                ifThen(
                  { kind: 'matches', what: ref('revealed'), filter: isInstantOrSorcery },
                  { kind: 'transform', what: self },
                ),
              ),
            ),
          ),
        ),
      ],
    }),
    creature('Insectile Aberration', null, {
      colors: Color.Blue,
      power: 3,
      toughness: 2,
      subtypes: ['Human', 'Insect'],
      keywords: Keyword.Flying,
    }),
  ),
  creature('Consecrated Sphinx', '{4}{U}{U}', {
    power: 4,
    toughness: 6,
    subtypes: ['Sphinx'],
    keywords: Keyword.Flying,
    abilities: [whenever({ kind: 'draws', who: opponents }, may(you, draw(you, 2)))],
  }),
  creature('Frost Titan', '{4}{U}{U}', {
    power: 6,
    toughness: 6,
    subtypes: ['Giant'],
    abilities: [
      whenever(
        { kind: 'becomesTarget', what: isSelf, by: opponents },
        unlessPays(controllerOf(thatOther), cost('{2}'), counter(thatOther)),
      ),
      whenever(entersOrAttacks, sequence(tapThem(target), staysTapped(target)), {
        targets: [targetPermanent(anything)],
      }),
    ],
  }),
];
