/** Spells and abilities of which a part comes later: delayed triggers, permissions until another turn, additional beginning phases. */
import { type CardDefinition, CardType, type Effect, Keyword, Step } from '@foretell/rules/ir';
import {
  activated,
  addMana,
  anyColor,
  anything,
  artifact,
  battlefield,
  beginningOf,
  casts,
  cost,
  creature,
  damage,
  draw,
  eachPlayer,
  exile,
  gainLife,
  instant,
  isOther,
  lookAt,
  move,
  permit,
  ref,
  sacrificeSelf,
  sequence,
  sorcery,
  spell,
  tap,
  target,
  targetCreature,
  targetPermanent,
  targetPlayer,
  topOfLibrary,
  whenEnters,
  withDetails,
  you,
} from '../builders/index.ts';

/** "Draw a card at the beginning of the next turn's upkeep." */
const drawNextUpkeep: Effect = {
  kind: 'delayed',
  event: beginningOf(Step.Upkeep, eachPlayer),
  effect: draw(you, 1),
  once: true,
  laterTurn: true,
};

/** "Exile [target]. At the beginning of the next end step, return that card to the battlefield", perhaps with a counter. */
function goneUntilEndStep(counter?: string): Effect {
  const back = counter === undefined ? battlefield : { ...battlefield, counters: { counter, count: 1 } };
  return sequence(exile(target, 'exiled'), {
    kind: 'delayed',
    event: beginningOf(Step.EndTurn, eachPlayer),
    effect: move(ref('exiled'), back),
    once: true,
    keep: ['exiled'],
  });
}

export const laterEffects: readonly CardDefinition[] = [
  instant('Blessed Wine', '{1}{W}', spell([], sequence(gainLife(you, 1), drawNextUpkeep))),
  artifact("Mishra's Bauble", '{0}', {
    abilities: [
      activated(cost(tap, sacrificeSelf), sequence(lookAt(topOfLibrary(target, 1), 'looked'), drawNextUpkeep), {
        targets: [targetPlayer],
      }),
    ],
  }),
  withDetails(instant('Otherworldly Journey', '{1}{W}', spell([targetCreature], goneUntilEndStep('+1/+1'))), {
    subtypes: ['Arcane'],
  }),
  creature('Glimmerpoint Stag', '{2}{W}{W}', {
    power: 3,
    toughness: 3,
    subtypes: ['Elk'],
    keywords: Keyword.Vigilance,
    abilities: [whenEnters(goneUntilEndStep(), { targets: [targetPermanent(isOther)] })],
  }),
  instant(
    'Reality Ripple',
    '{1}{U}',
    spell([targetPermanent({ kind: 'type', types: CardType.Artifact | CardType.Creature | CardType.Land })], {
      kind: 'phaseOut',
      what: target,
    }),
  ),
  instant(
    'Slip Out the Back',
    '{U}',
    spell(
      [targetCreature],
      sequence({ kind: 'putCounters', what: target, counter: '+1/+1', count: 1 }, { kind: 'phaseOut', what: target }),
    ),
  ),
  sorcery('Season of the Bold', '{3}{R}{R}', {
    kind: 'spell',
    targets: [],
    effect: sequence(),
    modes: {
      min: 0,
      max: 5,
      repeat: true,
      options: [
        {
          weight: 1,
          targets: [],
          effect: {
            kind: 'createTokens',
            who: you,
            token: {
              name: 'Treasure',
              colors: 0,
              types: CardType.Artifact,
              subtypes: ['Treasure'],
              power: null,
              toughness: null,
              abilities: [activated(cost(tap, sacrificeSelf), addMana(anyColor()))],
            },
            count: 1,
            tapped: true,
          },
        },
        {
          weight: 2,
          targets: [],
          effect: sequence(
            exile(topOfLibrary(you, 2), 'exiled'),
            permit(ref('exiled'), 'play', 'normal', { kind: 'untilEndOfNextTurnOf', who: you }),
          ),
        },
        {
          weight: 3,
          targets: [],
          effect: {
            kind: 'delayed',
            event: casts(you, anything),
            targets: [targetPermanent({ kind: 'type', types: CardType.Creature }, { min: 0 })],
            effect: damage(2, target),
            once: false,
            duration: { kind: 'untilEndOfNextTurnOf', who: you },
          },
        },
      ],
    },
  }),
];
