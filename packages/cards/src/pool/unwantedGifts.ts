/** Permanents that enter under an opponent's control, and abilities whose modes run out. */
import { type CardDefinition, Color, type Effect, type PlayerSet, Step, Supertype, Zone } from '@foretell/rules/ir';
import {
  activated,
  anyTarget,
  artifact,
  battlefield,
  beginningOf,
  cardsIn,
  choose,
  controllerOf,
  cost,
  creature,
  creatureToken,
  damageTarget,
  discard,
  draw,
  eachPlayer,
  enchantment,
  entersAs,
  gainLife,
  isLand,
  isSelf,
  loseLife,
  move,
  opponents,
  ownerOf,
  ref,
  restriction,
  self,
  sequence,
  tap,
  target,
  targetOpponent,
  you,
} from '../builders/index.ts';

const entersUnderOpponent = entersAs({ kind: 'underControlOf', who: opponents });

/** "[who] draws a card, then may put a land card from their hand onto the battlefield." */
function drawAndPutLand(who: PlayerSet, name: string): Effect {
  return sequence(draw(who, 1), choose(who, cardsIn(Zone.Hand, who, isLand), 0, 1, name), move(ref(name), battlefield));
}

export const unwantedGifts: readonly CardDefinition[] = [
  enchantment('Captive Audience', '{5}{B}{R}', {
    abilities: [
      entersUnderOpponent,
      {
        kind: 'triggered',
        event: beginningOf(Step.Upkeep, you),
        targets: [],
        effect: sequence(),
        modes: {
          min: 1,
          max: 1,
          unchosen: 'ever',
          options: [
            { targets: [], effect: { kind: 'setLife', who: you, amount: 4 } },
            { targets: [], effect: discard(you, 'hand') },
            {
              targets: [],
              effect: {
                kind: 'createTokens',
                who: opponents,
                token: creatureToken(Color.Black, 2, 2, ['Zombie']),
                count: 5,
              },
            },
          ],
        },
      },
    ],
  }),
  enchantment('Demonic Pact', '{2}{B}{B}', {
    abilities: [
      {
        kind: 'triggered',
        event: beginningOf(Step.Upkeep, you),
        targets: [],
        effect: sequence(),
        modes: {
          min: 1,
          max: 1,
          unchosen: 'ever',
          options: [
            { targets: [anyTarget()], effect: sequence(damageTarget(4), gainLife(you, 4)) },
            { targets: [targetOpponent], effect: discard(target, 2) },
            { targets: [], effect: draw(you, 2) },
            { targets: [], effect: { kind: 'loseGame', who: you } },
          ],
        },
      },
    ],
  }),
  creature('Xantcha, Sleeper Agent', '{1}{B}{R}', {
    supertypes: Supertype.Legendary,
    power: 5,
    toughness: 5,
    subtypes: ['Phyrexian', 'Minion'],
    abilities: [
      entersUnderOpponent,
      restriction({ kind: 'mustAttack', what: isSelf }),
      restriction({ kind: 'cantAttack', what: isSelf, defenders: ownerOf(self) }),
      {
        kind: 'activated',
        cost: cost('{3}'),
        targets: [],
        effect: sequence(loseLife(controllerOf(self), 2), draw(you, 1)),
        activator: eachPlayer,
      },
    ],
  }),
  artifact('Pendant of Prosperity', '{3}', {
    abilities: [
      entersUnderOpponent,
      activated(cost('{2}', tap), sequence(drawAndPutLand(you, 'yours'), drawAndPutLand(ownerOf(self), 'theirs'))),
    ],
  }),
];
