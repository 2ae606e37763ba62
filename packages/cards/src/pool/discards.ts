/** Spells that attack hands. */
import { type CardDefinition, CardType, Zone } from '@foretell/rules/ir';
import {
  allOf,
  cardsIn,
  choose,
  controllerOf,
  creature,
  damageTarget,
  discard,
  discardYouChoose,
  exiledWithSource,
  isNonland,
  isSelf,
  leavesBattlefield,
  loseLife,
  not,
  ofType,
  ref,
  returnToHand,
  reveal,
  sequence,
  sorcery,
  spell,
  target,
  targetOpponent,
  targetPlayer,
  targetPlayerOrPlaneswalker,
  whenEnters,
  whenever,
  where,
  withManaValue,
  x,
  you,
} from '../builders/index.ts';

export const discards: readonly CardDefinition[] = [
  sorcery('Mind Rot', '{2}{B}', spell([targetPlayer], discard(target, 2))),
  sorcery(
    'Hymn to Tourach',
    '{B}{B}',
    spell([targetPlayer], { kind: 'discard', who: target, count: 2, atRandom: true }),
  ),
  sorcery('Mind Twist', '{X}{B}', spell([targetPlayer], { kind: 'discard', who: target, count: x, atRandom: true })),
  sorcery(
    'Duress',
    '{B}',
    spell([targetOpponent], discardYouChoose(target, not(ofType(CardType.Creature | CardType.Land)))),
  ),
  sorcery(
    'Thoughtseize',
    '{B}',
    spell([targetPlayer], sequence(discardYouChoose(target, isNonland), loseLife(you, 2))),
  ),
  sorcery(
    'Inquisition of Kozilek',
    '{B}',
    spell([targetPlayer], discardYouChoose(target, allOf(isNonland, withManaValue('<=', 3)))),
  ),
  sorcery(
    'Blightning',
    '{1}{B}{R}',
    spell(
      [targetPlayerOrPlaneswalker],
      sequence(damageTarget(3), discard({ kind: 'union', of: [target, controllerOf(target)] }, 2)),
    ),
  ),
  creature('Tidehollow Sculler', '{W}{B}', {
    alsoTypes: CardType.Artifact,
    power: 2,
    toughness: 2,
    subtypes: ['Zombie'],
    abilities: [
      whenEnters(
        sequence(
          reveal(cardsIn(Zone.Hand, target), 'revealed'),
          choose(you, where(ref('revealed'), isNonland), 1, 1, 'chosen'),
          { kind: 'exile', what: ref('chosen'), linked: true },
        ),
        { targets: [targetOpponent] },
      ),
      whenever(leavesBattlefield(isSelf), returnToHand(exiledWithSource)),
    ],
  }),
];
