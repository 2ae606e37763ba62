/** Extra turns and combats (500.7, 500.8). */
import { type CardDefinition, Keyword, Step, Zone } from '@foretell/rules/ir';
import {
  allOf,
  apply,
  attacks,
  beginningOf,
  both,
  castOnly,
  cost,
  creature,
  creatureYouControl,
  entwine,
  has,
  instant,
  isCreature,
  isSelf,
  move,
  ownedBy,
  paid,
  permanents,
  sequence,
  sorcery,
  spell,
  target,
  targetInGraveyard,
  targetPlayer,
  turnOf,
  untapThem,
  whenever,
  you,
} from '../builders/index.ts';

export const turnsAndCombats: readonly CardDefinition[] = [
  sorcery('Time Walk', '{1}{U}', spell([], { kind: 'extraTurn', who: you })),
  sorcery('Time Warp', '{3}{U}{U}', spell([targetPlayer], { kind: 'extraTurn', who: target })),
  sorcery(
    'Relentless Assault',
    '{2}{R}{R}',
    spell(
      [],
      sequence(untapThem(permanents(allOf(isCreature, { kind: 'attackedThisTurn' }))), {
        kind: 'extraCombat',
        main: true,
      }),
    ),
  ),
  instant(
    'Savage Beating',
    '{3}{R}{R}',
    castOnly(both(turnOf(you), { kind: 'duringCombat' })),
    entwine(cost('{1}{R}')),
    {
      kind: 'spell',
      targets: [],
      effect: sequence(),
      modes: {
        min: 1,
        max: 1,
        instead: { condition: paid('entwine'), min: 2, max: 2 },
        options: [
          { targets: [], effect: apply(permanents(creatureYouControl), [has(Keyword.DoubleStrike)]) },
          {
            targets: [],
            effect: sequence(untapThem(permanents(creatureYouControl)), { kind: 'extraCombat', main: false }),
          },
        ],
      },
    },
  ),
  creature('Sphinx of the Second Sun', '{6}{U}{U}', {
    power: 6,
    toughness: 6,
    subtypes: ['Sphinx'],
    keywords: Keyword.Flying,
    abilities: [whenever(beginningOf(Step.PostcombatMain, you), { kind: 'extraBeginning' })],
  }),
  creature('Yore-Tiller Nephilim', '{W}{U}{B}{R}', {
    power: 2,
    toughness: 2,
    subtypes: ['Nephilim'],
    abilities: [
      whenever(attacks(isSelf), move(target, { zone: Zone.Battlefield, tapped: true, attacking: true }), {
        targets: [targetInGraveyard(allOf(isCreature, ownedBy(you)))],
      }),
    ],
  }),
];
