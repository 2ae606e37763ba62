/** Split cards (709) and adventures (715). */
import { type Ability, type CardDefinition, CardType, Color, Keyword, Zone } from '@foretell/rules/ir';
import {
  activated,
  allOf,
  anyTarget,
  anything,
  controllerOf,
  cost,
  createTokens,
  creature,
  creatureToken,
  damage,
  damagePlayers,
  damageTarget,
  destroy,
  draw,
  eachPlayer,
  instant,
  isArtifact,
  isCreature,
  isEnchantment,
  isNonland,
  isSelf,
  isSpell,
  loseLife,
  move,
  not,
  ofType,
  opponentControls,
  opponents,
  ownedBy,
  restriction,
  returnToHand,
  ruleThisTurn,
  sacrifice,
  sequence,
  sorcery,
  spell,
  tap,
  tapThem,
  target,
  targetCreature,
  targetInGraveyard,
  targetPermanent,
  targetPlayer,
  thatObject,
  thatOther,
  twoFaced,
  whenDies,
  whenever,
  withDetails,
  withKeyword,
  withPower,
  x,
  you,
  youControl,
} from '../builders/index.ts';

const FUSE: Ability = { kind: 'keyword', keyword: 'fuse' };

function split(first: CardDefinition, second: CardDefinition): CardDefinition {
  return twoFaced('split', first, second);
}

/** A creature and its adventure. */
function adventure(main: CardDefinition, tale: CardDefinition): CardDefinition {
  return twoFaced('adventure', main, withDetails(tale, { subtypes: ['Adventure'] }));
}

export const splitAndAdventureCards: readonly CardDefinition[] = [
  split(
    instant(
      'Fire',
      '{1}{R}',
      spell([anyTarget({ min: 1, max: 2, divide: { amount: 2, name: 'shares' } })], {
        kind: 'dividedDamage',
        targets: 'target',
        amounts: 'shares',
      }),
    ),
    instant('Ice', '{1}{U}', spell([targetPermanent(anything)], sequence(tapThem(target), draw(you, 1)))),
  ),
  split(
    instant('Dead', '{R}', spell([targetCreature], damage(2, target))),
    instant('Gone', '{2}{R}', spell([targetPermanent(allOf(isCreature, not(youControl)))], returnToHand(target))),
  ),
  split(
    sorcery('Assault', '{R}', spell([anyTarget()], damageTarget(2))),
    sorcery('Battery', '{3}{G}', spell([], createTokens(creatureToken(Color.Green, 3, 3, ['Elephant'])))),
  ),
  split(
    instant('Wear', '{1}{R}', spell([targetPermanent(isArtifact)], destroy(target)), FUSE),
    instant('Tear', '{W}', spell([targetPermanent(isEnchantment)], destroy(target)), FUSE),
  ),
  split(
    instant('Far', '{1}{U}', spell([targetCreature], returnToHand(target)), FUSE),
    instant('Away', '{2}{B}', spell([targetPlayer], sacrifice(target, isCreature)), FUSE),
  ),
  // The second half is castable only from the graveyard (702.127); the layout says so.
  twoFaced(
    'aftermath',
    sorcery('Cut', '{1}{R}', spell([targetCreature], damage(4, target))),
    sorcery('Ribbons', '{X}{B}{B}', spell([], loseLife(opponents, x))),
  ),
  adventure(
    creature('Brazen Borrower', '{1}{U}{U}', {
      power: 3,
      toughness: 1,
      subtypes: ['Faerie', 'Rogue'],
      keywords: Keyword.Flash | Keyword.Flying,
      abilities: [restriction({ kind: 'canBlockOnly', what: isSelf, attackers: withKeyword(Keyword.Flying) })],
    }),
    instant(
      'Petty Theft',
      '{1}{U}',
      spell([targetPermanent(allOf(isNonland, opponentControls))], returnToHand(target)),
    ),
  ),
  adventure(
    creature('Murderous Rider', '{1}{B}{B}', {
      power: 2,
      toughness: 3,
      subtypes: ['Zombie', 'Knight'],
      keywords: Keyword.Lifelink,
      abilities: [whenDies(move(thatObject, { zone: Zone.Library, position: 'bottom' }))],
    }),
    instant(
      'Swift End',
      '{1}{B}{B}',
      spell(
        [targetPermanent(ofType(CardType.Creature | CardType.Planeswalker))],
        sequence(destroy(target), loseLife(you, 2)),
      ),
    ),
  ),
  adventure(
    creature('Foulmire Knight', '{B}', {
      power: 1,
      toughness: 1,
      subtypes: ['Zombie', 'Knight'],
      keywords: Keyword.Deathtouch,
    }),
    instant('Profane Insight', '{2}{B}', spell([], sequence(draw(you, 1), loseLife(you, 1)))),
  ),
  adventure(
    creature('Order of Midnight', '{1}{B}', {
      power: 2,
      toughness: 2,
      subtypes: ['Human', 'Knight'],
      keywords: Keyword.Flying,
      abilities: [restriction({ kind: 'cantBlock', what: isSelf })],
    }),
    sorcery('Alter Fate', '{1}{B}', spell([targetInGraveyard(allOf(isCreature, ownedBy(you)))], returnToHand(target))),
  ),
  adventure(
    creature('Giant Killer', '{W}', {
      power: 1,
      toughness: 2,
      subtypes: ['Human', 'Peasant'],
      abilities: [activated(cost('{1}{W}', tap), tapThem(target), { targets: [targetCreature] })],
    }),
    instant('Chop Down', '{2}{W}', spell([targetPermanent(allOf(isCreature, withPower('>=', 4)))], destroy(target))),
  ),
  adventure(
    creature('Ardenvale Tactician', '{1}{W}{W}', {
      power: 2,
      toughness: 3,
      subtypes: ['Human', 'Knight'],
      keywords: Keyword.Flying,
    }),
    instant('Dizzying Swoop', '{1}{W}', spell([targetPermanent(isCreature, { min: 0, max: 2 })], tapThem(target))),
  ),
  adventure(
    creature('Bonecrusher Giant', '{2}{R}', {
      power: 4,
      toughness: 3,
      subtypes: ['Giant'],
      abilities: [
        whenever(
          { kind: 'becomesTarget', what: isSelf, by: eachPlayer, source: isSpell },
          damagePlayers(2, controllerOf(thatOther)),
        ),
      ],
    }),
    instant(
      'Stomp',
      '{1}{R}',
      spell(
        [anyTarget()],
        sequence(ruleThisTurn({ kind: 'restriction', restriction: { kind: 'cantPreventDamage' } }), damageTarget(2)),
      ),
    ),
  ),
];
